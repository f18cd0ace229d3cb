// Installs the SDKs of the vendors whose responses are read, as checks/interop/package-lock.json pins them, and holds our
// fixtures to their types. Exit code 75 where no registry can be reached: nothing was found out.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './packages/run.mjs';
import { root } from './setup.mjs';

const folder = join(root, 'checks', 'interop');
const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
const stamp = join(folder, 'node_modules', '.installed');
const digest = createHash('sha256').update(lock).digest('hex');

if (/"resolved"/.test(lock)) {
  console.error(
    'The lock file names a registry: run `npm install --package-lock-only --ignore-scripts --omit-lockfile-registry-resolved` in checks/interop.',
  );
  process.exit(1);
}
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== digest) {
  // The engines that newer SDKs ask for do not matter: nothing of them is run.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, output } = await run('npm', args, { cwd: folder });
  if (status !== 0) {
    console.error(output.trim().slice(-2000));
    const isOffline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ENOTCACHED/.test(output);
    process.exit(isOffline ? 75 : 1);
  }
  writeFileSync(stamp, digest);
}
const { status, output } = await run(process.execPath, ['check-fixtures.mjs'], { cwd: folder });
process.stdout.write(output);
process.exit(status);
