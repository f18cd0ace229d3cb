// Set-up of a checkout: install, then build; both are skipped while their stamp still holds.
// Plain syntax on purpose: an old Node must reach the version check below instead of a syntax error.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stateDir = join(root, '.loccit-setup');
const logFile = join(stateDir, 'setup.log');
const lockFile = join(stateDir, 'lock');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const say = (line) => process.stderr.write(`${line}\n`);

class SetupError extends Error {}

function checkNode() {
  const wanted = manifest.engines.node.replace('>=', '').split('.').map(Number);
  const found = process.versions.node.split('.').map(Number);
  for (let i = 0; i < wanted.length; i++) {
    if (found[i] > wanted[i]) return;
    if (found[i] < wanted[i]) {
      throw new SetupError(
        `Node ${process.versions.node} is too old: install Node ${wanted.join('.')} or newer, then run this again.`,
      );
    }
  }
}

function listFiles(path, out) {
  if (!existsSync(path)) return out;
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.startsWith('.')) continue;
    const child = join(path, entry.name);
    if (entry.isDirectory()) listFiles(child, out);
    else if (entry.isFile()) out.push(child);
  }
  return out;
}

const workspaces = ['packages', 'apps'].flatMap((top) =>
  readdirSync(join(root, top)).map((name) => join(root, top, name)),
);

function digestFiles(files) {
  const hash = createHash('sha256').update(`${process.versions.node}\n${process.platform} ${process.arch}\n`);
  for (const file of files.sort())
    hash
      .update(`${relative(root, file)}\n`)
      .update(readFileSync(file))
      .update('\n');
  return hash.digest('hex');
}

const installInputs = () =>
  ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'schemas/package.json', 'fixtures/package.json']
    .map((name) => join(root, name))
    .concat(workspaces.map((dir) => join(dir, 'package.json')))
    .filter(existsSync);

const buildInputs = () =>
  installInputs()
    .concat(['tsconfig.json', 'tsconfig.base.json', 'scripts/bundle.mjs'].map((name) => join(root, name)))
    .concat(listFiles(join(root, 'scripts', 'bundle'), []))
    .concat(workspaces.flatMap((dir) => listFiles(join(dir, 'src'), [join(dir, 'tsconfig.json')])));

const holds = (stamp, digest) => existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;

function run(command, args) {
  const log = openSync(logFile, 'a');
  writeFileSync(log, `\n$ ${[command, ...args].join(' ')}\n`);
  return new Promise((resolve, reject) => {
    const windows = process.platform === 'win32';
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', log, log],
      shell: windows && command !== process.execPath,
      env: {
        ...process.env,
        CI: process.env.CI || 'true',
        // `npm --silent` would silence the reason of a failure, which is told from the log.
        npm_config_loglevel: 'error',
        TURBO_TELEMETRY_DISABLED: '1',
        DO_NOT_TRACK: '1',
      },
    });
    child.on('error', reject);
    child.on('close', (code) => {
      closeSync(log);
      resolve(code === null ? 1 : code);
    });
  });
}

function explainInstall() {
  const log = readFileSync(logFile, 'utf8').split('\n$ ').pop();
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|META_FETCH_FAIL|network/i.test(log)
  ) {
    return 'The package registry cannot be reached: check the network or the proxy settings of npm, then run this again.';
  }
  if (/OUTDATED_LOCKFILE/.test(log))
    return 'pnpm-lock.yaml does not match a package.json: run `npx pnpm install` and commit the lock file.';
  if (/ENOSPC/.test(log)) return 'The disk is full: free some space, then run this again.';
  return 'Installing the packages failed.';
}

function acquireLock() {
  for (;;) {
    try {
      writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const owner = Number(existsSync(lockFile) ? readFileSync(lockFile, 'utf8') : 0);
    try {
      if (owner > 0) process.kill(owner, 0);
      else throw new Error('no owner');
    } catch {
      rmSync(lockFile, { force: true });
      continue;
    }
    return owner;
  }
}

async function holdLock() {
  let told = false;
  for (;;) {
    const owner = acquireLock();
    if (owner === undefined) return;
    if (!told) say(`Waiting for another set-up of this checkout (process ${owner}) to end ...`);
    told = true;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Installs and builds what is not up to date; resolves when the checkout can run. */
export async function setUp() {
  checkNode();
  mkdirSync(stateDir, { recursive: true });
  await holdLock();
  try {
    const installStamp = join(stateDir, 'installed');
    const buildStamp = join(stateDir, 'built');
    const toInstall = digestFiles(installInputs());
    if (!holds(installStamp, toInstall) || !existsSync(join(root, 'node_modules', '.modules.yaml'))) {
      rmSync(installStamp, { force: true });
      rmSync(buildStamp, { force: true });
      rmSync(logFile, { force: true });
      say('Installing packages (once; it may take a minute) ...');
      const pnpm = manifest.packageManager;
      const code = await run('npx', ['--yes', pnpm, 'install', '--frozen-lockfile']);
      if (code !== 0) throw new SetupError(explainInstall());
      writeFileSync(installStamp, toInstall);
    }
    const toBuild = digestFiles(buildInputs());
    if (
      !holds(buildStamp, toBuild) ||
      !existsSync(join(root, 'apps', 'loccit', 'dist', 'bundle', 'start.cjs'))
    ) {
      rmSync(buildStamp, { force: true });
      say('Building ...');
      const compile = [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-b'];
      for (const step of [compile, [join(root, 'scripts', 'bundle.mjs')]]) {
        const code = await run(process.execPath, step);
        if (code !== 0) throw new SetupError('Building failed.');
      }
      writeFileSync(buildStamp, toBuild);
    }
  } finally {
    rmSync(lockFile, { force: true });
  }
}

/** Runs `setUp` and ends the process with one clear line if it fails. */
export async function setUpOrExit() {
  try {
    await setUp();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(existsSync(logFile) ? `${error.message} (details: ${relative(root, logFile)})` : error.message);
    process.exit(2);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await setUpOrExit();
