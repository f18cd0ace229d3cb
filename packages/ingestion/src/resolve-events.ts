import type { CanonicalPreimage, LineageRecord } from '@loccit/lineage';
import { digestAcl, isRecordOf } from '@loccit/lineage';
import type {
  DescribedDocument,
  EventDocument,
  PendingEvent,
  StoredDocument,
  StoredGeneration,
} from '@loccit/storage';
import { type IngestedDocument, type IngestOptions, ingestDocument } from './ingest-document.js';
import { IngestionError } from './ingestion-error.js';

/** What the pending events of one document come to. */
export interface ResolvedDocument {
  readonly documentId: string;
  /**
   * `kept`: none of them says anything new. `deleted`: it is gone since that sequence. `carried`: other members of the row, the
   * same text. `ingested`: read anew.
   */
  readonly outcome:
    | { readonly kind: 'kept' }
    | { readonly kind: 'deleted'; readonly sequence: number }
    | { readonly kind: 'carried'; readonly document: StoredDocument }
    | { readonly kind: 'ingested'; readonly document: StoredDocument; readonly ingested: IngestedDocument };
  /** Events that cannot be taken up, each with the code of why. */
  readonly waiting: readonly { readonly position: number; readonly reason: string }[];
}

/** What is known of a document before its events. */
export interface DocumentBefore {
  readonly previous: StoredGeneration | undefined;
  readonly document: StoredDocument | undefined;
  /** Of the document or its tombstone, -1 if it has none. */
  readonly sequence: number;
  readonly readRaw: (rawSha256: string) => Uint8Array | undefined;
  readonly options: IngestOptions | undefined;
}

/**
 * Resolves the pending events of one document, by sequence: the last one that can be taken up counts, and what is later waits.
 *
 * @remarks What lies before the one that counts is overtaken by it. Linear in the events and the bytes that are read.
 */
export function resolveDocument(
  documentId: string,
  events: readonly PendingEvent[],
  before: DocumentBefore,
): ResolvedDocument {
  const waiting: { position: number; reason: string }[] = [];
  for (const [at, { event, position }] of [...events.entries()].reverse()) {
    if (event.sequence <= before.sequence) break;
    if (event.document === null) {
      return { documentId, outcome: { kind: 'deleted', sequence: event.sequence }, waiting };
    }
    try {
      const rawSha256 = event.raw_sha256 ?? findContent(events.slice(0, at), before);
      const outcome = takeUp(
        event.document,
        event.sequence,
        rawSha256,
        event.tenant_id,
        events.slice(0, at + 1),
        before,
      );
      return { documentId, outcome, waiting };
    } catch (error) {
      if (!(error instanceof IngestionError)) throw error;
      waiting.unshift({ position, reason: error.code });
    }
  }
  return { documentId, outcome: { kind: 'kept' }, waiting };
}

/** Content that an event leaves as it is: of the events before it, else of what is served. */
function findContent(earlier: readonly PendingEvent[], before: DocumentBefore): string {
  for (const { event } of earlier.toReversed()) {
    if (event.sequence <= before.sequence) break;
    if (event.action === 'delete') throw new IngestionError('content-missing');
    if (event.raw_sha256 !== null) return event.raw_sha256;
  }
  return findServed(before)?.preimage.raw_sha256 ?? refuseMissing();
}

function findServed({ document, previous }: DocumentBefore): LineageRecord<CanonicalPreimage> | undefined {
  const record = document === undefined ? undefined : previous?.record(document.canonical_revision_id);
  return record !== undefined && isRecordOf(record, 'canonical') ? record : undefined;
}

function refuseMissing(): never {
  throw new IngestionError('content-missing');
}

function takeUp(
  declared: EventDocument,
  sequence: number,
  rawSha256: string,
  tenantId: string,
  events: readonly PendingEvent[],
  before: DocumentBefore,
): ResolvedDocument['outcome'] {
  const served = findServed(before);
  const described = describeWhole(declared, rawSha256, events, before);
  if (
    served !== undefined &&
    before.document !== undefined &&
    isSameRevision(described, rawSha256, served.preimage)
  ) {
    return { kind: 'carried', document: { ...describeRow(described, before.document), sequence } };
  }
  const raw =
    before.readRaw(rawSha256) ??
    (served?.preimage.raw_sha256 === rawSha256 ? before.previous?.raw(rawSha256) : undefined) ??
    refuseMissing();
  const ingested = ingestDocument({ tenantId, document: described, raw }, before.options);
  return { kind: 'ingested', ingested, document: { ...ingested.document, sequence } };
}

/** What belongs to the content comes from the event that brought it, else from what is served. */
function describeWhole(
  declared: EventDocument,
  rawSha256: string,
  events: readonly PendingEvent[],
  before: DocumentBefore,
): DescribedDocument {
  const brought = events.findLast(({ event }) => event.raw_sha256 === rawSha256)?.event.document;
  const served = findServed(before);
  const path = declared.path ?? brought?.path ?? before.document?.path;
  const mediaType = declared.media_type ?? brought?.media_type ?? served?.preimage.media_type;
  const { charset } =
    declared.media_type === null && declared.charset === null ? (brought ?? declared) : declared;
  if (path === undefined || mediaType === undefined) refuseMissing();
  const isServed = brought === undefined && served?.preimage.raw_sha256 === rawSha256;
  return {
    ...declared,
    path,
    media_type: mediaType,
    charset: charset ?? (isServed ? (served.preimage.charset ?? null) : null),
  };
}

function isSameRevision(described: DescribedDocument, rawSha256: string, served: CanonicalPreimage): boolean {
  return (
    served.raw_sha256 === rawSha256 &&
    served.source_uri === described.source_uri &&
    served.source_version === described.source_version &&
    served.title === described.title &&
    served.media_type === described.media_type &&
    served.charset === (described.charset ?? 'utf-8')
  );
}

function describeRow(described: DescribedDocument, served: StoredDocument): StoredDocument {
  return {
    ...served,
    allowed_groups: described.allowed_groups,
    acl_sha256: digestAcl(described.allowed_groups),
    work_id: described.work_id,
    effective_from: described.effective_from,
    effective_to: described.effective_to,
    authority: described.authority,
    marking: described.marking,
    license: described.license,
    scope: described.scope,
    path: described.path,
  };
}
