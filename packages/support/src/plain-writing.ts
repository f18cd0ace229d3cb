import type { Place } from './finding.js';
import { foldWriting } from './quantities/fold.js';

/** A text in plain writing, with what leads back to the text as given. */
export interface PlainWriting {
  readonly text: string;
  /** A place of the plain text (code points), in the text as given. */
  readonly toGiven: (place: Place) => Place;
}

const BLANK = '[ \\u00a0\\u2009\\u202f]';
const HAN = '[\\u3400-\\u9fff]';
/** One blank between a Chinese character and a figure or a Latin word; more of them part columns. */
const LOOSE = new RegExp(
  `(?<=${HAN})${BLANK}(?=[¥$€£]?[0-9A-Za-z])|(?<=[0-9A-Za-z%‰℃°])${BLANK}(?=${HAN})`,
  'g',
);
const BEYOND_ASCII = /[^\0-\x7f]/;

/**
 * A text as it would be written in half width, in simplified characters and without blanks between Chinese characters
 * and figures or Latin words.
 *
 * @remarks Texts that differ in nothing else come to the same. Linear.
 */
export function writePlainly(given: string): PlainWriting {
  if (!BEYOND_ASCII.test(given)) return { text: given, toGiven: (place) => place };
  const folded = foldWriting(given);
  const dropped: number[] = [];
  const text = folded.replace(LOOSE, (_blank, at: number) => {
    dropped.push(at);
    return '';
  });
  if (dropped.length === 0) return { text, toGiven: (place) => place };
  let places: readonly number[] | undefined;
  const toGiven = ({ charEnd, charStart }: Place): Place => {
    places ??= listPlaces(folded, dropped);
    const start = find(places, charStart);
    return { charStart: start, charEnd: charEnd > charStart ? find(places, charEnd - 1) + 1 : start };
  };
  return { text, toGiven };
}

/** For every blank left out, how many code points of the plain text stand before it. */
function listPlaces(folded: string, dropped: readonly number[]): number[] {
  const places: number[] = [];
  let unit = 0;
  let char = 0;
  for (const at of dropped) {
    while (unit < at) {
      unit += (folded.codePointAt(unit) ?? 0) > 0xffff ? 2 : 1;
      char += 1;
    }
    places.push(char);
    unit += 1;
  }
  return places;
}

/** Where a code point of the plain text stands in the text as given. */
function find(places: readonly number[], at: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return at + low;
}
