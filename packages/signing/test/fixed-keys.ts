import { expect } from 'vitest';
import { PrivateKey } from '../src/private-key.js';

/** Keys of the vectors: seeds of one byte, repeated. */
export const [A, B, C] = [0x61, 0x62, 0x63].map((byte) => new PrivateKey(new Uint8Array(32).fill(byte))) as [
  PrivateKey,
  PrivateKey,
  PrivateKey,
];

/** What a vector expects of something that is read. */
export interface Refusal {
  readonly code?: string;
  readonly pointer?: string;
}

/** The error that such a refusal is, as matchers compare it. */
export function refusal({ code, pointer }: Refusal): unknown {
  return expect.objectContaining({
    name: 'SigningError',
    code,
    message: code,
    ...(pointer === undefined ? {} : { details: expect.objectContaining({ pointer }) }),
  });
}
