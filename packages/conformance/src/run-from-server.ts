import { runChecks, type SuiteResult } from './run-checks.js';
import { VECTOR_FILES } from './vector-files.js';

/**
 * Fetches every vector file and runs the checks, in a page or a worker.
 *
 * @param base - URL of `fixtures/vectors/`, with a slash at the end
 */
export async function runFromServer(base: string): Promise<SuiteResult> {
  const files = await Promise.all(
    VECTOR_FILES.map(async (path) => [path, (await (await fetch(base + path)).json()) as unknown] as const),
  );
  const byPath = new Map(files);
  return runChecks((path) => byPath.get(path));
}
