import { dirname, resolve, sep } from 'node:path';
import { message } from '@loccit/contract';
import { describePlace } from '../cli-error.js';
import { describeError, toCliError } from '../console/report-error.js';
import type { OpenedStore } from '../files/find-store.js';
import { type LoadedSources, type LoadOptions, loadSources } from '../files/load-sources.js';
import { planSources, type RefusedSource } from '../files/plan-sources.js';
import { statPath } from '../files/stat.js';
import { encodeShownJson, note, type Session, sessionTerminal, writeLines } from '../session.js';
import { countServed, type Published, publishSources } from './publish-tenant.js';
import { describePublication } from './published-view.js';
import { watchRoots } from './watch-roots.js';

/** A file that was written to more recently may not be finished. */
const quietMs = 400;
/** Changes that come together are taken together. */
const gatherMs = 100;

/** What is watched, and for whom. */
export interface WatchInput {
  readonly roots: readonly string[];
  readonly manifest?: string;
  readonly load: LoadOptions;
  readonly json: boolean;
}

/**
 * Publishes the sources, and again whenever they have changed and their writing has come to rest, until the process is told to end.
 *
 * @remarks One line for each publication. A source that is being written to holds the next publication up; what cannot be read is
 * told of and looked at again with the next change.
 */
export async function watchSources(session: Session, opened: OpenedStore, input: WatchInput): Promise<void> {
  const ended = untilTold();
  const change = createChange();
  const roots = [...input.roots, ...(input.manifest === undefined ? [] : [dirname(resolve(input.manifest))])];
  // A store below a root changes with every publication, which is no change of a source.
  const store = resolve(opened.shown);
  const ignored = (path: string): boolean => `${resolve(path)}${sep}`.startsWith(`${store}${sep}`);
  const close = await watchRoots({ roots, ignored, tell: change.tell });
  const problems = createProblems(session);
  note(session, message('cli.ingest.watching', session.lang));
  try {
    for (;;) {
      await publishAtRest(session, opened, input, { ended: ended.promise, problems });
      if ((await Promise.race([change.next(), ended.promise])) === 'end') return;
      if ((await Promise.race([pause(gatherMs), ended.promise])) === 'end') return;
    }
  } finally {
    ended.release();
    await close();
  }
}

interface Watch {
  readonly ended: Promise<'end'>;
  readonly problems: Problems;
}

/** Waits until nothing is being written, reads and publishes; what changed while it was read is read again. */
async function publishAtRest(
  session: Session,
  opened: OpenedStore,
  input: WatchInput,
  { ended, problems }: Watch,
): Promise<void> {
  for (;;) {
    const read = readAtRest(input);
    if (read !== undefined) {
      problems.tell(read.refused);
      // A store that refuses ends the watch.
      for (const tenant of read.tenants) tell(session, opened, input, publishSources(opened, tenant));
      return;
    }
    if ((await Promise.race([pause(quietMs / 2), ended])) === 'end') return;
  }
}

type Read = Pick<LoadedSources, 'refused' | 'tenants'>;

/** What the sources hold, undefined while something of them is being written. */
function readAtRest(input: WatchInput): Read | undefined {
  try {
    const before = lookAt(input);
    if (!isAtRest(before)) return undefined;
    const loaded = loadSources(input.roots, input.load);
    return lookAt(input).seen === before.seen ? loaded : undefined;
  } catch (error) {
    // Gone for the moment in which it is replaced, or a manifest that has to be corrected: both are changes to come.
    const refused = toCliError(error);
    return { refused: [{ path: refused.at.file ?? '', error: refused }], tenants: [] };
  }
}

/** Tells what cannot be read, and not again as long as it stays the same. */
function createProblems(session: Session) {
  let told = '';
  return {
    tell: (refused: readonly RefusedSource[]): void => {
      const lines = refused.map(({ error, path }) => {
        const { what } = describeError(error, session.lang);
        return `${describePlace({ ...error.at, file: path })}: ${what} (${error.code})`;
      });
      if (lines.join('\n') !== told) for (const line of lines) note(session, line);
      told = lines.join('\n');
    },
  };
}

type Problems = ReturnType<typeof createProblems>;

function tell(session: Session, opened: OpenedStore, { json }: WatchInput, published: Published): void {
  if (!published.published) return;
  if (!json) {
    writeLines(session, describePublication(sessionTerminal(session), opened, published).slice(0, 1));
    return;
  }
  const { deleted, generation, tenantId } = published;
  const counts = countServed(opened.store, tenantId);
  const line = { tenant_id: tenantId, generation, ...counts, deleted };
  session.streams.out.write(`${encodeShownJson(line)}\n`);
}

interface Look {
  readonly newestMs: number;
  /** Sizes and times of all files: equal strings, unchanged files. */
  readonly seen: string;
}

function lookAt({ manifest, roots }: WatchInput): Look {
  const { jobs } = planSources(roots, manifest);
  let newestMs = 0;
  const seen = jobs.map(({ absolutePath }) => {
    const { ctimeMs, mtimeMs, mtimeNs, size } = statPath(absolutePath) ?? GONE;
    newestMs = Math.max(newestMs, Number(mtimeMs), Number(ctimeMs));
    return `${absolutePath} ${size} ${mtimeNs}`;
  });
  return { newestMs, seen: seen.join('\n') };
}

const GONE = { ctimeMs: 0, mtimeMs: 0, mtimeNs: 0, size: -1 };

/** A clock that was set back says nothing of writing: what lies in the future counts as at rest. */
function isAtRest({ newestMs }: Look): boolean {
  const age = Date.now() - newestMs;
  return age < 0 || age >= quietMs;
}

function createChange() {
  let wake: (() => void) | undefined;
  let isTold = false;
  return {
    tell: (): void => {
      isTold = true;
      wake?.();
    },
    next: async (): Promise<'changed'> => {
      if (!isTold) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      isTold = false;
      return 'changed';
    },
  };
}

/** Settles when the process is told to end, which then does not end it. */
function untilTold(): { promise: Promise<'end'>; release: () => void } {
  let end = (): void => {};
  const promise = new Promise<'end'>((resolve) => {
    end = () => resolve('end');
  });
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  return {
    promise,
    release: () => {
      process.off('SIGINT', end);
      process.off('SIGTERM', end);
    },
  };
}

function pause(ms: number): Promise<'paused'> {
  return new Promise((resolve) => {
    setTimeout(() => resolve('paused'), ms);
  });
}
