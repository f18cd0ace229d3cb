import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { seeded, sharedData } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256Hex } from '../src/sha256.js';
import * as node from '../src/sha256.node.js';
import * as portable from '../src/sha256.portable.js';

describe('sha256Hex', () => {
  it('hashes a string as its UTF-8', () => {
    expect(sha256Hex('潮 🚢')).toBe(sha256Hex(new TextEncoder().encode('潮 🚢')));
    expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  it('refuses a string that has no UTF-8, instead of replacing what is wrong', () => {
    expect(() => sha256Hex('a\ud812')).toThrow(expect.objectContaining({ code: 'lone-surrogate' }));
  });

  it('gives the same bytes by both implementations and by the streaming one of Node', () => {
    seeded(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const expected = createHash('sha256').update(bytes).digest('hex');
        expect(node.hashHex(bytes)).toBe(expected);
        expect(portable.hashHex(bytes)).toBe(expected);
      }),
    );
    seeded(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
        fc.pre(text.isWellFormed());
        expect(portable.hashHex(text)).toBe(node.hashHex(text));
      }),
    );
  });

  it('hashes a view, not the buffer below it', () => {
    const bytes = new Uint8Array([1, 2, 3, 4]).subarray(1, 3);
    expect(node.hashHex(bytes)).toBe(portable.hashHex(new Uint8Array([2, 3])));
    expect(portable.hashHex(bytes)).toBe(node.hashHex(bytes));
  });
});

const suite = sharedData('vectors/sha256');

describe.skipIf(suite === undefined)(
  'NIST SHA-256 (skipped where the data set is not beside the checkout or not asked for)',
  () => {
    it.each([
      ['SHA256ShortMsg.rsp', 65],
      ['SHA256LongMsg.rsp', 64],
    ])('%s by both implementations', (file, count) => {
      const text = readFileSync(`${suite}/${file}`, 'utf8');
      const vectors = [...text.matchAll(/Len = (\d+)\s+Msg = ([0-9a-f]+)\s+MD = ([0-9a-f]{64})/g)];
      expect(vectors).toHaveLength(count);
      for (const [, bits, hex, digest] of vectors) {
        const bytes = new Uint8Array(Buffer.from(hex ?? '', 'hex')).subarray(0, Number(bits) / 8);
        expect(node.hashHex(bytes)).toBe(digest);
        expect(portable.hashHex(bytes)).toBe(digest);
      }
    });
  },
);
