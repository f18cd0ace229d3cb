import { readFileSync } from 'node:fs';
import { sharedData } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { decodeBase64 } from '../src/base64.js';
import { parseEnvelope } from '../src/envelope.js';
import { isScalarReduced } from '../src/point-encoding.js';
import { encodePreAuth } from '../src/pre-auth-encoding.js';
import { bytesOfHex, verdictsOf } from './implementations.js';

const path = sharedData('../cases/signing.jsonl');
type Case = {
  id: string;
  input: Record<string, string & number>;
  expected: Record<string, string & boolean[]>;
};
const cases = new Map<string, Case>(
  (path === undefined ? [] : readFileSync(path, 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as Case)
    .map((one) => [one.id, one]),
);
const input = (id: string) => cases.get(id)?.input ?? {};

// Each case without data of its own is a vector of ours: envelopes.json, keys.json, policies.json, proofs.json.
describe.skipIf(path === undefined)('faults of others (skipped where not asked for)', () => {
  it('[C14] S + L is refused where S is taken', async () => {
    const {
      public_key_hex: key = '',
      message = '',
      sig_hex: good = '',
      mutated_sig_hex: bad = '',
    } = input('BUG-SIG-01');
    const text = new TextEncoder().encode(message);
    expect((await verdictsOf(bytesOfHex(key), text, bytesOfHex(good))).portable).toBe('verified');
    expect(new Set(Object.values(await verdictsOf(bytesOfHex(key), text, bytesOfHex(bad))))).toEqual(
      new Set(['signature-scalar']),
    );
  });

  it('[C14] S is compared as a number, from its last byte on', () => {
    const order = 2n ** 252n + 27742317777372353535851937790883648493n;
    const signatureOf = (s: bigint) => {
      const hex = s.toString(16).padStart(64, '0');
      return new Uint8Array([...new Uint8Array(32), ...bytesOfHex(hex).reverse()]);
    };
    const reduced = [order - 1n, order, 255n].map((s) => isScalarReduced(signatureOf(s)));
    expect(reduced).toEqual(cases.get('BUG-SIG-03')?.expected.canonical);
    expect(isScalarReduced(signatureOf(order + 1n))).toBe(false);
  });

  it('[C14] lengths count bytes, and the payload is not its base64 text', () => {
    const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
    const encode = (text: string) => new TextEncoder().encode(text);
    const six = input('BUG-SIG-06');
    expect(decode(encodePreAuth(six.payloadType ?? '', encode(six.payload ?? '')))).toBe(
      cases.get('BUG-SIG-06')?.expected.pae_utf8,
    );
    const seven = input('BUG-SIG-07');
    expect(decode(encodePreAuth(seven.payloadType ?? '', encode(seven.payload_bytes ?? '')))).toBe(
      cases.get('BUG-SIG-07')?.expected.pae,
    );
  });

  it('[C14] base64 is read strictly, and measured before it is read', () => {
    expect(decodeBase64(input('BUG-SIG-22').sig_b64 ?? '')).toBeUndefined();
    expect(decodeBase64(input('BUG-SIG-24').b64 ?? '')).toBeUndefined();
    const { encoded_bytes: encoded = 0, limit_decoded: maxPayloadBytes = 0 } = input('BUG-SIG-25');
    const text = `{"payload":"${'A'.repeat(encoded)}","payloadType":"t","signatures":[{"sig":"AA=="}]}`;
    expect(() => parseEnvelope(text, { maxPayloadBytes })).toThrow(
      expect.objectContaining({ code: 'too-large' }),
    );
  });
});
