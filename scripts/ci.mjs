import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const bin = (name, ...args) => [join(root, 'node_modules', '.bin', name), args];
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const script = (name, ...args) => [process.execPath, [join(root, 'scripts', name), ...args]];

const gates = [
  ['main job', script('check-tour.mjs')],
  ['format', bin('biome', 'format', '.')],
  ['lint', bin('biome', 'lint', '--error-on-warnings', '.')],
  ['types of tests', bin('tsc', '-p', 'tsconfig.test.json')],
  ['layer graph', bin('depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'apps')],
  ['generated code', script('generate-contract.mjs', '--check')],
  ['pages of schemas', script('generate-schema-pages.mjs', '--check')],
  ['character tables', script('generate-unicode.mjs', '--check')],
  ['messages', script('check-messages.mjs')],
  // Turbo and publint both call pnpm, which only npx can be relied on to have.
  [
    'packaging',
    [
      'npx',
      ['--yes', manifest.packageManager, 'exec', 'turbo', 'run', 'publint', '--output-logs=errors-only'],
    ],
  ],
  ['requirements', script('requirements.mjs', '--check')],
];

const env = { ...process.env, CI: 'true', TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', NO_COLOR: '1' };
const times = [];
function stage(name, [command, args]) {
  const started = performance.now();
  console.log(`== ${name}`);
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env });
  if (error) console.error(`${name}: ${error.code ?? error.message}`);
  times.push([name, (performance.now() - started) / 1000, status === 0]);
  return status === 0;
}

stage('tests', ['npm', ['test', '--silent']]);
for (const [name, call] of gates) stage(name, call);

const resultFile = join(root, 'out', 'test-results.json');
const counts = { passed: 0, failed: 0, skipped: 0 };
if (existsSync(resultFile)) {
  const results = JSON.parse(readFileSync(resultFile, 'utf8'));
  for (const test of results.testResults.flatMap((file) => file.assertionResults)) {
    counts[test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped']++;
  }
}
console.log('');
for (const [name, seconds, ok] of times) {
  console.log(`${ok ? 'pass' : 'FAIL'}  ${seconds.toFixed(1).padStart(7)} s  ${name}`);
  if (name !== 'tests') counts[ok ? 'passed' : 'failed']++;
  else if (!ok && counts.failed === 0) counts.failed++;
}
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed === 0 ? 0 : 1);
