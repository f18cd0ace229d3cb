import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePem, encodePem, isPem } from '../src/pem.js';

describe('decodePem', () => {
  it('is inverse to encodePem, in lines of at most 64 characters', () => {
    seeded(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 300 }), (bytes) => {
        const text = encodePem({ label: 'PUBLIC KEY', bytes });
        expect(isPem(text)).toBe(true);
        expect(decodePem(text)).toEqual({ label: 'PUBLIC KEY', bytes });
        expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(64);
      }),
    );
  });

  const good = encodePem({ label: 'PUBLIC KEY', bytes: new Uint8Array(90) });
  it.each([
    ['text before', `x${good}`],
    ['text behind', `${good}x`],
    ['a header', good.replace('\n', '\nProc-Type: 4,ENCRYPTED\n\n')],
    ['an empty line', good.replace('\n', '\n\n')],
    ['white space in a line', good.replace('\n', '\n ')],
    ['no last line', good.slice(0, good.indexOf('-----END'))],
    ['another label at the end', good.replace('END PUBLIC', 'END PRIVATE')],
    ['padding in the middle', good.replace('\nAA', '\n==')],
    ['more than is ever needed', encodePem({ label: 'PUBLIC KEY', bytes: new Uint8Array(9000) })],
  ])('reads one block and nothing else: %s', (_, text) => {
    expect(decodePem(text)).toBeUndefined();
  });
});
