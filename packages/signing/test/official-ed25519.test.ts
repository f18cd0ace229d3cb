import { readFileSync } from 'node:fs';
import { sharedData } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { bytesOfHex, verdictsOf } from './implementations.js';

interface Row {
  readonly id: string;
  readonly key: Uint8Array;
  readonly message: Uint8Array;
  readonly signature: Uint8Array;
  /** The verdict that the set itself gives; nothing where it leaves it to the verifier. */
  readonly valid?: boolean;
  readonly flags?: readonly string[];
}

const suite = sharedData('vectors/ed25519');
const read = (name: string) => JSON.parse(readFileSync(`${suite}/${name}`, 'utf8'));

async function judgeAll(rows: readonly Row[]): Promise<boolean[]> {
  const accepted: boolean[] = [];
  for (const { id, key, message, signature } of rows) {
    const verdicts = await verdictsOf(key, message, signature);
    expect([id, new Set(Object.values(verdicts)).size], JSON.stringify(verdicts)).toEqual([id, 1]);
    accepted.push(verdicts.node === 'verified');
  }
  return accepted;
}

describe.skipIf(suite === undefined)(
  'Ed25519 of others (skipped where the data set is not beside the checkout)',
  () => {
    it('[C14] gives one verdict on each of the 914 edge cases, on three implementations', async () => {
      const rows: Row[] = read('cctv-ed25519vectors.json').map((row: Record<string, string>) => ({
        id: String(row.number),
        key: bytesOfHex(row.key ?? ''),
        message: new TextEncoder().encode(row.msg),
        signature: bytesOfHex(row.sig ?? ''),
        flags: row.flags ?? [],
      }));
      expect(rows).toHaveLength(914);
      const accepted = await judgeAll(rows);
      const outside = ['low_order_A', 'low_order_residue', 'non_canonical_A', 'non_canonical_R'];
      expect(accepted).toEqual(rows.map(({ flags = [] }) => !outside.some((flag) => flags.includes(flag))));
    });
  },
);
