/** A part of changed bytes: the half-open range `[start, end)` of the bytes before, or new ones in standard base64. */
export type Part = readonly [start: number, end: number] | string;

/** Shortest run that is told as a range. */
const WINDOW = 12;

/** Bytes as ranges of others and what is new between them. */
export function describeParts(from: Uint8Array, to: Uint8Array): Part[] {
  const places = new Map<string, number>();
  for (let at = from.length - WINDOW; at >= 0; at--) places.set(keyAt(from, at), at);
  const parts: Part[] = [];
  let fresh = 0;
  let at = 0;
  const flush = (): void => {
    if (fresh < at) parts.push(Buffer.from(to.subarray(fresh, at)).toString('base64'));
  };
  let expected = 0;
  while (at < to.length) {
    // What goes on where the last range ended is the same structure; what is equal elsewhere may be chance.
    const start = startsAt(from, expected, to, at) ? expected : places.get(keyAt(to, at));
    if (start === undefined || at + WINDOW > to.length) {
      at++;
      expected++;
      continue;
    }
    flush();
    let length = 0;
    while (at + length < to.length && from[start + length] === to[at + length]) length++;
    parts.push([start, start + length]);
    at += length;
    expected = start + length;
    fresh = at;
  }
  flush();
  return parts;
}

/** The bytes that parts describe. */
export function joinParts(from: Uint8Array, parts: readonly Part[]): Uint8Array {
  const bytes = parts.map((part) =>
    typeof part === 'string' ? Buffer.from(part, 'base64') : from.subarray(part[0], part[1]),
  );
  return new Uint8Array(Buffer.concat(bytes));
}

function startsAt(from: Uint8Array, start: number, to: Uint8Array, at: number): boolean {
  return start + WINDOW <= from.length && keyAt(from, start) === keyAt(to, at);
}

function keyAt(bytes: Uint8Array, at: number): string {
  return Buffer.from(bytes.subarray(at, at + WINDOW)).toString('latin1');
}
