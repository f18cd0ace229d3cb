/**
 * Puts each one-line fault of bench/mutants.md into a copy of the checkout, one at a time, and says whether the tests
 * notice.
 *
 * Usage: npm run mutants [-- --dry] [--shard=1/2] [--limit=seconds] [M07 M12 ...]. The copy lies in the system's
 * temporary folder; the checkout is not touched. Tests that fail without any fault end the run: they would notice all.
 */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dry: { type: 'boolean', default: false },
    shard: { type: 'string', default: '1/1' },
    limit: { type: 'string', default: '600' },
  },
});

/** Mutants by the order of the page: a heading `### M01 ...`, then a fenced diff whose first line names the file. */
function readMutants() {
  const page = readFileSync(join(root, 'bench', 'mutants.md'), 'utf8');
  const sections = [...page.matchAll(/^### (M\d+) (.*)\n+```diff\n(\S+)\n((?:[-+].*\n)+)```$/gm)];
  const headings = page.match(/^### /gm)?.length ?? 0;
  if (sections.length !== headings)
    throw new Error(`bench/mutants.md: ${headings - sections.length} of ${headings} entries cannot be read`);
  const [shard, shards] = values.shard.split('/').map(Number);
  const wanted = new Set(positionals);
  return sections
    .map(([, id, title, file, lines]) => {
      const side = (sign) =>
        lines
          .split('\n')
          .filter((line) => line.startsWith(sign))
          .map((line) => line.slice(1))
          .join('\n');
      return { id, title, file, before: side('-'), after: side('+') };
    })
    .filter(({ id }) => wanted.size === 0 || wanted.has(id))
    .filter((_, index) => index % shards === shard - 1);
}

/** The file that mirrors the source, as the quickest to notice; then all of the package, which must notice by itself. */
function testsOf(file) {
  const [, room] = file.split('/');
  const mirror = file.replace('/src/', '/test/').replace(/\.ts$/, '.test.ts');
  return [mirror, `packages/${room}/`].filter((path) => existsSync(join(root, path)));
}

function copyCheckout() {
  const copy = mkdtempSync(join(tmpdir(), 'loccit-mutants-'));
  const left = new Set(['.git', 'out', '.turbo', 'coverage']);
  cpSync(root, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !left.has(relative(root, path).split('/')[0] ?? ''),
  });
  return copy;
}

/** Runs tests until the first fails, and names it; `undefined` where none does. */
async function firstFailure(copy, tests) {
  const report = join(copy, 'mutant-report.json');
  rmSync(report, { force: true });
  const vitest = spawn(
    process.execPath,
    [
      join(copy, 'node_modules/vitest/vitest.mjs'),
      'run',
      tests,
      '--project=tests',
      '--bail=1',
      '--silent',
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    // A group of its own, so that a fault that never ends is ended with its processes.
    { cwd: copy, stdio: 'ignore', detached: true },
  );
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    process.kill(-vitest.pid, 'SIGKILL');
  }, Number(values.limit) * 1000);
  const status = await new Promise((resolve) => vitest.on('exit', resolve));
  clearTimeout(timer);
  if (isLate) return `no end within ${values.limit} s`;
  if (status === 0) return undefined;
  const files = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : [];
  const failed = files
    .flatMap(({ assertionResults }) => assertionResults)
    .find((test) => test.status === 'failed');
  return failed?.fullName ?? `${tests} does not load`;
}

async function judge(copy, { file, before, after }) {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    source.replace(before, () => after),
  );
  try {
    for (const tests of testsOf(file)) {
      const failure = await firstFailure(copy, tests);
      if (failure !== undefined) return `${tests}: ${failure}`;
    }
    return undefined;
  } finally {
    writeFileSync(path, source);
  }
}

/** Without a fault nothing may fail. */
async function assertGreen(copy, mutants) {
  for (const room of new Set(mutants.map(({ file }) => file.split('/')[1]))) {
    const failure = await firstFailure(copy, `packages/${room}/`);
    if (failure !== undefined) throw new Error(`packages/${room} fails without a fault: ${failure}`);
  }
}

const mutants = readMutants();
const stale = mutants.filter(({ file, before }) => {
  const path = join(root, file);
  return !existsSync(path) || readFileSync(path, 'utf8').split(before).length !== 2;
});
for (const { id, title } of stale) console.log(`${id}  ?         ${title}: the line is not there once`);
const survivors = stale.map(({ id }) => id);
if (!values.dry) {
  const copy = copyCheckout();
  try {
    await assertGreen(copy, mutants);
    for (const mutant of mutants.filter(({ id }) => !survivors.includes(id))) {
      const failure = await judge(copy, mutant);
      if (failure === undefined) survivors.push(mutant.id);
      console.log(`${mutant.id}  ${failure === undefined ? 'SURVIVED' : 'killed  '}  ${mutant.title}`);
      if (failure !== undefined) console.log(`               by ${failure}`);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
const sound = `${mutants.length - survivors.length} of ${mutants.length} ${values.dry ? 'apply' : 'killed'}`;
console.log(survivors.length === 0 ? sound : `${sound}; left: ${survivors.join(' ')}`);
process.exitCode = survivors.length === 0 ? 0 : 1;
