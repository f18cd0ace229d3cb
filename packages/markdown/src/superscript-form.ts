import type { LooseForm } from './loose-form.js';
import { MAX_EXPANDED_CITATIONS, type Mark, type MarkItem } from './mark.js';
import { numberForm } from './number-form.js';

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const WRITTEN =
  /([¹²³⁴-⁹][⁰¹²³⁴-⁹]{0,2}(?:[,，˒‚⁻–-][¹²³⁴-⁹][⁰¹²³⁴-⁹]{0,2}){0,20})|<sup>([\d\s,;，、–-]{1,60})<\/sup>|\^([\d,，–-]{1,40})\^/giu;
const UNITS =
  /(?:^|[^\p{sc=Latin}\p{sc=Greek}])(?:[\p{sc=Latin}\p{sc=Greek}]{1,2}|sq|ft|yd|acre|inch|inches|foot|feet|mile|miles|yards?|met(?:er|re)s?|kilomet(?:er|re)s?|centimet(?:er|re)s?|mol|cal|bar|kwh|mwh|gwh|sec|min|deg)$/iu;
const HAN_UNIT = /[米里寸尺丈千百十万亿次]$/u;

/**
 * Raised numbers: `¹²`, `<sup>1</sup>`, `^1^`. Read only where it is asked for.
 *
 * @remarks Never behind a digit, a unit or one or two letters, before a letter, or as a charge: those are powers, isotopes
 * and ions. Behind three letters, capitals, a parenthesis or white space the mark has the problem `doubtful-superscript`.
 */
export const superscriptForm: LooseForm = {
  name: 'superscript',
  mayOccur: (text) => /[¹²³⁴-⁹]|<sup>|\^\d/i.test(text),
  find: (leaf, context) => {
    const marks: Mark[] = [];
    let left = MAX_EXPANDED_CITATIONS;
    for (const found of leaf.content.matchAll(WRITTEN)) {
      const end = found.index + found[0].length;
      const before = leaf.content.slice(Math.max(0, found.index - 20), found.index);
      const certainty = judge(before, leaf.content.slice(end, end + 2));
      if (certainty === 'never') continue;
      const numbers = (found[1] === undefined ? (found[2] ?? found[3] ?? '') : lower(found[1])).trim();
      const read = numberForm.read(numbers, {
        ...context,
        mayExpand: context.mayExpand && left > 0,
        before: '',
        after: '',
        linked: false,
      });
      if (read === undefined) continue;
      const items: MarkItem[] = read.map((item) => ({
        ...item,
        form: 'superscript',
        ...(certainty === 'doubtful' ? { doubt: 'doubtful-superscript' } : {}),
      }));
      left -= items.length;
      marks.push({ from: leaf.from + found.index, to: leaf.from + end, items, silent: true });
    }
    return marks;
  },
};

function lower(raised: string): string {
  return raised
    .replace(/[˒‚]/g, ',')
    .replace(/⁻/g, '-')
    .replace(/[⁰¹²³⁴-⁹]/g, (digit) => String(RAISED.indexOf(digit)));
}

function judge(before: string, after: string): 'never' | 'doubtful' | 'sure' {
  const text = before.replace(/[*_]+$/, '');
  if (text === '' || /[\p{N}₀-₉⁰-⁹⁻⁺+=×·/^-]$/u.test(text) || /^[\p{Ll}\p{Lu}⁰-⁹⁻⁺]/u.test(after))
    return 'never';
  if (UNITS.test(text) || HAN_UNIT.test(text)) return 'never';
  if (/\p{sc=Han}$/u.test(text)) return 'sure';
  const word = /[\p{sc=Latin}\p{sc=Greek}]+$/u.exec(text)?.[0];
  if (word !== undefined)
    return word.length < 4 || /.\p{Lu}|[^\p{sc=Latin}]/u.test(word) ? 'doubtful' : 'sure';
  return /[.,;:!?"'”’»。，；：！？」』…]$/u.test(text) ? 'sure' : 'doubtful';
}
