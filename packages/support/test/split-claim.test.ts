import { loadVectors } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { splitClaim } from '../src/index.js';

interface Row {
  id: string;
  claim: string;
  parts: string[];
}
const { rows } = loadVectors<{ rows: Row[] }>('support/split-claims.json');

describe('splitClaim', () => {
  it.each(rows)('[C3] finds the assertions of a claim: $id', ({ claim, parts }) => {
    const found = splitClaim(claim);
    expect(found.map(({ text }) => text)).toEqual(parts);
    const characters = [...claim];
    for (const { charEnd, charStart, text } of found)
      expect(characters.slice(charStart, charEnd).join('')).toBe(text);
  });
});
