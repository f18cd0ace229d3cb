import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isOutsideAskedFor } from './outside.js';

/** Absolute path of the repository's root, with a slash at the end. */
export const projectRoot = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Absolute path of a data set that lies beside the checkout, or `undefined` where there is none or nobody asked for it.
 *
 * @remarks The suite stands without these sets. In CI a checkout that has the folder but lacks the set asked
 * for is a broken set-up, not a reason to skip.
 */
export function sharedData(path: string): string | undefined {
  if (!isOutsideAskedFor()) return undefined;
  const root = `${projectRoot}../shared/`;
  const full = `${root}data/${path}`;
  if (existsSync(full)) return full;
  if (process.env.CI === 'true' && existsSync(root)) throw new Error(`data set missing in CI: ${path}`);
  return undefined;
}
