import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root, setUpOrExit } from './setup.mjs';

await setUpOrExit();
const { status } = spawnSync(
  process.execPath,
  [join(root, 'apps/loccit/bin/tour.js'), ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
process.exit(status ?? 1);
