import type { Finding, Report } from '@loccit/contract';
import { hasMessage, type Lang, type MessageKey, message } from '@loccit/contract';
import { findClosest, listSentences } from '../supporting/closest-sentence.js';

type Citation = Report['citations'][number];
type ComparedValue = NonNullable<NonNullable<Finding['compared']>['claim']>;

/** What a source says of a claim, what was compared, and what to do, for one citation that was not found to bear its claim. */
export interface Verification {
  /** The words of the source that bear most on the claim: those compared, else the passage that shares most with it. */
  readonly source_says: string;
  readonly compared: readonly ComparedWords[];
  /** What to do about each rule that spoke, once. */
  readonly correct: readonly string[];
}

interface ComparedWords {
  readonly rule: string;
  readonly claim?: string;
  readonly source?: string;
  readonly relation?: string;
}

/** Steps from a claim that fails to one that its source bears, out of what the check found; of a supported one none. */
export function verify(
  report: Report,
  citation: Citation,
  claim: string,
  lang: Lang,
): { readonly verification?: Verification } {
  if (citation.verdict === undefined || citation.verdict === 'supported') return {};
  const findings = report.findings.filter(
    (finding) => finding.citation === citation.address && finding.layer === 'support',
  );
  const told = findings.filter(({ rule }) => rule !== 'support/undecided');
  const compared = told.map(compareWords);
  const correct = new Set(
    told.map(({ rule }) => tellRemedy(rule, lang)).filter((words) => words !== undefined),
  );
  return {
    verification: {
      source_says: findBearing(citation, findings, claim),
      compared,
      correct: [...correct],
    },
  };
}

function compareWords({ compared, rule }: Finding): ComparedWords {
  const { claim, evidence, relation } = compared ?? {};
  return {
    rule,
    ...writeWords('claim', claim),
    ...writeWords('source', evidence),
    ...(relation === undefined ? {} : { relation }),
  };
}

function writeWords(side: 'claim' | 'source', value: ComparedValue | undefined) {
  const words = typeof value === 'string' ? value : value?.text;
  return words === undefined ? {} : { [side]: words };
}

/** The sentences around the words compared, as the passage has them; else those of the passage that shares most words. */
function findBearing(
  { closest, passages = [] }: Citation,
  findings: readonly Finding[],
  claim: string,
): string {
  for (const { evidence = [] } of findings) {
    for (const { char_end: end, char_start: start, side } of evidence) {
      if (side !== 'source' || start === undefined || end === undefined) continue;
      const around = passages.find(
        ({ char_end: last = -1, char_start: first = 0 }) => first <= start && end <= last,
      );
      if (around?.text === undefined) continue;
      const first = around.char_start ?? 0;
      const said = listSentences(around.text).filter(
        ({ charEnd, charStart }) => charStart < end - first && charEnd > start - first,
      );
      if (said.length > 0) return said.map(({ text }) => text).join(' ');
    }
  }
  if (closest?.text !== undefined) return closest.text;
  const sentences = passages.flatMap(({ text = '' }) => listSentences(text));
  return findClosest(claim, sentences)?.text ?? '';
}

function tellRemedy(rule: string, lang: Lang): string | undefined {
  const key = `remedy.${rule.replace('/', '.')}`;
  return hasMessage(key) ? message(key as MessageKey, lang) : undefined;
}
