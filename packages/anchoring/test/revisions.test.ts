import { readFileSync } from 'node:fs';
import { sharedData } from '@loccit/testing';
import search from 'approx-string-match';
import { describe, expect, it } from 'vitest';
import { createQuoteIndex, matchQuote, type QuoteIndex } from '../src/index.js';

interface Place {
  readonly start_cp: number;
  readonly end_cp: number;
}

interface Row {
  readonly id: string;
  readonly class: string;
  readonly new: string;
  readonly quote: Place & { readonly exact: string; readonly prefix: string; readonly suffix: string };
  readonly expected: Place | null;
  readonly outer?: Place;
}

type Found = readonly [number, number] | undefined;

const folder = sharedData('anchoring/reanchor.jsonl')?.replace(/reanchor\.jsonl$/, '');
const rows: Row[] =
  folder === undefined
    ? []
    : readFileSync(`${folder}reanchor.jsonl`, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Row);

const indexes = new Map<string, QuoteIndex>();

function indexOf(path: string): QuoteIndex {
  const index = indexes.get(path) ?? createQuoteIndex(readFileSync(`${folder}${path}`, 'utf8'));
  indexes.set(path, index);
  return index;
}

/** Least shares in percent, of the published figures of a quote matcher in use; of deleted text the goal of this project. */
const LEAST = { exact: 100, edited: 93.5, exact_dup: 94.1, whitespace: 85.6, moved: 100, deleted: 97 };

const find = ({ quote, ...row }: Row) =>
  matchQuote(indexOf(row.new), {
    exact: quote.exact,
    prefix: quote.prefix,
    suffix: quote.suffix,
    charStart: quote.start_cp,
  });

/** The library alone over the whole text: fewest errors, then nearest to the old place. */
function findByLibrary({ quote, ...row }: Row): Found {
  const { text, textIndex } = {
    text: indexOf(row.new).textIndex.text,
    textIndex: indexOf(row.new).textIndex,
  };
  const [best] = search(text, quote.exact, Math.floor(quote.exact.length / 2)).sort(
    (a, b) => Math.abs(a.start - quote.start_cp) - Math.abs(b.start - quote.start_cp),
  );
  if (best === undefined) return undefined;
  const whole = (unit: number): number => unit - Number((text.charCodeAt(unit) & 0xfc00) === 0xdc00);
  return [textIndex.fromUtf16(whole(best.start)), textIndex.fromUtf16(whole(best.end))];
}

function isRight(row: Row, found: Found): boolean {
  if (row.class === 'deleted' || row.expected === null) return found === undefined;
  if (found === undefined) return false;
  const { expected } = row;
  if (row.class === 'edited' || row.class === 'whitespace') {
    return [expected, row.outer].some((place) => place !== undefined && overlap(found, place) >= 0.7);
  }
  return found[0] === expected.start_cp && found[1] === expected.end_cp;
}

function overlap([start, end]: readonly [number, number], place: Place): number {
  const shared = Math.max(0, Math.min(end, place.end_cp) - Math.max(start, place.start_cp));
  return shared / (end - start + place.end_cp - place.start_cp - shared);
}

const placeOf = (row: Row): Found => {
  const { outcome, matches } = find(row);
  const [first] = matches;
  return first === undefined || outcome === 'ambiguous' ? undefined : [first.charStart, first.charEnd];
};

// Quotes of public documents in later revisions; they lie beside the checkout and are not part of the project.
describe.skipIf(folder === undefined)('matchQuote over revisions (skipped where not asked for)', () => {
  it.each(Object.entries(LEAST))(
    'finds at least the known share of quotes of class %s: %d percent',
    (name, least) => {
      const own = rows.filter((row) => row.class === name);
      const right = own.filter((row) => isRight(row, placeOf(row))).length;
      expect(right / own.length).toBeGreaterThanOrEqual(least / 100);
      expect(right).toBeGreaterThanOrEqual(own.filter((row) => isRight(row, findByLibrary(row))).length);
    },
  );

  it('calls no wrong place exact, moved or folded', () => {
    const wrong = rows.filter((row) => {
      const { outcome } = find(row);
      return ['exact', 'moved', 'folded'].includes(outcome) && !isRight(row, placeOf(row));
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});
