// How long the command line takes to start, over a start of Node that does nothing.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { coldStart } from './harness.mjs';

const loccit = fileURLToPath(new URL('../apps/loccit/bin/loccit.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'loccit-bench-start-'));
const sources = join(folder, 'sources');
const store = join(folder, 'store');
const answer = join(folder, 'answer.json');
const at = ['--at', '2026-11-29T00:00:00Z'];

try {
  mkdirSync(sources);
  writeFileSync(
    join(sources, 'refunds.txt'),
    'Refunds\n\nA refund is paid within five working days of approval. Approval is given by the finance office.\n',
  );
  loccitOutput('ingest', sources, '--store', store);
  writeFileSync(answer, loccitOutput('ask', 'When is a refund paid?', '--store', store, ...at, '--json'));

  const [key, policy, pack, sealed] = ['key.pem', 'policy.json', 'answer.pack', 'sealed.pack'].map((name) =>
    join(folder, name),
  );
  const made = JSON.parse(loccitOutput('keygen', '--unencrypted', '--out', key, ...at, '--json'));
  const keyids = [made.keyid];
  const keys = [made.policy_key];
  const trusted = [{ source_uri_prefix: 'file-set:refunds.txt', keyids }];
  writeFileSync(
    policy,
    JSON.stringify({ schema: 'urn:loccit:trust-policy:1', keys, threshold: 1, sources: trusted }),
  );
  loccitOutput('pack', answer, '--store', store, '--out', pack, ...at);
  const terms = ['--purpose', 'public-answer', '--expires', '90d'];
  loccitOutput('sign', pack, '--key', key, ...terms, '--out', sealed, ...at);

  await coldStart({
    goal: 'P12 start',
    cases: [
      { name: '--version', args: [loccit, '--version'], target: 1.2 },
      {
        name: 'check --sources',
        args: [loccit, 'check', answer, '--sources', sources, '--without', 'audit', ...at],
        target: 1.5,
      },
      { name: 'check --store', args: [loccit, 'check', answer, '--store', store, ...at] },
      {
        name: 'verify',
        args: [loccit, 'verify', sealed, '--policy', policy, '--without', 'audit,reader', ...at],
        target: 1.5,
      },
      { name: '--help', args: [loccit, '--help'] },
      { name: 'rules', args: [loccit, 'rules'] },
    ],
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function loccitOutput(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [loccit, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`loccit ${args[0]} ended with ${status}: ${stderr}`);
  return stdout;
}
