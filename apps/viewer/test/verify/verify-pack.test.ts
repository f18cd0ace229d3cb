import { encodePack, type PackSource } from '@loccit/packs';
import { describe, expect, it } from 'vitest';
import type { OwnFile } from '../../src/verify/held-sources.js';
import type { Reliance } from '../../src/verify/verification.js';
import { verifyPack } from '../../src/verify/verify-pack.js';
import { contentOf, NOW, policyBytes, sealedPack, sourceBytes, WITHOUT } from '../sealed-packs.js';

const sourceOf = (bytes: Uint8Array): PackSource => ({
  byteLength: bytes.length,
  read: (start, end) => bytes.subarray(start, end),
});

interface Given {
  readonly policy?: Uint8Array;
  readonly files?: readonly OwnFile[];
  readonly reliance?: Partial<Reliance>;
  readonly at?: string;
}

function verify(bytes: Uint8Array, { at = NOW, files = [], policy, reliance = {} }: Given = {}) {
  const settings = { at, lang: 'en', without: WITHOUT, reliance };
  return verifyPack({ pack: sourceOf(bytes), policy, files, settings });
}

const sealed = await sealedPack();
const source = { name: 'any name', bytes: sourceBytes() };
const rules = (found: ReturnType<typeof verify>) => [
  ...new Set(found.report.findings.map(({ rule }) => rule)),
];

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
