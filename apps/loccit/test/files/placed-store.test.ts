import { createMemoryStore } from '@loccit/storage';
import { describe, expect, it } from 'vitest';
import { placeStore } from '../../src/files/placed-store.js';

const failing = (code: string) => {
  const fail = (): never => {
    throw Object.assign(new Error(code), { code, errno: -1, syscall: 'sqlite' });
  };
  const store = createMemoryStore();
  return placeStore(
    {
      ...store,
      tenants: fail,
      // The first finding is there before the disk fails.
      *inspect() {
        yield { code: 'orphan', tenant_id: null, generation_id: null, place: 'x' } as const;
        fail();
      },
    },
    's',
  );
};

describe('placeStore', () => {
  it.each([
    ['ENOSPC', 'unwritable'],
    ['EROFS', 'unwritable'],
    ['EACCES', 'unreadable'],
    ['EIO', 'unreadable'],
  ])('says of %s what is in the way, to who lists and to who takes findings', (code, expected) => {
    const store = failing(code);
    expect(() => store.tenants()).toThrow(expect.objectContaining({ code: expected, at: { file: 's' } }));
    const told: string[] = [];
    expect(() => {
      for (const finding of store.inspect()) told.push(finding.code);
    }).toThrow(expect.objectContaining({ code: expected, at: { file: 's' } }));
    expect(told).toEqual(['orphan']);
  });
});
