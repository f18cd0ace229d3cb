import { existsSync } from 'node:fs';
import { isOutsideAskedFor } from './outside.js';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Path of an installed Chromium, or `undefined` where there is none or nobody asked for it.
 *
 * @remarks `LOCCIT_CHROMIUM` names another place. In CI its absence is a broken set-up, not a reason to skip.
 */
export function findChromium(): string | undefined {
  if (!isOutsideAskedFor()) return undefined;
  const found = [process.env.LOCCIT_CHROMIUM ?? '', ...PLACES].find(
    (path) => path !== '' && existsSync(path),
  );
  if (found === undefined && process.env.CI === 'true') throw new Error('Chromium is missing in CI');
  return found;
}

/** What keeps a headless Chromium of a test from talking to anybody but the test. */
export const CHROMIUM_ARGUMENTS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
