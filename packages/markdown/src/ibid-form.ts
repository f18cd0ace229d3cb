import { matchLocator } from './locator.js';
import type { LooseForm } from './loose-form.js';
import type { Mark } from './mark.js';

const WORD = /(?<![\p{L}\p{N}])ibid(?:em)?(?![\p{L}\p{N}])\.?|同上|前引/giu;
const OPENER = /[[(（【〔]\s?$/u;
const CLOSER = /^\s?[\])）】〕]/u;

/**
 * `ibid.`, `Ibid.`, `[ibid.]`, `(ibid., p. 7)`, `[同上]`, `（前引）`.
 *
 * @remarks The Chinese words are ordinary ones, too: they are marks only in brackets or parentheses of their own, and 同上 as a
 * sentence of its own outside of tables. The full stop of such a sentence is part of the mark. Notes are left alone: there the word means the note before.
 */
export const ibidForm: LooseForm = {
  name: 'ibid',
  mayOccur: (text) => /ibid|同上|前引/i.test(text),
  find: (leaf) => {
    if (leaf.place.footnote !== undefined) return [];
    const marks: Mark[] = [];
    for (const found of leaf.content.matchAll(WORD)) {
      let end = found.index + found[0].length;
      const opener = OPENER.exec(leaf.content.slice(Math.max(0, found.index - 2), found.index));
      const place = matchLocator(leaf.content.slice(end, end + 40));
      const closer = CLOSER.exec(
        leaf.content.slice(end + (place?.length ?? 0), end + (place?.length ?? 0) + 2),
      );
      const enclosed = opener !== null && closer !== null;
      const chinese = !/^ibid/i.test(found[0]);
      if (chinese && !enclosed && !(leaf.kind === 'paragraph' && isSentence(leaf.content, found.index, end)))
        continue;
      let from = found.index;
      end += place?.length ?? 0;
      if (enclosed) {
        from -= opener[0].length;
        end += closer[0].length;
      } else if (/(?:^|[.!?。！？；\])）】])\s?$/u.test(leaf.content.slice(Math.max(0, from - 2), from)))
        end += /^[.。．]/u.test(leaf.content.slice(end, end + 1)) ? 1 : 0;
      const locator = place === undefined ? {} : { locator: place.locator };
      const items = [
        { form: 'ibid' as const, label: found[0].replace(/\.$/, ''), repeats: true as const, ...locator },
      ];
      marks.push({ from: leaf.from + from, to: leaf.from + end, items, silent: true });
    }
    return marks;
  },
};

function isSentence(content: string, from: number, to: number): boolean {
  return (
    content.slice(from, to) === '同上' &&
    /(?:[。；;！？.]\s?|\]\s?)$/u.test(content.slice(Math.max(0, from - 2), from)) &&
    /^\s?(?:[。．.；;]|$)/u.test(content.slice(to, to + 2))
  );
}
