import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';
import { run } from './run.mjs';

/** What a check exits with that needs a registry and reaches none: nothing was found out. */
const OFFLINE = 75;

/**
 * Installs what the lock file of a folder under checks/ pins, unless it is there, and returns the folder.
 *
 * @remarks Ends the process where it cannot. No install script runs, and engines that packages ask for do not matter.
 */
export async function installLocked(name) {
  const folder = join(root, 'checks', name);
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const stamp = join(folder, 'node_modules', '.installed');
  const digest = createHash('sha256').update(lock).digest('hex');
  if (/"resolved"/.test(lock)) {
    console.error(
      `The lock file names a registry: run \`npm install --package-lock-only --ignore-scripts --omit-lockfile-registry-resolved\` in checks/${name}.`,
    );
    process.exit(1);
  }
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return folder;
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, output } = await run('npm', args, { cwd: folder });
  if (status !== 0) {
    console.error(output.trim().slice(-2000));
    const isOffline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ENOTCACHED/.test(output);
    process.exit(isOffline ? OFFLINE : 1);
  }
  writeFileSync(stamp, digest);
  return folder;
}
