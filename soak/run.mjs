// Builds, then runs every part of the soak for its time; see README.md.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { random } from '../bench/harness/samples.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const all = ['decode', 'parse', 'jcs', 'packs', 'small-packs', 'kills', 'folder-kills', 'crowd'];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string' },
    cases: { type: 'string' },
    seed: { type: 'string' },
    case: { type: 'string' },
  },
});
const most = Number(values.cases ?? Number.POSITIVE_INFINITY);
const minutes = Number(values.minutes ?? (values.cases === undefined ? 2 : Number.POSITIVE_INFINITY));
const seed = Number(values.seed ?? 1);
const only = values.case === undefined ? undefined : Number(values.case);
const unknown = positionals.filter((name) => !all.includes(name));
if (unknown.length > 0 || !(minutes > 0) || !(most > 0) || !Number.isSafeInteger(seed)) {
  console.error(
    `Usage: npm run soak -- [--minutes N] [--cases N] [--seed N] [--case N] [${all.join('|')}]...`,
  );
  process.exit(2);
}

const built = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/typescript/bin/tsc'),
    '-b',
    // With all that these are built on.
    join(root, 'packages/answering'),
    join(root, 'packages/packs'),
    join(root, 'packages/storage-sqlite'),
    join(root, 'apps/loccit'),
  ],
  { stdio: 'inherit' },
);
if (built.status !== 0) process.exit(built.status ?? 1);

let findings = 0;
for (const name of positionals.length > 0 ? positionals : all) {
  findings += await soak(name, await import(`./${name}.mjs`));
}
process.exitCode = findings > 0 ? 1 : 0;

/** Runs one part until its time is up, or one case of it; gives the number of findings. */
async function soak(name, { check, report }) {
  const start = performance.now();
  let cases = 0;
  let bytes = 0;
  let found = 0;
  for (let at = only ?? 0; ; at += 1) {
    // A case depends on these two numbers alone, so that it can be run again without those before it.
    const next = random((Math.imul(seed, 0x9e3779b1) ^ Math.imul(at, 0x85ebca6b)) >>> 0);
    try {
      const done = check(next);
      bytes += typeof done === 'number' ? done : await done;
    } catch (error) {
      found += 1;
      console.log(`FINDING ${name}: npm run soak -- --seed ${seed} --case ${at} ${name}`);
      console.log(`  ${String(error?.message ?? error).slice(0, 500)}`);
    }
    cases += 1;
    if (only !== undefined || found >= 20 || cases >= most) break;
    // Cases that take long are few: the clock is looked at after each of them.
    const isLong = performance.now() - start > cases * 50;
    if ((isLong || (at & 63) === 0) && performance.now() - start > minutes * 60_000) break;
  }
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `${name}: ${cases} cases, ${(bytes / 1e6).toFixed(1)} MB, ${seconds.toFixed(0)} s, findings: ${found} (seed ${seed})`,
  );
  if (report !== undefined) console.log(`  ${report()}`);
  return found;
}
