// What users see of a change is written down with it: a published package that is not as it was released must be named in a
// changeset. Told from digests, not from git's history, which a shallow clone does not have. `--release` records what is there.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listPublicPackages } from './packages/list-packages.mjs';
import { root } from './setup.mjs';

const folder = join(root, '.changeset');
const record = join(folder, 'released.json');
const packages = listPublicPackages();
const LEFT_OUT = new Set(['node_modules', 'dist', 'test', 'released', 'README.md', 'CHANGELOG.md']);

function* listFiles(path) {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (LEFT_OUT.has(entry.name) || entry.name.startsWith('.') || entry.name.endsWith('.tsbuildinfo'))
      continue;
    const child = join(path, entry.name);
    if (entry.isDirectory()) yield* listFiles(child);
    else yield child;
  }
}

/** Digest of what users get of a package; its version is what a release changes. */
function digestPackage({ folder: path, manifest }) {
  const hash = createHash('sha256').update(JSON.stringify({ ...manifest, version: null }));
  for (const file of [...listFiles(path)].sort()) {
    if (file === join(path, 'package.json')) continue;
    hash.update(`\n${relative(path, file).replaceAll('\\', '/')}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const digests = Object.fromEntries(packages.map((found) => [found.name, digestPackage(found)]));
if (process.argv.includes('--release')) {
  writeFileSync(record, `${JSON.stringify(digests, null, 2)}\n`);
  console.log(`${packages.length} packages recorded as released`);
  process.exit(0);
}

const faults = [];
const named = new Set();
const notes = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md');
for (const file of notes) {
  const [, head = '', body = ''] =
    /^---\n(.*?)^---\n(.*)$/ms.exec(readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')) ?? [];
  if (body.trim() === '') faults.push(`.changeset/${file}: say below the dashes what changes for users`);
  for (const line of head.split('\n').filter((text) => text.trim() !== '')) {
    const [, name] = /^['"]?([^'":]+)['"]?: (?:patch|minor|major)$/.exec(line) ?? [];
    if (name !== undefined && digests[name] !== undefined) named.add(name);
    else faults.push(`.changeset/${file}: \`${line}\` is no published package with patch, minor or major`);
  }
}
const released = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {};
const changed = packages.map(({ name }) => name).filter((name) => released[name] !== digests[name]);
const silent = changed.filter((name) => !named.has(name));
for (const name of silent)
  faults.push(`${name} is not as it was released, and no changeset names it: run \`npx changeset\``);
for (const fault of faults) console.error(fault);
console.log(
  `${changed.length} packages changed since the release, ${notes.length} changesets, ${faults.length} faults`,
);
process.exit(faults.length === 0 ? 0 : 1);
