import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { digestFile } from '../../src/files/digest-file.js';
import { readAhead } from '../../src/files/read-ahead.js';
import { makeFolder } from '../temp-folder.js';

const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');

describe('digestFile', () => {
  it.each([0, 1, (2 << 20) - 1, 2 << 20, (2 << 20) + 1, 5_000_000])(
    'gives the digest of a file of %i bytes, and every block in its turn',
    async (length) => {
      const bytes = Buffer.alloc(length);
      for (let at = 0; at < length; at++) bytes[at] = (at * 31 + (at >> 13)) & 0xff;
      const path = join(makeFolder({ 'a.bin': bytes }), 'a.bin');
      const seen = createHash('sha256');
      expect(await digestFile(path, (block) => void seen.update(block))).toBe(sha256(bytes));
      expect(seen.digest('hex')).toBe(sha256(bytes));
    },
  );

  it('tells what is wrong with a file as any reader of files does', async () => {
    const cwd = makeFolder({ 'a/b.txt': '' });
    await expect(digestFile(join(cwd, 'none'))).rejects.toMatchObject({ code: 'file-not-found' });
    await expect(digestFile(join(cwd, 'a'))).rejects.toMatchObject({ code: 'is-a-directory' });
    await expect(digestFile(join(cwd, 'a/b.txt/c'))).rejects.toMatchObject({ code: 'file-not-found' });
  });

  it('stops reading when its caller does', async () => {
    const path = join(makeFolder({ 'a.bin': Buffer.alloc(3_000_000) }), 'a.bin');
    const refuse = () => {
      throw new Error('enough');
    };
    await expect(digestFile(path, refuse)).rejects.toThrow('enough');
    for await (const block of readAhead(path)) {
      expect(block.length).toBe(2 << 20);
      break;
    }
  });
});
