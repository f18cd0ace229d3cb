import { describe, expect, it } from 'vitest';
import { readRepairLabels, writeRepairLabel } from '../src/index.js';

describe('readRepairLabels', () => {
  it.each(['en', 'zh'] as const)(
    '[A5] takes the labels that a repair writes out of a statement (%s)',
    (lang) => {
      for (const label of ['replaced', 'unverified'] as const) {
        const { labels, text } = readRepairLabels(`The quay is free${writeRepairLabel(label, lang)}.`);
        expect([text, [...labels]]).toEqual(['The quay is free.', [label]]);
      }
    },
  );

  it('reads a label whose blank was folded away, and leaves what has none as it is', () => {
    expect(readRepairLabels('码头免费(unverified)。').text).toBe('码头免费。');
    expect(readRepairLabels('The quay (unverified or not) is free.')).toEqual({
      text: 'The quay (unverified or not) is free.',
      labels: new Set(),
    });
  });
});
