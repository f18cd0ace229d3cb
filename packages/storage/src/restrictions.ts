/**
 * What accepted events that no generation holds yet close already.
 *
 * @remarks Read before the generation that they are laid over: a publication between the two then closes too much for one
 * reading, never too little.
 */
export interface Restrictions {
  /** `document_id` of every document that waits to be deleted. */
  readonly deleted: ReadonlySet<string>;
  /**
   * New access lists by `document_id`.
   *
   * @remarks They close only: until it is published, a reader must be admitted by the list that is served as well.
   */
  readonly narrowed: ReadonlyMap<string, readonly string[]>;
}

/** Nothing is closed beyond what the generation says. */
export const NO_RESTRICTIONS: Restrictions = { deleted: new Set(), narrowed: new Map() };
