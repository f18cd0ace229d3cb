import type { BracketContext, BracketForm } from './bracket-form.js';
import type { MarkItem } from './mark.js';

/** A range that names more numbers than this is a fault, not a list. */
export const MAX_RANGE_LENGTH = 100;

const SEPARATOR = '[,;，；、]';
const DASH = '[-‐‑‒–—―−－﹣﹘~～]';
const ITEM = `\\d{1,4}(?:\\s{0,3}${DASH}{1,2}\\s{0,3}\\d{1,4})?`;
const MARK = new RegExp(`^\\s{0,3}${ITEM}(?:\\s{0,3}${SEPARATOR}\\s{0,3}${ITEM})*\\s{0,3}$`, 'u');
const SPLIT = new RegExp(`\\s*${SEPARATOR}\\s*`, 'u');
const RANGE = new RegExp(`^(\\d{1,4})\\s*${DASH}{1,2}\\s*(\\d{1,4})$`, 'u');

/** What makes the two numbers behind it an interval, whatever entries there are. */
const INTERVAL_BEFORE =
  /(?:[∈∉⊂⊆]|\\in|\b(?:intervals?|range|CI|CrI|IQR)(?:\sof)?|区间|區間|范围|範圍|置信区间|属于|屬於)[\s:：=是为為(（]{0,3}$/iu;
/** What makes two numbers that no entries bear an interval: a variable "in", or a statistic with its figure. */
const LIKELY_INTERVAL_BEFORE =
  /(?:(?:^|[\s(（,，])\p{L}\s+in|\b(?:values?|numbers?|scores?|weights?)\s+in|\b(?:HR|OR|RR|SMD|MD|mean|median|average|β|M|Mdn)(?:\sof|\swas|\sis)?[\s,:=]{0,3}[-−]?\d+(?:\.\d+)?%?,?)\s+$/u;

/** Behind the bracket of `[3]rotaxane` and before that of `benzo[1,2]`: names of compounds, not marks. */
const CHEMICAL_AFTER =
  /^(?:-?[a-z]*(?:rotaxane|catenane|annulene|fullerene|helicene|radialene|dendralene|ladderane|knotane|phane|arene|uril|crown)s?\b)/u;
const CHEMICAL_BEFORE =
  /(?:benzo|naphtho|pyrido|pyrrolo|thieno|furo|imidazo|indolo|bicyclo|tricyclo|spiro|calix|pillar|cucurbit|cyclo)$/u;

/** An element of an array: a lone small letter, a name as code has it, before the bracket; an assignment or call behind it. */
const ELEMENT_BEFORE =
  /(?:(?:^|[^\p{L}\p{N}'’.])[a-z]|[A-Za-z0-9]_[A-Za-z0-9_]*|(?:^|[^\p{L}])(?:arr|args?v?|buf|vec|tmp|idx))$/u;
const ELEMENT_AFTER = /^(?:\s?(?:[-+*/]?=(?!=)|==|\+\+)\s?[\w"'([]|\.[a-z]\w*\()/u;
const WORD_BEFORE = /[A-Za-z0-9_]$/;
/** A variable of prose about code, whatever entries there are: "the array a", "element k". */
const VARIABLE_BEFORE =
  /(?:(?:^|[^\p{L}])(?:[Aa]rrays?|[Ll]ists?|[Vv]ectors?|[Ee]lements?|[Vv]ariables?|[Tt]uples?|[Ss]lices?|[Bb]uffers?|[Ii]ndex(?:es)?)(?![\p{L}])|数组|陣列|列表|元素|下标|变量)[^.!?。\]]{0,25}(?<![\p{L}\p{N}'’.])[a-z]$/u;

/** Numbers, lists and ranges: `[1]`, `[1, 3]`, `[5-8]`. */
export const numberForm: BracketForm = {
  name: 'number',
  read: (content, context) => {
    if (content.length > 400 || !MARK.test(content)) return undefined;
    const parts = content.trim().split(SPLIT);
    const items =
      context.mayExpand || (parts.length === 1 && !RANGE.test(parts[0] ?? ''))
        ? parts.length === 1
          ? readPart(parts[0] ?? '')
          : parts.flatMap(readPart)
        : [{ form: 'range' as const, label: content.trim(), problem: 'range-too-long' }];
    if (!items.every((item) => isPlausible(item, context.isKnown))) return undefined;
    const pair = parts.length === 2 || (parts.length === 1 && RANGE.test(parts[0] ?? ''));
    if (pair && INTERVAL_BEFORE.test(context.before)) return undefined;
    if (CHEMICAL_AFTER.test(context.after) || CHEMICAL_BEFORE.test(context.before)) return undefined;
    if (parts.length === 1 && isVariable(context)) return undefined;
    if (items.every((item) => context.isKnown(item.label))) return items;
    if (pair && LIKELY_INTERVAL_BEFORE.test(context.before)) return undefined;
    return parts.length === 1 && isElement(context) ? undefined : items;
  },
};

/** Numbers of years and zero occur in brackets for other reasons: they are marks only if an entry bears them. */
function isPlausible(item: MarkItem, isKnown: (label: string) => boolean): boolean {
  const numbers = item.problem === undefined ? [item.label] : (item.label.match(/\d+/g) ?? []);
  return numbers.every((label) => {
    const value = Number(label);
    return (value > 0 && (value < 1500 || value > 2199)) || isKnown(trimZeros(label));
  });
}

function isElement({ before, after }: BracketContext): boolean {
  return (WORD_BEFORE.test(before) && ELEMENT_AFTER.test(after)) || ELEMENT_BEFORE.test(before);
}

function isVariable({ before, after }: BracketContext): boolean {
  return VARIABLE_BEFORE.test(before) || (ELEMENT_BEFORE.test(before) && ELEMENT_AFTER.test(after));
}

function readPart(part: string): MarkItem[] {
  const range = RANGE.exec(part);
  if (range?.[1] === undefined || range[2] === undefined) return [{ form: 'number', label: trimZeros(part) }];
  const first = Number(range[1]);
  const last = Number(range[2]);
  if (last < first) return [{ form: 'range', label: part, problem: 'range-reversed' }];
  if (last - first >= MAX_RANGE_LENGTH) return [{ form: 'range', label: part, problem: 'range-too-long' }];
  return Array.from({ length: last - first + 1 }, (_, i) => ({ form: 'range', label: String(first + i) }));
}

function trimZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}
