import { seeded } from '@loccit/testing';
import { ed25519 } from '@noble/curves/ed25519.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findKeyFault, isScalarReduced } from '../src/point-encoding.js';
import { bytesOfHex } from './implementations.js';

const { Point } = ed25519;
const littleEndian = (value: bigint) => bytesOfHex(value.toString(16).padStart(64, '0')).reverse();

describe('findKeyFault', () => {
  it('[C14] refuses all eight points of small order and no multiple of the base point', () => {
    const torsion = Point.fromHex('c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a');
    let point = Point.ZERO;
    const encodings = new Set<string>();
    for (let order = 0; order < 8; order++, point = point.add(torsion)) {
      encodings.add(point.toHex());
      expect(findKeyFault(point.toBytes())).toBe('small-order');
    }
    expect(encodings.size).toBe(8);
    seeded(
      fc.property(fc.bigInt(1n, 2n ** 252n), (scalar) => {
        expect(findKeyFault(Point.BASE.multiplyUnsafe(scalar).toBytes())).toBeUndefined();
      }),
      { runs: 30 },
    );
  });

  it('[C14] takes the highest y below p and no higher one, whatever the sign of x', () => {
    const p = 2n ** 255n - 19n;
    for (const sign of [0n, 2n ** 255n]) {
      expect(findKeyFault(littleEndian(p - 2n + sign))).toBeUndefined();
      for (let over = 0n; over < 19n; over++) {
        expect(findKeyFault(littleEndian(p + over + sign))).toBe('not-canonical');
      }
    }
  });
});

describe('isScalarReduced', () => {
  it('[C14] compares as numbers do', () => {
    const order = Point.Fn.ORDER;
    const near = fc.bigInt(-300n, 300n).map((distance) => order + distance);
    seeded(
      fc.property(fc.oneof(near, fc.bigInt(0n, 2n ** 256n - 1n)), (scalar) => {
        const signature = new Uint8Array([...new Uint8Array(32).fill(255), ...littleEndian(scalar)]);
        expect(isScalarReduced(signature)).toBe(scalar < order);
      }),
      { runs: 1000 },
    );
  });
});
