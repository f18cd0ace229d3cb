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
    const key = JSON.parse(run([entry, 'keygen', '-o', 'key.pem', '--unencrypted', '--json']));
    run([entry, 'pack', 'answer.json', '--audit', '--report', '-o', 'answer.pack']);
    const terms = ['--purpose', 'public-answer', '--expires', '30d', '-o', 'sealed.pack'];
    run([entry, 'sign', 'answer.pack', '--key', 'key.pem', ...terms]);
    writeFileSync(join(scratch, 'policy.json'), JSON.stringify(policyOf(key)));
    const lines = [
      ['check', 'sealed.pack', '--policy', 'policy.json'],
      ['verify', 'sealed.pack', '--policy', 'policy.json', '--without', 'audit,reader'],
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

/** A policy that trusts a key for every file of a folder. */
function policyOf({ policy_key: key, keyid }) {
  const sources = [{ source_uri_prefix: 'file-set:', keyids: [keyid] }];
  return { schema: 'urn:loccit:trust-policy:1', keys: [key], threshold: 1, sources };
}
