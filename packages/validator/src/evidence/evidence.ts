import type { ChainMemory } from '@loccit/lineage';
import type { OpenedPack, SealVerification } from '@loccit/packs';
import type {
  AccessAction,
  Authorizer,
  Reader,
  Restrictions,
  Store,
  StoredGeneration,
} from '@loccit/storage';
import type { UnreadSource } from './unread-sources.js';

/**
 * What the checker holds itself, what came with the artifact, and for whom it is looked at.
 *
 * @remarks An anchor is what did not come with the artifact: `store`, `sources`, and seals of keys that the checker's own
 * policy trusts. A generation of another tenant than the reader's is as good as none.
 */
export interface Evidence {
  /**
   * The checker's own store; every retained generation of the reader's tenant is looked at.
   *
   * @remarks What its waiting events close is closed, whoever authorizes.
   */
  readonly store?: CheckedStore | undefined;
  /** A generation built in memory from source files that the checker holds. */
  readonly sources?: StoredGeneration | undefined;
  /**
   * Other addresses under which the sources were had, by their `source_uri`: where redirects led when they were collected.
   *
   * @remarks They help to find the source of a link, and are no part of it.
   */
  readonly alsoAt?: ReadonlyMap<string, readonly string[]> | undefined;
  /**
   * Sources that were named and could not be read, so that a citation of one is not told to be unknown.
   *
   * @remarks Only of what the reader may know of.
   */
  readonly unread?: readonly UnreadSource[] | undefined;
  /** The pack that the artifact lies in: content to compute with, and no anchor by itself. */
  readonly pack?: PackEvidence | undefined;
  /** What every seal at hand came to, in any order; see {@link SealEvidence}. */
  readonly seals?: readonly SealEvidence[] | undefined;
  readonly reader: Reader;
  /** Who decides what of store and sources the reader may see; by the documents' groups where it is absent. */
  readonly authorizer?: Authorizer | undefined;
  /** What the reader wants of the documents; `verify` where it is absent. */
  readonly action?: AccessAction | undefined;
  /** The time of reading, `YYYY-MM-DDThh:mm:ssZ`. */
  readonly at: string;
  /**
   * What earlier checks found out about content, to be handed to every check that shares it; see
   * `createChainMemory` of `@loccit/lineage`.
   *
   * @remarks No anchor, and no difference to any report: evidence is read and compared anew in every check, and who
   * may read what is decided anew.
   */
  readonly memory?: ChainMemory | undefined;
}

/** A store, and what its waiting events close where it keeps events. */
export interface CheckedStore extends Store {
  restrictions?(tenantId: string): Restrictions;
}

/** What a check needs of an opened pack; `openPack` of `@loccit/packs` gives it. */
export type PackEvidence = Pick<OpenedPack, 'digest' | 'evidenceLevel' | 'generation'>;

/**
 * A seal with what it came to, as data: a check verifies no signature itself.
 *
 * @remarks It anchors a citation if `verification` is `trusted`, was made over the answer and pack that are being checked, and
 * lists the citation's `source_uri` as `trusted`; whatever is missing counts against it.
 */
export interface SealEvidence {
  /** SHA-256 of the bytes of the envelope: its name in reports. */
  readonly sha256: string;
  /** What it was verified against, as `verifySeal` was told. */
  readonly answerSha256: string;
  /** The pack it was verified against; absent where there was none. */
  readonly packSha256?: string | undefined;
  /** Absent where the checker has no policy: then nothing is known of the seal. */
  readonly verification?: SealVerification | undefined;
}
