import { readAuthorYears, withoutEmphasis } from './author-year.js';
import type { Leaf } from './leaves.js';
import { matchLocator } from './locator.js';
import type { LooseContext, LooseForm } from './loose-form.js';
import type { Mark, MarkItem } from './mark.js';
import { readNarrative, YEARS_ALONE } from './narrative.js';

const PARENTHESES = /[(（]([^()（）[\]|]{2,500})[)）]/y;
const OPENER = /[(（]/g;
const HAS_YEAR = /(?:1[5-9]|20)\d\d|n\.\s?d\.|in press|forthcoming/;
/** A year behind names in the sentence, with a comma or behind *et al.* */
const BARE_YEAR =
  /(?:(?<=[\p{L}.*_])[,，]\s?|(?<=al\.?[*_]{0,2})\s)((?:1[5-9]|20)\d{2}[a-z]?)(?![\p{L}\d])/gu;

/**
 * Citations by author and year outside of square brackets: `(Holm, 2010; Lund, 2011)`, `Holm (2009)`, `see Holm, 2009, p. 7`.
 *
 * @remarks In parentheses everything must be read as citations. In the sentence a name is taken if *et al.* or 等 follows, a page
 * follows, an entry has it with that year, or the words around say that somebody is cited.
 */
export const parenthesesForm: LooseForm = {
  name: 'author-year',
  mayOccur: (text) => HAS_YEAR.test(text),
  find: (leaf, context) => {
    if (!HAS_YEAR.test(leaf.content)) return [];
    const marks = findInParentheses(leaf, context);
    const bare = findBare(leaf, context).filter(
      (mark) => !marks.some((other) => other.from < mark.to && mark.from < other.to),
    );
    return bare.length === 0 ? marks : [...marks, ...bare].sort((a, b) => a.from - b.from);
  },
};

function findInParentheses(leaf: Leaf, context: LooseContext): Mark[] {
  const marks: Mark[] = [];
  OPENER.lastIndex = 0;
  for (let at = nextOpener(leaf.content, 0); at >= 0; at = nextOpener(leaf.content, at + 1)) {
    if (leaf.content.charAt(at - 1) === ']') continue;
    PARENTHESES.lastIndex = at;
    const found = PARENTHESES.exec(leaf.content);
    const inner = found?.[1];
    if (found === null || inner === undefined || !HAS_YEAR.test(inner)) continue;
    const to = at + found[0].length;
    if (YEARS_ALONE.test(inner)) {
      const narrative = readNarrative(leaf.content, at, inner, to, context);
      if (narrative === undefined) continue;
      marks.push({
        from: leaf.from + narrative.from,
        to: leaf.from + to,
        items: narrative.items,
        silent: false,
      });
      continue;
    }
    const items = readAuthorYears(withoutEmphasis(inner), context.isKnownSource);
    if (items !== undefined) marks.push({ from: leaf.from + at, to: leaf.from + to, items, silent: true });
  }
  return marks;
}

function nextOpener(content: string, from: number): number {
  OPENER.lastIndex = from;
  return OPENER.exec(content)?.index ?? -1;
}

function findBare(leaf: Leaf, context: LooseContext): Mark[] {
  const marks: Mark[] = [];
  let behind = 0;
  for (const found of leaf.content.matchAll(BARE_YEAR)) {
    if (found.index < behind) continue;
    const end = found.index + found[0].length;
    const place = matchLocator(leaf.content.slice(end, end + 40));
    const narrative = readNarrative(leaf.content, found.index, found[1] ?? '', end, context, place);
    if (narrative === undefined || narrative.from < behind) continue;
    behind = end + (place?.length ?? 0);
    const items: readonly MarkItem[] = narrative.items;
    marks.push({ from: leaf.from + narrative.from, to: leaf.from + behind, items, silent: false });
  }
  return marks;
}
