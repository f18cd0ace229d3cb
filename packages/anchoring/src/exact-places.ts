/** How many units of a quote are looked for by the engine before the rest is compared. */
const HEAD = 256;

/**
 * Every place at which a quote stands, overlapping ones too, up to a limit.
 *
 * @remarks Linear in text and quote for any input: the engine finds the head, and where so many heads are found that
 * comparing the rests would cost more than the text is long, the quote's own borders are used instead.
 */
export function exactPlaces(text: string, quote: string, limit: number): number[] {
  const places: number[] = [];
  if (quote.length === 0) return places;
  const head = quote.slice(0, HEAD);
  let compared = 0;
  for (let at = text.indexOf(head); at !== -1 && places.length < limit; at = text.indexOf(head, at + 1)) {
    if (quote.length <= HEAD || text.startsWith(quote, at)) places.push(at);
    compared += quote.length;
    if (quote.length > HEAD && compared > 4 * text.length + 65_536)
      return placesByBorders(text, quote, limit);
  }
  return places;
}

/** Knuth, Morris and Pratt. */
function placesByBorders(text: string, quote: string, limit: number): number[] {
  const borders = new Uint32Array(quote.length + 1);
  for (let at = 1, border = 0; at < quote.length; at++) {
    while (border > 0 && quote.charCodeAt(at) !== quote.charCodeAt(border)) border = borders[border] ?? 0;
    if (quote.charCodeAt(at) === quote.charCodeAt(border)) border++;
    borders[at + 1] = border;
  }
  const places: number[] = [];
  for (let at = 0, held = 0; at < text.length && places.length < limit; at++) {
    while (held > 0 && text.charCodeAt(at) !== quote.charCodeAt(held)) held = borders[held] ?? 0;
    if (text.charCodeAt(at) === quote.charCodeAt(held)) held++;
    if (held === quote.length) {
      places.push(at - held + 1);
      held = borders[held] ?? 0;
    }
  }
  return places;
}
