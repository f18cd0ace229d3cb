import { countUpTo } from './binary-search.js';
import type { BracketForm } from './bracket-form.js';
import { readBrackets } from './bracket-forms.js';
import { type InlineToken, type LinkToken, tokensWithin } from './inline-token.js';
import { joinRanges } from './joined-ranges.js';
import type { Leaf } from './leaves.js';
import type { LooseContext, LooseForm } from './loose-form.js';
import { addLooseMarks } from './loose-marks.js';
import type { CitationBudget, Mark, MarkItem } from './mark.js';
import { findMathematics } from './mathematics.js';
import { readNote } from './note-form.js';
import { foldSpace } from './one-line.js';
import { writePlainText } from './plain-text.js';
import type { Range } from './table-blocks.js';
import { readTextFragment } from './text-fragment.js';

/** What the recognition of marks needs to know about the document. */
export interface MarkContext extends LooseContext {
  readonly text: string;
  /** Forms in square brackets. */
  readonly forms: readonly BracketForm[];
  /** The other forms that the document can hold. */
  readonly looseForms: readonly LooseForm[];
  readonly budget: CitationBudget;
}

const CONTEXT_LENGTH = 40;
const AFTER_LENGTH = 20;
/** The text of a link that is nothing but a number, bracketed or not: `1`, `[1]`, `(19)`, `【3】`. */
const NUMERIC = /^[[(（【^]?\s*(\d{1,4})\s*[\])）】^]?$/u;

/**
 * The citation marks of a leaf, in order.
 *
 * @remarks Reads the inline tokens once; what stands in code, images and URLs is not looked at.
 */
export function listMarks(leaf: Leaf, tokens: readonly InlineToken[], context: MarkContext): Mark[] {
  const marks: Mark[] = [];
  const mathematics = findMathematics(leaf.content).map((range) => ({
    from: range.from + leaf.from,
    to: range.to + leaf.from,
  }));
  let behind = leaf.from;
  for (const token of tokens) {
    if (token.from < behind || isWithin(mathematics, token.from)) continue;
    const found = readToken(leaf, token, tokens, context);
    if (found === undefined) continue;
    for (const mark of found) context.budget.left -= mark.items.length;
    marks.push(...found);
    behind = token.to;
  }
  const written = joinRanges(leaf, marks, context.budget);
  if (context.looseForms.length === 0) return written;
  const all = addLooseMarks(leaf, tokens, written, mathematics, context.looseForms, context);
  if (all !== marks) context.budget.left -= countItems(all) - countItems(written);
  return all;
}

function countItems(marks: readonly Mark[]): number {
  return marks.reduce((sum, mark) => sum + mark.items.length, 0);
}

function isWithin(ranges: readonly Range[], at: number): boolean {
  if (ranges.length === 0) return false;
  const range = ranges[countUpTo(ranges.length, (i) => (ranges[i]?.to ?? 0) <= at)];
  return range !== undefined && range.from <= at;
}

function readToken(
  leaf: Leaf,
  token: InlineToken,
  tokens: readonly InlineToken[],
  context: MarkContext,
): Mark[] | undefined {
  switch (token.kind) {
    case 'bracket': {
      if (token.nested) return undefined;
      const mark = readRange(leaf, token.from, token.to, context);
      return mark === undefined || isLooseLabel(leaf, mark, context) ? undefined : [mark];
    }
    case 'footnote':
      return [
        {
          from: token.from,
          to: token.to,
          silent: true,
          items: [readNote(token.label, context.isKnown)],
        },
      ];
    case 'autolink':
    case 'url': {
      if (!isSourceUrl(token.url)) return [];
      const label = context.text.slice(token.from, token.to).replace(/^<|>$/g, '');
      return [
        {
          from: token.from,
          to: token.to,
          silent: false,
          items: [withQuote({ form: token.kind, label, url: token.url })],
        },
      ];
    }
    case 'link':
      return readLink(leaf, token, tokens, context);
    case 'image':
    case 'code':
      return [];
    default:
      return undefined;
  }
}

/** `[2] is a gauge` at the start of a paragraph, in a document whose references know no 2, labels what follows. */
function isLooseLabel(leaf: Leaf, mark: Mark, context: MarkContext): boolean {
  const [item, ...others] = mark.items;
  if (!context.hasReferences || mark.from !== leaf.from || others.length > 0 || item?.form !== 'number')
    return false;
  return mark.to < leaf.to && !context.isKnown(item.label);
}

/** Brackets from `from` to `to`, read by the table of forms. */
function readRange(
  leaf: Leaf,
  from: number,
  to: number,
  context: MarkContext,
  linked = false,
): Mark | undefined {
  const start = from - leaf.from;
  const end = to - leaf.from;
  const content = leaf.content.slice(start + 1, end - 1);
  const before = leaf.content.slice(Math.max(0, start - CONTEXT_LENGTH), start);
  const items = readBrackets(context.forms, content, {
    before,
    after: leaf.content.slice(end, end + AFTER_LENGTH),
    linked,
    isKnown: context.isKnown,
    isKnownSource: context.isKnownSource,
    mayExpand: context.mayExpand,
  });
  if (items === undefined) return undefined;
  if (linked) return { from, to, items, silent: true };
  return {
    from: from - prefixLength(before, content),
    to: to + suffixLength(before, leaf.content, end),
    items,
    silent: true,
  };
}

/** The caret of `^[3]` and the letter of `K[3_14]` are part of the mark. */
function prefixLength(before: string, content: string): number {
  if (before.endsWith('^')) return 1;
  return /(?<![\p{L}\p{N}])K$/u.test(before) && content.includes('_') ? 1 : 0;
}

/** `^[3]^` is raised by a caret on either side. */
function suffixLength(before: string, content: string, end: number): number {
  return before.endsWith('^') && content.charAt(end) === '^' ? 1 : 0;
}

/** An item with the words that a text fragment in its address quotes. */
function withQuote(item: MarkItem): MarkItem {
  const quote = readTextFragment(item.url ?? '');
  if (quote === undefined) return item;
  return quote === 'malformed' ? { ...item, doubt: 'malformed-fragment' } : { ...item, quote };
}

function readLink(
  leaf: Leaf,
  token: LinkToken,
  tokens: readonly InlineToken[],
  context: MarkContext,
): Mark[] {
  if (token.reference !== 'inline') {
    // A definition turns `[1][2]` into one link, and `[1]` into another: to the writer they are marks all the same.
    const text = readRange(leaf, token.from, token.textTo + 1, context, true);
    const label =
      token.reference === 'full' ? readRange(leaf, token.textTo + 1, token.to, context, true) : undefined;
    if (token.reference === 'full' && label !== undefined) {
      return text === undefined ? [label] : [text, label];
    }
    if (text !== undefined) return [{ ...text, to: token.to }];
    // A number that is no mark where it stands is no link to the writer either: an element of an array.
    if (token.reference !== 'full' && /^\d{1,4}$/.test(context.text.slice(token.textFrom, token.textTo)))
      return [];
  }
  if (!isSourceUrl(token.url)) return [];
  const inside = { from: token.textFrom, to: token.textTo };
  const plain = writePlainText(leaf.content, leaf.from, tokensWithin(tokens, inside), inside);
  const label = foldSpace(plain);
  const numeric = NUMERIC.exec(label)?.[1];
  const item = withQuote({ form: 'link', label: numeric ?? label, url: token.url });
  return [{ from: token.from, to: token.to, items: [item], silent: numeric !== undefined }];
}

/** Places in the same page and ways to write to a person are no sources. */
function isSourceUrl(url: string): boolean {
  return url !== '' && !/^(?:#|mailto:|tel:|xmpp:)/i.test(url);
}
