import { type Answer, checkSchema } from '@loccit/contract';
import { sha256Hex } from '@loccit/lineage';
import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../src/index.js';
import { weightyRules } from './checked-corpus.js';
import { anchorsMissing, canonical, policy, raw } from './checked-packs.js';
import { AT, WARDEN } from './corpus.js';
import {
  answer,
  CITED,
  checkPack,
  holdSeal,
  otherKeys,
  PREDICATE,
  policyFor,
  sealOf,
} from './sealed-packs.js';

describe('seals in the evidence', () => {
  it('[C14] anchor the citations of sources for which the policy trusts their keys, and no others', async () => {
    const seals = [holdSeal(await sealOf(), policy, raw)];
    const report = checkPack(raw, { seals });
    expect(report.findings).toEqual([]);
    expect(report.verdict).toBe('pass');
    expect(report.scope.anchors).toEqual(['seal']);
    expect(report.seals?.map(({ outcome }) => outcome)).toEqual(['trusted']);
    expect(checkSchema('report', report)).toEqual([]);
    const partly = checkPack(raw, { seals: [holdSeal(await sealOf(), policyFor([CITED[0]]), raw)] });
    expect(anchorsMissing(partly)).toEqual([['C2.1', 'anchor trust']]);
    expect(partly.citations.map(({ layers }) => layers.provenance.outcome)).toEqual(['pass', 'unverifiable']);
    expect(partly.seals?.[0]?.sources?.map(({ outcome }) => outcome)).toEqual(['trusted', 'no-entry']);
  });

  it('of a key for another address anchor nothing, be it a neighbour with the same beginning', async () => {
    for (const prefix of ['https://library.example/rules/loan', 'https://library.example.evil/rules/loans']) {
      const report = checkPack(raw, { seals: [holdSeal(await sealOf(), policyFor([prefix]), raw)] });
      expect(anchorsMissing(report)).toHaveLength(2);
      expect(report.layers.provenance.outcome).toBe('unverifiable');
    }
  });

  it('without a policy are not checked, and that is what is missing', async () => {
    const report = checkPack(raw, { seals: [holdSeal(await sealOf(), undefined, raw)] });
    expect(anchorsMissing(report)[0]).toEqual(['C1.1', 'anchor policy']);
    expect(report.seals?.map((seal) => Object.keys(seal))).toEqual([['sha256', 'outcome']]);
    expect(report.seals?.[0]?.outcome).toBe('not-checked');
  });

  it('of keys that the policy does not know, or knows for something else, anchor nothing', async () => {
    for (const [changed, reason] of [
      [policyFor(CITED, { publicKey: otherKeys.publicKey }), undefined],
      [policyFor(CITED, { tenants: ['elsewhere'] }), 'wrong-tenant'],
      [policyFor(CITED, { purposes: ['draft'] }), 'wrong-purpose'],
      [policyFor(CITED, { not_after: '2026-01-31T00:00:00Z' }), 'expired'],
      [
        policyFor(CITED, { revocation: { revoked_at: '2026-02-01T00:00:00Z', reason: 'compromised' } }),
        'revoked',
      ],
    ] as const) {
      const report = checkPack(raw, { seals: [holdSeal(await sealOf(), changed, raw)] });
      expect(anchorsMissing(report)).toHaveLength(2);
      const [seal] = report.seals ?? [];
      expect(seal?.outcome).toBe('not-trusted');
      expect(seal?.trust?.keys.flatMap(({ reasons }) => reasons)).toEqual(
        reason === undefined ? [] : [reason],
      );
      expect(checkSchema('report', report)).toEqual([]);
    }
  });

  it('over another answer anchor nothing', async () => {
    const seal = await sealOf(PREDICATE, { ...answer, lang: 'zh' } as Answer);
    const report = checkPack(raw, { seals: [holdSeal(seal, policy, raw)] });
    expect(anchorsMissing(report)).toHaveLength(2);
    expect(report.seals?.[0]?.statement?.faults.map(({ code }) => code)).toEqual(['answer-mismatch']);
  });

  it('over another pack, or over a pack that is not at hand, anchor nothing', async () => {
    const seal = await sealOf({ ...PREDICATE, packSha256: canonical.digest });
    const report = checkPack(raw, { seals: [holdSeal(seal, policy, raw)] });
    expect(anchorsMissing(report)).toHaveLength(2);
    expect(report.seals?.[0]?.statement?.faults.map(({ code }) => code)).toEqual(['pack-mismatch']);
    const detached = checkPack(undefined, { seals: [holdSeal(seal, policy, undefined)] });
    expect(anchorsMissing(detached)).toHaveLength(2);
    expect(detached.seals?.[0]?.statement?.unchecked).toEqual(['pack']);
    expect(detached.scope.anchors).toEqual([]);
  });

  it('that were verified over something else than what is checked count as not checked', async () => {
    const seal = holdSeal(await sealOf(), policy, raw);
    for (const other of [
      { ...seal, answerSha256: sha256Hex('other') },
      { ...seal, packSha256: canonical.digest },
      { ...seal, packSha256: undefined },
    ]) {
      const report = checkPack(raw, { seals: [other] });
      expect(report.seals?.[0]?.outcome).toBe('not-checked');
      expect(anchorsMissing(report)).toHaveLength(2);
    }
  });

  it('without the pack say that the answer is theirs, and the source stays unknown', async () => {
    const report = checkPack(undefined, { seals: [holdSeal(await sealOf(), policy, undefined)] });
    expect(weightyRules(report)).toEqual([
      'provenance/unknown-source',
      'support/undecided',
      'verifiability/cannot-open',
    ]);
    expect(report.scope.anchors).toEqual(['seal']);
  });

  it('that have expired fail verifiability, unless another one is in force', async () => {
    const old = await sealOf({ ...PREDICATE, issuedAt: '2026-01-01T00:00:00Z', expiresAt: AT });
    const report = checkPack(raw, { seals: [holdSeal(old, policy, raw)] });
    expect(weightyRules(report)).toEqual(['provenance/no-anchor', 'verifiability/seal-expired']);
    const [finding] = report.findings.filter(({ rule }) => rule === 'verifiability/seal-expired');
    expect(finding).toMatchObject({ outcome: 'fail', pointer: '', expected: AT, actual: AT });
    const renewed = checkPack(raw, {
      seals: [holdSeal(old, policy, raw), holdSeal(await sealOf(), policy, raw)],
    });
    expect(renewed.verdict).toBe('pass');
    expect(renewed.seals).toHaveLength(2);
  });

  it('are told of in a report that fits its schema, whatever an envelope calls its key', async () => {
    const sealed = JSON.parse(Buffer.from(await sealOf()).toString('utf8')) as { signatures: object[] };
    const signatures = sealed.signatures.map((one) => ({ ...one, keyid: '\u202e\u0007<b>' }));
    const bytes = new Uint8Array(Buffer.from(JSON.stringify({ ...sealed, signatures })));
    const report = checkPack(raw, { seals: [holdSeal(bytes, policy, raw)] });
    expect(report.seals?.[0]?.signature?.signatures).toEqual([{ keyid: null, outcome: 'unknown-key' }]);
    expect(checkSchema('report', report)).toEqual([]);
  });

  it('of what is no answer are listed and not checked', async () => {
    const seals = [holdSeal(await sealOf(), policy, raw)];
    const bytes = new Uint8Array(Buffer.from('{}'));
    const report = checkAnswer({ bytes, evidence: { pack: raw, seals, reader: WARDEN, at: AT } });
    expect(report.seals?.map(({ outcome }) => outcome)).toEqual(['not-checked']);
    expect(report.subject.pack_sha256).toBe(raw.digest);
    expect(report.scope.anchors).toEqual([]);
    expect(checkSchema('report', report)).toEqual([]);
  });

  it('of unknown keys cannot make an answer fail by having expired', async () => {
    const old = await sealOf({ ...PREDICATE, issuedAt: '2026-01-01T00:00:00Z', expiresAt: AT });
    const stranger = policyFor(CITED, { publicKey: otherKeys.publicKey });
    const report = checkPack(raw, { seals: [holdSeal(old, stranger, raw)] });
    expect(weightyRules(report)).toEqual(['provenance/no-anchor']);
    expect(report.seals?.[0]?.statement).not.toHaveProperty('purpose');
  });
});
