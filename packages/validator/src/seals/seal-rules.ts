import type { Fault, Rule, RuleVerdict } from '../rule.js';
import type { Seals } from './open-seals.js';

/** The seals of an answer and the time at which it is read. */
export interface SealContext {
  readonly seals: Seals;
  /** Time of reading. */
  readonly at: string;
}

/** A key of the policy has sealed this answer, and its seal holds no longer; one that is in force makes up for it. */
const sealExpired: Rule<SealContext> = {
  id: 'verifiability/seal-expired',
  reads: [],
  check: ({ seals, at }): RuleVerdict => {
    if (seals.isTrusted) return 'pass';
    const faults = seals.held.flatMap(({ verification }): Fault[] => {
      if (verification === undefined || verification.signature.outcome !== 'verified') return [];
      const { faults: found, predicate } = verification.statement;
      const codes = found.map(({ code }) => code);
      // Of a seal over another answer it does not matter here until when it holds.
      if (!codes.includes('seal-expired') || codes.includes('answer-mismatch')) return [];
      return [{ outcome: 'fail', expected: predicate?.expiresAt ?? null, actual: at }];
    });
    return faults.length === 0 ? 'inapplicable' : faults;
  },
};

/** The rules of the fourth layer over the answer as a whole. */
export const SEAL_RULES: readonly Rule<SealContext>[] = [sealExpired];
