import type { Answer } from '@loccit/contract';
import { seeded } from '@loccit/testing';
import { encodeUtf8 } from '@loccit/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AnsweringError, createAnswer, REPAIR_POLICIES, repairAnswer } from '../../src/index.js';
import { AT } from '../ask.js';
import {
  check,
  cite,
  evidence,
  repair,
  toBytes,
  type VectorCitation,
  vector,
  writeAnswer,
} from './answers.js';

const shape = ({ claims }: Answer) =>
  claims.map(({ citations, kind, text }) => [kind, text, citations.map(({ document_id }) => document_id)]);

describe('repairAnswer', () => {
  it.each(vector.rows)('[A5] [A6] $id', (row) => {
    const given = writeAnswer(row);
    const { answer, outcome, repairs } = repair(given, row.policy);
    expect(answer.status).toBe(row.status);
    expect(Object.fromEntries(repairs.map((one) => [one.claimId, one.outcome]))).toEqual(row.outcomes);
    expect(shape(answer)).toEqual(row.after);
    const { claims, counts, layers } = check(answer);
    expect(layers.structure.outcome).toBe('pass');
    expect(counts.repaired.n).toBe(row.repaired);
    for (const id of row.unsupported ?? [])
      expect(claims.find(({ claim_id }) => claim_id === id)?.verdict).not.toBe('supported');
    expect(outcome === 'unchanged').toBe(repairs.length === 0);
    if (outcome !== 'unchanged') expect(answer.answer_id).not.toBe(given.answer_id);
  });

  it('[A5] counts a repaired citation as repaired and never as valid', () => {
    const given = writeAnswer({
      claims: [
        { text: 'Boats over ten metres pay double.', cite: { invented: 'tariff' } },
        {
          text: 'Boats wait at the blue post.',
          cite: { document: 'lock', quote: 'Boats wait at the blue post.' },
        },
      ],
    });
    const { answer } = repair(given, 'retrieve');
    expect(answer.claims[0]?.repaired_from).toEqual([
      { rule: 'provenance/unknown-source', outcome: 'replaced' },
    ]);
    const { overlap } = check(answer);
    expect(overlap.rows.map(({ verdict }) => verdict)).toEqual(['repaired', 'valid']);
    expect(overlap.coverage).toEqual({ n: 1, m: 2 });
  });

  it('searches for a claim that should cite and does not', () => {
    const base = writeAnswer({
      claims: [{ text: 'Boats wait at the blue post.', cite: { document: 'lock' } }],
    });
    const bare = { ...base, claims: base.claims.map((claim) => ({ ...claim, citations: [] })) };
    const { answer } = repair(bare, 'retrieve');
    expect(shape(answer)).toEqual([['fact', 'Boats wait at the blue post.', ['lock']]]);
    expect(answer.claims[0]?.repaired_from).toEqual([
      { rule: 'structure/missing-citation', outcome: 'replaced' },
    ]);
  });

  it('keeps a conflict while two of its claims are cited, and no longer', () => {
    const texts = ['Boats wait at the blue post.', 'The lock opens at dawn and closes at dusk.'];
    const conflict = (last: VectorCitation) =>
      createAnswer({
        question: 'Where?',
        createdAt: AT,
        status: 'conflict',
        conflicts: [{ claim_ids: ['C1', 'C2'], key: 'place', next_step: 'Ask the harbour master.' }],
        claims: [
          { text: texts[0] ?? '', citations: [cite({ document: 'lock', quote: texts[0] ?? '' })] },
          { text: texts[1] ?? '', citations: [cite(last)] },
        ],
      });
    const kept = repair(
      conflict({ document: 'lock', quote: texts[1] ?? '', broken: true }),
      'retrieve',
    ).answer;
    expect(kept.status).toBe('conflict');
    const ended = repair(conflict({ invented: 'sluice' }), 'degrade').answer;
    expect([ended.status, ended.conflicts]).toEqual(['partial', undefined]);
  });

  it('drops the facts and the promise to be verbatim of a citation that is gone', () => {
    const text = 'Boats over ten metres pay double.';
    const fact = {
      kind: 'count',
      lo: 10,
      hi: null,
      lo_open: true,
      hi_open: false,
      unit: null,
      scope: {},
    };
    const given = createAnswer({
      question: 'Who?',
      createdAt: AT,
      claims: [
        {
          text,
          verbatim: true,
          citations: [cite({ invented: 'tariff' }), cite({ document: 'mooring', quote: text })],
          facts: [
            { ...fact, citation: 'C1.1' },
            { ...fact, citation: 'C1.2' },
          ],
        },
      ],
    });
    const [claim] = repair(given, 'degrade').answer.claims;
    expect(claim?.facts?.map(({ citation }) => citation)).toEqual(['C1.1']);
    expect(claim?.verbatim).toBe(true);
  });

  it('refuses what is no answer', () => {
    const bytes = encodeUtf8('{"claims": 1}');
    expect(() => repairAnswer({ bytes, policy: 'degrade', evidence, generation: undefined })).toThrow(
      AnsweringError,
    );
  });

  const sentences = vector.documents.flatMap(({ id, text }) =>
    text.split(/(?<=[.。])\s*/).flatMap((quote) => (quote === '' ? [] : [{ document: id, quote }])),
  );
  const citations: fc.Arbitrary<VectorCitation> = fc.oneof(
    fc.constantFrom(...sentences),
    fc.constantFrom(...sentences).map((one) => ({ ...one, broken: true })),
    fc.constantFrom('tariff', '资费').map((invented) => ({ invented })),
  );
  const answers = fc.array(
    fc.record({ text: fc.constantFrom(...sentences.map(({ quote }) => quote)), cite: citations }),
    { minLength: 1, maxLength: 4 },
  );

  it('[A5] [A6] is idempotent, never raises the count of valid, and changes no claim that passed', () => {
    const property = fc.property(
      answers,
      fc.constantFrom(...REPAIR_POLICIES),
      fc.constantFrom('en', 'zh'),
      (claims, policy, lang) => {
        const given = writeAnswer({ claims, lang });
        const before = check(given);
        const { answer, outcome, repairs } = repair(given, policy);
        const after = check(answer);
        expect(after.layers.structure.outcome).toBe('pass');
        expect(after.overlap.valid.n).toBeLessThanOrEqual(before.overlap.valid.n);
        const again = repair(answer, policy);
        expect([again.outcome, again.answer]).toEqual(['unchanged', answer]);
        if (outcome === 'unchanged') expect(answer).toEqual(given);
        const changed = new Set(repairs.map(({ claimId }) => claimId));
        for (const claim of before.claims) {
          const passes = Object.values(claim.layers).every(
            ({ outcome: one }) => one === 'pass' || one === 'inapplicable',
          );
          if (passes) expect(changed.has(claim.claim_id)).toBe(false);
        }
        if (outcome === 'refused') return;
        for (const claim of given.claims) {
          if (changed.has(claim.claim_id)) continue;
          expect(answer.claims).toContainEqual(claim);
        }
      },
    );
    seeded(property, { runs: 40 });
  });

  it('names nothing of a source that its reader may not see', () => {
    const [secret] = sentences.filter(({ document }) => document === 'ledger');
    const text = secret?.quote ?? '';
    const given = writeAnswer({ claims: [{ text, cite: { document: 'ledger', quote: text } }] });
    for (const policy of ['degrade', 'retrieve'] as const) {
      const { answer, repairs } = repair(given, policy);
      expect(JSON.stringify([answer, repairs])).not.toContain('ledger');
      expect(toBytes(answer).length).toBeGreaterThan(0);
    }
  });
});
