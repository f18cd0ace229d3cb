import { decodeUtf8 } from '#utf8-decoder';
import { countContinuations, viewOf } from './byte-count.js';
import { normalizeText } from './canonicalize.js';
import { encodeUtf8 } from './utf8.js';

/** What a segment of UTF-8 becomes in canonical text. */
export interface Segment {
  readonly source: Uint8Array;
  readonly canonical: Uint8Array;
  /** Code points of `canonical`. */
  readonly chars: number;
  /** Code points that `source` has more. */
  readonly surplus: number;
  readonly isChanged: boolean;
}

/** Longest segment that is kept, in bytes: a letter with eight marks. */
const LONGEST = 24;

/** Segments kept: Vietnamese has 134 letters with marks, written Korean uses some 2,000 syllables. */
const CAPACITY = 1 << 13;
const SLOTS = CAPACITY * 2;

const slots: (Segment | undefined)[] = new Array(SLOTS);
let kept = 0;

/** Canonical form of well-formed UTF-8, as the platform gives it. */
export function normalizeBytes(source: Uint8Array): Segment {
  const text = decodeUtf8(source) as string;
  const normal = normalizeText(text);
  const isChanged = normal !== text;
  const canonical = isChanged ? encodeUtf8(normal) : source;
  const chars = countCharacters(canonical);
  return { source, canonical, chars, surplus: countCharacters(source) - chars, isChanged };
}

function countCharacters(bytes: Uint8Array): number {
  return bytes.length - countContinuations(viewOf(bytes), 0, bytes.length);
}

/**
 * What became of `bytes[from..to)` when it was asked last; `undefined` where it is too long to be kept, or too
 * many others are.
 *
 * @remarks Letters with marks are few and come again and again; asking the platform for each takes ten times as
 * long as finding its answer here.
 */
export function recallSegment(bytes: Uint8Array, from: number, to: number): Segment | undefined {
  if (to - from > LONGEST) return undefined;
  let hash = to - from;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ (bytes[at] as number), 0x5bd1e995);
  let slot = (hash ^ (hash >>> 15)) & (SLOTS - 1);
  for (let known = slots[slot]; known !== undefined; known = slots[slot]) {
    if (isEqual(known.source, bytes, from, to)) return known;
    slot = (slot + 1) & (SLOTS - 1);
  }
  if (kept === CAPACITY) return undefined;
  kept++;
  // A copy, lest one segment keep all its text in memory.
  const segment = normalizeBytes(new Uint8Array(bytes.subarray(from, to)));
  slots[slot] = segment;
  return segment;
}

function isEqual(source: Uint8Array, bytes: Uint8Array, from: number, to: number): boolean {
  if (source.length !== to - from) return false;
  for (let i = 0; i < source.length; i++) if (source[i] !== bytes[from + i]) return false;
  return true;
}
