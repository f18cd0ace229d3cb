/** The order of the base point, 2^252 + 27742317777372353535851937790883648493, from the lowest byte on. */
const ORDER = bytesOf('edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010');

/** The y coordinates of the eight points whose order divides 8: two of them lie on one x, the others on two. */
const SMALL_ORDER = [
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0100000000000000000000000000000000000000000000000000000000000000',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
].map(bytesOf);

/** The field's prime, 2^255 - 19. */
const PRIME = bytesOf('edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f');

/** What is wrong with the encoding of a public key. */
export type KeyEncodingFault = 'length' | 'not-canonical' | 'small-order';

/**
 * Finds why 32 bytes are not taken for a public key, or nothing.
 *
 * @remarks Whether they are a point of the curve at all is left to the verification, which no signature passes if not.
 * The sign of x plays no part: for the two points with x = 0 a set sign is an encoding that is not canonical, and both are
 * of small order.
 * @see RFC 8032, section 5.1.3
 */
export function findKeyFault(key: Uint8Array): KeyEncodingFault | undefined {
  if (key.length !== 32) return 'length';
  const y = key.slice();
  y[31] = (y[31] ?? 0) & 0x7f;
  if (!isBelow(y, PRIME)) return 'not-canonical';
  return SMALL_ORDER.some((point) => isSame(point, y)) ? 'small-order' : undefined;
}

/** Whether the second half of a signature is a number below the order of the base point. */
export function isScalarReduced(signature: Uint8Array): boolean {
  return isBelow(signature.subarray(32, 64), ORDER);
}

/** Whether one number is below another, both 32 bytes from the lowest on. */
function isBelow(number: Uint8Array, bound: Uint8Array): boolean {
  for (let at = 31; at >= 0; at--) {
    const difference = (number[at] ?? 0) - (bound[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.every((byte, at) => byte === other[at]);
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) =>
    Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16),
  );
}
