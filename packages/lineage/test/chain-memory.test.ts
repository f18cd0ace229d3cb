import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChainEvidence } from '../src/chain.js';
import { createChainMemory, VerifiedContent } from '../src/chain-memory.js';
import type { IndexEntryPreimage } from '../src/preimage.js';
import type { LineageRecord } from '../src/record.js';
import { sha256Hex } from '../src/sha256.js';
import { createChainVerifier, verifyChain } from '../src/verify-chain.js';
import { base, change, evidenceOf, tampers } from './sound-chain.js';

/** Pointers to everything below a value. */
function pointersOf(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [
    `${at}/${name}`,
    ...pointersOf(member, `${at}/${name}`),
  ]);
}

describe('createChainMemory', () => {
  it('makes no difference to any result, whatever changed since the last chain', () => {
    const memory = createChainMemory();
    const places = pointersOf(base).filter((at) => at.split('/').length > 2);
    const odd = fc.constantFrom<unknown>(undefined, null, '', 0, -0, 1, 0.5, 'x', [], {}, '0'.repeat(64));
    seeded(
      fc.property(fc.constantFrom(...places), odd, fc.boolean(), (at, to, before) => {
        if (before) expect(createChainVerifier(evidenceOf(base), memory)(base.span).holds).toBe(true);
        const data = change([{ at, to }]);
        const fresh = verifyChain(data.span, evidenceOf(data));
        expect(createChainVerifier(evidenceOf(data), memory)(data.span)).toEqual(fresh);
      }),
      { runs: 600 },
    );
  });

  it.each(tampers)('finds what is broken after a chain that held: $name', ({ changes }) => {
    const memory = createChainMemory();
    expect(createChainVerifier(evidenceOf(base), memory)(base.span).holds).toBe(true);
    const data = change(changes);
    const fresh = verifyChain(data.span, evidenceOf(data));
    expect(createChainVerifier(evidenceOf(data), memory)(data.span)).toEqual(fresh);
    expect(createChainVerifier(evidenceOf(base), memory)(base.span)).toEqual(
      verifyChain(base.span, evidenceOf(base)),
    );
  });

  it('sees evidence that is written to in place', () => {
    const memory = createChainMemory();
    const data = structuredClone(base);
    const bytes = new Uint8Array(Buffer.from(base.raw_hex, 'hex'));
    const evidence = { ...evidenceOf(data), raw: () => bytes };
    const check = () => createChainVerifier(evidence, memory)(base.span);
    expect(check().holds).toBe(true);
    const last = bytes.length - 1;
    const kept = bytes[last] ?? 0;
    bytes[last] = 0x21;
    expect(check()).toEqual(verifyChain(base.span, evidence));
    expect(check().holds).toBe(false);
    bytes[last] = kept;
    expect(check().holds).toBe(true);
    const parse = data.records.parse as LineageRecord & { info: { elements: unknown[][] } };
    (parse.info.elements[0] ?? [])[1] = 1;
    expect(check()).toEqual(verifyChain(base.span, evidence));
    expect(check().holds).toBe(false);
  });

  it('keeps nothing of a record that reads otherwise the second time', () => {
    const memory = createChainMemory();
    const entry = base.records.entry_1 as LineageRecord<IndexEntryPreimage>;
    let reads = 0;
    const turning = {
      ...entry.preimage,
      get retrieval_sha256() {
        return reads++ === 0 ? entry.preimage.retrieval_sha256 : 'x';
      },
    };
    const evidence = evidenceOf(base);
    const turned: ChainEvidence = {
      ...evidence,
      record: (id) =>
        id === entry?.id
          ? ({ ...entry, preimage: turning } as unknown as LineageRecord)
          : evidence.record(id),
    };
    createChainVerifier(turned, memory)(base.span);
    const [, , , , , link] = createChainVerifier(turned, memory)(base.span).links;
    expect(link?.faults).toContain('entry-id');
    expect(createChainVerifier(evidence, memory)(base.span).holds).toBe(true);
  });

  it('holds nothing with no room, and refuses what is no size', () => {
    const memory = createChainMemory({ capacity: 0 });
    for (let round = 0; round < 3; round++) {
      expect(createChainVerifier(evidenceOf(base), memory)(base.span).holds).toBe(true);
    }
    for (const capacity of [-1, 0.5, Number.NaN, 2 ** 53]) {
      expect(() => createChainMemory({ capacity })).toThrow(RangeError);
    }
  });

  it('takes no memory that was made elsewhere', () => {
    const forged = { capacity: 1, identify: () => ({ preimage: {}, id: 'x' }) };
    expect(createChainVerifier(evidenceOf(base), forged)(base.span)).toEqual(
      verifyChain(base.span, evidenceOf(base)),
    );
  });
});

describe('VerifiedContent', () => {
  it('counts in a text that it keeps whatever becomes of the bytes that it was read from', () => {
    // Canonical as it stands, so that the text shares their memory, and with a pair, so that places are looked up in it.
    const text = '\u{1f6a2} left port, \u{1f6a2} came back';
    const given = new TextEncoder().encode(text);
    const bytes = given.slice();
    const digest = sha256Hex(given);
    const content = new VerifiedContent(1_000_000);
    expect(content.derive({ bytes, digest }, 'utf-8')?.text).toBe(text);
    bytes.fill(0x61);
    const kept = content.derive({ bytes: given, digest }, 'utf-8');
    expect(kept?.sliceDigest(13, 19)).toBe(sha256Hex([...text].slice(13, 19).join('')));
  });
});
