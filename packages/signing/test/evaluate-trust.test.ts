import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateSource, evaluateTrust } from '../src/evaluate-trust.js';
import { parseTrustPolicy } from '../src/trust-policy.js';
import { contextOf, vectors } from './changed-policy.js';

describe('evaluateTrust', () => {
  it.each(vectors.evaluations)('[C14] $id: $title', (row) => {
    const policy = parseTrustPolicy(vectors.policies[row.policy]);
    const evaluation = evaluateTrust(policy, row.signed, contextOf(row));
    const { keys, threshold_met: thresholdMet, sources = [] } = row.expected;
    expect(evaluation.keys.map(({ keyid, reasons }) => ({ keyid, reasons }))).toEqual(keys);
    expect(evaluation.keys.every(({ trusted, reasons }) => trusted === (reasons.length === 0))).toBe(true);
    expect(evaluation).toMatchObject({
      thresholdMet,
      threshold: policy.threshold,
      at: row.context.at,
      clock: 'checker',
    });
    for (const { source_uri: uri, ...expected } of sources) {
      expect([uri, evaluateSource(policy, evaluation, uri)]).toEqual([uri, expected]);
    }
  });

  it('does not depend on the order of keys, nor on keys given twice', () => {
    const policy = parseTrustPolicy(vectors.policies.two);
    const [row] = vectors.evaluations;
    const keyids = policy.keys.map(({ keyid }) => keyid);
    seeded(
      fc.property(fc.array(fc.constantFrom(...keyids, 'stranger'), { maxLength: 6 }), (signed) => {
        const evaluation = row && evaluateTrust(policy, signed, contextOf(row));
        expect(evaluation).toEqual(
          row && evaluateTrust(policy, [...new Set(signed)].reverse(), contextOf(row)),
        );
      }),
    );
  });

  it('trusts no key at a time in another form, which would compare as anything', () => {
    const policy = parseTrustPolicy(vectors.policies.one);
    const context = {
      tenantId: 'harbour',
      purpose: 'public-answer',
      audience: null,
      clock: 'checker',
    } as const;
    for (const at of ['2026', '2026-02-30T00:00:00Z', '2026-02-01T00:00:00+00:00', '9']) {
      expect(() => evaluateTrust(policy, [], { ...context, at })).toThrow(RangeError);
    }
  });
});
