import type { MarkScope } from '@loccit/contract';
import { loadVectors } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { extractCitations } from '../src/index.js';
import { MAX_REACH } from '../src/mark-reach.js';

interface ScopeVector {
  readonly title: string;
  readonly text: string;
  readonly scope: MarkScope;
  readonly covers: Readonly<Record<string, readonly string[]>>;
  readonly uncited: readonly string[];
}

describe('extractCitations', () => {
  for (const vector of loadVectors<ScopeVector[]>('markdown/scopes.json')) {
    it(`[B4] scope: ${vector.title}`, () => {
      const found = extractCitations(vector.text, { scope: vector.scope });
      expect(found.scope).toBe(vector.scope);
      expect(Object.fromEntries(found.citations.map((one) => [one.label, one.claim_ids]))).toEqual(
        vector.covers,
      );
      expect(found.statements_uncited.map((one) => one.text)).toEqual(vector.uncited);
    });
  }

  it('[B4] the scope is precise where nothing is said', () => {
    expect(extractCitations('Ice thins. Snow stays [1].')).toEqual(
      extractCitations('Ice thins. Snow stays [1].', { scope: 'precise' }),
    );
  });

  it('reach a hundred statements at most', () => {
    const text = `${'Ice thins. '.repeat(MAX_REACH + 5)}Snow stays [1].`;
    const found = extractCitations(text, { scope: 'passage' });
    expect(found.citations[0]?.claim_ids).toHaveLength(MAX_REACH + 1);
    expect(found.statements_uncited).toHaveLength(5);
  });
});
