import { writeSync } from 'node:fs';
import { version } from './version.js';

// Asked by scripts before anything else, and answered before anything else is loaded.
const [first, ...others] = process.argv.slice(2);
if (others.length === 0 && (first === '--version' || first === '-V')) writeSync(1, `${version}\n`);
else
  void import('./index.js').then(async ({ main }) => {
    process.exitCode = await main(process.argv.slice(2));
  });
