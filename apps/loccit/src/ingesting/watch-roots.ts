import { type FSWatcher, watch as watchFiles } from 'chokidar';
import { statPath } from '../files/stat.js';

/** How often it is looked whether a root is still the one that is watched. */
const lookEveryMs = 500;

/** What is watched, and who is told. */
export interface RootsInput {
  readonly roots: readonly string[];
  readonly ignored: (path: string) => boolean;
  readonly tell: () => void;
}

/**
 * Tells of changes below the roots, and of a root that goes, comes back or is put in the place of another.
 *
 * @remarks A watch is of the folder that had the name when it began: what is put there later it never sees. So the names are looked
 * at besides, and watched anew where they have become something else. What changes after this has resolved is told.
 * @returns what ends it
 */
export async function watchRoots(input: RootsInput): Promise<() => Promise<void>> {
  let seen = identify(input.roots);
  let watcher = await openWatcher(input);
  let turning: Promise<void> | undefined;
  const turn = async (): Promise<void> => {
    await watcher.close();
    watcher = await openWatcher(input);
    input.tell();
  };
  const timer = setInterval(() => {
    const now = identify(input.roots);
    if (now === seen || turning !== undefined) return;
    seen = now;
    turning = turn().finally(() => {
      turning = undefined;
    });
  }, lookEveryMs);
  return async () => {
    clearInterval(timer);
    await turning;
    await watcher.close();
  };
}

async function openWatcher({ ignored, roots, tell }: RootsInput): Promise<FSWatcher> {
  const watcher = watchFiles([...roots], { ignoreInitial: true, followSymlinks: false, ignored });
  watcher.on('all', tell);
  watcher.on('error', tell);
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return watcher;
}

/** Which file or folder each name stands for now: numbers are used again, times of birth are not. */
function identify(roots: readonly string[]): string {
  return roots
    .map((root) => {
      const { birthtimeNs, dev, ino } = statPath(root) ?? GONE;
      return `${dev} ${ino} ${birthtimeNs}`;
    })
    .join('\n');
}

const GONE = { birthtimeNs: 0, dev: 0, ino: 0 };
