import { describe, expect, it } from 'vitest';
import { nameSource } from '../../src/views/name-source.js';

describe('nameSource', () => {
  it('says title, id and version, and an id only once', () => {
    expect(nameSource({ title: 'Fees', document_id: 'fees', source_version: '7' })).toBe('Fees (fees, 7)');
    expect(nameSource({ title: null, document_id: 'fees', source_version: '7' })).toBe('fees (7)');
    expect(nameSource({ title: 'fees', document_id: 'fees', source_version: '7' })).toBe('fees (7)');
    expect(nameSource({ document_id: 'fees' })).toBe('fees');
    expect(nameSource({ title: 'Fees', document_id: 'fees' })).toBe('Fees (fees)');
  });
});
