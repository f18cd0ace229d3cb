import { sha256Hex } from '@loccit/lineage';
import type { CitedAddress } from './cited-addresses.js';
import type { CollectLimits, CollectPolicy } from './collect-limits.js';
import type { CollectedAddress } from './collection.js';
import { type CollectionFolder, pathOf } from './collection-folder.js';
import { type Fetched, fetchCited } from './fetch-cited.js';
import { createHostTurns } from './host-turns.js';
import { keepHeaders, readMedia, readVersion } from './received-media.js';
import type { Transport } from './transport.js';
import type { Waiting } from './waiting.js';

/** What a collection is made with. */
export interface CollectRun {
  readonly transport: Transport;
  readonly waiting: Waiting;
  readonly limits: CollectLimits;
  readonly policy: CollectPolicy;
  readonly folder: Pick<CollectionFolder, 'earlier' | 'keep'>;
  /** Whether what was had before is asked for again. */
  readonly refresh: boolean;
  readonly signal: AbortSignal;
  /** Called after each address, in the order in which they end. */
  readonly onDone: (address: CollectedAddress) => void;
}

/**
 * Asks every cited address once.
 *
 * @remarks What was had before and still is there is not asked for again. Addresses are begun in their order, and as many run
 * at once as the limits say; after an interrupt none begins, and what runs ends as `interrupted`.
 */
export async function collectAddresses(cited: readonly CitedAddress[], run: CollectRun): Promise<void> {
  const { folder, limits, onDone, refresh, signal } = run;
  const turns = createHostTurns(limits, run.waiting);
  let asked = 0;
  const collectOne = async ({ reason, title, url }: CitedAddress): Promise<CollectedAddress> => {
    const about = { url, ...(title === undefined ? {} : { title }) };
    if (reason !== undefined) return { ...about, outcome: 'not-had', reason };
    const earlier = refresh ? undefined : folder.earlier.get(url);
    if (earlier !== undefined) {
      const { not_renewed: _, ...held } = earlier;
      return held;
    }
    if (signal.aborted) return { ...about, outcome: 'not-had', reason: 'interrupted' };
    if (++asked > limits.maxUrls) return { ...about, outcome: 'not-had', reason: 'too-many-urls' };
    if (run.transport.takenBytes >= limits.maxTotalBytes)
      return { ...about, outcome: 'not-had', reason: 'total-too-large' };
    return describeFetched(about, await fetchCited(url, { ...run, turns }), run);
  };
  const waiting = cited.values();
  const work = async (): Promise<void> => {
    for (const one of waiting) onDone(keepEarlier(await collectOne(one), folder.earlier.get(one.url)));
  };
  await Promise.all(Array.from({ length: Math.min(limits.concurrency, cited.length) }, work));
}

/** What is not to be had any more was had: the bytes stay, and it is said that they are old. */
function keepEarlier(now: CollectedAddress, earlier: CollectedAddress | undefined): CollectedAddress {
  if (now.outcome === 'had' || earlier === undefined || now.reason === undefined) return now;
  return { ...earlier, not_renewed: now.reason };
}

function describeFetched(
  about: Pick<CollectedAddress, 'url' | 'title'>,
  { answer, attempts, fault, finalUrl, redirects }: Fetched,
  { folder, waiting }: CollectRun,
): CollectedAddress {
  const time = new Date(waiting.now()).toISOString().replace(/\.\d+Z$/, 'Z');
  const way = {
    fetched_at: time,
    attempts,
    redirects,
    final_url: finalUrl,
    ...(answer === undefined ? {} : { status: answer.status, headers: keepHeaders(answer.headers) }),
  };
  if (fault !== undefined || answer === undefined) {
    return { ...about, outcome: 'not-had', reason: fault?.reason ?? 'broken-response', ...way };
  }
  const { body, headers } = answer;
  const rawSha256 = sha256Hex(body);
  const { charset, extension, mediaType } = readMedia(headers.get('content-type'), finalUrl);
  const path = pathOf(about.url, rawSha256, extension);
  folder.keep(path, body);
  return {
    ...about,
    outcome: 'had',
    ...way,
    path,
    bytes: body.length,
    raw_sha256: rawSha256,
    media_type: mediaType,
    ...(charset === undefined ? {} : { charset }),
    document_id: `web-${sha256Hex(about.url).slice(0, 16)}`,
    source_version: readVersion(headers, rawSha256),
  };
}
