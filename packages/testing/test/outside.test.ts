import { afterEach, describe, expect, it, vi } from 'vitest';
import { findChromium, sharedData } from '../src/index.js';
import { isOutsideAskedFor } from '../src/outside.js';

afterEach(() => vi.unstubAllEnvs());

describe('isOutsideAskedFor', () => {
  it.each([
    ['', '', false],
    ['', '0', false],
    ['', '1', true],
    ['true', '', true],
  ])(
    'asks for what lies outside the checkout on a build server and where it is told to: CI=%s LOCCIT_TEST_ALL=%s',
    (ci, all, asked) => {
      vi.stubEnv('CI', ci);
      vi.stubEnv('LOCCIT_TEST_ALL', all);
      expect(isOutsideAskedFor()).toBe(asked);
      if (!asked) expect([sharedData('.'), findChromium()]).toEqual([undefined, undefined]);
    },
  );
});
