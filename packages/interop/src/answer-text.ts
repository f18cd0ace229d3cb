import {
  canonicalizeText,
  createRawMap,
  createTextIndex,
  encodeUtf8,
  type RawMap,
  TextError,
  type TextIndex,
} from '@loccit/text';
import { findOnce, type Occurrence } from './find-once.js';
import { InteropError } from './interop-error.js';
import { MAX_TEXT_UNITS } from './response-object.js';

/** What a provider counts offsets in. */
export type OffsetUnit = 'code-point' | 'utf16-unit' | 'utf8-byte';

/** Why an offset is no place of the answer. */
export type OffsetFault = 'outside' | 'splits';

/** How many times searches for stated words may pass over one answer, beyond the units below. */
const SEARCHES = 256;
/** Units that they may pass over in any answer, so that in a short one each of its citations is looked for. */
const SEARCHED_UNITS = 1 << 24;

/**
 * An answer as received and as canonical text, with the way from places in the one to places in the other.
 *
 * @remarks An answer of several parts (content blocks) is their concatenation. Offsets of a response count in the
 * text as received, before line ends become LF and the text NFC; one inside a CRLF or a character that NFC composes
 * splits it. Building is linear, a conversion O(log n), and so is looking for words: all searches together pass over
 * the answer no more than a fixed number of times.
 */
export class AnswerText {
  /** The canonical text. */
  readonly text: string;
  readonly index: TextIndex;
  /** The parts as received. */
  readonly parts: readonly string[];
  readonly #received: TextIndex;
  readonly #rawMap: RawMap | undefined;
  /** Code points of the text as received at which each part begins, and its end. */
  readonly #bounds: number[] = [0];
  readonly #known = new Map<string, Occurrence>();
  #budget: number;

  constructor(parts: readonly string[]) {
    const received = joinParts(parts);
    this.parts = parts;
    this.#budget = SEARCHED_UNITS + SEARCHES * received.length;
    this.text = canonicalizeText(received);
    this.#received = createTextIndex(received);
    this.index = this.text === received ? this.#received : createTextIndex(this.text);
    // The line end keeps a leading U+FEFF from being taken for a byte order mark; nothing composes with it.
    this.#rawMap = this.text === received ? undefined : createRawMap(encodeUtf8(`\n${received}`));
    let units = 0;
    for (const part of parts) {
      units += part.length;
      this.#bounds.push(this.#received.fromUtf16(units));
    }
  }

  /** The code point of the canonical text at an offset, which counts from the beginning of a part where one is named. */
  place(offset: number, unit: OffsetUnit, part?: number): number | OffsetFault {
    const first = this.#bounds[part ?? 0];
    const last = this.#bounds[part === undefined ? this.#bounds.length - 1 : part + 1];
    if (first === undefined || last === undefined || !Number.isInteger(offset) || offset < 0)
      return 'outside';
    try {
      const point = fromUnit(this.#received, toUnit(this.#received, first, unit) + offset, unit);
      if (point > last) return 'outside';
      return this.#rawMap === undefined ? point : this.#toCanonical(this.#rawMap, point);
    } catch (error) {
      if (!(error instanceof TextError)) throw error;
      return error.code === 'position-inside-character' ? 'splits' : 'outside';
    }
  }

  /** Where canonical words stand in the canonical text, in code points. */
  find(words: string): Occurrence {
    const known = this.#known.get(words);
    if (known !== undefined) return known;
    this.#budget -= this.text.length;
    // Without an answer in reach the words count as not found: no span is ever made up.
    const found = this.#budget < 0 ? 'none' : findOnce(this.text, words);
    const place = typeof found === 'number' ? this.index.fromUtf16(found) : found;
    this.#known.set(words, place);
    return place;
  }

  #toCanonical(rawMap: RawMap, point: number): number {
    return rawMap.fromRawByte(this.#received.toUtf8(point) + 1) - 1;
  }
}

function joinParts(parts: readonly string[]): string {
  const units = parts.reduce((sum, part) => sum + part.length, 0);
  if (units <= MAX_TEXT_UNITS) return parts.join('');
  throw new InteropError('response-too-large', { actual: units, limit: MAX_TEXT_UNITS });
}

function toUnit(index: TextIndex, point: number, unit: OffsetUnit): number {
  if (unit === 'code-point') return point;
  return unit === 'utf16-unit' ? index.toUtf16(point) : index.toUtf8(point);
}

function fromUnit(index: TextIndex, position: number, unit: OffsetUnit): number {
  if (unit === 'utf16-unit') return index.fromUtf16(position);
  if (unit === 'utf8-byte') return index.fromUtf8(position);
  return index.fromUtf16(index.toUtf16(position));
}
