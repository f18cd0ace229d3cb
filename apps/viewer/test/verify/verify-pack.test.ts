import type { Answer, RuleGroup } from '@loccit/contract';
import { encodeCanonicalJson } from '@loccit/json';
import { createPackFile, encodePack, type PackSource } from '@loccit/packs';
import { describe, expect, it } from 'vitest';
import type { OwnFile } from '../../src/verify/held-sources.js';
import type { Reliance } from '../../src/verify/verification.js';
import { verifyPack } from '../../src/verify/verify-pack.js';
import {
  answer,
  contentOf,
  NOW,
  policyBytes,
  policyWith,
  proofOf,
  sealedPack,
  sourceBytes,
  WITHOUT,
} from '../sealed-packs.js';

const sourceOf = (bytes: Uint8Array): PackSource => ({
  byteLength: bytes.length,
  read: (start, end) => bytes.subarray(start, end),
});

interface Given {
  readonly policy?: Uint8Array;
  readonly files?: readonly OwnFile[];
  readonly reliance?: Partial<Reliance>;
  readonly at?: string;
  readonly without?: readonly RuleGroup[];
}

function verify(bytes: Uint8Array, given: Given = {}) {
  const { at = NOW, files = [], policy, reliance = {}, without = WITHOUT } = given;
  const settings = { at, lang: 'en', without, reliance };
  return verifyPack({ pack: sourceOf(bytes), policy, files, settings });
}

const sealed = await sealedPack();
const source = { name: 'any name', bytes: sourceBytes() };
const rules = (found: ReturnType<typeof verify>) => [
  ...new Set(found.report.findings.map(({ rule }) => rule)),
];

/** A pack with one file more. */
function packWith(path: string, value: unknown): Uint8Array {
  const { files, ...content } = contentOf();
  return encodePack({ ...content, files: [...files, createPackFile(path, encodeCanonicalJson(value))] });
}

describe('verifyPack', () => {
  it('[C14] passes a pack against a seal that the reader’s own policy trusts for the source', () => {
    const found = verify(sealed, { policy: policyBytes });
    expect(found.conclusion).toEqual({
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
    expect(found.reliance).toMatchObject({ tenantId: 'bergtal', purpose: 'public-answer' });
  });

  it('[C14] anchors nothing in what came with the pack: without policy and own files provenance stays open', () => {
    const found = verify(sealed);
    expect(found.conclusion).toMatchObject({
      outcome: 'unverifiable',
      reasons: ['policy-missing', 'layers-unverifiable'],
    });
    expect(rules(found)).toEqual(['provenance/no-anchor']);
  });

  it('[C14] takes a stripped seal for none', () => {
    const found = verify(encodePack(contentOf()), { policy: policyBytes });
    expect(found.conclusion).toMatchObject({ outcome: 'unverifiable', parts: { signature: 'none' } });
    expect(found.conclusion.reasons).toContain('unsealed');
    expect(rules(found)).toContain('provenance/no-anchor');
  });

  it('[C14] fails a seal that was made for another pack', async () => {
    const found = verify(await sealedPack(contentOf(), undefined, contentOf(undefined, 'canonical')), {
      policy: policyBytes,
    });
    expect(found.conclusion).toMatchObject({ outcome: 'fail', parts: { statement: 'not-valid' } });
  });

  it('anchors a citation by the reader’s own copy of its source, told by its bytes and not by its name', () => {
    const found = verify(encodePack(contentOf()), { files: [source] });
    expect(found.held).toMatchObject([{ outcome: 'cited' }]);
    expect(found.report.layers.provenance.outcome).toBe('pass');
    const other = verify(encodePack(contentOf()), {
      files: [{ name: 'any name', bytes: new Uint8Array([65]) }],
    });
    expect(other.held).toMatchObject([{ outcome: 'other' }]);
    expect(rules(other)).toContain('provenance/no-anchor');
  });

  it('takes purpose and tenant from the reader, never from the seal', () => {
    const found = verify(sealed, { policy: policyBytes, reliance: { purpose: 'draft' } });
    expect(found.report.seals?.[0]?.statement?.faults).toMatchObject([{ code: 'wrong-purpose' }]);
    expect(found.conclusion.outcome).toBe('fail');
  });

  it('[C14] judges nothing before the reader has chosen among several tenants or purposes of the policy', () => {
    for (const [choices, unchosen] of [
      [{ tenants: ['other', 'bergtal'] }, ['tenantId']],
      [{ purposes: ['draft', 'public-answer'] }, ['purpose']],
      [{ purposes: ['draft', 'public-answer'], tenants: ['other', 'bergtal'] }, ['tenantId', 'purpose']],
      [{ tenants: [] }, ['tenantId']],
    ] as const) {
      const several = policyWith(choices);
      const found = verify(sealed, { policy: several });
      expect(found.unchosen).toEqual(unchosen);
      expect(found.conclusion).toMatchObject({
        outcome: 'unverifiable',
        parts: { signature: 'verified', trust: 'not-judged' },
        reasons: ['policy-missing', 'layers-unverifiable'],
      });
      expect(found.seals).toMatchObject([{ outcome: 'not-checked' }]);
      // A choice left empty is none.
      expect(
        verify(sealed, { policy: several, reliance: { tenantId: '', purpose: '' } }).unchosen,
      ).not.toEqual([]);
    }
    const several = policyWith({ tenants: ['other', 'bergtal'] });
    expect(verify(sealed, { policy: several, reliance: { tenantId: 'bergtal' } }).conclusion.outcome).toBe(
      'pass',
    );
    const elsewhere = verify(sealed, { policy: several, reliance: { tenantId: 'other' } });
    expect(elsewhere.conclusion.outcome).toBe('fail');
    expect(elsewhere.report.seals?.[0]?.statement?.faults).toMatchObject([{ code: 'wrong-tenant' }]);
  });

  it('[C14] checks for the one tenant of the policy, whatever the pack says of its own', () => {
    const found = verify(sealed, { policy: policyWith({ tenants: ['other'] }) });
    expect(found).toMatchObject({ tenantId: 'other', unchosen: [], conclusion: { outcome: 'fail' } });
  });

  it('[C14] takes an audience from the reader, never from the seal', async () => {
    const addressed = await sealedPack(contentOf(), answer, contentOf(), { audience: 'auditor.example' });
    const policy = policyWith({ audiences: ['auditor.example'] });
    expect(verify(addressed, { policy }).conclusion).toMatchObject({
      outcome: 'fail',
      reasons: expect.arrayContaining(['statement-not-valid']),
    });
    const reliance = { audience: 'auditor.example' };
    expect(verify(addressed, { policy, reliance }).conclusion.outcome).toBe('pass');
  });

  it('[C14] fails a forged proof in the answer, however well the pack is sealed', async () => {
    for (const [proof, outcome] of [
      [await proofOf({ ...answer, answer: 'something else' }), 'mismatch'],
      [{ ...(await proofOf(answer)), proofValue: `z${'1'.repeat(64)}` }, 'mismatch'],
      [{ ...(await proofOf(answer)), verificationMethod: 'did:key:z6Mk' }, 'malformed'],
    ] as const) {
      const forged: Answer = { ...answer, proof };
      const found = verify(await sealedPack(contentOf(forged), forged), { policy: policyBytes });
      expect(found.proof).toMatchObject({ outcome });
      expect(found.conclusion).toMatchObject({
        outcome: 'fail',
        parts: { trust: 'trusted' },
        reasons: ['proof-not-verified'],
      });
    }
  });

  it('[C14] takes a proof that holds for no anchor, and says whether the policy lists its key', async () => {
    const proved: Answer = { ...answer, proof: await proofOf(answer) };
    const found = verify(await sealedPack(contentOf(proved), proved), { policy: policyBytes });
    expect(found.proof).toMatchObject({ outcome: 'verified', listed: true, reasons: [] });
    expect(found.conclusion.outcome).toBe('pass');
    const unsealed = verify(encodePack(contentOf(proved)), { policy: policyBytes });
    expect(unsealed.conclusion.outcome).toBe('unverifiable');
    expect(rules(unsealed)).toContain('provenance/no-anchor');
  });

  it('[C14] says of a report in the pack whether it is of this answer, and nothing of what it says', () => {
    const report = verify(sealed, { policy: policyBytes }).report;
    const packed = (value: unknown) => verify(packWith('report.json', value)).pack.report;
    const ofAnother = { ...report, subject: { ...report.subject, answer_sha256: '0'.repeat(64) } };
    expect(packed(report)).toBe('of-answer');
    expect(packed(ofAnother)).toBe('of-another');
    expect(packed({ verdict: 'pass' })).toBe('of-another');
    expect(verify(sealed).pack.report).toBe('none');
  });

  it('[C14] finds what is wrong with an audit that is none, and does not go on as if there were none', () => {
    const found = verify(packWith('audit.json', { lie: true }), { without: [] });
    expect(found.report.layers.provenance.outcome).toBe('fail');
    expect(rules(found)).toContain('provenance/audit-mismatch');
  });

  it('judges at the time of reading', () => {
    const found = verify(sealed, { policy: policyBytes, at: '2027-06-01T00:00:00Z' });
    expect(rules(found)).toContain('verifiability/seal-expired');
    expect(found.conclusion.outcome).toBe('fail');
  });

  it('says why a policy is none, and goes on without', () => {
    const found = verify(sealed, {
      policy: new TextEncoder().encode('{"schema":"urn:loccit:trust-policy:1"}'),
    });
    expect(found.policyRefusal).toMatchObject({ code: 'unexpected-form' });
    expect(found.conclusion.reasons).toContain('policy-missing');
  });

  it('gives plain data, which crosses from a worker to its page', () => {
    const found = verify(sealed, { policy: policyBytes });
    expect(structuredClone(found)).toEqual(found);
  });
});
