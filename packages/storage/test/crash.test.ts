import { describe, expect, it } from 'vitest';
import { openFolderStore, type Store } from '../src/index.js';
import { createSimulatedDisk, KilledError, type PowerLoss, type SimulatedDisk } from './simulated-disk.js';
import { createSmallAudit } from './small-audit.js';
import { createSmallBuild } from './small-build.js';

const ANSWER = 'a'.repeat(64);
const before = createSmallBuild('north', [
  { id: 'harbour', text: 'The harbour closes at dusk.' },
  { id: 'bridge', text: 'The bridge opens at noon.' },
]);
const after = createSmallBuild('north', [
  { id: 'harbour', text: 'The harbour closes at dusk.' },
  { id: 'bridge', text: 'The bridge stays shut in winter.' },
]);
const moreAuthority = createSmallBuild('north', [
  { id: 'harbour', text: 'The harbour closes at dusk.', authority: 9 },
  { id: 'bridge', text: 'The bridge opens at noon.' },
]);

/** Everything a tenant serves as one string; throws if anything of it does not hold. */
function readServed(store: Store): string {
  const current = store.current('north');
  if (current === undefined) return 'nothing';
  for (const record of current.records()) {
    if (record.preimage.type !== 'loccit:canonical:1') continue;
    if (current.text(record.preimage.canonical_sha256) === undefined) throw new Error('text not listed');
    if (current.raw(record.preimage.raw_sha256) === undefined) throw new Error('raw not listed');
  }
  return JSON.stringify([current.id, current.documents, store.generations('north'), store.audits(ANSWER)]);
}

type Act = (store: Store) => void;
const nothing: Act = () => {};
const steps: [string, Act, Act][] = [
  ['the first publish', nothing, (store) => void store.publish(before)],
  ['the next publish', (store) => void store.publish(before), (store) => void store.publish(after)],
  [
    'a publish of changed side data',
    (store) => void store.publish(before),
    (store) => void store.publish(moreAuthority),
  ],
  [
    'a publish of a former generation',
    (store) => {
      store.publish(before);
      store.publish(after);
    },
    (store) => void store.publish(moreAuthority),
  ],
  [
    'an audit',
    (store) => void store.publish(before),
    (store) => store.putAudit(ANSWER, createSmallAudit(ANSWER, 'c'.repeat(32), '2024-03-01T00:00:00Z')),
  ],
];
const ends: [string, (disk: SimulatedDisk) => void][] = [
  ['killed', () => {}],
  ...(['entries-kept', 'entries-lost'] as PowerLoss[]).map(
    (entries): [string, (disk: SimulatedDisk) => void] => [
      `without power, ${entries}`,
      (disk) => disk.losePower(entries),
    ],
  ),
];

describe('openFolderStore after a crash', () => {
  for (const [step, prepare, act] of steps) {
    it.each(ends)(
      `serves the old or the new state, never another, when ${step} is %s at any operation`,
      (_, end) => {
        const start = () => {
          const disk = createSimulatedDisk();
          prepare(openFolderStore(disk.files, '/store'));
          return disk;
        };
        const whole = start();
        const old = readServed(openFolderStore(whole.files, '/store'));
        const countBefore = whole.count();
        act(openFolderStore(whole.files, '/store'));
        const operations = whole.count() - countBefore;
        // What was returned from is on the medium.
        end(whole);
        const done = readServed(openFolderStore(whole.files, '/store'));
        expect(done).not.toBe(old);

        const seen = new Set<string>();
        for (let n = 1; n <= operations; n += 1) {
          const disk = start();
          disk.killAt(n);
          expect(() => act(openFolderStore(disk.files, '/store'))).toThrow(KilledError);
          disk.restart();
          end(disk);
          const survivor = openFolderStore(disk.files, '/store');
          const served = readServed(survivor);
          expect([old, done], `operation ${n}`).toContain(served);
          seen.add(served);
          act(survivor);
          // A success may rest on what the killed one left unsynced.
          disk.losePower('entries-lost');
          expect(readServed(openFolderStore(disk.files, '/store')), `after operation ${n}`).toBe(done);
          survivor.publish(moreAuthority);
          expect(
            disk.paths().filter((path) => /building|current\.json\.new|manifest\.json\.new/.test(path)),
          ).toEqual([]);
        }
        expect(operations).toBeGreaterThan(5);
        expect(seen).toContain(old);
      },
    );
  }

  const other = createSmallBuild('north', [{ id: 'ferry', text: 'The ferry leaves at six.' }]);
  it.each([
    ['the first is', nothing, other],
    ['another is', (store: Store) => void store.publish(before), other],
    ['one before an unchanged one is', (store: Store) => void store.publish(before), before],
  ])('leaves nothing that the publish after does not remove, wherever %s killed', (_, prepare, next) => {
    const start = () => {
      const disk = createSimulatedDisk();
      prepare(openFolderStore(disk.files, '/store'));
      return disk;
    };
    const whole = start();
    const countBefore = whole.count();
    openFolderStore(whole.files, '/store').publish(after);
    const operations = whole.count() - countBefore;
    const left = new Set<string>();
    for (let n = 1; n <= operations; n += 1) {
      const disk = start();
      disk.killAt(n);
      expect(() => openFolderStore(disk.files, '/store').publish(after)).toThrow(KilledError);
      disk.restart();
      const survivor = openFolderStore(disk.files, '/store');
      for (const { code } of survivor.inspect()) left.add(code);
      survivor.publish(next);
      expect([...survivor.inspect()], `after operation ${n}`).toEqual([]);
    }
    expect([...left]).toEqual(['leftover']);
  });

  it('takes no reader with it: a store opened before goes on serving what it opened', () => {
    const disk = createSimulatedDisk();
    openFolderStore(disk.files, '/store').publish(before);
    const reader = openFolderStore(disk.files, '/store');
    const current = reader.current('north');
    openFolderStore(disk.files, '/store').publish(after);
    for (const [digest, text] of before.texts) expect(current?.text(digest)).toBe(text);
    expect(reader.current('north')?.id).toBe(after.generation.id);
  });
});
