import type { ReportSeal } from '@loccit/contract';
import { type SealContext, type VerifySealOptions, verifySeal } from '@loccit/packs';
import type { TrustPolicy } from '@loccit/signing';

/** Trusts nobody, and so judges nothing but what a seal says of itself. */
const NOBODY: TrustPolicy = { keys: [], threshold: 1, sources: [] };

/**
 * What can be said of a seal without a policy: whether it is a seal of this answer and this pack, in force.
 *
 * @remarks For whom and what for it was made stands as it says itself; its signatures are of keys that nobody has named.
 */
export function describeUnjudged(
  sha256: string,
  bytes: Uint8Array,
  at: string,
  held: Omit<VerifySealOptions, 'policy' | 'context'>,
): ReportSeal {
  const verify = (context: SealContext) => verifySeal(bytes, { ...held, policy: NOBODY, context });
  const asked = verify({ tenantId: '', purpose: '', at });
  const said = asked.statement.predicate;
  const { audience, purpose = '', tenantId = '' } = said ?? {};
  const { statement } =
    said === undefined
      ? asked
      : verify({ tenantId, purpose, at, ...(audience === undefined ? {} : { audience }) });
  return {
    sha256,
    outcome: 'not-checked',
    signature: { outcome: 'not-verified', signatures: [] },
    statement: {
      outcome: statement.outcome,
      faults: statement.faults.map(({ code, pointer }) => ({ code, pointer })),
      unchecked: statement.unchecked,
    },
  };
}
