import { type Finding, type Lang, message, type Passage, type ReportCitation } from '@loccit/contract';
import { listCompared } from '../../views/excerpt.js';
import { element, type PageNode } from './element.js';
import { showHidden } from './foreign.js';

const longestCompared = 160;

/** The words of both sides that a finding is about. */
export function tellCompared(
  text: string,
  citation: ReportCitation,
  finding: Finding,
  lang: Lang,
): PageNode | undefined {
  const { claim, source } = listCompared(text, citation, finding);
  if (claim === undefined || source === undefined || claim === '' || source === '') return undefined;
  if (claim.length + source.length > longestCompared) return undefined;
  const said = message('cli.check.compared', lang, { claim, source });
  return element('p', { className: ['both'] }, showHidden(said, lang));
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The first span that findings show on a side, in code points. */
function findSpan(findings: readonly Finding[], wanted: 'claim' | 'source', within?: Span): Span | undefined {
  for (const { evidence = [] } of findings) {
    for (const { char_end: to, char_start: from, side } of evidence) {
      if (side !== wanted || from === undefined || to === undefined || to <= from) continue;
      if (within === undefined || (within.from <= from && to <= within.to)) return { from, to };
    }
  }
  return undefined;
}

function markSpan(text: string, span: Span | undefined, lang: Lang): PageNode[] {
  const characters = [...text];
  if (span === undefined || span.to > characters.length) return showHidden(text, lang);
  const part = (a: number, b?: number): PageNode[] => showHidden(characters.slice(a, b).join(''), lang);
  return [
    ...part(0, span.from),
    element('strong', { className: ['compared'] }, part(span.from, span.to)),
    ...part(span.to),
  ];
}

/** A passage in which the words that a finding shows stand out. */
export function markCompared(
  { char_start: start, text }: Passage,
  findings: readonly Finding[],
  lang: Lang,
): PageNode[] {
  const span = findSpan(findings, 'source', { from: start, to: start + [...text].length });
  return markSpan(text, span && { from: span.from - start, to: span.to - start }, lang);
}

/** A statement in which the words that a finding shows stand out. */
export const markClaimed = (text: string, findings: readonly Finding[], lang: Lang): PageNode =>
  element('bdi', { className: ['foreign'], dir: 'auto' }, markSpan(text, findSpan(findings, 'claim'), lang));
