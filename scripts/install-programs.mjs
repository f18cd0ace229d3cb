// Programs that tests run and npm does not bring: a browser, and Python for the verifier in it. What is missing is taken from Debian
// on a build server, which is root there; anybody else is told what to install. At once where all is there.
import { spawnSync } from 'node:child_process';
import { setUpOrExit } from './setup.mjs';

await setUpOrExit();
const { findChromium, requirePython } = await import('../packages/testing/dist/index.js');
// Absence is what this is about, and no failure yet.
delete process.env.CI;
process.env.LOCCIT_TEST_ALL = '1';

const programs = [
  { name: 'chromium', isThere: () => findChromium() !== undefined },
  { name: 'python3', isThere: () => requirePython().path !== undefined },
];

function apt(...args) {
  const { error, status, stderr } = spawnSync('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', ...args], {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return error?.code ?? (status === 0 ? undefined : stderr.trim().split('\n').at(-1) || `exit ${status}`);
}

function install(name) {
  if (process.getuid?.() !== 0) return 'only root can install it';
  // The lists of a fresh machine are empty or old.
  if (apt('install', '-y', '--no-install-recommends', name) === undefined) return undefined;
  return apt('update') ?? apt('install', '-y', '--no-install-recommends', name);
}

let failed = false;
for (const { isThere, name } of programs) {
  if (isThere()) continue;
  console.log(`installing ${name} ...`);
  const why = install(name);
  if (isThere()) continue;
  failed = true;
  console.error(
    `${name} is missing${why === undefined ? '' : `: ${why}`}. Install it with \`apt-get install ${name}\`, or with what your system has.`,
  );
}
if (!failed) console.log(`${programs.map(({ name }) => name).join(', ')}: there`);
process.exit(failed ? 1 : 0);
