import { type Audit, digestAnswer } from '@loccit/contract';
import type { BaseAnswer } from './bases.js';
import type { Draft } from './draft.js';
import { on } from './rules-structure.js';
import { keepAudit } from './store-finder.js';

const LOW = '0'.repeat(32);
const HIGH = 'f'.repeat(32);
const EARLIER = '2026-02-03T08:59:59Z';
const LATER = '2026-02-03T09:00:01Z';
const USED = { fail: 'provenance/audit-mismatch' };

/** Which of several audits that a store keeps is used: one of them is sound, and one contradicts itself. */
export function draftNewestAudit(base: BaseAnswer | undefined): readonly Draft[] {
  if (base?.audit === undefined) throw new Error('no audit');
  const { answer, audit } = base;
  const wrong: Audit = { ...audit, filter: { ...audit.filter, readable: audit.filter.readable + 1 } };
  const digest = digestAnswer(answer);
  const kept = (id: string, title: string, audits: readonly Audit[], stated: Partial<Draft> = {}): Draft =>
    on('nebenan-fees', id, title, [], {
      without: [],
      changes: audits.map((one) => keepAudit(digest, one.nonce, one)),
      ...stated,
    });
  const at = (one: Audit, created_at: string, nonce: string): Audit => ({
    ...one,
    created_at,
    at: created_at,
    nonce,
  });
  const { created_at } = audit;
  return [
    kept(
      'kept-later',
      'of two audits in the store the later one is used, whatever its nonce',
      [at(audit, created_at, HIGH), at(wrong, LATER, LOW)],
      USED,
    ),
    kept('kept-earlier', 'an earlier one is not looked at', [
      at(wrong, EARLIER, HIGH),
      at(audit, created_at, LOW),
    ]),
    kept(
      'kept-nonce',
      'of two of the same time the one with the greater nonce is used',
      [at(wrong, created_at, HIGH), at(audit, created_at, LOW)],
      USED,
    ),
    kept('kept-lower', 'one with a lower nonce is not looked at', [
      at(audit, created_at, HIGH),
      at(wrong, created_at, LOW),
    ]),
    on(
      'nebenan-fees',
      'kept-handed-over',
      'what the store keeps is not asked for where one is handed over',
      [],
      {
        audit: true,
        changes: [keepAudit(digest, HIGH, at(wrong, LATER, HIGH))],
      },
    ),
  ];
}
