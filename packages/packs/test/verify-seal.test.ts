import { createSigner, encodeEnvelope, parseEnvelope } from '@loccit/signing';
import { describe, expect, it } from 'vitest';
import { createSeal, type VerifySealOptions, verifySeal } from '../src/index.js';
import {
  A,
  B,
  C,
  context,
  policyOf,
  predicate,
  sealed,
  sealedSha256,
  signAnything,
  statementOf,
} from './seals.js';

const policy = policyOf([{ key: A }, { key: B }]);
const options: VerifySealOptions = { answerSha256: sealedSha256, policy, context };
const seal = await createSeal(sealed, predicate, [createSigner(A)]);
const verify = (bytes: Uint8Array, more: Partial<VerifySealOptions> = {}) =>
  verifySeal(bytes, { ...options, ...more });
const faultsOf = (bytes: Uint8Array, more: Partial<VerifySealOptions> = {}) =>
  verify(bytes, more).statement.faults.map(({ code }) => code);

describe('verifySeal', () => {
  it('[C14] tells signature, statement and trust apart', async () => {
    const good = verify(seal);
    expect(good).toMatchObject({
      outcome: 'trusted',
      signature: { outcome: 'verified' },
      statement: { outcome: 'valid' },
    });
    const unknown = verify(seal, { policy: policyOf([{ key: B }]) });
    expect(unknown).toMatchObject({
      outcome: 'not-trusted',
      signature: { outcome: 'not-verified' },
      statement: { outcome: 'valid' },
    });
    const other = verify(seal, { answerSha256: '0'.repeat(64) });
    expect(other).toMatchObject({
      outcome: 'not-trusted',
      signature: { outcome: 'verified' },
      statement: { outcome: 'not-valid' },
    });
    expect(other.trust.thresholdMet).toBe(true);
    const few = verify(seal, { policy: policyOf([{ key: A }, { key: B }], { threshold: 2 }) });
    expect(few).toMatchObject({
      outcome: 'not-trusted',
      trust: { thresholdMet: false, trustedKeyids: [A.publicKey.keyid] },
    });
    const both = await createSeal(sealed, predicate, [createSigner(B), createSigner(A)]);
    expect(verify(both, { policy: policyOf([{ key: A }, { key: B }], { threshold: 2 }) }).outcome).toBe(
      'trusted',
    );
  });

  it('[C14] refuses a key outside of its window, tenant, purpose or audience although its signature is good, and says why', () => {
    const reasons = (row: Record<string, unknown>) => {
      const verified = verify(seal, { policy: policyOf([{ key: A, ...row }]) });
      expect(verified).toMatchObject({ outcome: 'not-trusted', signature: { outcome: 'verified' } });
      return verified.trust.keys[0]?.reasons;
    };
    expect(reasons({ not_after: '2026-02-28T00:00:00Z' })).toEqual(['expired']);
    expect(reasons({ not_before: '2026-03-02T00:00:00Z' })).toEqual(['not-yet-valid']);
    expect(reasons({ revocation: { revoked_at: '2026-02-28T00:00:00Z', reason: 'compromised' } })).toEqual([
      'revoked',
    ]);
    expect(reasons({ tenants: ['hafen'] })).toEqual(['wrong-tenant']);
    expect(reasons({ purposes: ['draft'] })).toEqual(['wrong-purpose']);
    expect(reasons({ audiences: ['auditor.example'] })).toEqual(['missing-audience']);
  });

  it('[C14] believes no clock of the signer', async () => {
    const early = { ...predicate, issuedAt: '2020-01-01T00:00:00Z' };
    const late = { ...predicate, issuedAt: '2026-11-01T00:00:00Z' };
    for (const said of [early, late]) {
      const bytes = await createSeal(sealed, said, [createSigner(A)]);
      expect(verify(bytes).outcome).toBe('trusted');
      expect(
        verify(bytes, { context: { ...context, at: '2027-01-01T00:00:00Z' } }).trust.keys[0]?.reasons,
      ).toEqual(['expired']);
    }
    expect(faultsOf(seal, { context: { ...context, at: '2026-12-30T23:59:59Z' } })).toEqual([]);
    expect(faultsOf(seal, { context: { ...context, at: '2026-12-31T00:00:00Z' } })).toEqual(['seal-expired']);
    const stamped = verify(seal, { context: { ...context, clock: 'trusted-timestamp' } });
    expect(stamped.trust.clock).toBe('trusted-timestamp');
  });

  it('[C14] refuses a replay for another answer, tenant, purpose or audience', async () => {
    expect(faultsOf(seal, { answerSha256: '0'.repeat(64) })).toEqual(['answer-mismatch']);
    expect(faultsOf(seal, { context: { ...context, tenantId: 'hafen' } })).toEqual(['wrong-tenant']);
    expect(faultsOf(seal, { context: { ...context, purpose: 'draft' } })).toEqual(['wrong-purpose']);
    const addressed = await createSeal(sealed, { ...predicate, audience: 'auditor.example' }, [
      createSigner(A),
    ]);
    expect(faultsOf(addressed)).toEqual(['wrong-audience']);
    expect(faultsOf(addressed, { context: { ...context, audience: 'another.example' } })).toEqual([
      'wrong-audience',
    ]);
    expect(faultsOf(addressed, { context: { ...context, audience: 'auditor.example' } })).toEqual([]);
    // What is addressed to nobody in particular holds for everybody.
    expect(faultsOf(seal, { context: { ...context, audience: 'auditor.example' } })).toEqual([]);
  });

  it('compares what it binds with what is at hand, and tells what is not', async () => {
    const [packSha256, reportSha256, auditSha256] = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [
      string,
      string,
      string,
    ];
    const full = await createSeal(sealed, { ...predicate, packSha256, reportSha256, auditSha256 }, [
      createSigner(A),
    ]);
    expect(verify(full).statement.unchecked).toEqual(['pack', 'report', 'audit']);
    expect(verify(full, { packSha256, auditSha256 }).statement.unchecked).toEqual(['report']);
    const other = { packSha256: auditSha256, reportSha256: packSha256, auditSha256: reportSha256 };
    expect(faultsOf(full, other)).toEqual(['pack-mismatch', 'report-mismatch', 'audit-mismatch']);
    expect(verify(seal, other).statement).toMatchObject({ faults: [], unchecked: [] });
  });

  it('[C14] refuses another payload type, a second statement, another predicate and members that it does not know', async () => {
    const statement = statementOf();
    const [subject] = statement.subject as { name: string; digest: { sha256: string } }[];
    if (subject === undefined) throw new Error('no subject');
    const cases: [string, string, Promise<Uint8Array>][] = [
      ['payload-type', '/payloadType', signAnything(statement, [A], 'application/json')],
      ['malformed-statement', '', signAnything({ ...statement, note: 1 })],
      [
        'malformed-statement',
        '/_type',
        signAnything({ ...statement, _type: 'https://in-toto.io/Statement/v0.1' }),
      ],
      ['malformed-statement', '', signAnything(new TextEncoder().encode('[{},{}]'))],
      ['malformed-statement', '', signAnything(new TextEncoder().encode(`${JSON.stringify(statement)}{}`))],
      [
        'predicate-type',
        '/predicateType',
        signAnything({ ...statement, predicateType: 'urn:loccit:citation-answer:2' }),
      ],
      [
        'malformed-predicate',
        '/predicate',
        signAnything({ ...statement, predicate: { ...predicate, note: 1 } as never }),
      ],
      [
        'malformed-predicate',
        '/predicate/tools/0',
        signAnything({
          ...statement,
          predicate: { ...predicate, tools: [{ ...predicate.tools[0], note: 1 }] } as never,
        }),
      ],
      ['malformed-predicate', '/predicate/issuedAt', signAnything({ ...statement, predicate: {} })],
      [
        'unexpected-subject',
        '/subject',
        signAnything({ ...statement, subject: [subject, { ...subject, name: 'claims' }] }),
      ],
      [
        'unexpected-subject',
        '/subject',
        signAnything({ ...statement, subject: [{ ...subject, name: 'other' }] }),
      ],
      [
        'unexpected-subject',
        '/subject',
        signAnything({
          ...statement,
          subject: [{ ...subject, digest: { ...subject.digest, sha512: 'ab' } }],
        }),
      ],
      [
        'unexpected-subject',
        '/subject',
        signAnything({ ...statement, subject: [{ ...subject, digest: { sha512: 'ab' } }] }),
      ],
      [
        'window-reversed',
        '/predicate/expiresAt',
        signAnything({
          ...statement,
          predicate: { ...predicate, issuedAt: '2026-12-31T00:00:01Z' } as never,
        }),
      ],
    ];
    for (const [code, pointer, made] of cases) {
      const verified = verify(await made);
      expect(verified.statement.faults, code).toMatchObject([{ code, pointer }]);
      expect(verified.outcome).toBe('not-trusted');
    }
  });

  it('never throws for what a seal holds, and trusts none of it', () => {
    for (const text of [
      '',
      '{',
      '[]',
      '{"payload":"","payloadType":"x","signatures":[]}',
      'null',
      '\u0000',
    ]) {
      const verified = verify(new TextEncoder().encode(text));
      expect(verified.statement.faults[0]?.code).toBe('malformed-envelope');
      expect(verified).toMatchObject({ outcome: 'not-trusted', signature: { outcome: 'not-verified' } });
    }
  });

  it('[C14] finds every change of a byte of a seal', () => {
    const trusted: number[] = [];
    for (const [at, byte] of seal.entries()) {
      for (const other of [byte ^ 1]) {
        const changed = seal.slice();
        changed[at] = other;
        if (verify(changed).outcome === 'trusted') trusted.push(at);
      }
    }
    expect(trusted).toEqual([]);
  });

  it('[C14] says for which sources the keys may speak, and for none by a seal that is not trusted', () => {
    const sourceUris = [
      'https://bergtal.example/rules.md',
      'https://bergtal.example.evil/rules.md',
      'kb:notes',
    ];
    expect(verify(seal, { sourceUris }).sources).toEqual([
      { sourceUri: sourceUris[0], outcome: 'trusted', keyids: [A.publicKey.keyid] },
      { sourceUri: sourceUris[1], outcome: 'no-entry', keyids: [] },
      { sourceUri: sourceUris[2], outcome: 'no-entry', keyids: [] },
    ]);
    const none = verify(seal, { sourceUris, answerSha256: '0'.repeat(64) }).sources;
    expect(new Set(none.map(({ outcome }) => outcome))).toEqual(new Set(['not-trusted']));
    const others = policyOf([{ key: A }, { key: C }], {
      sources: [{ source_uri_prefix: 'https://bergtal.example', keyids: [C.publicKey.keyid] }],
    });
    expect(verify(seal, { sourceUris, policy: others }).sources[0]?.outcome).toBe('below-threshold');
  });

  it('counts no signature under the keyid of another key, and none twice', () => {
    const envelope = parseEnvelope(seal);
    const [signature] = envelope.signatures;
    if (signature === undefined) throw new Error('no signature');
    const confused = encodeEnvelope({
      ...envelope,
      signatures: [{ ...signature, keyid: B.publicKey.keyid }],
    });
    expect(verify(confused).signature.signatures).toMatchObject([{ outcome: 'mismatch' }]);
    const twice = encodeEnvelope({ ...envelope, signatures: [signature, signature] });
    expect(verify(twice, { policy: policyOf([{ key: A }, { key: B }], { threshold: 2 }) }).outcome).toBe(
      'not-trusted',
    );
  });

  it('refuses times and digests in another form', () => {
    expect(() => verify(seal, { context: { ...context, at: '2026-03-01' } })).toThrow(RangeError);
    expect(() => verify(seal, { answerSha256: 'AB'.repeat(32) })).toThrow(RangeError);
  });
});
