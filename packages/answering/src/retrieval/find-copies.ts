import type { CanonicalPreimage, LineageRecord } from '@loccit/lineage';
import { describeWork, type StoredDocument, type StoredGeneration } from '@loccit/storage';
import type { RankedRow } from './rank-rows.js';

/** Share of a copy's best score that the document kept in its place has to reach. */
export const copyShare = 0.75;

interface FoundDocument {
  readonly document: StoredDocument;
  /** Best score in each ranking; 0 where it is not there. */
  readonly best: number[];
}

/**
 * Documents of these rows that another of the same source stands for: their rows add nothing to a context.
 *
 * @remarks Documents of one work, or of equal canonical text, are one source. Kept is the one of higher authority, then
 * the one that took effect later, then the original, then the first by id; but only for what it says itself: a copy whose best row is
 * much better (a translation in the language of the question, an appendix) stays. Only documents with a row here decide, so
 * that what is unrelated does not. Linear in the rows; quadratic in the documents of one source that are no copies of one another.
 * @see SPEC 4
 */
export function findCopies(
  generation: StoredGeneration,
  documents: ReadonlyMap<string, StoredDocument>,
  rankings: readonly (readonly RankedRow[])[],
): ReadonlySet<string> {
  const kept = new Map<string, FoundDocument[]>();
  const copies = new Set<string>();
  for (const one of listFound(documents, rankings).sort(preferred)) {
    const keys = listSourceKeys(generation, one.document);
    if (keys.some((key) => kept.get(key)?.some((other) => coversBest(other, one)))) {
      copies.add(one.document.document_id);
      continue;
    }
    for (const key of keys) kept.set(key, [...(kept.get(key) ?? []), one]);
  }
  return copies;
}

function listFound(
  documents: ReadonlyMap<string, StoredDocument>,
  rankings: readonly (readonly RankedRow[])[],
): FoundDocument[] {
  const found = new Map<string, FoundDocument>();
  for (const [at, rows] of rankings.entries()) {
    for (const { row, score } of rows) {
      const document = documents.get(row.documentId);
      if (document === undefined) continue;
      const known = found.get(row.documentId) ?? { document, best: rankings.map(() => 0) };
      known.best[at] = Math.max(known.best[at] ?? 0, score);
      found.set(row.documentId, known);
    }
  }
  return [...found.values()];
}

const coversBest = (other: FoundDocument, one: FoundDocument): boolean =>
  one.best.every((score, at) => (other.best[at] ?? 0) >= copyShare * score);

function preferred({ document: x }: FoundDocument, { document: y }: FoundDocument): number {
  return (
    (y.authority ?? -1) - (x.authority ?? -1) ||
    compareTexts(y.effective_from ?? '', x.effective_from ?? '') ||
    Number(isMirror(x)) - Number(isMirror(y)) ||
    compareTexts(x.document_id, y.document_id)
  );
}

/** A document that names another as its work stands behind it. */
export const isMirror = (document: StoredDocument): boolean =>
  describeWork(document) !== document.document_id;

const compareTexts = (x: string, y: string): number => (x < y ? -1 : x > y ? 1 : 0);

function listSourceKeys(generation: StoredGeneration, document: StoredDocument): string[] {
  const canonical = generation.record(document.canonical_revision_id) as
    | LineageRecord<CanonicalPreimage>
    | undefined;
  return [
    `work:${describeWork(document)}`,
    ...(canonical === undefined ? [] : [`text:${canonical.preimage.canonical_sha256}`]),
  ];
}
