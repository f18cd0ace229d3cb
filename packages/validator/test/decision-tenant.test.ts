import type { HumanDecision } from '@loccit/contract';
import type { HeldDecision } from '@loccit/packs';
import { describe, expect, it } from 'vitest';
import { bindDecision, openDecisions } from '../src/support/decisions.js';

const decidable = { claimId: 'C1', citation: 'C1.1', text: 'Keys are kept.', slices: [] };
const decisionOf = (tenantId: string): HeldDecision => {
  const said = { reviewer: 'Ada', reason: 'Read.', verdict: 'supported', decided_at: '2026-01-05T00:00:00Z' };
  const decision = { ...bindDecision(decidable), ...said, tenant_id: tenantId } as HumanDecision;
  return { sha256: '0'.repeat(64), trust: 'trusted', decision, keyids: ['k'] };
};

describe('openDecisions', () => {
  it('[A9] takes a decision for the tenant that is checked and for no other', () => {
    const checked = { answerSha256: undefined, tenantId: 'acme' };
    const own = openDecisions([decisionOf('acme')], checked);
    expect(own.decide(decidable)).toMatchObject({ verdict: 'supported' });
    expect(own.describe()).toMatchObject([{ state: 'applied' }]);
    const foreign = openDecisions([decisionOf('evil')], checked);
    expect(foreign.decide(decidable)).toBeUndefined();
    expect(foreign.describe()).toMatchObject([{ state: 'other-tenant' }]);
  });
});
