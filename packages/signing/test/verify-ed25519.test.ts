import { webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { loadVectors, seeded, sharedData } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as node from '../src/ed25519.node.js';
import * as portable from '../src/ed25519.portable.js';
import { PublicKey } from '../src/public-key.js';
import { verifyEd25519WithWebCrypto } from '../src/verify-ed25519.js';
import { A } from './fixed-keys.js';
import { bytesOfHex, verdictsOf } from './implementations.js';

interface Row {
  readonly id: string;
  readonly key: Uint8Array;
  readonly message: Uint8Array;
  readonly signature: Uint8Array;
}

/** The verdicts on all rows, each of which the three implementations agree on. */
async function judgeAll(rows: readonly Row[]): Promise<string[]> {
  const judged: string[] = [];
  for (const { id, key, message, signature } of rows) {
    const { node: verdict, ...others } = await verdictsOf(key, message, signature);
    expect([id, ...Object.values(others)]).toEqual([id, verdict, verdict]);
    judged.push(verdict);
  }
  return judged;
}

const own =
  loadVectors<Record<'id' | 'title' | 'key' | 'message' | 'signature' | 'outcome', string>[]>(
    'signing/ed25519.json',
  );

describe('verifyEd25519', () => {
  it.each(own)('[C14] gives one verdict on three implementations: $id, $title', async (row) => {
    const [key, message, signature] = [row.key, row.message, row.signature].map(bytesOfHex) as [
      Uint8Array,
      Uint8Array,
      Uint8Array,
    ];
    expect(await judgeAll([{ id: row.id, key, message, signature }])).toEqual([row.outcome]);
  });

  it('[C14] refuses a signature of which any one bit is another', async () => {
    const message = new TextEncoder().encode('Low water at noon.');
    const signature = node.signWithSeed({}, new Uint8Array(32).fill(0x61), message);
    const key = A.publicKey.toBytes();
    const rows = Array.from({ length: 512 }, (_, bit) => {
      const changed = signature.slice();
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      return { id: String(bit), key, message, signature: changed };
    });
    expect(await judgeAll(rows)).not.toContain('verified');
  });

  it('reads views of a larger memory', async () => {
    const memory = new Uint8Array([9, ...A.publicKey.toBytes(), 9]);
    const message = new Uint8Array([1, 2, 3, 4]).subarray(1, 3);
    const signature = new Uint8Array([7, ...node.signWithSeed({}, new Uint8Array(32).fill(0x61), message)]);
    const row = { id: 'views', key: memory.subarray(1, 33), message, signature: signature.subarray(1) };
    expect(await judgeAll([row])).toEqual(['verified']);
  });
});

describe('signWithSeed', () => {
  it('makes the same keys and signatures on Node and anywhere', () => {
    const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });
    seeded(
      fc.property(bytes, fc.uint8Array({ maxLength: 200 }), (seed, message) => {
        expect(portable.derivePublicKey(seed)).toEqual(node.derivePublicKey(seed));
        expect(portable.signWithSeed({}, seed, message)).toEqual(node.signWithSeed({}, seed, message));
      }),
      { runs: 30 },
    );
  });
});

describe('verifyEd25519WithWebCrypto', () => {
  const key = new PublicKey(A.publicKey.toBytes());
  const signature = new Uint8Array(64);
  const failing = (error: Error) => ({
    ...{ importKey: () => Promise.reject(error), verify: () => Promise.resolve(true) },
  });

  it('takes a key that the platform refuses as data for one that verifies nothing', async () => {
    const subtle = failing(Object.assign(new Error('no point'), { name: 'DataError' }));
    expect(await verifyEd25519WithWebCrypto(subtle, key, signature, signature)).toBe('mismatch');
  });

  it('gives no verdict where the platform does not know the algorithm', async () => {
    const subtle = failing(Object.assign(new Error('unknown'), { name: 'NotSupportedError' }));
    await expect(verifyEd25519WithWebCrypto(subtle, key, signature, signature)).rejects.toThrow('unknown');
  });

  it('does not ask the platform about what it might judge otherwise', async () => {
    const subtle = failing(new Error('must not be asked'));
    expect(await verifyEd25519WithWebCrypto(subtle, key, signature, signature.subarray(1))).toBe(
      'signature-length',
    );
    const high = new Uint8Array(64).fill(0xff);
    expect(await verifyEd25519WithWebCrypto(subtle, key, signature, high)).toBe('signature-scalar');
    expect(await verifyEd25519WithWebCrypto(webcrypto.subtle, key, signature, signature)).toBe('mismatch');
  });
});

const suite = sharedData('vectors/ed25519');
const read = (name: string) => JSON.parse(readFileSync(`${suite}/${name}`, 'utf8'));

describe.skipIf(suite === undefined)(
  'Ed25519 of others (skipped where the data set is not beside the checkout or not asked for)',
  () => {
    it('[C14] judges the 914 edge cases by the rule', async () => {
      type Case = Record<'key' | 'sig' | 'msg', string> & { number: number; flags: string[] | null };
      const rows: Case[] = read('cctv-ed25519vectors.json');
      expect(rows).toHaveLength(914);
      const judged = await judgeAll(
        rows.map(({ number, key, msg, sig }) => ({
          id: String(number),
          key: bytesOfHex(key),
          message: new TextEncoder().encode(msg),
          signature: bytesOfHex(sig),
        })),
      );
      // What is left of the flags is taken: parts of small order in A and R, if nothing remains of them in the equation.
      const refused = ['low_order_A', 'low_order_residue', 'non_canonical_A', 'non_canonical_R'];
      expect(judged.map((verdict) => verdict === 'verified')).toEqual(
        rows.map(({ flags }) => !refused.some((flag) => flags?.includes(flag))),
      );
    });

    it('[C14] judges the 12 cases of speccheck as a verifier without cofactor that refuses small orders', async () => {
      type Case = Record<'message' | 'pub_key' | 'signature', string>;
      const rows: Case[] = read('speccheck-cases.json');
      const judged = await judgeAll(
        rows.map((row, index) => ({
          id: String(index),
          key: bytesOfHex(row.pub_key),
          message: bytesOfHex(row.message),
          signature: bytesOfHex(row.signature),
        })),
      );
      // The keys of the last two have y = p - 1 with the sign of x set: no encoding of a point, and of small order.
      expect(judged).toEqual([
        ...['small-order-key', 'small-order-key', 'verified', 'verified', 'mismatch', 'mismatch'],
        ...[
          'signature-scalar',
          'signature-scalar',
          'mismatch',
          'mismatch',
          'small-order-key',
          'small-order-key',
        ],
      ]);
    });

    it('[C14] signs and verifies as RFC 8032 does', async () => {
      type Case = Record<'priv' | 'pub' | 'msg' | 'sig', string>;
      const rows: Case[] = read('rfc8032-ed25519.json');
      expect(rows.length).toBeGreaterThan(0);
      for (const { priv, pub, msg, sig } of rows) {
        for (const platform of [node, portable]) {
          expect(platform.derivePublicKey(bytesOfHex(priv))).toEqual(bytesOfHex(pub));
          expect(platform.signWithSeed({}, bytesOfHex(priv), bytesOfHex(msg))).toEqual(bytesOfHex(sig));
        }
        const row = { id: pub, key: bytesOfHex(pub), message: bytesOfHex(msg), signature: bytesOfHex(sig) };
        expect(await judgeAll([row])).toEqual(['verified']);
      }
    });

    it('[C14] judges the 151 cases of Wycheproof as they say', async () => {
      type Test = Record<'msg' | 'sig' | 'result', string> & { tcId: number };
      const groups: { publicKey: { pk: string }; tests: Test[] }[] = read('ed25519_test.json').testGroups;
      const tests = groups.flatMap(({ publicKey, tests: list }) =>
        list.map((test) => ({ ...test, pk: publicKey.pk })),
      );
      expect(tests).toHaveLength(151);
      const judged = await judgeAll(
        tests.map(({ tcId, pk, msg, sig }) => ({
          id: String(tcId),
          key: bytesOfHex(pk),
          message: bytesOfHex(msg),
          signature: bytesOfHex(sig),
        })),
      );
      expect(judged.map((verdict) => verdict === 'verified')).toEqual(
        tests.map(({ result }) => result === 'valid'),
      );
    });
  },
);
