import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { StorageError } from '@loccit/storage';
import { projectRoot } from '@loccit/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from '../../src/files/folder-lock.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/loccit-lock-`);
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const host = hostname().replaceAll(/[^A-Za-z0-9-]/g, '_') || 'host';

describe('lockFolder', () => {
  it('leaves the folder as it was', () => {
    const unlock = lockFolder(folder);
    expect(readdirSync(folder)).toHaveLength(1);
    unlock();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is refused while it is held, with its own mark taken away', () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder, 50)).toThrow(new StorageError('store-locked'));
    expect(readdirSync(folder)).toHaveLength(1);
    unlock();
    lockFolder(folder, 50)();
  });

  it('takes no notice of a mark whose process is gone, and removes it', () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(`${folder}/${host}.${pid}.0123456789abcdef.lock`, '');
    // A former process of a container with our own number.
    writeFileSync(`${folder}/${host}.${process.pid}.0123456789abcdef.lock`, '');
    const unlock = lockFolder(folder, 50);
    expect(readdirSync(folder)).toHaveLength(1);
    unlock();
  });

  it('respects a living process and another machine', () => {
    for (const name of [`${host}.${process.ppid}`, `elsewhere-${host}.1`]) {
      const file = `${folder}/${name}.0123456789abcdef.lock`;
      writeFileSync(file, '');
      expect(() => lockFolder(folder, 50)).toThrow('store-locked');
      rmSync(file);
    }
  });

  const isLinux = process.platform === 'linux';

  it.skipIf(!isLinux)(
    'takes a number that was given out again for no maker of the mark (Linux tells)',
    () => {
      const file = `${folder}/${host}.${process.ppid}.0123456789abcdef.lock`;
      // Half a line may be half of the right one.
      for (const mark of ['', '\n', 'f00d 17']) {
        writeFileSync(file, mark);
        expect(() => lockFolder(folder, 50)).toThrow('store-locked');
      }
      writeFileSync(file, 'f00d 17\n');
      lockFolder(folder, 50)();
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  it.skipIf(!isLinux)(
    'takes no notice of a process that has ended and whose end nobody has asked for',
    async () => {
      const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60']);
      const pid = await new Promise<string>((resolve) =>
        parent.stdout.once('data', (told: Buffer) => resolve(told.toString().trim())),
      );
      const isOver = () => / [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
      while (!isOver()) await new Promise((resolve) => setTimeout(resolve, 5));
      writeFileSync(`${folder}/${host}.${pid}.0123456789abcdef.lock`, '');
      lockFolder(folder, 50)();
      parent.kill();
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  const built = `${projectRoot}apps/loccit/dist/files/folder-lock.js`;
  it.skipIf(!existsSync(built))(
    'lets one process in at a time (skipped where the app is not built)',
    async () => {
      const script = `
        import { lockFolder } from ${JSON.stringify(built)};
        import { readFileSync, writeFileSync } from 'node:fs';
        const counter = process.argv[1] + '.count';
        for (let n = 0; n < 20; n += 1) {
          const unlock = lockFolder(process.argv[1]);
          const value = Number(readFileSync(counter, 'utf8'));
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2);
          writeFileSync(counter, String(value + 1));
          unlock();
        }`;
      writeFileSync(`${folder}.count`, '0');
      const exits = Array.from(
        { length: 4 },
        () =>
          new Promise((resolve) => {
            spawn(process.execPath, ['--input-type=module', '-e', script, folder]).on('exit', resolve);
          }),
      );
      expect(await Promise.all(exits)).toEqual([0, 0, 0, 0]);
      expect(readFileSync(`${folder}.count`, 'utf8')).toBe('80');
      rmSync(`${folder}.count`);
    },
  );
});
