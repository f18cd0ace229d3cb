/** Every scalar value in order, in two strings, since surrogates stand between them. */
const PLANES = [
  [0, 0xd7ff],
  [0xe000, 0x10ffff],
].map(([first, last]) => ({ first, text: writeCodePoints(first, last) }));

function writeCodePoints(first, last) {
  const parts = [];
  for (let start = first; start <= last; start += 0x1000) {
    const length = Math.min(0x1000, last - start + 1);
    parts.push(String.fromCodePoint(...Array.from({ length }, (_, at) => start + at)));
  }
  return parts.join('');
}

/**
 * Code points of a class, as ascending ranges `[first, last]` with both ends inside.
 *
 * @param characterClass what stands between the brackets of a class of a regular expression with the flag `u`
 */
export function rangesOf(characterClass) {
  const expression = new RegExp(`[${characterClass}]+`, 'gu');
  const ranges = [];
  for (const { first, text } of PLANES) {
    let unit = 0;
    let codePoint = first;
    for (const match of text.matchAll(expression)) {
      codePoint += [...text.slice(unit, match.index)].length;
      const length = [...match[0]].length;
      ranges.push([codePoint, codePoint + length - 1]);
      codePoint += length;
      unit = match.index + match[0].length;
    }
  }
  return joinTouching(ranges);
}

/** Ranges that touch, such as those around the surrogates, as one; the input ascends. */
function joinTouching(ranges) {
  const joined = [];
  for (const [first, last] of ranges) {
    const before = joined.at(-1);
    if (before !== undefined && before[1] + 1 >= first) before[1] = Math.max(before[1], last);
    else joined.push([first, last]);
  }
  return joined;
}

/** Ranges of several lists together. */
export function uniteRanges(...lists) {
  return joinTouching(
    lists
      .flat()
      .map(([first, last]) => [first, last])
      .sort((a, b) => a[0] - b[0]),
  );
}

/** What is in the first list and in none of the others. */
export function subtractRanges(from, ...lists) {
  const taken = uniteRanges(...lists);
  return from.flatMap(([first, last]) => {
    const left = [];
    let start = first;
    for (const [a, b] of taken) {
      if (b < start) continue;
      if (a > last) break;
      if (a > start) left.push([start, a - 1]);
      start = b + 1;
    }
    return start <= last ? [...left, [start, last]] : left;
  });
}
