import type { Finding, ReportSeal, SealTrust } from '@loccit/contract';
import { describe, expect, it } from 'vitest';
import { conclude, type Found, type LineageTrace } from '../../src/index.js';

const keyid = 'k'.repeat(43);
const seal = (changed: Partial<ReportSeal> = {}): ReportSeal => ({
  sha256: '0'.repeat(64),
  outcome: 'trusted',
  signature: { outcome: 'verified', signatures: [{ keyid, outcome: 'verified' }] },
  statement: { outcome: 'valid', faults: [], unchecked: [] },
  trust: {
    at: '2026-03-01T12:00:00Z',
    clock: 'checker',
    threshold: 1,
    threshold_met: true,
    keys: [{ keyid, trusted: true, reasons: [] }],
  },
  sources: [],
  ...changed,
});
const trust = (isTrusted: boolean): SealTrust => ({
  at: '2026-03-01T12:00:00Z',
  clock: 'checker',
  threshold: 2,
  threshold_met: false,
  keys: [{ keyid, trusted: isTrusted, reasons: isTrusted ? [] : ['expired'] }],
});
const trace = (state: string, holds: boolean): LineageTrace =>
  ({ holds, links: [{ state }] }) as unknown as LineageTrace;
const matched = trace('matched', true);
/** A report that leaves this much open. */
const openReport = (...rules: readonly string[]): Found['report'] => ({
  verdict: 'unverifiable',
  findings: rules.map((rule) => ({ rule, outcome: 'unverifiable' }) as Finding),
});

/** Of an artifact in which everything holds, and what differs. */
const concludeOf = (changed: Partial<Found> = {}) =>
  conclude({
    seals: [seal()],
    chain: [matched],
    report: { verdict: 'pass', findings: [] },
    hasPolicy: true,
    ...changed,
  });

const unknown = seal({
  outcome: 'not-trusted',
  signature: { outcome: 'not-verified', signatures: [{ keyid, outcome: 'unknown-key' }] },
});
const damaged = seal({
  outcome: 'not-trusted',
  signature: { outcome: 'not-verified', signatures: [{ keyid, outcome: 'mismatch' }] },
});
const outdated = seal({
  outcome: 'not-trusted',
  statement: {
    outcome: 'not-valid',
    faults: [{ code: 'seal-expired', pointer: '/predicate/expiresAt' }],
    unchecked: [],
  },
});

describe('conclude', () => {
  it('passes what a trusted seal covers and nothing speaks against', () => {
    expect(concludeOf()).toEqual({
      outcome: 'pass',
      parts: {
        signature: 'verified',
        statement: 'valid',
        trust: 'trusted',
        chain: 'matched',
        layers: 'pass',
      },
      reasons: [],
    });
  });

  it.each<[string, Partial<Found>, readonly string[]]>([
    ['no seal', { seals: [] }, ['unsealed']],
    ['no policy', { hasPolicy: false }, ['policy-missing']],
    ['a seal of keys that nobody at hand knows', { seals: [unknown] }, ['key-unknown']],
    [
      'layers that nobody could decide',
      { report: openReport('provenance/audit-missing') },
      ['layers-unverifiable'],
    ],
    [
      'all of these',
      { seals: [], hasPolicy: false, report: openReport() },
      ['unsealed', 'policy-missing', 'layers-unverifiable'],
    ],
  ])('[C14] is open, and never a pass, with %s', (_, changed, reasons) => {
    expect(concludeOf(changed)).toMatchObject({ outcome: 'unverifiable', reasons });
  });

  it.each<[string, Partial<Found>, readonly string[]]>([
    ['a signature that does not hold', { seals: [damaged] }, ['signature-not-verified']],
    ['a statement that does not hold', { seals: [outdated] }, ['statement-not-valid']],
    [
      'a key that the policy does not trust now',
      { seals: [seal({ outcome: 'not-trusted', trust: trust(false) })] },
      ['key-not-trusted'],
    ],
    [
      'fewer trusted keys than are needed',
      { seals: [seal({ outcome: 'not-trusted', trust: trust(true) })] },
      ['threshold-not-met'],
    ],
    ['a proof that does not hold', { proof: { outcome: 'mismatch' } }, ['proof-not-verified']],
    ['a broken chain', { chain: [matched, trace('mismatched', false)] }, ['chain-broken']],
    ['a layer that fails', { report: { verdict: 'fail', findings: [] } }, ['layers-failed']],
    [
      'a failure beside what is open',
      { seals: [], report: { verdict: 'fail', findings: [] } },
      ['unsealed', 'layers-failed'],
    ],
  ])('[C14] fails with %s', (_, changed, reasons) => {
    expect(concludeOf(changed)).toMatchObject({ outcome: 'fail', reasons });
  });

  it('takes the trusted seal, else the one of which most holds, in whatever order they come', () => {
    for (const seals of [
      [damaged, seal(), unknown],
      [unknown, damaged, seal()],
    ]) {
      expect(concludeOf({ seals })).toMatchObject({ outcome: 'pass', parts: { trust: 'trusted' } });
    }
    expect(concludeOf({ seals: [unknown, outdated] }).parts).toMatchObject({
      signature: 'verified',
      statement: 'not-valid',
    });
  });

  it('says of the keys what the policy says, also where what they signed does not hold', () => {
    const { outcome, parts } = concludeOf({ seals: [outdated] });
    expect({ outcome, trust: parts.trust }).toEqual({ outcome: 'fail', trust: 'trusted' });
    const distrusted = seal({ outcome: 'not-trusted', trust: trust(false) });
    expect(concludeOf({ seals: [distrusted] }).parts.trust).toBe('not-trusted');
  });

  it('[C14] names a source for which the policy lets no trusted key speak, and that reason alone where nothing else is open', () => {
    const sources: ReportSeal['sources'] = [{ source_uri: 'file-set:a.md', outcome: 'no-entry', keyids: [] }];
    const reasonsOf = (changed: Partial<Found>) =>
      concludeOf({ seals: [seal({ sources })], ...changed }).reasons;
    const report = openReport('provenance/no-anchor');
    expect(reasonsOf({ report })).toEqual(['source-not-covered']);
    expect(concludeOf({ seals: [seal({ sources })], report }).outcome).toBe('unverifiable');
    const more = openReport('provenance/no-anchor', 'provenance/audit-missing');
    expect(reasonsOf({ report: more })).toEqual(['source-not-covered', 'layers-unverifiable']);
    // Something else anchors the citation, or somebody else is at fault.
    expect(reasonsOf({})).toEqual([]);
    expect(reasonsOf({ report: openReport('provenance/audit-missing') })).toEqual(['layers-unverifiable']);
    expect(reasonsOf({ report, seals: [seal()] })).toEqual(['layers-unverifiable']);
    expect(reasonsOf({ report, allowUnverifiable: true })).toEqual([]);
  });

  it('takes a statement that no key at hand has signed for anybody’s text', () => {
    for (const one of [unknown, damaged])
      expect(concludeOf({ seals: [one] }).parts.statement).toBe('unsigned');
  });

  it('never says of trust what nobody judged', () => {
    const looked: ReportSeal = { sha256: '0'.repeat(64), outcome: 'not-checked' };
    expect(concludeOf({ seals: [looked], hasPolicy: false }).parts).toMatchObject({
      signature: 'not-checked',
      statement: 'not-read',
      trust: 'not-judged',
    });
    expect(concludeOf({ seals: [] }).parts).toMatchObject({
      signature: 'none',
      statement: 'none',
      trust: 'none',
    });
  });

  it('tells a chain that does not hold from one that nobody could follow', () => {
    expect(concludeOf({ chain: [] }).parts.chain).toBe('none');
    expect(concludeOf({ chain: [trace('not-available', false), matched] })).toMatchObject({
      outcome: 'pass',
      parts: { chain: 'not-available' },
    });
  });

  it('leaves undecided layers to whoever allows them, and a proof to whoever looks at it', () => {
    const report = openReport();
    expect(concludeOf({ report, allowUnverifiable: true }).outcome).toBe('pass');
    for (const proof of [null, undefined, { outcome: 'verified' }])
      expect(concludeOf({ proof }).outcome).toBe('pass');
  });
});
