import {
  type Finding,
  isSourceUri,
  LAYERS,
  type Lang,
  message,
  type Outcome,
  type Passage,
  type Report,
  type ReportCitation,
  type ReportClaim,
  type SupportVerdict,
} from '@loccit/contract';
import type { TextIndex } from '@loccit/text';
import { tellHints } from '../../views/compared-view.js';
import { keepTelling, listPlaces } from '../../views/finding-view.js';
import { tellJudged } from '../../views/judged-view.js';
import { tellOpinions, tellPeople } from '../../views/opinion-view.js';
import type { ReportIndex } from '../../views/report-index.js';
import { passageOf } from '../place.js';
import { tellFinding, tellRemedy } from '../tell-finding.js';
import { markClaimed, markCompared, tellCompared } from './compared.js';
import { element, type PageNode } from './element.js';
import { foreign, showHidden } from './foreign.js';
import { linkToText, safeUrl } from './safe-url.js';
import { type Judged, judgeCitation, judgeClaim, wordOf } from './tone.js';

const mostPlaces = 20;

/** What panels of one report are made with. */
export interface PanelContext {
  readonly report: Report;
  readonly index: ReportIndex;
  readonly lang: Lang;
  /** Before every id. */
  readonly prefix: string;
  /** What was checked, where positions count in its lines. */
  readonly text?: TextIndex | undefined;
}

const OUTCOME_SIGNS: Readonly<Record<Outcome, readonly [sign: string, tone: string]>> = {
  pass: ['✓', 'good'],
  fail: ['✗', 'bad'],
  unverifiable: ['?', 'open'],
  skipped: ['–', 'open'],
  inapplicable: ['·', 'quiet'],
};

/** A word with its sign and colour. */
const badge = (tone: string, sign: string, word: string): PageNode =>
  element(
    'span',
    { className: ['badge', tone] },
    element('span', { className: ['sign'], ariaHidden: 'true' }, sign),
    ' ',
    element('span', { className: ['word'] }, word),
  );

/** An outcome as sign, word and colour. */
export function outcomeBadge(outcome: Outcome, lang: Lang): PageNode {
  const [sign, tone] = OUTCOME_SIGNS[outcome];
  return badge(tone, sign, message(`outcome.${outcome}`, lang));
}

const judgedBadge = (judged: Judged, lang: Lang): PageNode =>
  badge(judged.tone, judged.sign, wordOf(judged, lang));

/** What was found on one statement: its citations with their layers, findings and passages. */
export function describeClaim(context: PanelContext, claim: ReportClaim, inText: boolean): PageNode {
  const { index, lang, prefix, report } = context;
  const { claim_id: id } = claim;
  const judged = judgeClaim(claim, index, report);
  const own = index.findingsOnClaim(id).filter(({ citation }) => citation === undefined);
  const panel = `${prefix}${id}`;
  return element(
    'section',
    { className: ['panel'], id: panel, ariaLabelledBy: `${panel}-title`, tabIndex: -1 },
    element(
      'h3',
      { id: `${panel}-title` },
      element('span', { className: ['address'] }, id),
      ' ',
      judged === undefined
        ? badge('uncited', '!', message('cli.check.no-citation', lang))
        : judgedBadge(judged, lang),
    ),
    element(
      'blockquote',
      { className: ['statement-text'] },
      markClaimed(claim.text, index.findingsOnClaim(id), lang),
    ),
    listFindings(own, lang),
    ...index.citationsOf(id).map((citation) => describeCitation(context, claim, citation)),
    element(
      'p',
      { className: ['ways'] },
      inText
        ? element('a', { href: `#${panel}-in-text` }, message('page.back', lang))
        : message('page.not-in-text', lang),
      ' ',
      element('a', { href: `#${prefix}found` }, message('page.found', lang)),
    ),
  );
}

function describeCitation(context: PanelContext, claim: ReportClaim, citation: ReportCitation): PageNode {
  const { index, lang, prefix, report } = context;
  const { address, mark } = citation;
  const findings = keepTelling(index.findingsOnCitation(address));
  const judged = judgeCitation(citation, index.findingsOnCitation(address), report);
  const id = `${prefix}${address}`;
  const [first] = findings;
  const show = (verdict: SupportVerdict): string => message(`verdict.${verdict}`, lang);
  const passage = passageOf(citation, first);
  return element(
    'article',
    { className: ['citation', judged.tone], id, tabIndex: -1, ariaLabelledBy: `${id}-title` },
    element(
      'h4',
      { id: `${id}-title` },
      element('span', { className: ['address'] }, address),
      ' ',
      mark === undefined || mark.length > 60 ? undefined : element('code', {}, showHidden(mark, lang)),
      ' ',
      judgedBadge(judged, lang),
    ),
    element('p', { className: ['source'] }, ...describeSource(context, citation, passage)),
    ...tellJudged(citation, lang).map((said) => element('p', { className: ['both'] }, said)),
    listFindings(findings, lang, undefined, (finding) => tellCompared(claim.text, citation, finding, lang)),
    ...[
      ...tellPeople(citation, index.decisions, lang, show),
      ...tellOpinions(citation, lang, show),
      ...tellHints(claim.text, citation, findings, lang),
    ].map((said) => element('p', { className: ['both'] }, showHidden(said, lang))),
    passage === undefined ? undefined : describePassage(passage, lang, findings),
    ...describeOthers(citation, passage, lang),
    describeLayers(citation, lang),
  );
}

function describeSource(
  { lang }: PanelContext,
  citation: ReportCitation,
  passage: Passage | undefined,
): PageNode[] {
  const {
    document_id: id,
    resolved_by: by,
    source_uri: uri,
    source_version: version,
    target,
    title,
  } = citation;
  if (id === undefined) {
    const asked = safeUrl(target?.url ?? '');
    return [
      element('span', {}, message('cli.check.source-not-found', lang)),
      ...(asked === undefined ? [] : [element('span', {}, ' · '), linkTo(asked, asked, lang)]),
    ];
  }
  const url = uri !== undefined && isSourceUri(uri) ? safeUrl(uri) : undefined;
  const name = foreign(title ?? id, lang);
  const place = url === undefined || passage === undefined ? url : linkToText(url, passage.text);
  const tail = [
    version === undefined ? undefined : version,
    by === undefined
      ? undefined
      : message('cli.check.resolved-by', lang, { by: message(`resolved-by.${by}`, lang) }),
  ].filter((part) => part !== undefined);
  return [
    place === undefined ? element('strong', {}, name) : element('strong', {}, linkTo(place, name, lang)),
    element('span', { className: ['version'] }, ' ', foreign(tail.join(' · '), lang)),
    ...(uri === undefined ? [] : [element('span', { className: ['uri'] }, foreign(uri, lang))]),
  ];
}

/** A link out of the page that tells the other side nothing. */
export const linkTo = (url: string, shown: PageNode | string, lang: Lang): PageNode =>
  element(
    'a',
    { href: url, rel: ['noreferrer', 'noopener'], className: ['out'] },
    typeof shown === 'string' ? foreign(shown, lang) : shown,
  );

/** Findings with what they say and what to do. */
export function listFindings(
  findings: readonly Finding[],
  lang: Lang,
  text?: TextIndex,
  compare: (finding: Finding) => PageNode | undefined = () => undefined,
): PageNode | undefined {
  if (findings.length === 0) return undefined;
  const items = findings.map((finding) => {
    const remedy = tellRemedy(finding, lang);
    const tone = finding.outcome === 'fail' ? 'bad' : finding.outcome === 'notice' ? 'partly' : 'open';
    return element(
      'li',
      { className: [tone] },
      element('p', {}, showHidden(tellFinding(finding, lang), lang)),
      compare(finding),
      ...listPlaces(finding, text, lang)
        .slice(0, mostPlaces)
        .map((place) => element('p', { className: ['place'] }, showHidden(place, lang))),
      remedy === '' ? undefined : element('p', { className: ['remedy'] }, remedy),
      element('p', { className: ['rule'] }, element('code', {}, finding.rule)),
    );
  });
  return element('ul', { className: ['findings'] }, items);
}

/** A passage between its neighbours, what was compared marked, with its place. */
export function describePassage(passage: Passage, lang: Lang, findings: readonly Finding[] = []): PageNode {
  const {
    after = '',
    before = '',
    char_end: end,
    char_start: start,
    line,
    section_path: path = [],
  } = passage;
  const place = [
    path.join(' › '),
    line === undefined ? '' : message('cli.open.line', lang, { line }),
    message('cli.open.chars', lang, { start, end }),
  ].filter((part) => part !== '');
  return element(
    'figure',
    { className: ['passage'] },
    element(
      'blockquote',
      { dir: 'auto' },
      before.trim() === ''
        ? undefined
        : element(
            'span',
            { className: ['neighbour'] },
            `${[...before].length < start ? '…' : ''}`,
            showHidden(before, lang),
          ),
      element('mark', {}, markCompared(passage, findings, lang)),
      after.trim() === ''
        ? undefined
        : element('span', { className: ['neighbour'] }, showHidden(after.trimEnd(), lang), '…'),
    ),
    element('figcaption', {}, foreign(place.join(' · '), lang)),
  );
}

/** The other passages that were looked at, on demand. */
function describeOthers(
  { passages = [] }: ReportCitation,
  shown: Passage | undefined,
  lang: Lang,
): PageNode[] {
  const others = passages.filter((passage) => passage !== shown);
  if (others.length === 0) return [];
  const title = message('page.other-passages', lang, { count: others.length });
  return [
    element(
      'details',
      {},
      element('summary', {}, title),
      ...others.map((passage) => describePassage(passage, lang)),
    ),
  ];
}

function describeLayers({ layers }: ReportCitation, lang: Lang): PageNode {
  const items = LAYERS.map((layer) =>
    element(
      'li',
      {},
      element('span', { className: ['name'] }, message(`layer.${layer}`, lang)),
      ' ',
      outcomeBadge(layers[layer].outcome, lang),
    ),
  );
  return element('ul', { className: ['layers'], ariaLabel: message('page.layers', lang) }, items);
}
