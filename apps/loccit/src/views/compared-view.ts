import { type ComparedValue, type Finding, type Lang, message, type ReportCitation } from '@loccit/contract';
import { cutColumns, safeText } from '../console/terminal.js';
import { writeFigure } from './write-figure.js';

const longestValue = 60;
const longestSentence = 160;

/** What a finding of layer 3 compared with what, how the two lie to each other, and how often the check is right. */
export function tellComparison({ compared, precision }: Finding, lang: Lang): string[] {
  const said: string[] = [];
  const claim = compared?.claim === undefined ? undefined : showValue(compared.claim, lang);
  const evidence = compared?.evidence === undefined ? undefined : showValue(compared.evidence, lang);
  if (compared?.relation !== undefined) said.push(message(`support.relation.${compared.relation}`, lang));
  if (claim !== undefined && evidence !== undefined)
    said.push(message('cli.check.compared-values', lang, { claim, evidence }));
  else if (claim !== undefined) said.push(message('cli.check.compared-claim', lang, { claim }));
  if (precision !== undefined) {
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

/** Where else the words of a claim stand: in the same source, or in another one. Hints, no verdicts. */
export function tellHints({ closest }: ReportCitation, findings: readonly Finding[], lang: Lang): string[] {
  const hints: string[] = [];
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
