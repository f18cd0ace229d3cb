import type { Audit, Route } from '@loccit/contract';
import type { GenerationPreimage, LineageRecord } from '@loccit/lineage';
import type { WaitingEvent } from './waiting-event.js';
import type { LexicalSearch } from './lexical-search.js';
import type { StoredDocument } from './stored-document.js';

/** Everything of one tenant that is published together. */
export interface GenerationBuild {
  readonly tenantId: string;
  readonly generation: LineageRecord<GenerationPreimage>;
  /** Records of the levels below, in any order, without the generation's own. */
  readonly records: readonly LineageRecord[];
  readonly documents: readonly StoredDocument[];
  readonly routes: readonly Route[];
  /** Canonical text by `canonical_sha256`. */
  readonly texts: ReadonlyMap<string, string>;
  /** Bytes as received by `raw_sha256`. */
  readonly raws: ReadonlyMap<string, Uint8Array>;
  /**
   * Id of the generation this build was derived from, null for none; absent to publish over whatever is there.
   *
   * @remarks Tombstones are computed from the previous generation, so a build made from an older one would
   * lose a delete. Given here, {@link Store.publish} refuses it.
   */
  readonly previousId?: string | null;
  /**
   * Canonical revisions of documents that stay as generation `previousId` has them: their records, texts and bytes need not be
   * here. None where absent.
   *
   * @remarks Their rows stand in `documents` as all others do, so that access lists and windows may differ.
   */
  readonly carried?: ReadonlySet<string>;
  /**
   * Position in the tenant's event log up to which this build has seen every event; absent to leave it where it is.
   *
   * @remarks Becomes visible with the generation, in one step. {@link Store.publish} refuses one that lies behind what is
   * published (`generation-superseded`) or beyond the log (`build-incoherent`).
   */
  readonly eventsThrough?: number;
  /** Accepted events up to there that could not be taken up and go on waiting, by position; none where absent. */
  readonly eventsWaiting?: readonly WaitingEvent[];
}

/**
 * A published generation, opened whole.
 *
 * @remarks Records are in memory; texts and raw bytes are read when asked for, and are checked against
 * their digest then.
 */
export interface StoredGeneration {
  readonly tenantId: string;
  readonly id: string;
  readonly generation: LineageRecord<GenerationPreimage>;
  /** Sorted by the UTF-8 bytes of `document_id`. */
  readonly documents: readonly StoredDocument[];
  readonly routes: readonly Route[];
  /** The record of that id, the generation's own included; O(1). */
  record(id: string): LineageRecord | undefined;
  /** All records, sorted by id. */
  records(): Iterable<LineageRecord>;
  /**
   * The canonical text of that digest, undefined if the generation has none.
   *
   * @throws {@link StorageError} `store-damaged` when the bytes are gone or do not hash to it
   */
  text(canonicalSha256: string): string | undefined;
  /**
   * The bytes as received of that digest, undefined if the generation has none.
   *
   * @throws {@link StorageError} `store-damaged` when the bytes are gone or do not hash to it
   */
  raw(rawSha256: string): Uint8Array | undefined;
  /** The store's own index of the rows' terms; absent where it keeps none, and whoever searches has to build one. */
  readonly search?: LexicalSearch | undefined;
}

/**
 * The port that holds generations and audits; {@link createMemoryStore} is its executable definition.
 *
 * @remarks Synchronous. A store authorizes nobody: every caller filters by reader before it shows anything.
 */
export interface Store {
  /** Tenants that have a published generation, sorted by UTF-8 bytes. */
  tenants(): string[];
  /** What the tenant serves now. */
  current(tenantId: string): StoredGeneration | undefined;
  /** A generation that was published once, current or not. */
  generation(tenantId: string, id: string): StoredGeneration | undefined;
  /** Ids in order of their last publication: the current one is the last. */
  generations(tenantId: string): string[];
  /**
   * Makes the build what its tenant serves, atomically.
   *
   * @returns `published` false if what is served stays as it is, because this very generation with the same documents
   * and routes is served already; how far it reaches in the event log may have moved
   * @throws {@link StorageError} `build-incoherent`, `generation-superseded`, `store-locked`, `not-a-store`
   */
  publish(build: GenerationBuild): { readonly id: string; readonly published: boolean };
  /**
   * Keeps an audit under the digest of the answer it belongs to; storing the same one again changes nothing.
   *
   * @throws {@link StorageError} `audit-malformed` when it is no audit of that answer, `audit-exists` when
   * its nonce is taken by another
   */
  putAudit(answerSha256: string, audit: Audit): void;
  /** Every audit of that answer, oldest first: by the audit's time, then its nonce. */
  audits(answerSha256: string): Audit[];
}
