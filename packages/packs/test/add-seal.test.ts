import { sha256Hex } from '@loccit/lineage';
import { createSigner } from '@loccit/signing';
import { describe, expect, it } from 'vitest';
import { addSeal, createSeal, encodePack, openPack } from '../src/index.js';
import { A, B, predicate, sealed, signAnything } from './seals.js';
import { codeOf, collect, isSame, refusal } from './small-pack.js';

const content = collect('bergtal-garden');
const pack = encodePack(content);
const { digest } = openPack(pack);
const sealBy = (key: typeof A, packSha256 = digest) =>
  createSeal(sealed, { ...predicate, packSha256 }, [createSigner(key)]);

function add(to: Uint8Array, seal: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = [];
  addSeal(to, seal, { write: (bytes) => pieces.push(bytes.slice()) });
  return new Uint8Array(Buffer.concat(pieces));
}

describe('addSeal', () => {
  it('[C14] leaves the digest as it was and names the seal by its bytes', async () => {
    const seal = await sealBy(A);
    const opened = openPack(add(pack, seal));
    expect(opened.digest).toBe(digest);
    expect(opened.seals).toEqual([{ path: `seals/${sha256Hex(seal)}.dsse.json`, bytes: seal }]);
  });

  it('gives the same bytes in whatever order seals are added, and again', async () => {
    const [a, b] = [await sealBy(A), await sealBy(B)];
    const both = add(add(pack, a), b);
    expect(isSame(add(add(pack, b), a), both)).toBe(true);
    expect(isSame(add(both, a), both)).toBe(true);
    expect(isSame(encodePack({ ...content, seals: [b, a] }), both)).toBe(true);
  });

  it('refuses what is no seal, a seal of another answer, and one of another pack', async () => {
    expect(codeOf(() => add(pack, new TextEncoder().encode('{}')))).toBe('malformed-seal');
    const notes = await signAnything({ a: 1 });
    expect(codeOf(() => add(pack, notes))).toBe('malformed-seal');
    const seal = await sealBy(A);
    expect(codeOf(() => add(encodePack(refusal()), seal))).toBe('not-of-answer');
    const other = await sealBy(A, '0'.repeat(64));
    expect(codeOf(() => add(pack, other))).toBe('not-of-pack');
    expect(codeOf(() => add(new Uint8Array(30), seal))).toBe('not-a-zip');
  });
});
