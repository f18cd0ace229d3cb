import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const recorder = fileURLToPath(new URL('recorder.cjs', import.meta.url));
const question = 'When is a refund paid?';

/** Runs what is run most, and keeps what the engine compiled for it: for this engine only, others compile as they go. */
export function recordBytecode(bundle) {
  const entry = join(bundle, 'start.cjs');
  const scratch = mkdtempSync(join(tmpdir(), 'loccit-bundle-'));
  const run = (args) => {
    const { status, stderr, stdout } = spawnSync(process.execPath, args, { cwd: scratch, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stderr}`);
    return stdout;
  };
  try {
    mkdirSync(join(scratch, 'sources'));
    writeFileSync(join(scratch, 'sources', 'refunds.txt'), 'Refunds\n\nA refund is paid within five days.\n');
    run([entry, 'ingest', 'sources']);
    writeFileSync(join(scratch, 'answer.json'), run([entry, 'ask', question, '--json']));
    const lines = [
      ['check', 'answer.json'],
      ['check', 'answer.json', '--lang', 'zh'],
      ['check', 'answer.json', '--json', '--sources', 'sources', '--without', 'audit'],
      ['ask', question],
      ['ingest', 'sources', '--store', 'other'],
      ['lineage', 'answer.json'],
      ['rules'],
      ['--help'],
    ];
    run([recorder, entry, JSON.stringify(lines)]);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
