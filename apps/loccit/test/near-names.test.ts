import { describe, expect, it } from 'vitest';
import { findNearName, refuseName } from '../src/near-names.js';

const names = ['ask', 'check', 'canonicalize', 'schema'];

describe('findNearName', () => {
  it('finds the name that was mistyped by a letter or two', () => {
    for (const typed of ['chek', 'chekc', 'Check', 'checkk', 'hceck'])
      expect(findNearName(typed, names), typed).toBe('check');
    expect(findNearName('canoncalise', names)).toBe('canonicalize');
  });

  it('finds none where too much differs, and does not measure what no name can be', () => {
    for (const typed of ['', 'x', 'ingestion', 'c', 'check'.repeat(20_000)])
      expect(findNearName(typed, names)).toBeUndefined();
  });
});

describe('refuseName', () => {
  it('never repeats what was typed', () => {
    const near = refuseName('unknown-schema', 'shcema', names);
    expect([near.values, near.more.remedy]).toEqual([{ near: 'schema' }, 'near-name']);
    expect(refuseName('unknown-schema', 'quite another', names).values).toEqual({});
  });
});
