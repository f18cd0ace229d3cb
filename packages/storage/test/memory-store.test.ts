import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../src/index.js';
import { describeStoreConformance } from './conformance.js';
import { describeEventConformance } from './event-conformance.js';
import { createSmallBuild } from './small-build.js';

describeStoreConformance('createMemoryStore', () => {
  const store = createMemoryStore();
  return { store, reopen: () => store };
});

describeEventConformance('createMemoryStore as an event log', () => {
  const store = createMemoryStore();
  return { store, reopen: () => store };
});

describe('createMemoryStore', () => {
  it('keeps its own copy of raw bytes, also of a platform buffer that is changed afterwards', () => {
    const store = createMemoryStore();
    const build = createSmallBuild('harbour', [{ id: 'fees', text: 'The fee is 4 crowns.' }]);
    const held = new Map(
      [...build.raws].map(([digest, bytes]): [string, Uint8Array] => [digest, Buffer.from(bytes)]),
    );
    store.publish({ ...build, raws: held });
    const before = [...held].map(([digest, bytes]) => [digest, new Uint8Array(bytes)] as const);
    for (const bytes of held.values()) bytes.fill(0);
    for (const [digest, bytes] of before) expect(store.current(build.tenantId)?.raw(digest)).toEqual(bytes);
  });
});
