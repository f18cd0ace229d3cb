import { mayBeAuthor } from './author-words.js';
import { readAuthorYears, withoutEmphasis } from './author-year.js';
import type { Leaf } from './leaves.js';
import { matchLocator } from './locator.js';
import type { LooseContext, LooseForm } from './loose-form.js';
import type { Mark, MarkItem } from './mark.js';
import { listMatches } from './matches.js';
import { readNarrative, YEARS_ALONE } from './narrative.js';

const PARENTHESES = /[(（]([^()（）[\]|]{2,500})[)）]/y;
const OPENER = /[(（]/g;
const HAS_YEAR = /(?:1[5-9]|20)\d\d|n\.\s?d\.|in press|forthcoming/;
const BARE_YEAR = /[,，\s]((?:1[5-9]|20)\d{2}[a-z]?)(?![\p{L}\d])/gu;
/** What ends before the comma or space, so that names of authors may stand there. */
const BEFORE_COMMA = /[\p{L}.*_]$/u;
const BEFORE_SPACE = /al\.?[*_]{0,2}$/;

/**
 * Citations by author and year outside of square brackets: `(Holm, 2010; Lund, 2011)`, `Holm (2009)`, `see Holm, 2009, p. 7`.
 *
 * @remarks In parentheses everything must be read as citations; a single name and its year are taken only in a text that is short
 * or cites by author elsewhere, too. In the sentence a name is taken if *et al.* or 等 follows, a page
 * follows, an entry has it with that year, or the words around say that somebody is cited.
 */
export function createParenthesesForm(text: string): LooseForm {
  let known: boolean | undefined;
  const hasHabit = (): boolean => {
    known ??= citesByAuthor(text);
    return known;
  };
  return {
    name: 'author-year',
    mayOccur: () => HAS_YEAR.test(text),
    find: (leaf, context) => {
      if (!HAS_YEAR.test(leaf.content)) return [];
      const marks = findInParentheses(leaf, context, hasHabit);
      const bare = findBare(leaf, context).filter(
        (mark) => !marks.some((other) => other.from < mark.to && mark.from < other.to),
      );
      return bare.length === 0 ? marks : [...marks, ...bare].sort((a, b) => a.from - b.from);
    },
  };
}

/** A text this short shows no habit. */
const SHORT = 2000;
const PLAIN = /[(（](?:see |cf\. |e\.g\.,? )?(\p{Lu}[\p{L}'’-]+)[,，]\s?(?:1[5-9]|20)\d\d[;)）]/gu;
const SURE =
  /\bet\.?\sal\b|\p{sc=Han}等人?[，,（(]\s?\d{4}|\p{Lu}\p{L}+\s(?:&|and)\s\p{Lu}\p{L}+,?\s\(?(?:19|20)\d\d\b/u;

/** Whether a text is short, or cites by author elsewhere: surely, or three names in the same way. */
function citesByAuthor(text: string): boolean {
  if (text.length <= SHORT || SURE.test(text)) return true;
  const names = new Set<string>();
  for (const found of text.matchAll(PLAIN)) {
    if (mayBeAuthor(found[1] ?? '')) names.add(found[1] ?? '');
    if (names.size > 2) return true;
  }
  return false;
}

function findInParentheses(leaf: Leaf, context: LooseContext, hasHabit: () => boolean): Mark[] {
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
      const narrative = readNarrative(leaf.content, at, inner, to, context, hasHabit);
      if (narrative === undefined) continue;
      marks.push({
        from: leaf.from + narrative.from,
        to: leaf.from + to,
        items: narrative.items,
        silent: false,
      });
      continue;
    }
    const read = readAuthorYears(withoutEmphasis(inner), context.isKnownSource);
    if (read !== undefined && (read.sure || hasHabit()))
      marks.push({ from: leaf.from + at, to: leaf.from + to, items: read.items, silent: true });
  }
  return marks;
}

function nextOpener(content: string, from: number): number {
  OPENER.lastIndex = from;
  return OPENER.exec(content)?.index ?? -1;
}

/** Where a comma, or a space behind *et al.*, parts a year from what stands before it; -1 where neither does. */
function findYearStart(content: string, at: number): number {
  const isComma = (unit: number): boolean => unit === 0x2c || unit === 0xff0c;
  const comma = isComma(content.charCodeAt(at)) ? at : at - 1;
  if (isComma(content.charCodeAt(comma)))
    return BEFORE_COMMA.test(content.slice(Math.max(0, comma - 2), comma)) ? comma : -1;
  return BEFORE_SPACE.test(content.slice(Math.max(0, at - 5), at)) ? at : -1;
}

/** Years behind names in the sentence, with a comma or behind *et al.* */
function findBare(leaf: Leaf, context: LooseContext): Mark[] {
  const marks: Mark[] = [];
  let behind = 0;
  for (const found of listMatches(BARE_YEAR, leaf.content)) {
    const at = findYearStart(leaf.content, found.index);
    if (at < behind) continue;
    const end = found.index + found[0].length;
    const place = matchLocator(leaf.content.slice(end, end + 40));
    const narrative = readNarrative(leaf.content, at, found[1] ?? '', end, context, () => false, place);
    if (narrative === undefined || narrative.from < behind) continue;
    behind = end + (place?.length ?? 0);
    const items: readonly MarkItem[] = narrative.items;
    marks.push({ from: leaf.from + narrative.from, to: leaf.from + behind, items, silent: false });
  }
  return marks;
}
