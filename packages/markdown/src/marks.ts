import type { BracketForm } from './bracket-form.js';
import { readBrackets } from './bracket-forms.js';
import { type InlineToken, type LinkToken, tokensWithin } from './inline-token.js';
import type { Leaf } from './leaves.js';
import type { CitationBudget, Mark, MarkItem } from './mark.js';
import { writePlainText } from './plain-text.js';

/** What the recognition of marks needs to know about the document. */
export interface MarkContext {
  /** Whether the document has a reference list, footnotes or definitions. */
  readonly hasReferences: boolean;
  readonly text: string;
  readonly forms: readonly BracketForm[];
  readonly isKnown: (label: string) => boolean;
  readonly budget: CitationBudget;
}

const CONTEXT_LENGTH = 40;

/**
 * The citation marks of a leaf, in order.
 *
 * @remarks Reads the inline tokens once; what stands in code, images and URLs is not looked at.
 */
export function listMarks(leaf: Leaf, tokens: readonly InlineToken[], context: MarkContext): Mark[] {
  const marks: Mark[] = [];
  let behind = leaf.from;
  for (const token of tokens) {
    if (token.from < behind) continue;
    const found = readToken(leaf, token, tokens, context);
    if (found === undefined) continue;
    for (const mark of found) context.budget.left -= mark.items.length;
    marks.push(...found);
    behind = token.to;
  }
  return marks;
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
          items: [{ form: 'footnote', label: `^${token.label}` }],
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
          items: [{ form: token.kind, label, url: token.url }],
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
function readRange(leaf: Leaf, from: number, to: number, context: MarkContext): Mark | undefined {
  const start = from - leaf.from;
  const items = readBrackets(context.forms, leaf.content.slice(start + 1, to - leaf.from - 1), {
    before: leaf.content.slice(Math.max(0, start - CONTEXT_LENGTH), start),
    isKnown: context.isKnown,
    mayExpand: context.budget.left >= 0,
  });
  return items === undefined ? undefined : { from, to, items, silent: true };
}

function readLink(
  leaf: Leaf,
  token: LinkToken,
  tokens: readonly InlineToken[],
  context: MarkContext,
): Mark[] {
  if (token.reference !== 'inline') {
    // A definition turns `[1][2]` into one link, and `[1]` into another: to the writer they are marks all the same.
    const text = readRange(leaf, token.from, token.textTo + 1, context);
    const label =
      token.reference === 'full' ? readRange(leaf, token.textTo + 1, token.to, context) : undefined;
    if (token.reference === 'full' && label !== undefined) {
      return text === undefined ? [label] : [text, label];
    }
    if (text !== undefined) return [{ ...text, to: token.to }];
  }
  if (!isSourceUrl(token.url)) return [];
  const inside = { from: token.textFrom, to: token.textTo };
  const plain = writePlainText(leaf.content, leaf.from, tokensWithin(tokens, inside), inside);
  const label = plain.replace(/\s+/g, ' ').trim();
  const numeric = /^\[?\s*(\d{1,4})\s*\]?$/.exec(label)?.[1];
  const item: MarkItem = { form: 'link', label: numeric ?? label, url: token.url };
  return [{ from: token.from, to: token.to, items: [item], silent: numeric !== undefined }];
}

/** Places in the same page and ways to write to a person are no sources. */
function isSourceUrl(url: string): boolean {
  return url !== '' && !/^(?:#|mailto:|tel:|xmpp:)/i.test(url);
}
