import { countCodePoints } from './utf8.js';

const ASSIGNED = /\p{Assigned}/u;
const UNASSIGNED = /(?!\p{Noncharacter_Code_Point})\p{Cn}/gu;

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
  for (const match of text.matchAll(UNASSIGNED)) {
    char += countCodePoints(text.slice(seen, match.index));
    seen = match.index;
    offsets.push(char);
    if (offsets.length === MOST_REPORTED) break;
  }
  return offsets;
}
