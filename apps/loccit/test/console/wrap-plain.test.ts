import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import wrapAnsi from 'wrap-ansi';
import { wrapPlain } from '../../src/console/wrap-plain.js';

const word = fc.string({ unit: fc.constantFrom('a', 'b', '-', '.', '词', 'é', '（'), maxLength: 40 });
const text = fc.array(word, { maxLength: 20 }).map((words) => words.join(' ').trim().replace(/ +/g, ' '));

describe('wrapPlain', () => {
  it('breaks lines where wrap-ansi breaks them', () => {
    seeded(
      fc.property(text, fc.integer({ min: 8, max: 60 }), (one, columns) => {
        expect(wrapPlain(one, columns)).toEqual(
          wrapAnsi(one, columns, { hard: true, trim: true })
            .split('\n')
            .map((line) => line.trimEnd()),
        );
      }),
      { runs: 500 },
    );
  });

  it('takes a word of a megabyte', () => {
    expect(wrapPlain('a'.repeat(1 << 20), 64)).toHaveLength(1 << 14);
  });
});
