import type { InlineToken } from './inline-token.js';
import { decodeReference } from './link-target.js';

/**
 * Writes what a reader sees of a range of inline content: markup taken away, escapes and references resolved.
 *
 * @param skip - ranges to leave out altogether, such as marks; sorted
 * @remarks White space is not changed; the caller collapses it where a single line is wanted.
 */
export function writePlainText(
  content: string,
  offset: number,
  tokens: readonly InlineToken[],
  range: { readonly from: number; readonly to: number },
  skip: readonly { readonly from: number; readonly to: number }[] = [],
): string {
  const cuts: { from: number; to: number; text: string }[] = skip.map((cut) => ({
    from: cut.from,
    to: cut.to,
    text: '',
  }));
  for (const token of tokens) {
    if (token.to <= range.from || token.from >= range.to) continue;
    cuts.push(...describeMarkup(token, content, offset));
  }
  cuts.sort((a, b) => a.from - b.from || b.to - a.to);
  let written = '';
  let at = range.from;
  for (const cut of cuts) {
    if (cut.to <= at || cut.from >= range.to) continue;
    if (cut.from > at) written += content.slice(at - offset, cut.from - offset);
    if (cut.from >= at) written += cut.text;
    at = Math.max(at, cut.to);
  }
  return at < range.to ? written + content.slice(at - offset, range.to - offset) : written;
}

function describeMarkup(
  token: InlineToken,
  content: string,
  offset: number,
): { from: number; to: number; text: string }[] {
  const slice = (from: number, to: number): string => content.slice(from - offset, to - offset);
  switch (token.kind) {
    case 'escape':
      return [{ from: token.from, to: token.from + 1, text: '' }];
    case 'break':
      return [{ from: token.from, to: token.from + 1, text: '' }];
    case 'reference':
      return [{ from: token.from, to: token.to, text: decodeReference(slice(token.from, token.to)) }];
    case 'html':
      return [{ from: token.from, to: token.to, text: '' }];
    case 'emphasis':
      return [{ from: token.from, to: token.to, text: '' }];
    case 'autolink':
      return [
        { from: token.from, to: token.from + 1, text: '' },
        { from: token.to - 1, to: token.to, text: '' },
      ];
    case 'code':
      return [
        { from: token.from, to: token.innerFrom, text: '' },
        { from: token.innerTo, to: token.to, text: '' },
      ];
    case 'link':
    case 'image':
      return [
        { from: token.from, to: token.textFrom, text: '' },
        { from: token.textTo, to: token.to, text: '' },
      ];
    default:
      return [];
  }
}
