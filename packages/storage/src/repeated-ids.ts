/** Digits of an id that are read as one number, exactly. */
const DIGITS = 12;

/**
 * Whether an id is among these twice.
 *
 * @remarks The last digits of a digest tell all ids apart but the same ones, and numbers are sorted in half the time that a set of
 * strings takes; where two agree, whatever the reason, a set decides.
 */
export function hasRepeatedId(records: readonly { readonly id: string }[]): boolean {
  const ends = new Float64Array(records.length);
  for (let at = 0; at < ends.length; at++) ends[at] = readEnd(records[at]?.id ?? '');
  ends.sort();
  for (let at = 1; at < ends.length; at++)
    if (ends[at] === ends[at - 1]) return new Set(records.map(({ id }) => id)).size < records.length;
  return false;
}

/** A number that equal ids have in common, for ids of digits the value of the last ones. */
function readEnd(id: string): number {
  let end = 0;
  for (let at = Math.max(0, id.length - DIGITS); at < id.length; at++) {
    const unit = id.charCodeAt(at);
    end = end * 16 + (unit & 15) + (unit > LAST_NUMERAL ? 9 : 0);
  }
  return end;
}

/** Behind it come the letters. */
const LAST_NUMERAL = '9'.charCodeAt(0);
