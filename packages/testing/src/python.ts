import { spawnSync } from 'node:child_process';

/** An interpreter of Python, or why there is none. */
export type FoundPython =
  | { readonly path: string; readonly skip?: undefined }
  | { readonly path?: undefined; readonly skip: string };

/** How the interpreter is looked for; everything has a default. */
export interface PythonOptions {
  /** Names and paths in the order in which they are tried. */
  readonly candidates?: readonly string[];
  /** Whether its absence fails, as on the build server. */
  readonly isRequired?: boolean;
}

const OLDEST = [3, 9] as const;
const PROBE = 'import sys; print(sys.version_info[0], sys.version_info[1], sys.executable)';

/**
 * The Python that tests run, version 3.9 or newer, or the reason why they are skipped.
 *
 * @remarks A test that is skipped for it is counted: `it.skipIf(python.skip !== undefined)`.
 * @throws Error in CI, where a missing interpreter is a broken set-up and not a reason to skip.
 */
export function requirePython({
  candidates = ['python3', 'python'],
  isRequired = process.env.CI === 'true',
}: PythonOptions = {}): FoundPython {
  let skip = 'python3 is not installed';
  for (const candidate of candidates) {
    const { status, stdout } = spawnSync(candidate, ['-c', PROBE], { encoding: 'utf8' });
    const [, major, minor, path] = /^(\d+) (\d+) (.+)$/m.exec(status === 0 ? stdout : '') ?? [];
    if (major === undefined || minor === undefined || path === undefined) continue;
    const version = [Number(major), Number(minor)] as const;
    if (version[0] > OLDEST[0] || (version[0] === OLDEST[0] && version[1] >= OLDEST[1])) return { path };
    skip = `python3 is ${version.join('.')}, ${OLDEST.join('.')} is wanted`;
  }
  if (isRequired) throw new Error(`${skip}: install python3 ${OLDEST.join('.')} or newer`);
  return { skip };
}
