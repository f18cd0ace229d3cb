import type { StoredEvent } from './stored-event.js';

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

/**
 * What a tenant's waiting events close at once.
 *
 * @remarks Every waiting event counts, also one that a later one of the same document takes back: until that one is published
 * what was acknowledged is not undone by what may fail. Linear in the events.
 */
export function deriveRestrictions(events: Iterable<StoredEvent>): Restrictions {
  const byDocument = new Map<string, Restriction>();
  for (const { action, document, document_id } of events) {
    const held = byDocument.get(document_id);
    const lists = held?.access_lists ?? [];
    const next = document?.allowed_groups;
    const isKnown = next === undefined || lists.some((list) => equalLists(list, next));
    byDocument.set(document_id, {
      document_id,
      deleted: held?.deleted === true || action === 'delete',
      access_lists: isKnown ? lists : [...lists, next],
    });
  }
  return byDocument;
}

function equalLists(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((group, at) => group === right[at]);
}
