import { countCodePoints } from './utf8.js';

const ASSIGNED = /\p{Assigned}/u;
const UNASSIGNED = /(?!\p{Noncharacter_Code_Point})\p{Cn}/u;

/**
 * Units outside the blocks that every version knows in full, of a pair the first; asked before the property, which
 * takes twenty times as long.
 */
const SUSPECT =
  /[^\0-\u0377\u2010-\u205e\u3000-\u303f\u3041-\u3096\u3099-\u30ff\u3400-\u4db5\u4e00-\u9fea\uac00-\ud7a3\udc00-\udfff\uff01-\uffbe]/g;

/** A code point that came with each version, newest first. */
const NEW_IN: readonly (readonly [version: string, codePoint: number])[] = [
  ['17.0', 0x323b0],
  ['16.0', 0x1c89],
  ['15.1', 0x2ebf0],
  ['15.0', 0x11f00],
  ['14.0', 0x870],
  ['13.0', 0x8be],
  ['12.1', 0x32ff],
  ['12.0', 0xc77],
  ['11.0', 0x560],
];

const MOST_REPORTED = 100;

/**
 * Unicode version of the platform's character data, found by asking which code points are assigned.
 *
 * @remarks A platform newer than this package knows is reported as the newest version known here.
 */
export const UNICODE_VERSION: string = detectVersion();

function detectVersion(): string {
  for (const [version, codePoint] of NEW_IN)
    if (ASSIGNED.test(String.fromCodePoint(codePoint))) return version;
  return '10.0';
}

/**
 * Code point offsets of characters that this platform's Unicode version does not know, at most the first 100.
 *
 * @remarks Where there is one, a producer with newer data may have normalised the text in another way, so a
 * differing digest proves nothing. Noncharacters are left out: no version will ever assign them.
 */
export function findUnassigned(text: string): number[] {
  const offsets: number[] = [];
  let seen = 0;
  let char = 0;
  for (const { index } of text.matchAll(SUSPECT)) {
    if (!UNASSIGNED.test(String.fromCodePoint(text.codePointAt(index) ?? 0))) continue;
    char += countCodePoints(text.slice(seen, index));
    seen = index;
    offsets.push(char);
    if (offsets.length === MOST_REPORTED) break;
  }
  return offsets;
}
