import {
  type Finding,
  LAYERS,
  type Lang,
  type MessageKey,
  message,
  type Report,
  type ReportCitation,
  type ReportClaim,
} from '@loccit/contract';
import { reasonOf } from '../../views/finding-view.js';
import type { ReportIndex } from '../../views/report-index.js';

/** What a colour stands for: faithful, with reservations, wrong or not to be had, not verified. */
export type Tone = 'good' | 'partly' | 'bad' | 'open';

/** A colour with the sign and the word that say the same. */
export interface Judged {
  readonly tone: Tone;
  readonly sign: string;
  readonly word: MessageKey;
  /** From 0, worst first: one of several stands for all. */
  readonly rank: number;
}

const judged = (tone: Tone, word: MessageKey, rank: number): Judged => ({
  tone,
  sign: SIGNS[tone],
  word,
  rank,
});

/** The sign of each colour. */
export const SIGNS: Readonly<Record<Tone, string>> = { good: '✓', partly: '~', bad: '✗', open: '?' };
export const TONES: readonly Tone[] = ['bad', 'partly', 'open', 'good'];

const FAILED: Readonly<Record<(typeof LAYERS)[number], MessageKey>> = {
  structure: 'page.word.structure',
  provenance: 'page.word.provenance',
  support: 'verdict.unsupported',
  verifiability: 'page.word.verifiability',
};

/**
 * The colour of one citation.
 *
 * @remarks The table stands in docs/ci.md. Of a source that is not there nothing was verified, and nothing is held against the
 * statement; nor of one that was given and could not be read, or of which nobody can tell which is meant.
 */
export function judgeCitation(
  citation: ReportCitation,
  findings: readonly Finding[],
  report: Report,
): Judged {
  const { layers, verdict } = citation;
  const failed = LAYERS.find((layer) => layers[layer].outcome === 'fail');
  if (failed !== undefined && failed !== 'support') return judged('bad', FAILED[failed], 0);
  const unknown = findings.find(({ rule }) => rule === 'provenance/unknown-source');
  if (unknown !== undefined)
    return report.scope.anchors.length > 0 && reasonOf(unknown) === ''
      ? judged('open', 'page.word.unobtainable', 2)
      : judged('open', 'page.word.open', 2);
  if (verdict === 'partial') return judged('partly', 'verdict.partial', 1);
  if (failed !== undefined)
    return judged('bad', verdict === 'contradicted' ? 'verdict.contradicted' : FAILED.support, 0);
  const isOpen = LAYERS.some((layer) => ['skipped', 'unverifiable'].includes(layers[layer].outcome));
  if (verdict !== 'supported' || isOpen) return judged('open', 'page.word.open', 2);
  return hasReservation(findings)
    ? judged('partly', 'page.word.reserved', 3)
    : judged('good', 'verdict.supported', 4);
}

/**
 * The colour of a statement: the worst of what was found on it and of its citations; undefined where it has none and owes none.
 */
export function judgeClaim(claim: ReportClaim, index: ReportIndex, report: Report): Judged | undefined {
  const own = index.findingsOnClaim(claim.claim_id).filter(({ citation }) => citation === undefined);
  const failing = own.find(({ outcome }) => outcome === 'fail');
  const cited = index
    .citationsOf(claim.claim_id)
    .map((citation) => judgeCitation(citation, index.findingsOnCitation(citation.address), report));
  const [worst] = cited.sort((a, b) => a.rank - b.rank);
  if (failing !== undefined && failing.layer !== 'support') {
    const word =
      failing.rule === 'structure/missing-citation' ? 'cli.check.no-citation' : FAILED[failing.layer];
    return judged('bad', word, 0);
  }
  if (worst === undefined) return undefined;
  if (worst.rank === 0) return worst;
  if (failing !== undefined)
    return claim.verdict === 'partial'
      ? judged('partly', 'verdict.partial', 1)
      : judged('bad', FAILED.support, 0);
  return worst.tone === 'good' && hasReservation(own) ? judged('partly', 'page.word.reserved', 3) : worst;
}

const hasReservation = (findings: readonly Finding[]): boolean =>
  findings.some(({ outcome, severity }) => outcome === 'notice' && severity !== 'note');

/** The word of a judgement. */
export const wordOf = ({ word }: Judged, lang: Lang): string => message(word, lang);
