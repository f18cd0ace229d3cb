import { isCjkUnit } from './foldings.js';

const SIGN = /[\p{L}\p{M}\p{N}]/u;

/** What a unit of a folded text weighs as evidence: a letter or digit 1, a CJK character 2, anything else nothing. */
export function weightOf(unit: number): number {
  if (isCjkUnit(unit)) return 2;
  if (unit < 0x80) return (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x30 && unit <= 0x39) ? 1 : 0;
  return SIGN.test(String.fromCharCode(unit)) || (unit & 0xf800) === 0xd800 ? 1 : 0;
}

/** What a folded text weighs: how much it can prove by itself. */
export function weigh(text: string): number {
  let weight = 0;
  for (let at = 0; at < text.length; at++) weight += weightOf(text.charCodeAt(at));
  return weight;
}
