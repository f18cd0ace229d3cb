import { describe, expect, it } from 'vitest';
import { type FilePort, openFolderStore, StorageError } from '../src/index.js';
import { createSimulatedDisk, KilledError, type PowerLoss } from './simulated-disk.js';
import { createDelete, createUpsert } from './small-event.js';

/** Counts what is asked of the files, and how many of them are read. */
function counting(files: FilePort) {
  const counts = { calls: 0, reads: 0 };
  const counted = new Proxy(files, {
    get: (target, name) => {
      const operation = Reflect.get(target, name) as (...args: unknown[]) => unknown;
      return (...args: unknown[]) => {
        counts.calls++;
        const result = operation.apply(target, args);
        if (name === 'readFile') counts.reads++;
        return result;
      };
    },
  });
  return { counts, files: counted };
}

const upsert = (at: number) =>
  createUpsert({ id: `e${at}`, sequence: at, document: `note-${at}`, text: 'The quay is wet.' });

/** Work of taking in one more event, by a store that has taken some in and by one that has just been opened. */
function measure(waiting: number) {
  const { counts, files } = counting(createSimulatedDisk().files);
  const store = openFolderStore(files, '/store');
  const take = (held: typeof store, at: number) => {
    const before = { ...counts };
    const { event, raw } = upsert(at);
    expect(held.accept(event, raw).outcome).toBe('accepted');
    return { calls: counts.calls - before.calls, reads: counts.reads - before.reads };
  };
  for (let at = 1_000; at < 1_000 + waiting; at++) take(store, at);
  return [take(store, 5_000), take(openFolderStore(files, '/store'), 5_001)];
}

describe('events of a store in a folder', () => {
  it('costs to take in what it costs with none waiting, however many wait', () => {
    const [few, many] = [measure(20), measure(400)];
    expect(many).toEqual(few);
    expect(many[0]?.reads).toBeLessThan(12);
  });

  it('tells a stale event by the last one of its document, published or not', () => {
    const disk = createSimulatedDisk();
    const open = () => openFolderStore(disk.files, '/store');
    open().accept(createDelete({ id: 'late', sequence: 9 }));
    open().accept(createDelete({ id: 'other', sequence: 1, document: 'pier' }));
    expect(open().accept(createDelete({ id: 'early', sequence: 4 })).outcome).toBe('stale');
    expect(() => open().accept(createDelete({ id: 'twice', sequence: 9 }))).toThrow('sequence-conflict');
    expect([...open().inspect()]).toEqual([]);
  });

  it('lays the index of a log that has none, and goes on', () => {
    const disk = createSimulatedDisk();
    const open = () => openFolderStore(disk.files, '/store');
    for (const sequence of [3, 7]) open().accept(createDelete({ id: `e${sequence}`, sequence }));
    disk.files.removeTree('/store/tenants/north/events/documents');
    expect([...open().inspect()]).toEqual([]);
    expect(open().accept(createDelete({ id: 'early', sequence: 5 })).outcome).toBe('stale');
    expect([...open().inspect()]).toEqual([]);
  });

  it('finds an index that leads to another event', () => {
    const disk = createSimulatedDisk();
    const open = () => openFolderStore(disk.files, '/store');
    for (const document of ['pier', 'quay', 'dock'])
      open().accept(createDelete({ id: document, sequence: 1, document }));
    const [first = '', second = ''] = disk.paths().filter((path) => path.includes('/events/documents/'));
    const other = disk.files.readFile(second);
    disk.damage(first, () => other);
    expect([...open().inspect()].map(({ code }) => code)).toContain('event-id-unknown');
    const codes = ['pier', 'quay', 'dock'].map((document) => {
      try {
        return open().accept(createDelete({ id: `${document}-2`, sequence: 2, document })).outcome;
      } catch (error) {
        return error instanceof StorageError ? error.code : 'thrown';
      }
    });
    expect(codes.filter((code) => code !== 'accepted')).toEqual(['store-damaged']);
  });

  it.each<PowerLoss | 'none'>(['none', 'entries-kept', 'entries-lost'])(
    'keeps what was acknowledged, and its order, killed at any operation (loss of power: %s)',
    (loss) => {
      const total = run(undefined, loss);
      for (let at = 1; at <= total; at++) run(at, loss);
    },
  );
});

const EVENTS = [
  createUpsert({ id: 'first', sequence: 2, text: 'The quay is wet.' }),
  { event: createDelete({ id: 'second', sequence: 5 }) },
  { event: createDelete({ id: 'elsewhere', sequence: 1, document: 'pier' }) },
];

/** Takes events in, is killed at an operation, comes back and takes them in again. Operations of the whole run. */
function run(killAt: number | undefined, loss: PowerLoss | 'none'): number {
  const disk = createSimulatedDisk();
  const acknowledged: string[] = [];
  if (killAt !== undefined) disk.killAt(killAt);
  const takeAll = (): void => {
    const store = openFolderStore(disk.files, '/store');
    for (const { event, raw } of EVENTS as readonly {
      event: (typeof EVENTS)[number]['event'];
      raw?: Uint8Array;
    }[]) {
      store.accept(event, raw);
      if (!acknowledged.includes(event.event_id)) acknowledged.push(event.event_id);
    }
  };
  try {
    takeAll();
  } catch (error) {
    if (!(error instanceof KilledError)) throw error;
  }
  const operations = disk.count();
  disk.restart();
  if (loss !== 'none') disk.losePower(loss);
  const again = openFolderStore(disk.files, '/store');
  const held = again.pending('north').map(({ event }) => event.event_id);
  expect(acknowledged.filter((id) => !held.includes(id))).toEqual([]);
  // An older one of the document is seen to be older, whatever part of the last write is missing.
  takeAll();
  const late = openFolderStore(disk.files, '/store');
  expect(late.accept(createDelete({ id: 'late', sequence: 3 })).outcome).toBe('stale');
  expect([...late.inspect()].filter(({ code }) => code !== 'leftover')).toEqual([]);
  expect(late.pending('north').map(({ event }) => event.event_id)).toEqual(['first', 'second', 'elsewhere']);
  return operations;
}
