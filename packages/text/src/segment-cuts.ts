import { decodeUtf8 } from '#utf8-decoder';
import { normalizeText } from './canonicalize.js';
import { countCodePoints, unitBytes } from './utf8.js';

/** A place in two units: bytes as written and canonical code points. */
export interface Cut {
  readonly byte: number;
  readonly char: number;
}

/** Longest segment, in code points, whose inside is searched; trying every cut is quadratic. */
const LONGEST_SEGMENT = 256;

/**
 * The corresponding places around a target inside one segment: the last at or before it, the first after it.
 *
 * @remarks Tries every cut against the definition: both halves canonicalised on their own give the whole.
 */
export function cutsAround(segment: Uint8Array, unit: keyof Cut, target: number): readonly [Cut, Cut] {
  const text = decodeUtf8(segment) as string;
  const whole = normalizeText(text);
  let before: Cut = { byte: 0, char: 0 };
  const end: Cut = { byte: segment.length, char: countCodePoints(whole) };
  if (countCodePoints(text) > LONGEST_SEGMENT) return [before, end];
  let byte = 0;
  for (let at = 0; at < text.length; at++) {
    if (at > 0 && (text.charCodeAt(at) & 0xfc00) !== 0xdc00) {
      const head = normalizeText(text.slice(0, at));
      if (head + normalizeText(text.slice(at)) === whole) {
        const cut: Cut = { byte, char: countCodePoints(head) };
        if (cut[unit] > target) return [before, cut];
        before = cut;
      }
    }
    byte += unitBytes(text.charCodeAt(at));
  }
  return [before, end];
}
