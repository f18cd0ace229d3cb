import { describe, expect, it } from 'vitest';
import { SigningError } from '../src/signing-error.js';

describe('SigningError', () => {
  it('says its code, and a pointer even where there is none to tell', () => {
    const error = new SigningError('too-large', { limit: 7 });
    expect(String(error)).toBe('SigningError: too-large');
    expect(error.details).toEqual({ pointer: '', limit: 7 });
    expect(error).toBeInstanceOf(Error);
  });
});
