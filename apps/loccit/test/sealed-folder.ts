import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import { runMain } from './run-loccit.js';
import { makeFolder, runJson } from './temp-folder.js';

/** When everything in these tests happens, so that no clock plays a part. */
export const now = '2026-11-30T09:00:00Z';
const at = ['--at', now];

const documents = {
  'docs/refunds.md': '# Refunds\n\nA refund is paid within five working days of approval.\n',
  'docs/parking.md': '# Parking\n\nA secret that nobody cites: the gate code is 4711.\n',
};

/** What a test changes of a policy. */
export interface PolicyChange {
  readonly key?: Readonly<Record<string, unknown>>;
  readonly threshold?: number;
  readonly prefix?: string;
}

/** A folder with documents, their store, an answer, a key that is not encrypted, a policy, a pack and a sealed pack. */
export async function makeSealedFolder(): Promise<string> {
  const cwd = makeFolder(documents);
  await run(cwd, ['ingest', 'docs', '--store', 'store']);
  const answer = await runJson(cwd, ['ask', 'When is a refund paid?', '--store', 'store', ...at]);
  writeFileSync(`${cwd}/answer.json`, JSON.stringify(answer, null, 2));
  await makeKey(cwd, 'key');
  writePolicy(cwd, 'policy.json', {}, 'key');
  await run(cwd, ['pack', 'answer.json', '--store', 'store', '-o', 'plain.pack', ...at]);
  await seal(cwd, 'plain.pack', 'sealed.pack');
  return cwd;
}

/** Makes a key without passphrase, `NAME.pem`, and keeps what was printed of it in `NAME.json`. */
export async function makeKey(cwd: string, name: string): Promise<void> {
  const { exit, stdout } = await runMain(
    ['keygen', '-o', `${name}.pem`, '--unencrypted', '--at', '2026-11-01', '--json'],
    { cwd },
  );
  expect(exit).toBe(0);
  writeFileSync(`${cwd}/${name}.json`, stdout);
}

/** Writes a policy that trusts these keys for every file of a folder. */
export function writePolicy(
  cwd: string,
  file: string,
  { key = {}, prefix = 'file-set:refunds.md', threshold = 1 }: PolicyChange = {},
  ...names: readonly string[]
): void {
  const keys = (names.length === 0 ? ['key'] : names).map((name) => {
    const made = JSON.parse(readFileSync(`${cwd}/${name}.json`, 'utf8')) as { policy_key: object };
    return { ...made.policy_key, ...key };
  }) as { keyid: string }[];
  const sources = [{ source_uri_prefix: prefix, keyids: keys.map(({ keyid }) => keyid) }];
  writeFileSync(
    `${cwd}/${file}`,
    JSON.stringify({ schema: 'urn:loccit:trust-policy:1', keys, threshold, sources }),
  );
}

/** Seals a file for a public answer, 30 days. */
export async function seal(
  cwd: string,
  file: string,
  out: string,
  ...more: readonly string[]
): Promise<void> {
  const purpose = more.includes('--purpose') ? [] : ['--purpose', 'public-answer'];
  const key = more.includes('--key') ? [] : ['--key', 'key.pem'];
  await run(cwd, ['sign', file, ...key, ...purpose, '--expires', '30d', '-o', out, ...at, ...more]);
}

/** Runs a command that has to end with 0. */
export async function run(cwd: string, argv: readonly string[]): Promise<string> {
  const { exit, stderr, stdout } = await runMain(argv, { cwd });
  expect({ exit, stderr: exit === 0 ? '' : stderr + stdout }).toEqual({ exit: 0, stderr: '' });
  return stdout;
}
