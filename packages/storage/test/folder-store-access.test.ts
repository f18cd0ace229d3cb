import { describe, expect, it } from 'vitest';
import { openFolderStore, StorageError } from '../src/index.js';
import { createSimulatedDisk } from './simulated-disk.js';
import { createSmallBuild } from './small-build.js';

const build = createSmallBuild('north', [{ id: 'harbour', text: 'The harbour closes at dusk.' }]);

describe('openFolderStore', () => {
  it('writes nothing but its lock while another process holds the store', () => {
    const disk = createSimulatedDisk();
    const store = openFolderStore(disk.files, '/store');
    store.publish(build);
    const unlock = disk.files.lock('/store/locks');
    disk.writes.length = 0;
    const next = createSmallBuild('north', [{ id: 'bridge', text: 'The bridge opens at noon.' }]);
    expect(() => store.publish(next)).toThrow(new StorageError('store-locked'));
    expect(disk.writes).toEqual([]);
    unlock();
    expect(store.publish(next).published).toBe(true);
  });

  it('opens a generation once, however often it is asked for, and reads texts only when asked', () => {
    const disk = createSimulatedDisk();
    openFolderStore(disk.files, '/store').publish(build);
    const read: string[] = [];
    const files = {
      ...disk.files,
      readFile: (path: string) => {
        read.push(path.replace(/.*\//, '').replace(/^[0-9a-f]{64}/, '*'));
        return disk.files.readFile(path);
      },
    };
    const store = openFolderStore(files, '/store');
    expect(store.current('north')).toBe(store.current('north'));
    expect(read.filter((name) => name === 'records.jsonl')).toHaveLength(1);
    expect(read).not.toContain('*.txt');
    for (const [digest] of build.texts) store.current('north')?.text(digest);
    for (const [digest] of build.texts) store.current('north')?.text(digest);
    expect(read.filter((name) => name === '*.txt')).toHaveLength(1);
  });
});
