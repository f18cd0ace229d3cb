import { expectLinearGrowth } from '@loccit/testing';
import { describe, it } from 'vitest';
import { encodeEnvelope, parseEnvelope } from '../src/envelope.js';

const signatures = [{ keyid: null, sig: new Uint8Array(64) }];

describe('parseEnvelope', () => {
  it('takes time in proportion to the payload', () => {
    const prepare = (size: number) => {
      const bytes = encodeEnvelope({ payloadType: 't', payload: new Uint8Array(size), signatures });
      return () => parseEnvelope(bytes, { maxPayloadBytes: size });
    };
    expectLinearGrowth(prepare, { from: 100_000 });
  });
});
