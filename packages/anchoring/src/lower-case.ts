const FINAL_SIGMA = 0x3c2;
/** Lower case of what is looked up often; 0 is not known yet. */
const known = new Uint16Array(0x2000);

/**
 * The lower case of the code point at a place, or undefined if it has none of its own.
 *
 * @remarks By code point, without regard to its neighbours and the locale: U+0130 becomes two units.
 */
export function lowerCase(text: string, at: number): string | undefined {
  const unit = text.charCodeAt(at);
  if (unit === FINAL_SIGMA) return 'σ';
  if (unit >= 0x2e80 && unit < 0xa640) return undefined;
  if (unit >= 0xac00 && unit < 0xd800) return undefined;
  if (unit < known.length && known[unit] === unit) return undefined;
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  const lower = character.toLowerCase();
  if (lower !== character) return lower;
  if (unit < known.length) known[unit] = unit;
  return undefined;
}
