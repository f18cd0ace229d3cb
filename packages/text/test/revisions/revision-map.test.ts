import { loadVectors, seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRevisionMap, type MappedSpan, type RevisionMap } from '../../src/revisions/index.js';
import { caught } from '../caught.js';

interface Vectors {
  maps: {
    name: string;
    sections: number[];
    positions: [old: number, before: number, after: number][];
    spans: {
      char: [number, number];
      deleted: string;
      span?: [number, number];
      place?: [number, number];
      deleted_spans: [number, number][];
      inserted_spans?: [number, number][];
    }[];
  }[];
  inverses: { name: string; sections: number[]; inverse: number[] }[];
  compositions: { name: string; first: number[]; second: number[]; result: number[] }[];
}

const vectors = loadVectors<Vectors>('text/revisions.json');
const pair = ({ charStart, charEnd }: { charStart: number; charEnd: number }) => [charStart, charEnd];

function written(mapped: MappedSpan) {
  const deleted_spans = mapped.deletedSpans.map(pair);
  return mapped.deleted === 'whole'
    ? { deleted: 'whole', place: pair(mapped.place), deleted_spans }
    : {
        deleted: mapped.deleted,
        span: pair(mapped.span),
        deleted_spans,
        inserted_spans: mapped.insertedSpans.map(pair),
      };
}

/** Sections that start from a text of some length, in their one form. */
const sectionsFrom = (length: number): fc.Arbitrary<number[]> =>
  fc
    .array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 })), {
      maxLength: 8,
    })
    .map((pieces) => {
      const sections: number[] = [];
      let left = length;
      let wasKept: boolean | undefined;
      for (const [kept, wanted, inserted] of pieces) {
        const taken = Math.min(wanted, left);
        if (kept === wasKept || (kept ? taken === 0 : taken + inserted === 0)) continue;
        sections.push(taken, kept ? -1 : inserted);
        wasKept = kept;
        left -= taken;
      }
      if (left === 0) return sections;
      if (wasKept === true) sections[sections.length - 2] = (sections.at(-2) ?? 0) + left;
      else sections.push(left, -1);
      return sections;
    });

const chainOf = (count: number): fc.Arbitrary<RevisionMap[]> =>
  fc.integer({ min: 0, max: 14 }).chain((length) => {
    const grow = (maps: RevisionMap[]): fc.Arbitrary<RevisionMap[]> =>
      maps.length === count
        ? fc.constant(maps)
        : sectionsFrom(maps.at(-1)?.newChars ?? length).chain((sections) =>
            grow([...maps, createRevisionMap(sections)]),
          );
    return grow([]);
  });

/** New place of each old character, undefined for one that is gone: what a map is about. */
function survivors({ sections }: RevisionMap): (number | undefined)[] {
  const places: (number | undefined)[] = [];
  let fresh = 0;
  for (let at = 0; at < sections.length; at += 2) {
    const [length = 0, inserted = 0] = sections.slice(at, at + 2);
    for (let left = length; left > 0; left--) places.push(inserted === -1 ? fresh++ : undefined);
    if (inserted > 0) fresh += inserted;
  }
  return places;
}

describe('createRevisionMap', () => {
  it.each(vectors.maps)('$name', ({ sections, positions, spans }) => {
    const map = createRevisionMap(sections);
    for (const [old, before, after] of positions) {
      expect([old, map.mapPosition(old, 'before'), map.mapPosition(old, 'after')]).toEqual([
        old,
        before,
        after,
      ]);
    }
    for (const { char, ...expected } of spans) expect(written(map.mapSpan(...char))).toEqual(expected);
  });

  it.each(vectors.inverses)('inverts: $name', ({ sections, inverse }) => {
    expect(createRevisionMap(sections).invert().sections).toEqual(inverse);
    expect(createRevisionMap(inverse).invert().sections).toEqual(sections);
  });

  it.each(vectors.compositions)('composes: $name', ({ first, second, result }) => {
    expect(createRevisionMap(first).compose(createRevisionMap(second)).sections).toEqual(result);
  });

  it('maps a position by the nearest character that is left on its side', () => {
    seeded(
      fc.property(chainOf(1), ([map]) => {
        if (map === undefined) return;
        const places = survivors(map);
        for (let char = 0; char <= map.oldChars; char++) {
          const before = places.slice(0, char).findLast((place) => place !== undefined);
          const after = places.slice(char).find((place) => place !== undefined);
          expect(map.mapPosition(char, 'before')).toBe(before === undefined ? 0 : before + 1);
          expect(map.mapPosition(char, 'after')).toBe(after ?? map.newChars);
        }
      }),
    );
  });

  it('maps a span to the hull of what is left of it', () => {
    seeded(
      fc.property(chainOf(1), fc.nat(20), fc.nat(20), ([map], from, length) => {
        if (map === undefined || map.oldChars === 0) return;
        const charStart = from % map.oldChars;
        const charEnd = Math.min(charStart + 1 + length, map.oldChars);
        const places = survivors(map).slice(charStart, charEnd);
        const left = places.filter((place) => place !== undefined);
        const mapped = map.mapSpan(charStart, charEnd);
        const gone = mapped.deletedSpans.reduce((sum, span) => sum + span.charEnd - span.charStart, 0);
        expect(gone).toBe(places.length - left.length);
        if (mapped.deleted === 'whole') {
          expect(left).toEqual([]);
        } else {
          expect(pair(mapped.span)).toEqual([left[0], (left.at(-1) ?? 0) + 1]);
          expect(mapped.deleted).toBe(gone === 0 ? 'none' : 'partly');
          const come = mapped.insertedSpans.reduce((sum, span) => sum + span.charEnd - span.charStart, 0);
          expect(come).toBe(mapped.span.charEnd - mapped.span.charStart - left.length);
        }
      }),
      { runs: 500 },
    );
  });

  it('is monotone, and its inverse leads back what is left', () => {
    seeded(
      fc.property(chainOf(1), ([map]) => {
        if (map === undefined) return;
        const back = map.invert();
        expect(back.invert().sections).toEqual(map.sections);
        let last = [0, 0];
        for (let char = 0; char <= map.oldChars; char++) {
          const now = [map.mapPosition(char, 'before'), map.mapPosition(char, 'after')];
          expect(now[0]).toBeLessThanOrEqual(now[1] ?? 0);
          expect(now[0]).toBeGreaterThanOrEqual(last[0] ?? 0);
          expect(now[1]).toBeGreaterThanOrEqual(last[1] ?? 0);
          last = now;
        }
        for (const [char, place] of survivors(map).entries()) {
          if (place === undefined) continue;
          expect(back.mapSpan(place, place + 1)).toMatchObject({
            span: { charStart: char, charEnd: char + 1 },
          });
        }
      }),
    );
  });

  it('composes associatively, and turns round when inverted', () => {
    seeded(
      fc.property(chainOf(3), (maps) => {
        const [first, second, third] = maps as [RevisionMap, RevisionMap, RevisionMap];
        const whole = first.compose(second).compose(third);
        expect(whole.sections).toEqual(first.compose(second.compose(third)).sections);
        expect(whole.invert().sections).toEqual(
          third.invert().compose(second.invert()).compose(first.invert()).sections,
        );
      }),
      { runs: 500 },
    );
  });

  it('maps as mapping twice does, and never to less than that where a neighbour is gone', () => {
    seeded(
      fc.property(chainOf(2), (maps) => {
        const [first, second] = maps as [RevisionMap, RevisionMap];
        const both = first.compose(second);
        const places = survivors(both);
        expect(places).toEqual(
          survivors(first).map((place) => (place === undefined ? undefined : survivors(second)[place])),
        );
        for (let char = 0; char <= both.oldChars; char++) {
          const before = second.mapPosition(first.mapPosition(char, 'before'), 'before');
          const after = second.mapPosition(first.mapPosition(char, 'after'), 'after');
          if (char > 0 && places[char - 1] !== undefined)
            expect(both.mapPosition(char, 'before')).toBe(before);
          if (places[char] !== undefined) expect(both.mapPosition(char, 'after')).toBe(after);
          expect(both.mapPosition(char, 'before')).toBeLessThanOrEqual(before);
          expect(both.mapPosition(char, 'after')).toBeGreaterThanOrEqual(after);
        }
      }),
      { runs: 500 },
    );
  });

  it('refuses a side that is neither of the two', () => {
    const map = createRevisionMap([4, -1]);
    for (const side of ['x', '', undefined, null, 'Before']) {
      expect(() => map.mapPosition(3, side as 'before')).toThrow(
        new TypeError("`side` must be 'before' or 'after'"),
      );
    }
  });

  it('refuses positions outside the text, empty spans, other texts and what is no sequence of sections', () => {
    const map = createRevisionMap([4, -1, 1, 0]);
    for (const act of [
      () => map.mapPosition(6, 'before'),
      () => map.mapPosition(-1, 'after'),
      () => map.mapSpan(0, 6),
      () => map.mapSpan(2, 2),
    ])
      expect(caught(act).code).toBe('position-out-of-range');
    expect(() => map.compose(map)).toThrow(RangeError);
    for (const sections of [[1], [0, 0], [1, -2], [-1, 1], [1, -1, 1, -1], [1, 1, 1, 1], [0.5, 1], [0, -1]])
      expect(() => createRevisionMap(sections)).toThrow(RangeError);
  });
});
