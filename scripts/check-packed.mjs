// What a user gets: packs every public package, installs the tarballs with npm into an empty project, and runs there each
// README's examples (types too) and the command line. Nothing of this checkout is on the way but the tarballs.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listPublicPackages } from './packages/list-packages.mjs';
import { writeExamples } from './packages/readme-examples.mjs';
import { forEachOf, run } from './packages/run.mjs';
import { root } from './setup.mjs';

const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const packages = listPublicPackages();
const faults = [];
const scratch = mkdtempSync(join(tmpdir(), 'loccit-packed-'));
const project = join(scratch, 'project');
const tarballs = join(scratch, 'tarballs');
for (const folder of [project, tarballs]) mkdirSync(folder);

let began = performance.now();
function tell(what) {
  console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${what}`);
  began = performance.now();
}

class Stop extends Error {}

/** Runs a step without which the others mean nothing. */
async function need(hint, command, args, options) {
  const result = await run(command, args, options);
  if (result.status !== 0) throw new Stop(`${hint}\n${result.output.trim().slice(-2000)}`);
  return result;
}

async function pack() {
  const filters = packages.flatMap(({ name }) => ['--filter', name]);
  const args = ['--yes', packageManager, '-r', ...filters, 'pack', '--pack-destination', tarballs];
  await need('Packing failed: see the scripts and the "files" of the package named here.', 'npx', args, {
    cwd: root,
  });
  const found = readdirSync(tarballs).map((file) => join(tarballs, file));
  if (found.length !== packages.length)
    throw new Stop(`${found.length} tarballs of ${packages.length} packages`);
  return found;
}

/** Whether every import that the manifest offers has the types that go with it. */
async function judgeTypes(files) {
  const attw = join(root, 'node_modules/.bin/attw');
  await forEachOf(files, async (file) => {
    if (file.includes('loccit-schemas-')) return;
    const { status, output } = await run(attw, [
      file,
      '--profile',
      'esm-only',
      '--format',
      'ascii',
      '--no-emoji',
    ]);
    if (status !== 0)
      faults.push(`attw: mend "exports" and "types" of ${file.slice(tarballs.length + 1)}\n${output}`);
  });
}

async function install(files) {
  const named = packages.map(({ manifest, name, room }) => {
    const stem = name.startsWith('@') ? `loccit-${room}` : room;
    return [name, `file:${files.find((file) => file.endsWith(`${stem}-${manifest.version}.tgz`))}`];
  });
  // Ours come from the tarballs wherever they are asked for; a package of that name on a registry is not ours.
  const dependencies = Object.fromEntries(named);
  const manifest = { name: 'empty', private: true, type: 'module', dependencies, overrides: dependencies };
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest));
  const hint =
    'The tarballs cannot be installed: is the npm registry reachable, and does every package list its dependencies?';
  const args = [
    'install',
    '--prefer-offline',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  await need(hint, 'npm', args, { cwd: project });
  const lock = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8'));
  for (const [place, { resolved = '' }] of Object.entries(lock.packages)) {
    if (/(?:^|\/)node_modules\/(?:@loccit\/[^/]+|loccit)$/.test(place) && !resolved.startsWith('file:'))
      faults.push(`${place} did not come from its tarball`);
  }
}

async function runExamples() {
  await writeExamples(packages, project);
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const types = await run(process.execPath, [tsc, '-p', project], { cwd: project });
  if (types.status !== 0)
    faults.push(`Types of README examples against the installed packages:\n${types.output}`);
  const { status, output } = await run(process.execPath, ['run-examples.mjs'], { cwd: project });
  if (status !== 0) faults.push(`README examples do not run on the installed packages:\n${output}`);
  return output.trim().split('\n').at(-1);
}

async function runCommandLine() {
  cpSync(join(root, 'fixtures/corpora/manual/guide'), join(project, 'guide'), { recursive: true });
  const question = 'How many words does the recovery key have?';
  const { version } = packages.find(({ name }) => name === 'loccit').manifest;
  const steps = [
    [['--version'], (stdout) => stdout.trim() === version],
    [['ingest', 'guide'], () => true],
    [
      ['ask', question, '--json'],
      (stdout) => writeFileSync(join(project, 'answer.json'), stdout) === undefined,
    ],
    [['check', 'answer.json'], () => true],
    [['schema', 'answer', 'answer.json'], () => true],
  ];
  for (const [args, isRight] of steps) {
    const call = ['--no-install', 'loccit', ...args];
    const { output, status, stdout } = await run('npx', call, { cwd: project });
    if (status !== 0 || !isRight(stdout))
      faults.push(`npx ${call.join(' ')} ended with ${status}\n${output}`);
  }
}

try {
  const files = await pack();
  tell(`${files.length} packages packed`);
  await judgeTypes(files);
  tell('types of every entry point (attw)');
  await install(files);
  tell('installed with npm');
  tell(`README examples: ${await runExamples()}`);
  await runCommandLine();
  tell('command line');
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  faults.push(error.message);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
