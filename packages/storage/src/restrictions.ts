/** What waiting events take away from one document before they are published. */
export interface Restriction {
  readonly document_id: string;
  /** A delete waits: nobody reads it. */
  readonly deleted: boolean;
  /** The access lists that wait, each once; whoever is outside one of them does not read the document. */
  readonly access_lists: readonly (readonly string[])[];
}

/**
 * Restrictions of one tenant by `document_id`; a document without one is as it is published.
 *
 * @remarks Read before the generation that they are laid over: a publication between the two then closes too much for one
 * reading, never too little.
 */
export type Restrictions = ReadonlyMap<string, Restriction>;

/** Of a tenant without a waiting event. */
export const NO_RESTRICTIONS: Restrictions = new Map();
