import { Agent } from 'undici';
import { version } from '../version.js';
import { createCheckedLookup, type Resolve, resolveByPlatform } from './checked-lookup.js';
import { CollectFault, explainFault } from './collect-fault.js';
import type { CollectLimits, CollectPolicy } from './collect-limits.js';
import { readBody } from './read-body.js';
import { assertAllowed } from './request-address.js';

/** One answer of one address; redirects are not followed here. */
export interface Answer {
  readonly status: number;
  /** Names in lower case; of a name that came several times the values are joined by `, `. */
  readonly headers: ReadonlyMap<string, string>;
  /** Empty unless the status is 200. */
  readonly body: Buffer;
}

/** Asks one address once. */
export interface Transport {
  /** Bytes of all bodies so far, also of those that were refused. */
  readonly takenBytes: number;
  ask(url: URL, signal: AbortSignal): Promise<Answer>;
  close(): Promise<void>;
}

/** What a transport is made with. */
export interface TransportOptions {
  readonly policy: CollectPolicy;
  readonly limits: CollectLimits;
  /** BCP 47 ranges, as `Accept-Language` has them. */
  readonly acceptLanguage?: string | undefined;
  /** Finds addresses; the platform's way where absent. */
  readonly resolve?: Resolve | undefined;
  /** Certificates of authorities that are trusted instead of the platform's. */
  readonly ca?: string | undefined;
}

/** Says who asks and why, and where to read about it. */
export const userAgent = `loccit/${version} (collects the cited pages of a report; one request a page)`;

/**
 * A client that asks only what is allowed, and takes no more than the limits say.
 *
 * @remarks No cookies, no credentials, no `Referer`. Every name is resolved once for a connection and judged before it; see
 * {@link createCheckedLookup}.
 */
export function createTransport({
  policy,
  limits,
  acceptLanguage,
  resolve,
  ca,
}: TransportOptions): Transport {
  const agent = new Agent({
    connect: {
      lookup: createCheckedLookup(resolve ?? resolveByPlatform, policy.allowPrivate),
      timeout: limits.connectMs,
      ...(ca === undefined ? {} : { ca }),
    },
    connections: limits.concurrencyPerHost,
    maxHeaderSize: limits.maxHeaderBytes,
    headersTimeout: limits.idleMs,
    bodyTimeout: limits.idleMs,
  });
  const headers = {
    'user-agent': userAgent,
    accept: 'text/markdown, text/plain;q=0.9, text/html;q=0.8, application/pdf;q=0.8, */*;q=0.5',
    'accept-encoding': 'gzip, deflate, br',
    ...(acceptLanguage === undefined ? {} : { 'accept-language': acceptLanguage }),
  };
  let takenBytes = 0;
  const take = (bytes: number): void => {
    takenBytes += bytes;
  };
  return {
    get takenBytes() {
      return takenBytes;
    },
    async ask(url, signal) {
      assertAllowed(url, policy);
      try {
        const answer = await agent.request({
          origin: url.origin,
          path: `${url.pathname}${url.search}`,
          method: 'GET',
          headers,
          signal,
        });
        const received = readHeaders(answer.headers);
        if (answer.statusCode !== 200) {
          answer.body.on('error', () => {}).destroy();
          return { status: answer.statusCode, headers: received, body: Buffer.alloc(0) };
        }
        if (Number(received.get('content-length') ?? 0) > limits.maxBytes) {
          answer.body.on('error', () => {}).destroy();
          throw new CollectFault('too-large');
        }
        const coding = received.get('content-encoding') ?? '';
        return {
          status: 200,
          headers: received,
          body: await readBody(answer.body, coding, limits.maxBytes, signal, take),
        };
      } catch (error) {
        throw signal.reason instanceof CollectFault ? signal.reason : explainFault(error);
      }
    },
    close: () => agent.destroy(),
  };
}

function readHeaders(received: Readonly<Record<string, string | string[] | undefined>>): Map<string, string> {
  const headers = new Map<string, string>();
  for (const [name, value] of Object.entries(received)) {
    if (value !== undefined)
      headers.set(name.toLowerCase(), typeof value === 'string' ? value : value.join(', '));
  }
  return headers;
}
