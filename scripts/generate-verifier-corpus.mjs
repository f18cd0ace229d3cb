// Writes fixtures/vectors/rules and fixtures/vectors/verifier anew from packages/validator/test/vectors.
// What a case expects is taken from a run; the tests then hold it against what the author of the case stated.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

execFileSync('npx', ['--no-install', 'vitest', 'run', 'packages/validator/test/verifier-generator.test.ts'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  env: { ...process.env, LOCCIT_WRITE_VECTORS: '1' },
  stdio: 'inherit',
});
