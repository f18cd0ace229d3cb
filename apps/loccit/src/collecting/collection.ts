import type { CollectReason } from './collect-fault.js';
import type { Redirect } from './fetch-cited.js';
import type { KeptHeader } from './received-media.js';

/** What came of one address, as `collected.json` tells it. */
export interface CollectedAddress {
  readonly url: string;
  readonly outcome: 'had' | 'not-had';
  readonly reason?: CollectReason;
  /** Why it could not be asked for anew; what is told is then of the time before. */
  readonly not_renewed?: CollectReason;
  readonly title?: string;
  readonly fetched_at?: string;
  readonly attempts?: number;
  readonly redirects?: readonly Redirect[];
  readonly final_url?: string;
  readonly status?: number;
  readonly headers?: Readonly<Partial<Record<KeptHeader, string>>>;
  readonly path?: string;
  readonly bytes?: number;
  readonly raw_sha256?: string;
  readonly media_type?: string;
  readonly charset?: string;
  readonly document_id?: string;
  readonly source_version?: string;
}

/** A report whose addresses were collected. */
export interface CollectedReport {
  readonly name: string;
  readonly sha256: string;
}

/** What `collected.json` holds. */
export interface Collection {
  readonly schema: 'urn:loccit:collected:1';
  readonly started_at: string;
  /** Null while it goes on, and where it was broken off. */
  readonly ended_at: string | null;
  readonly user_agent: string;
  readonly reports: readonly CollectedReport[];
  readonly counts: { readonly urls: number; readonly had: number; readonly not_had: number };
  readonly urls: readonly CollectedAddress[];
}

/** The addresses with what they amount to. */
export function describeCollection(
  about: Pick<Collection, 'started_at' | 'ended_at' | 'user_agent' | 'reports'>,
  urls: readonly CollectedAddress[],
): Collection {
  const had = urls.filter(({ outcome }) => outcome === 'had').length;
  return {
    schema: 'urn:loccit:collected:1',
    ...about,
    counts: { urls: urls.length, had, not_had: urls.length - had },
    urls,
  };
}

/** The source manifest of what was had. */
export function describeManifest(urls: readonly CollectedAddress[]): object {
  return {
    schema: 'urn:loccit:sources:1',
    tenant_id: 'default',
    documents: urls
      .filter(({ outcome }) => outcome === 'had')
      .map(({ charset, document_id, media_type, path, source_version, title, url }) => ({
        document_id,
        path,
        source_uri: url,
        source_version,
        ...(title === undefined ? {} : { title }),
        media_type,
        ...(charset === undefined ? {} : { charset }),
        allowed_groups: ['public'],
      })),
  };
}
