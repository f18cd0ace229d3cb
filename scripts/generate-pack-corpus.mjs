// Writes fixtures/vectors/packs/corpus.json anew from packages/validator/test/pack-corpus.
// What a row expects is taken from a run; the test then holds it against what the author of the row stated.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

execFileSync('npx', ['--no-install', 'vitest', 'run', 'packages/validator/test/pack-corpus.test.ts'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  env: { ...process.env, LOCCIT_WRITE_VECTORS: '1' },
  stdio: 'inherit',
});
