import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const bin = (name, ...args) => [join(root, 'node_modules', '.bin', name), args];
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const script = (name, ...args) => [process.execPath, [join(root, 'scripts', name), ...args]];

/** Name, what is run, and what to do when it fails and does not say so itself. */
const gates = [
  ['main job', script('check-tour.mjs'), 'Run `npm start` and look at what it prints.'],
  ['format', bin('biome', 'format', '.'), 'Run `npm run format` and commit.'],
  [
    'lint',
    bin('biome', 'lint', '--error-on-warnings', '.'),
    'Mend what is named above; `npm run lint` shows it again.',
  ],
  [
    'types of tests',
    bin('tsc', '-p', 'tsconfig.test.json'),
    'Mend what is named above; `npm run check:types` shows it again.',
  ],
  [
    'layer graph',
    bin('depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'apps'),
    'Imports point down only: see the floors in ARCHITECTURE.md.',
  ],
  [
    'unused',
    bin('knip', '--no-progress'),
    'Remove what nothing uses; what a program reaches by its path stands in knip.json.',
  ],
  ['generated code', script('generate-contract.mjs', '--check'), 'Run `npm run generate` and commit.'],
  [
    'encoding tables',
    script('generate-encodings.mjs', '--check'),
    'Run `node scripts/generate-encodings.mjs`.',
  ],
  ['character tables', script('generate-unicode.mjs', '--check'), 'Run `node scripts/generate-unicode.mjs`.'],
  [
    'simplified characters',
    script('generate-hanzi.mjs', '--check'),
    'Run `node scripts/generate-hanzi.mjs`.',
  ],
  [
    'messages',
    script('check-messages.mjs'),
    'Add or remove the keys in schemas/messages/1.json, then run `npm run generate`.',
  ],
  [
    'measured precision',
    script('write-measured-precision.mjs', '--check'),
    'Run `node scripts/write-measured-precision.mjs`.',
  ],
  ['released schemas', script('check-released-schemas.mjs')],
  [
    'mutants apply',
    script('run-mutants.mjs', '--dry'),
    'Put the same fault into the new words of the line: see the head of bench/mutants.md.',
  ],
  ['changesets', script('check-changesets.mjs')],
  ['API reports', script('api-reports.mjs', '--check')],
  // Turbo and publint both call pnpm, which only npx can be relied on to have.
  [
    'packaging',
    [
      'npx',
      ['--yes', manifest.packageManager, 'exec', 'turbo', 'run', 'publint', '--output-logs=errors-only'],
    ],
    'Mend the package.json that is named above.',
  ],
  ['packed packages', script('check-packed.mjs')],
  [
    'responses of vendors',
    script('check-interop.mjs'),
    'Bring the fixture, the adapter and its page in docs/interop in line with the type that is named above.',
  ],
  [
    'models in the real runtime',
    script('check-onnx.mjs'),
    'Bring packages/support/src/onnx in line with the runtime, or take the version back that was raised.',
  ],
  [
    'requirements',
    script('requirements.mjs', '--check'),
    'Give the row a test, or say `partly` or `open` in docs/requirements.md.',
  ],
];

const env = { ...process.env, CI: 'true', TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', NO_COLOR: '1' };
/** What a stage exits with that needs a network and has none; on a build server that is a failure. */
const OFFLINE = 75;
const mayBeOffline = !process.env.CI;
const times = [];
function stage(name, [command, args], remedy) {
  const started = performance.now();
  console.log(`== ${name}`);
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env });
  if (error) console.error(`${name}: ${error.code ?? error.message}`);
  const isSkipped = status === OFFLINE && mayBeOffline;
  if (status !== 0 && !isSkipped && remedy !== undefined) console.error(remedy);
  times.push([name, (performance.now() - started) / 1000, status === 0, isSkipped]);
  return status === 0;
}

stage('programs', script('install-programs.mjs'));
stage('tests', ['npm', ['test', '--silent']]);
for (const [name, call, remedy] of gates) stage(name, call, remedy);

const resultFile = join(root, 'out', 'test-results.json');
const counts = { passed: 0, failed: 0, skipped: 0 };
if (existsSync(resultFile)) {
  const results = JSON.parse(readFileSync(resultFile, 'utf8'));
  for (const test of results.testResults.flatMap((file) => file.assertionResults)) {
    counts[test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped']++;
  }
}
console.log('');
for (const [name, seconds, ok, isSkipped] of times) {
  console.log(`${ok ? 'pass' : isSkipped ? 'skip' : 'FAIL'}  ${seconds.toFixed(1).padStart(7)} s  ${name}`);
  if (isSkipped) counts.skipped++;
  else if (name !== 'tests') counts[ok ? 'passed' : 'failed']++;
  else if (!ok && counts.failed === 0) counts.failed++;
}
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed === 0 ? 0 : 1);
