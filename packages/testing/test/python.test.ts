import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { requirePython } from '../src/index.js';

const folder = mkdtempSync(join(tmpdir(), 'loccit-python-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A program that answers the probe as that version would. */
function writeFake(name: string, answer: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\necho '${answer}'\n`);
  chmodSync(path, 0o755);
  return path;
}

describe.skipIf(process.platform === 'win32')('requirePython', () => {
  const old = writeFake('old', '3 8 /opt/old');
  const fit = writeFake('fit', '3 9 /opt/python 3/fit');
  const newer = writeFake('newer', '4 0 /opt/newer');
  const other = writeFake('other', 'Python was not found');

  it('gives the path of the first that is new enough', () => {
    expect(requirePython({ candidates: ['no-such-program', other, old, fit, newer] })).toEqual({
      path: '/opt/python 3/fit',
    });
    expect(requirePython({ candidates: [newer] })).toEqual({ path: '/opt/newer' });
  });

  it('says why tests are skipped where none is', () => {
    const isRequired = false;
    expect(requirePython({ candidates: ['no-such-program'], isRequired })).toEqual({
      skip: 'python3 is not installed',
    });
    expect(requirePython({ candidates: [old], isRequired })).toEqual({
      skip: 'python3 is 3.8, 3.9 is wanted',
    });
  });

  it('fails where it has to be there', () => {
    expect(() => requirePython({ candidates: [old], isRequired: true })).toThrow(
      'python3 is 3.8, 3.9 is wanted: install python3 3.9 or newer',
    );
  });
});
