import type { NumberAtom } from './number-atom.js';

const LABEL =
  /\b(?:room|section|sect\.|table|figure|fig\.|chapter|ch\.|clause|article|art\.|page|p\.|pp\.|step|version|ver\.|v|release|type|level|line|gate|platform|bus|route|flight|no\.|number|nr\.|rule|item|row|column|appendix|annex|part|phase|class|model|form|issue|bug|ticket|channel|suite|building|block|unit|volume|vol\.|rfc|iso|ext\.|extension|port|id|question|example|note|layer|episode|season|grade)[ \u00a0]$/i;
const NO_NAME = new Set(
  (
    'a about above after all almost an and approximately are around as at before below between but by costs each every exactly ' +
    'for from have he her his i if in is it its just last least less like more most nearly next no not of on only or our over ' +
    'per roughly she since so some than that the their then there these they this those to under until up was we were when ' +
    'with within you your these both another any first second third takes took take refunds allow pay add wait total sum ' +
    'maximum minimum monday tuesday wednesday thursday friday saturday sunday january february march april may june july ' +
    'august september october november december usd eur gbp rmb cny hkd jpy us'
  ).split(' '),
);

/** Whether the digits at an atom name something rather than count: versions, rooms, phones, dates gone wrong. */
export function isIdentifier(folded: string, atom: NumberAtom): boolean {
  if (atom.script !== 'digits') return false;
  const before = folded.slice(Math.max(0, atom.start - 24), atom.start);
  const after = folded.slice(atom.end, atom.end + 8);
  if (atom.lo === undefined) return true;
  if (/[A-Za-z_#§№/\\@]$/.test(before) && !/(?:RMB|CNY|USD|EUR|GBP|HKD|NTD|JPY)$/.test(before)) return true;
  if (/[A-Za-z0-9]-$/.test(before) && !/(?:^|[^\d-])\d[\d.,]{0,9}-$/.test(before)) return true;
  if (/\d[-/]$/.test(before) && atom.text.length > 1 && atom.text.startsWith('0') && !atom.text.includes('.'))
    return true;
  if (/^(?:-\d[\d.,]*){2}/.test(after) || /\d-\d[\d.,]*-$/.test(before) || /^[/\\_]\d/.test(after))
    return true;
  // 10·24 names a day by its figures.
  if (/\d·$/.test(before) || /^·\d/.test(after)) return true;
  if (/^-0\d/.test(after) || (atom.text.length > 1 && /^0\d/.test(atom.text))) return true;
  return (
    followsLabel(before) ||
    /(?:第|号|编号|版本|版|型号) ?$/.test(before) ||
    /^ ?(?:号(?!码)|版(?!本)|年代)/.test(after)
  );
}

/** Whether a text ends with a word that has a number for its name (`Room `). */
export const followsLabel = (before: string): boolean => LABEL.test(before);

/** Whether a number without unit follows a name (`Python 3.13`, `Windows 11`). */
export function followsName(folded: string, atom: NumberAtom): boolean {
  if (atom.script !== 'digits') return false;
  const before = folded.slice(Math.max(0, atom.start - 32), atom.start);
  const name = /(?<![A-Za-z])([A-Z][A-Za-z+#.]*)[ \u00a0]$/.exec(before)?.[1];
  if (name === undefined || NO_NAME.has(name.toLowerCase())) return false;
  const decimals = atom.text.includes('.');
  const next = /^ ([a-z]+)/.exec(folded.slice(atom.end, atom.end + 24))?.[1];
  return (
    decimals ||
    next === undefined ||
    !/s$/.test(next) ||
    /^(?:is|was|has|does|supports|runs|adds|needs)$/.test(next)
  );
}

/** Whether the digits are a citation mark, a list number or a note sign, which state nothing. */
export function isMark(folded: string, atom: NumberAtom): boolean {
  if (atom.script !== 'digits') return false;
  const before = folded.slice(Math.max(0, atom.start - 16), atom.start);
  const after = folded.slice(atom.end, atom.end + 16);
  if (/\[(?:\d{1,4}[,，;\s–-]{1,2})*$/.test(before) && /^(?:[,，;\s–-]{1,2}\d{1,4})*\]/.test(after))
    return true;
  if (atom.text.length > 3 || !/^\d+$/.test(atom.text)) return false;
  if (/\($/.test(before) && /^\)/.test(after)) return true;
  return (
    /(?:^|\n)[ \t]{0,3}$/.test(before) &&
    (atom.start <= 3 || before.includes('\n')) &&
    /^(?:[.)][ \t]|、)/.test(after)
  );
}
