/**
 * Every place (UTF-16) where `wanted` stands in `text`, overlapping ones included.
 *
 * @remarks Knuth-Morris-Pratt: linear whatever both texts hold, which repeated `indexOf` is not.
 */
export function* findOccurrences(text: string, wanted: string): Generator<number> {
  if (wanted === '' || wanted.length > text.length) return;
  const fallback = new Int32Array(wanted.length);
  let matched = 0;
  for (let i = 1; i < wanted.length; i++) {
    while (matched > 0 && wanted.charCodeAt(i) !== wanted.charCodeAt(matched))
      matched = fallback[matched - 1] ?? 0;
    if (wanted.charCodeAt(i) === wanted.charCodeAt(matched)) matched += 1;
    fallback[i] = matched;
  }
  matched = 0;
  for (let i = 0; i < text.length; i++) {
    while (matched > 0 && text.charCodeAt(i) !== wanted.charCodeAt(matched))
      matched = fallback[matched - 1] ?? 0;
    if (text.charCodeAt(i) === wanted.charCodeAt(matched)) matched += 1;
    if (matched === wanted.length) {
      yield i - wanted.length + 1;
      matched = fallback[matched - 1] ?? 0;
    }
  }
}
