import { readFileSync } from 'node:fs';
import { loadVectors, sharedData } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { encodePreAuth } from '../src/pre-auth-encoding.js';
import { bytesOfHex } from './implementations.js';

const rows =
  loadVectors<{ title: string; payload_type: string; payload: string; pae: string }[]>(
    'signing/pre-auth.json',
  );

describe('encodePreAuth', () => {
  it.each(rows)('[C14] covers type and payload with their lengths in bytes: $title', (row) => {
    expect(encodePreAuth(row.payload_type, bytesOfHex(row.payload))).toEqual(bytesOfHex(row.pae));
  });
});

const official = sharedData('vectors/dsse/protocol-test-vector.json');

describe.skipIf(official === undefined)(
  'DSSE (skipped where the data set is not beside the checkout or not asked for)',
  () => {
    it('[C14] gives the bytes of the protocol', () => {
      const vector = JSON.parse(readFileSync(official ?? '', 'utf8'));
      const encoded = encodePreAuth(vector.payloadType, new TextEncoder().encode(vector.serializedBody));
      expect(new TextDecoder().decode(encoded)).toBe(vector.pae);
    });
  },
);
