import { type ComparedValue, type Finding, type Lang, message, type ReportCitation } from '@loccit/contract';
import { cutColumns, safeText } from '../console/terminal.js';
import { findAgreeing, listSameKind } from '../supporting/compared-figures.js';
import { writeFigure } from './write-figure.js';

const longestValue = 60;
const longestSentence = 160;
const mostAgreeing = 3;
/** Of fewer flags no share is told: one more or less would change it by more than anybody may rely on. */
const LEAST_FLAGS = 20;

/** What a finding of layer 3 compared with what, how the two lie to each other, and how often the check is right. */
export function tellComparison({ compared, precision }: Finding, lang: Lang): string[] {
  const said: string[] = [];
  const claim = compared?.claim === undefined ? undefined : showValue(compared.claim, lang);
  const evidence = compared?.evidence === undefined ? undefined : showValue(compared.evidence, lang);
  // That there is nothing to compare with is what the rule itself says.
  if (compared?.relation !== undefined && compared.relation !== 'absent')
    said.push(message(`support.relation.${compared.relation}`, lang));
  if (claim !== undefined && evidence !== undefined)
    said.push(message('cli.check.compared-values', lang, { claim, evidence }));
  else if (claim !== undefined) said.push(message('cli.check.compared-claim', lang, { claim }));
  if (precision !== undefined && precision.n >= LEAST_FLAGS) {
    const percent = `${Math.round(1000 * precision.value) / 10}%`;
    said.push(message('cli.check.precision', lang, { percent, n: precision.n }));
  }
  return said;
}

/** A figure as it was read behind the words in which it stands: `25 kg = 25 kilogram`. */
function showValue(value: ComparedValue, lang: Lang): string {
  if (typeof value === 'string') return `“${cutColumns(safeText(value), longestValue)}”`;
  const { hi_open: hiOpen, lo_open: loOpen, ...rest } = value;
  const read = writeFigure({ ...rest, loOpen, hiOpen }, lang);
  const words = value.text === undefined ? '' : `“${cutColumns(safeText(value.text), longestValue)}”`;
  return [words, read].filter((part) => part !== '').join(' = ');
}

/** What its passages state of a claim's figures, and where else its words stand. Hints, no verdicts. */
export function tellHints(
  claim: string,
  { closest, passages = [], verdict }: ReportCitation,
  findings: readonly Finding[],
  lang: Lang,
): string[] {
  const texts = passages.map(({ text }) => text);
  const hints = [
    ...findings.flatMap((finding) => tellSameKind(finding.rule, kindOf(finding), texts, lang)),
    ...(verdict === 'undecided' || verdict === 'partial'
      ? tellAgreeing(claim, texts.join('\n\n'), lang)
      : []),
  ];
  if (closest !== undefined) {
    const text = cutColumns(safeText(closest.text), longestSentence);
    hints.push(message('cli.check.closest', lang, { line: closest.line ?? 1, text }));
  }
  for (const { evidence = [], rule } of findings) {
    const [place] = rule === 'support/misattributed' ? evidence : [];
    if (place?.document_id === undefined) continue;
    const id = safeText(place.document_id);
    const title = safeText(place.title ?? place.document_id);
    const text = cutColumns(safeText(place.text ?? ''), longestSentence);
    hints.push(message('cli.check.other-source', lang, { id, title, text }));
  }
  return hints;
}

function kindOf({ compared }: Finding): string | undefined {
  return typeof compared?.claim === 'object' ? compared.claim.kind : undefined;
}

/** The figures of its kind that the evidence states, where it does not state the claim's. */
export function tellSameKind(
  rule: string,
  kind: string | undefined,
  texts: readonly string[],
  lang: Lang,
): string[] {
  if (rule !== 'support/number-absent' || kind === undefined) return [];
  const figures = listSameKind(kind, texts).map(quote);
  return figures.length === 0
    ? []
    : [message('cli.support.same-kind', lang, { figures: figures.join(lang === 'zh' ? '、' : ', ') })];
}

/** The figures of a claim that the evidence states. */
export function tellAgreeing(claim: string, evidence: string, lang: Lang): string[] {
  const pairs = findAgreeing(claim, evidence).slice(0, mostAgreeing);
  if (pairs.length === 0) return [];
  const said = pairs.map(
    ({ claim: mine, evidence: theirs }) => `${quote(mine.words)} = ${quote(theirs.words)}`,
  );
  return [message('cli.support.agreeing', lang, { pairs: said.join(lang === 'zh' ? '、' : ', ') })];
}

const quote = (words: string): string => `“${cutColumns(safeText(words), longestValue)}”`;
