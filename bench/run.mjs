// Builds, then runs every bench file in a process of its own; arguments choose files by name.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);
const own = new Set(['harness.mjs', 'run.mjs']);

const all = readdirSync(here)
  .filter((name) => name.endsWith('.mjs') && !own.has(name))
  .map((name) => name.slice(0, -'.mjs'.length))
  .sort();
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`No bench is called ${unknown.join(', ')}; there are: ${all.join(', ')}.`);
  process.exit(2);
}

run([join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-b']);
run([join(root, 'scripts', 'bundle.mjs')]);

const failed = (asked.length > 0 ? asked : all).filter((name) => {
  console.log(`\n# ${name}`);
  return start(['--expose-gc', join(here, `${name}.mjs`)]) !== 0;
});
if (failed.length > 0) {
  console.error(`\nMissed or failed: ${failed.join(', ')}`);
  process.exit(1);
}

function start(args) {
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
}

function run(args) {
  const status = start(args);
  if (status !== 0) process.exit(status);
}
