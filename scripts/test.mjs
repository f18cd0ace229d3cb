import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, setUpOrExit } from './setup.mjs';

await setUpOrExit();
mkdirSync(join(root, 'out'), { recursive: true });
const resultFile = join(root, 'out', 'test-results.json');
rmSync(resultFile, { force: true });
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const { status } = spawnSync(
  process.execPath,
  [
    vitest,
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${resultFile}`,
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'test' } },
);
if (!existsSync(resultFile)) {
  console.error('The test runner ended without a result.');
  process.exit(1);
}
const results = JSON.parse(readFileSync(resultFile, 'utf8'));
const tests = results.testResults.flatMap((file) => file.assertionResults);
const skipped = tests.filter((test) => test.status !== 'passed' && test.status !== 'failed');
for (const test of skipped) console.log(`skipped: ${test.fullName}`);
// A file that cannot be loaded has no tests of its own, and must not pass for none failed.
const brokenFiles = results.testResults.filter(
  (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
);
const failed = tests.filter((test) => test.status === 'failed').length + brokenFiles.length;
if (skipped.some((test) => test.fullName.includes('asked for')))
  console.log('.ci/run asks for browser and data beside the checkout; so does LOCCIT_TEST_ALL=1.');
console.log(
  `${tests.length - skipped.length - failed + brokenFiles.length} passed, ${failed} failed, ${skipped.length} skipped`,
);
process.exit(status === 0 && failed === 0 ? 0 : 1);
