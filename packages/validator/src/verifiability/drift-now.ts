import { DRIFT_STATES, type Drift, findDrift } from '@loccit/anchoring';
import type { Citation } from '@loccit/contract';
import { isRecordOf } from '@loccit/lineage';
import { isInEffect } from '@loccit/storage';
import { spanOf } from '../citation-context.js';
import type { Library } from '../evidence/library.js';
import type { Place } from '../evidence/place.js';

/** What became of a citation's passage in what is served to its reader now. */
export interface DriftNow extends Drift {
  /** The revision that was compared; null where none is open to the reader. */
  readonly canonical_revision_id: string | null;
}

/** What is cited, where it was found, and as of when it is read. */
export interface DriftQuestion {
  readonly citation: Citation;
  readonly library: Library;
  readonly place: Place | undefined;
  readonly at: string;
}

/**
 * Compares the revision that a citation was found in with what is served to its reader now; undefined where nothing is served, or
 * source or span are not at hand.
 *
 * @remarks Where several shelves serve the document, the state that stands first in `DRIFT_STATES` is told. A document that
 * is deleted, closed or not in effect is `unavailable`: which of them it is the reader does not learn.
 */
export function findDriftNow({ at, citation, library, place }: DriftQuestion): DriftNow | undefined {
  const span = spanOf(citation);
  const index = place?.source.index();
  if (place === undefined || span === undefined || index === undefined) return undefined;
  if (span.charEnd > index.chars || span.charStart >= span.charEnd || library.current.length === 0)
    return undefined;
  const cited = { id: place.canonical.id, index };
  const found: DriftNow[] = [];
  for (const shelf of library.current) {
    const document = shelf.document(place.document.document_id);
    if (document === undefined || !isInEffect(document, at)) continue;
    const id = document.canonical_revision_id;
    const record = shelf.generation.record(id);
    const isHeld = record !== undefined && isRecordOf(record, 'canonical');
    const published = {
      id,
      index: isHeld && id !== cited.id ? library.open(shelf, record).index() : undefined,
    };
    found.push({ ...findDrift(cited, span, published), canonical_revision_id: id });
  }
  found.sort((one, other) => DRIFT_STATES.indexOf(one.state) - DRIFT_STATES.indexOf(other.state));
  return found[0] ?? { ...findDrift(cited, span, 'unavailable'), canonical_revision_id: null };
}
