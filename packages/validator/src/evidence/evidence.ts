import type { ChainMemory } from '@loccit/lineage';
import type { Reader, Store, StoredGeneration } from '@loccit/storage';

/**
 * What the checker holds itself, and for whom it looks.
 *
 * @remarks Nothing in here came with the artifact: that is what makes it an anchor. A generation of another
 * tenant than the reader's is as good as none.
 */
export interface Evidence {
  /** The checker's own store; every retained generation of the reader's tenant is looked at. */
  readonly store?: Store | undefined;
  /** A generation built in memory from source files that the checker holds. */
  readonly sources?: StoredGeneration | undefined;
  readonly reader: Reader;
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
