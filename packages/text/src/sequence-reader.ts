/**
 * Reads the byte sequence that begins at a byte, as one number: {@link sequence}, {@link illFormed} or
 * {@link UNFINISHED}.
 *
 * @remarks Never looks further than the four bytes a sequence has at most, and never before `at`, so that a text can
 * be cut before every sequence. A number rather than an object, because there is one for each character.
 */
export type SequenceReader = (bytes: Uint8Array, at: number) => number;

/** The bytes end before the sequence does. */
export const UNFINISHED = 0;

/** Characters that a single sequence of Big5 writes with two code points each. */
const PAIRS: readonly string[] = ['\u00ca\u0304', '\u00ca\u030c', '\u00ea\u0304', '\u00ea\u030c'];

const FIRST_PAIR = 0x110000;

/** A well-formed sequence of `length` bytes (1 to 4) that stands for a code point. */
export const sequence = (codePoint: number, length: number): number => (codePoint << 3) | length;

/** A well-formed sequence of two bytes that stands for one of the four pairs of code points. */
export const pairSequence = (index: number): number => sequence(FIRST_PAIR + index, 2);

/** An ill-formed sequence: as many bytes as the Encoding standard's decoder replaces as one. */
export const illFormed = (length: number): number => -length;

/** Bytes of a well-formed sequence. */
export const lengthOf = (read: number): number => read & 7;

/** Code point of a well-formed sequence, for a pair a number above all code points. */
export const codePointOf = (read: number): number => read >>> 3;

/** The two code points of a sequence that stands for a pair, else `undefined`. */
export const pairOf = (codePoint: number): string | undefined => PAIRS[codePoint - FIRST_PAIR];
