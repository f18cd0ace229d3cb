import { chmodSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runMain } from '../run-loccit.js';
import { makeFolder } from '../temp-folder.js';

describe('readPassphrase', () => {
  it.skipIf(process.platform === 'win32')(
    'speaks of the passphrase where others may open its file, and of no key that is not there',
    async () => {
      const cwd = makeFolder({ 'open.txt': 'low water at noon' });
      chmodSync(`${cwd}/open.txt`, 0o644);
      const { stderr } = await runMain(['keygen', '-o', 'k.pem', '--passphrase-file', 'open.txt'], { cwd });
      expect(stderr).toContain('take another passphrase');
      expect(stderr).not.toContain('revoke');
    },
  );
});
