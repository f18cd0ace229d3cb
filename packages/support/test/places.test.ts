import { readdirSync, readFileSync } from 'node:fs';
import { projectRoot } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { judgeSupport, type Place } from '../src/index.js';

interface Pair {
  readonly claim: string;
  readonly text: string;
}

/** Every claim with a text of evidence, wherever it stands in the vectors. */
function collectPairs(value: unknown, pairs: Pair[]): Pair[] {
  if (typeof value !== 'object' || value === null) return pairs;
  const { claim, evidence, text } = value as Record<string, unknown>;
  const said = [text, evidence].find((one): one is string => typeof one === 'string');
  if (typeof claim === 'string' && said !== undefined) pairs.push({ claim, text: said });
  for (const member of Object.values(value)) collectPairs(member, pairs);
  return pairs;
}

const folder = `${projectRoot}fixtures/vectors/support/`;
const pairs = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => collectPairs(JSON.parse(readFileSync(`${folder}${name}`, 'utf8')), []));
const insertions: readonly Pair[] = [
  { claim: 'Tools may be lent without a deposit.', text: 'Tools may not be lent without a deposit.' },
  { claim: 'The sluice is open.', text: 'The sluice is not open.' },
  { claim: '闸门已经打开。', text: '闸门没有打开。' },
  { claim: '工具可以外借。', text: '工具不可以外借。' },
];

describe('SupportFinding', () => {
  it('has places that hold at least a character and lie inside of their texts, over all vectors', () => {
    expect(pairs.length).toBeGreaterThan(300);
    const wrong: unknown[] = [];
    for (const { claim, text } of [...pairs, ...insertions]) {
      const { findings } = judgeSupport({ claim, evidence: { text } });
      const lengths = { claim: [...claim].length, evidence: [...text].length };
      const isInside = (place: Place | undefined, length: number): boolean =>
        place === undefined ||
        (0 <= place.charStart && place.charStart < place.charEnd && place.charEnd <= length);
      for (const { check, claimSpan, evidenceSpan } of findings)
        if (!isInside(claimSpan, lengths.claim) || !isInside(evidenceSpan, lengths.evidence))
          wrong.push({ claim, text, check, claimSpan, evidenceSpan });
    }
    expect(wrong).toEqual([]);
  });
});
