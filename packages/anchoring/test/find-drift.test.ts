import { loadVectors, seeded } from '@loccit/testing';
import { createTextIndex } from '@loccit/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DRIFT_STATES, type DriftRevision, findDrift } from '../src/index.js';

interface StoredRevision {
  readonly id: string;
  readonly text: string | null;
}

interface DriftCase {
  readonly name: string;
  readonly cited: StoredRevision;
  readonly span: readonly [number, number];
  readonly published: StoredRevision | 'deleted' | 'unavailable';
  readonly state: string;
  readonly places: readonly (readonly [number, number])[];
}

const { cases } = loadVectors<{ readonly cases: readonly DriftCase[] }>('anchoring/drift.json');

const revision = ({ id, text }: StoredRevision): DriftRevision => ({
  id,
  index: text === null ? undefined : createTextIndex(text),
});

describe('findDrift', () => {
  it.each(cases)('comes to what the vector says: $name', (vector) => {
    const { cited, published, span } = vector;
    const { places, state } = findDrift(
      revision(cited),
      { charStart: span[0], charEnd: span[1] },
      typeof published === 'string' ? published : revision(published),
    );
    expect({ state, places: places.map(({ charStart, charEnd }) => [charStart, charEnd]) }).toEqual({
      state: vector.state,
      places: vector.places,
    });
  });

  it('has a vector of every state, in English and in Chinese', () => {
    const isChinese = (text: string | null) => /\p{sc=Han}/u.test(text ?? '');
    for (const wanted of [true, false]) {
      const states = cases.filter(({ cited }) => isChinese(cited.text) === wanted).map(({ state }) => state);
      expect(DRIFT_STATES.filter((state) => !states.includes(state))).toEqual([]);
    }
  });

  it('names places at which the passage stands, and calls it gone only where it is', () => {
    const texts = fc.array(fc.constantFrom('a', 'b', '港', '\u{1f6a2}'), { minLength: 1, maxLength: 12 });
    seeded(
      fc.property(texts, texts, fc.nat(), fc.nat(), (old, now, from, length) => {
        const charStart = from % old.length;
        const charEnd = charStart + 1 + (length % (old.length - charStart));
        const index = createTextIndex(now.join(''));
        const passage = old.slice(charStart, charEnd).join('');
        const { places, state } = findDrift(
          { id: 'old', index: createTextIndex(old.join('')) },
          { charStart, charEnd },
          { id: 'new', index },
        );
        expect(places.every((place) => index.slice(place.charStart, place.charEnd) === passage)).toBe(true);
        expect(state === 'changed').toBe(!index.text.includes(passage));
        expect(state === 'unchanged').toBe(now.slice(charStart, charEnd).join('') === passage);
      }),
    );
  });
});
