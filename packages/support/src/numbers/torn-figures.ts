import { findQuantities } from '../quantities/find-quantities.js';
import type { Quantity } from '../quantities/quantity.js';

const TORN = /(?<!\d[.,]? ?)\d{1,3}(?:[.,] ?\d{3})*[.,] \d+/g;
const BEFORE = 8;
const AFTER = 24;
const MOST = 64;

/**
 * Figures that white space parts (`3, 800 km`), read as they were before.
 *
 * @remarks Their place is that of the torn digits. The first 64; each reads a bounded window, so it is linear.
 */
export function mendTornFigures(characters: readonly string[]): Quantity[] {
  const mended: Quantity[] = [];
  // One unit a character, so that places in the text are places among the characters.
  const text = characters.map((character) => (character.length > 1 ? '\ufffd' : character)).join('');
  for (const match of text.matchAll(TORN)) {
    if (mended.length >= MOST) break;
    const [torn] = match;
    const start = match.index;
    const before = text.slice(Math.max(0, start - BEFORE), start);
    const whole = torn.replaceAll(' ', '');
    const rest = text.slice(start + torn.length, start + torn.length + AFTER);
    const figure = findQuantities(`${before}${whole}${rest}`).find(
      ({ charEnd, charStart }) => charStart <= before.length && charEnd >= before.length + whole.length,
    );
    if (figure !== undefined) mended.push({ ...figure, charStart: start, charEnd: start + torn.length });
  }
  return mended;
}
