import { createHash } from 'node:crypto';
import { digestAnswer } from '@loccit/contract';
import { canonicalizeJson } from '@loccit/json';
import { loadVectors } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { artifacts } from './vectors.js';

const answers = artifacts.answer as Record<string, object>;

describe('digestAnswer', () => {
  for (const { artifact, answer_sha256 } of loadVectors<{ artifact: string; answer_sha256: string }[]>(
    'contract/answer-digests.json',
  )) {
    it(`[C14] digests the canonical bytes without proof: "${artifact}"`, () => {
      expect(digestAnswer(answers[artifact] ?? {})).toBe(answer_sha256);
    });
  }

  it('[C14] does not depend on a proof, and depends on every other member', () => {
    const answer = answers.free as Record<string, unknown>;
    const digest = digestAnswer(answer);
    for (const member of Object.keys(answer)) {
      const changed = digestAnswer({ ...answer, [member]: 'changed' });
      expect(changed === digest, member).toBe(member === 'proof');
    }
  });

  it('[C14] does not depend on the order of members', () => {
    const answer = answers.answered ?? {};
    expect(digestAnswer(Object.fromEntries(Object.entries(answer).reverse()))).toBe(digestAnswer(answer));
  });
});

describe('canonical bytes under a digest', () => {
  for (const { kind, value, jcs } of loadVectors<{ kind: string; value: unknown; jcs: string }[]>(
    'contract/canonical-bytes.json',
  )) {
    it(`[C14] ${kind}`, () => {
      expect(canonicalizeJson(value)).toBe(jcs);
      expect(digestAnswer(value as object)).toBe(createHash('sha256').update(jcs).digest('hex'));
    });
  }
});
