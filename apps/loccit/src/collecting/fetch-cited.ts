import { CollectFault, explainFault } from './collect-fault.js';
import type { CollectLimits, CollectPolicy } from './collect-limits.js';
import type { HostTurns } from './host-turns.js';
import { readCitedAddress } from './request-address.js';
import type { Answer, Transport } from './transport.js';
import type { Waiting } from './waiting.js';

/** A step on the way from one address to another. */
export interface Redirect {
  readonly url: string;
  readonly status: number;
}

/** What came of one cited address. */
export interface Fetched {
  readonly redirects: readonly Redirect[];
  readonly finalUrl: string;
  readonly attempts: number;
  /** The last answer, whatever it says; absent where none came. */
  readonly answer: Answer | undefined;
  /** Why it was not had; absent where it was. */
  readonly fault: CollectFault | undefined;
}

/** What a fetch is done with. */
export interface FetchOptions {
  readonly transport: Transport;
  readonly turns: HostTurns;
  readonly waiting: Waiting;
  readonly limits: CollectLimits;
  readonly policy: CollectPolicy;
  readonly signal: AbortSignal;
}

const redirectStatuses: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const retryStatuses: ReadonlySet<number> = new Set([429, 503]);

/**
 * Asks a cited address, follows where it leads, and tries again where the server asks for patience.
 *
 * @remarks Never throws: what cannot be had is told with its reason and the way that led there.
 */
export async function fetchCited(url: string, options: FetchOptions): Promise<Fetched> {
  const { limits, waiting } = options;
  const asker = createAsker(options);
  const redirects: Redirect[] = [];
  const seen = new Set([url]);
  let at = url;
  let attempts = 0;
  let answer: Answer | undefined;
  const end = (fault?: CollectFault): Fetched => ({ redirects, finalUrl: at, attempts, answer, fault });
  try {
    for (let retries = 0; ; ) {
      attempts++;
      answer = undefined;
      answer = await asker(new URL(at));
      const { headers, status } = answer;
      if (status === 200) return end();
      if (redirectStatuses.has(status)) {
        const next = readRedirect(at, headers.get('location'), options.policy);
        if (redirects.length === limits.maxRedirects) return end(new CollectFault('too-many-redirects'));
        redirects.push({ url: at, status });
        if (seen.has(next)) return end(new CollectFault('redirect-loop'));
        seen.add(next);
        at = next;
        continue;
      }
      const pause = retryStatuses.has(status)
        ? readPause(headers.get('retry-after'), retries, waiting)
        : undefined;
      if (pause === undefined || retries === limits.retries || pause > limits.maxRetryAfterMs) {
        return end(new CollectFault(`status-${status}`));
      }
      retries++;
      await waiting.sleep(pause, options.signal);
    }
  } catch (error) {
    return end(options.signal.aborted ? new CollectFault('interrupted') : explainFault(error));
  }
}

/** Asks one step after the other; all of them together have the time of one address, and waiting for a turn takes nothing of it. */
function createAsker({
  limits,
  signal,
  transport,
  turns,
  waiting,
}: FetchOptions): (url: URL) => Promise<Answer> {
  let leftMs = limits.totalMs;
  return async (url) => {
    const release = await turns.take(url.host, signal);
    // Others may have taken what was left while this one waited.
    if (transport.takenBytes >= limits.maxTotalBytes) {
      release();
      throw new CollectFault('total-too-large');
    }
    const began = waiting.now();
    const late = waiting.timeout(Math.max(1, leftMs));
    try {
      return await transport.ask(url, AbortSignal.any([signal, late]));
    } catch (error) {
      throw late.aborted && !(error instanceof CollectFault && error.reason === 'too-large')
        ? new CollectFault('timeout', { cause: error })
        : error;
    } finally {
      leftMs -= waiting.now() - began;
      release();
    }
  };
}

/** Where a redirect leads; checked like a cited address. */
function readRedirect(from: string, location: string | undefined, { allowDowngrade }: CollectPolicy): string {
  if (location === undefined || !URL.canParse(location, from)) throw new CollectFault('bad-redirect');
  const next = readCitedAddress(new URL(location, from).href);
  if (from.startsWith('https:') && next.startsWith('http:') && !allowDowngrade)
    throw new CollectFault('downgrade');
  return next;
}

const firstPauseMs = 2000;

/** Milliseconds to wait: what the server asks for, in seconds or as a date, else twice as long each time. */
function readPause(retryAfter: string | undefined, retries: number, { now }: Waiting): number {
  const asked = retryAfter?.trim() ?? '';
  if (/^\d{1,9}$/.test(asked)) return Number(asked) * 1000;
  const date = asked === '' ? Number.NaN : Date.parse(asked);
  return Number.isNaN(date) ? firstPauseMs * 2 ** retries : Math.max(0, date - now());
}
