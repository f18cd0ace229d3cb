import { checkSchema, type HumanDecision, type Report } from '@loccit/contract';
import { sha256Hex } from '@loccit/lineage';
import type { HeldDecision } from '@loccit/packs';
import { describe, expect, it } from 'vitest';
import { checkMarkdown, collectQuestions } from '../../src/index.js';
import { AT } from '../corpus.js';
import { sourcesOf } from '../held-sources.js';

const PONDS = '# Ponds\n\nThe lower pond was dug in 1911. Carp were set into it the year after.\n';
const CLAIM = 'They dug the lower pond in 1911';
/** The thumbprint of no key at all. */
const KEY = `${'A'.repeat(42)}E`;
const reader = { tenantId: 'default', groups: [], principal: 'reader' };

interface Asked {
  readonly claim?: string;
  readonly source?: string;
  readonly decisions?: readonly HeldDecision[];
}

const inputOf = ({ claim = CLAIM, decisions, source = PONDS }: Asked) => ({
  bytes: new TextEncoder().encode(`${claim} [1].\n\n## Sources\n\n[1] ponds.md\n`),
  evidence: { sources: sourcesOf({ 'ponds.md': source }), reader, at: AT },
  ...(decisions === undefined ? {} : { decisions }),
});
const check = (asked: Asked): Report => checkMarkdown(inputOf(asked));

const [question] = collectQuestions((opinions) => checkMarkdown({ ...inputOf({}), opinions }));
if (question === undefined) throw new Error('no question');
const binding = question.binding();

function held(over: Partial<HumanDecision> = {}, trust: HeldDecision['trust'] = 'trusted'): HeldDecision {
  const decision: HumanDecision = {
    schema: 'urn:loccit:decision:1',
    tenant_id: 'default',
    reviewer: 'Lene',
    ...binding,
    verdict: 'supported',
    reason: 'To dig and to be dug are one.',
    decided_at: AT,
    ...over,
  };
  const sha256 = sha256Hex(JSON.stringify(decision));
  return { sha256, trust, decision, keyids: trust === 'trusted' ? [KEY] : [] };
}
const stateOf = (report: Report) => report.decisions?.map(({ state }) => state);

describe('DecisionBook', () => {
  it('lets a trusted person decide what rules leave open, and says who', () => {
    const report = check({ decisions: [held()] });
    expect(checkSchema('report', report)).toEqual([]);
    expect(report.claims[0]).toMatchObject({ verdict: 'supported', decided_by: 'human' });
    expect(report.decisions?.[0]).toMatchObject({
      state: 'applied',
      reviewer: 'Lene',
      reason: 'To dig and to be dug are one.',
      applies_to: ['C1.1'],
    });
    expect(report.review).toBeUndefined();
  });

  it('lets a trusted person refuse a claim', () => {
    const report = check({ decisions: [held({ verdict: 'unsupported' })] });
    expect(report.claims[0]).toMatchObject({ verdict: 'unsupported', decided_by: 'human' });
    expect(report.layers.support.outcome).toBe('fail');
  });

  it.each(['untrusted', 'unsigned', 'no-policy'] as const)('hears nobody who is %s', (trust) => {
    const report = check({ decisions: [held({}, trust)] });
    expect(stateOf(report)).toEqual([trust]);
    expect(report.claims).toEqual(check({}).claims);
    expect(report.findings).toEqual(check({}).findings);
  });

  it('applies to no other wording of the claim', () => {
    const report = check({ decisions: [held()], claim: 'They dug the lower pond by hand in 1911' });
    expect(stateOf(report)).toEqual(['claim-changed']);
    expect(report.claims[0]?.decided_by).toBe('none');
  });

  it('applies to no other passage', () => {
    const report = check({ decisions: [held()], source: PONDS.replace('Carp', 'Tench') });
    expect(stateOf(report)).toEqual(['evidence-changed']);
    expect(report.claims[0]?.decided_by).not.toBe('human');
  });

  it('says which passage has other words, and which reads the same in a changed document', () => {
    const changed = check({ decisions: [held()], source: PONDS.replace('Carp', 'Tench') });
    expect(checkSchema('report', changed)).toEqual([]);
    expect(changed.decisions?.[0]?.changes).toContainEqual(
      expect.objectContaining({
        change: 'words',
        document_id: 'ponds.md',
        text: expect.stringContaining('Tench'),
      }),
    );
    const beside = check({ decisions: [held()], source: `${PONDS}\nThe mill was sold.\n` });
    const moved = beside.decisions?.[0]?.changes?.filter(({ change }) => change === 'moved');
    expect(moved?.map(({ text }) => text)).toContainEqual(
      expect.stringContaining('The lower pond was dug in 1911.'),
    );
    expect(check({ decisions: [held()] }).decisions?.[0]).not.toHaveProperty('changes');
  });

  it('applies to the same claim and passages under another number', () => {
    const claim = `Carp were set into it the year after [1]. ${CLAIM}`;
    const report = check({ decisions: [held()], claim });
    expect(report.decisions?.[0]).toMatchObject({ state: 'applied', applies_to: ['C2.1'] });
  });

  it('lets nothing decide where two trusted people disagree, and asks for a third', () => {
    const report = check({ decisions: [held(), held({ reviewer: 'Ole', verdict: 'unsupported' })] });
    expect(stateOf(report)).toEqual(['disagrees', 'disagrees']);
    expect(report.claims[0]).toMatchObject({ verdict: 'undecided', decided_by: 'none', needs_human: true });
    expect(report.review?.[0]?.reasons[0]).toBe('decisions-disagree');
  });

  it('does not count a word of the untrusted against that of the trusted', () => {
    const report = check({ decisions: [held(), held({ verdict: 'unsupported' }, 'untrusted')] });
    expect(report.claims[0]).toMatchObject({ verdict: 'supported', decided_by: 'human' });
    expect(stateOf(report)?.sort()).toEqual(['applied', 'untrusted']);
  });

  it('applies to no other answer where it was given for one alone', () => {
    const report = check({ decisions: [held({ answer_sha256: 'f'.repeat(64) })] });
    expect(stateOf(report)).toEqual(['other-answer']);
    expect(report.claims[0]?.decided_by).toBe('none');
  });
});
