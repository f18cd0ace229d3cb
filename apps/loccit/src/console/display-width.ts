import stringWidth from 'string-width';

/** Characters that stand alone and take one column, or two: those of which messages and most texts are made. */
const alone =
  /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u2713\u2717\u3001-\u3029\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff\uff01-\uff5e]*$/;

/**
 * Columns that a text takes in a terminal: what `string-width` says.
 *
 * @remarks Finding grapheme clusters and emoji takes half as long to set up as an empty process runs, so it waits
 * for a text that has characters beyond the plain ones.
 */
export function displayWidth(text: string): number {
  if (!alone.test(text)) return stringWidth(text);
  let columns = text.length;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x3000) columns++;
  return columns;
}
