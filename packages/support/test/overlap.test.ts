import { readFileSync } from 'node:fs';
import { loadVectors, seeded, sharedData } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRatio, measureOverlap, OVERLAP_THRESHOLD } from '../src/index.js';

interface Vectors {
  case_blocks: { case: string; claim_tokens: number; shared_tokens: number; block: string }[];
  rows: {
    id: string;
    claim: string;
    block: string;
    claim_tokens: number;
    shared_tokens: number;
    ratio: string;
  }[];
}
const vectors = loadVectors<Vectors>('support/overlap.json');
const casesPath = sharedData('../cases/source-examples.jsonl');
const cases =
  casesPath !== undefined
    ? readFileSync(casesPath, 'utf8')
        .trim()
        .split('\n')
        .map(
          (line) =>
            JSON.parse(line) as { id: string; input: { claim?: string }; expected: { ratio?: number } },
        )
    : undefined;

describe('measureOverlap', () => {
  it.each(vectors.rows)('[A2] counts tokens: $id', ({ claim, block, claim_tokens, shared_tokens, ratio }) => {
    const overlap = measureOverlap(claim, block);
    expect([overlap.claimTokens, overlap.sharedTokens, formatRatio(overlap.ratio)]).toEqual([
      claim_tokens,
      shared_tokens,
      ratio,
    ]);
  });

  it('[A2] takes the threshold itself as enough', () => {
    expect(measureOverlap('one two three four five', 'five').ratio >= OVERLAP_THRESHOLD).toBe(true);
  });

  it.skipIf(cases === undefined)(
    '[A4] gives the worked figures (skipped where the case file is missing or not asked for)',
    () => {
      for (const { case: id, claim_tokens, shared_tokens, block } of vectors.case_blocks) {
        const example = cases?.find((row) => row.id === id);
        const overlap = measureOverlap(example?.input.claim ?? '', block);
        expect([id, overlap.claimTokens, overlap.sharedTokens]).toEqual([id, claim_tokens, shared_tokens]);
        expect(formatRatio(overlap.ratio)).toBe(example?.expected.ratio?.toFixed(3));
      }
    },
  );

  it('[A2] [A9] cannot see a changed figure, unit or negation', () => {
    expect(measureOverlap('Keys cost 3 euros', 'Keys never cost 3 euros').ratio).toBe(1);
  });

  it('[A2] is a share between 0 and 1, and 1 against the claim itself', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'B', '_', '7', ' ', '。', '船', '港', '夜', 'é') });
    seeded(
      fc.property(text, text, (claim, evidence) => {
        const { claimTokens, sharedTokens, ratio } = measureOverlap(claim, evidence);
        expect(sharedTokens).toBeLessThanOrEqual(claimTokens);
        expect(ratio >= 0 && ratio <= 1).toBe(true);
        if (claimTokens > 0) expect(measureOverlap(claim, claim).ratio).toBe(1);
      }),
    );
  });
});
