import { describe, expect, it } from 'vitest';
import { createRawMap, createTextIndex, readCanonicalText } from '../src/index.js';

describe('README', () => {
  it('shows what the package answers', () => {
    const raw = new TextEncoder().encode('one\r\ncafe\u0301');
    const read = readCanonicalText(raw);
    expect([read.text, read.chars, read.charset]).toEqual(['one\ncafé', 8, 'utf-8']);
    const index = createTextIndex(read);
    expect(index.slice(4, 8)).toBe('café');
    expect(index.toLineColumn(4)).toEqual({ line: 2, column: 1 });
    expect(createRawMap(raw, { canonical: read }).toRawSpan(7, 8)).toEqual({ byteStart: 8, byteEnd: 11 });
  });
});
