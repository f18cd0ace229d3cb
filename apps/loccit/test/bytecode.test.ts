import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '@loccit/testing';
import { afterAll, describe, expect, it } from 'vitest';

const bundle = `${projectRoot}apps/loccit/dist/bundle`;
const scratch = mkdtempSync(join(tmpdir(), 'loccit-test-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** What a copy of the bundle prints, with whatever `change` does to its bytecode; node may be given flags. */
function printed(name: string, change: (file: string) => void = () => {}, flags: string[] = []) {
  const copy = join(scratch, name);
  cpSync(bundle, copy, { recursive: true });
  for (const folder of readdirSync(join(copy, 'bytecode')))
    for (const file of readdirSync(join(copy, 'bytecode', folder)))
      change(join(copy, 'bytecode', folder, file));
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [...flags, join(copy, 'start.cjs'), 'rules'],
    {
      encoding: 'utf8',
    },
  );
  return { status, stderr, stdout };
}

describe.skipIf(!existsSync(bundle))('bytecode of the bundle', () => {
  it('changes nothing of what is printed, whether it is there, gone, cut off, of another file or of other flags', () => {
    const whole = printed('whole');
    expect(whole).toMatchObject({ status: 0, stderr: '' });
    const cutOff = (file: string) => writeFileSync(file, readFileSync(file).subarray(0, 40));
    const ofAnother = (file: string) =>
      writeFileSync(file, readFileSync(file.replace(/[\w-]+\.bin$/, 'ingestion.bin')));
    expect(printed('gone', (file) => rmSync(file))).toEqual(whole);
    expect(printed('cut-off', cutOff)).toEqual(whole);
    expect(printed('empty', (file) => writeFileSync(file, ''))).toEqual(whole);
    expect(printed('of-another', ofAnother)).toEqual(whole);
    expect(printed('flags', undefined, ['--no-lazy-feedback-allocation'])).toEqual(whole);
  });
});
