import { ADDRESS, EMPHASIS, isGenericText, LINK } from './entry-title.js';
import { type InlineToken, tokensWithin } from './inline-token.js';
import type { Leaf } from './leaves.js';
import type { RawEntry } from './list-entries.js';
import { foldSpace } from './one-line.js';
import { writePlainText } from './plain-text.js';

/** What a reader sees of an entry, with signs where emphasis switches and where links stand. */
export interface EntryText {
  readonly text: string;
  /** In order, one for each sign; those that stand as an address have no text. */
  readonly links: readonly { readonly url: string; readonly text: string | undefined }[];
}

const LIMIT = 2000;
const SIGNS = /[\ufdd0-\ufdd2]/gu;

/** Gathers the pieces of an entry; only its first 2,000 units are looked at. */
export function gatherEntry(
  entry: RawEntry,
  inline: (piece: RawEntry['pieces'][number]) => readonly InlineToken[],
): EntryText {
  const links: { url: string; text: string | undefined }[] = [];
  let text = '';
  for (const { leaf, range } of entry.pieces) {
    if (text.length > LIMIT) break;
    const limit = Math.min(range.to, range.from + 2 * LIMIT);
    const tokens = tokensWithin(inline({ leaf, range }), { from: range.from, to: limit });
    const write = (from: number, to: number): string => {
      const inside = tokensWithin(tokens, { from, to });
      const plain =
        inside.length === 0
          ? leaf.content.slice(from - leaf.from, to - leaf.from)
          : writePlainText(leaf.content, leaf.from, inside, { from, to });
      return plain.replace(SIGNS, '');
    };
    let at = range.from;
    if (text !== '') text += ' ';
    for (const token of tokens) {
      if (token.from < at) continue;
      if (text.length > LIMIT) break;
      if (token.kind === 'emphasis') {
        text += `${write(at, token.from)}${EMPHASIS}`;
        at = token.to;
        continue;
      }
      const url = readAddress(leaf, token);
      if (url === undefined) continue;
      const shown =
        token.kind === 'link'
          ? foldSpace(write(token.textFrom, Math.min(token.textTo, token.textFrom + LIMIT)))
          : undefined;
      const title = shown === undefined || isGenericText(shown) ? undefined : shown;
      links.push({ url, text: title });
      text += `${write(at, token.from)}${title === undefined ? ADDRESS : LINK}`;
      at = token.to;
    }
    text += write(at, Math.max(at, limit));
  }
  return { text: foldSpace(text).slice(0, LIMIT), links };
}

/** The address that a token leads to, outside of this page; some write theirs as code. */
function readAddress(leaf: Leaf, token: InlineToken): string | undefined {
  if (token.kind === 'link' || token.kind === 'autolink' || token.kind === 'url')
    return /^(?:#|mailto:|tel:|xmpp:|$)/i.test(token.url) ? undefined : token.url;
  if (token.kind !== 'code' || token.innerTo - token.innerFrom > LIMIT) return undefined;
  const code = leaf.content.slice(token.innerFrom - leaf.from, token.innerTo - leaf.from).trim();
  return /^https?:\/\/\S+$/i.test(code) ? code : undefined;
}
