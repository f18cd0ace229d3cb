import { textOf } from './files.js';
import { runChecks } from './run-checks.js';
import type { SuiteResult } from './suite-result.js';

/**
 * Fetches the vector files and runs the checks, in a page or a worker.
 *
 * @param base - URL of `fixtures/vectors/`, with a slash at the end; `index.json` there lists the paths of all files
 * @throws RangeError where a file is not served
 */
export async function runFromServer(base: string): Promise<SuiteResult> {
  const paths = JSON.parse(textOf(await fetchBytes(`${base}index.json`))) as string[];
  const files = await Promise.all(paths.map(async (path) => [path, await fetchBytes(base + path)] as const));
  return runChecks(new Map(files));
}

async function fetchBytes(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new RangeError(`not served: ${url}`);
  return new Uint8Array(await response.arrayBuffer());
}
