import type { LineageCitation } from '@loccit/contract';
import type { ElementPreimage, LineageRecord } from '@loccit/lineage';
import type { StoredGeneration } from '@loccit/storage';
import { measureOverlap, OVERLAP_THRESHOLD } from '@loccit/support';
import { createCitation } from '../create-citation.js';
import { listPassages } from '../list-passages.js';
import type { Retrieval, SelectedRow } from '../retrieval/retrieval.js';
import { retrieve } from '../retrieval/retrieve.js';
import type { RepairScope } from './repair.js';

/** A passage that may take the place of a citation. */
export interface Candidate {
  readonly citation: LineageCitation;
  /** Share of the claim's tokens that it holds: at or above the threshold. */
  readonly ratio: number;
}

/** Passages of one claim that are looked at further. */
const MOST_CANDIDATES = 6;

/**
 * Passages that the reader may be answered from and that hold enough of a claim's words, best first.
 *
 * @remarks Found as for a question, by the claim's own words: sentences, and whole paragraphs or table rows. Linear in what
 * was found.
 */
export function findReplacements(
  claim: string,
  generation: StoredGeneration,
  { evidence, restrictions: known }: Pick<RepairScope, 'evidence' | 'restrictions'>,
): { readonly candidates: readonly Candidate[]; readonly retrieval: Retrieval } {
  const { at, authorizer, reader, store } = evidence;
  const restrictions = known ?? store?.restrictions?.(reader.tenantId);
  const retrieval = retrieve({ question: claim, generation, reader, authorizer, restrictions, at });
  const found = new Map<string, { readonly candidate: Candidate; readonly rank: number }>();
  for (const [rank, selection] of retrieval.selected.entries()) {
    for (const citation of listCitable(generation, selection)) {
      const { ratio } = measureOverlap(claim, citation.quote?.exact ?? '');
      if (ratio < OVERLAP_THRESHOLD) continue;
      const place = `${citation.canonical_revision_id} ${citation.char_start} ${citation.char_end}`;
      if (!found.has(place)) found.set(place, { candidate: { citation, ratio }, rank });
    }
  }
  const candidates = [...found.values()]
    .sort(
      (a, b) =>
        b.candidate.ratio - a.candidate.ratio ||
        a.rank - b.rank ||
        lengthOf(a.candidate) - lengthOf(b.candidate) ||
        a.candidate.citation.char_start - b.candidate.citation.char_start,
    )
    .slice(0, MOST_CANDIDATES)
    .map(({ candidate }) => candidate);
  return { candidates, retrieval };
}

const lengthOf = ({ citation }: Candidate): number => citation.char_end - citation.char_start;

function listCitable(generation: StoredGeneration, { row }: SelectedRow): LineageCitation[] {
  const indexEntryId = row.entry.id;
  const passages = listPassages(generation, row);
  const index = passages[0]?.index;
  if (index === undefined) return [];
  const elements = new Map<string, LineageRecord<ElementPreimage>>(
    passages.map(({ element }) => [element.id, element]),
  );
  const { char_end, char_start } = row.chunk.preimage;
  const whole = [...elements.values()]
    .map(({ preimage }) => ({ charStart: preimage.char_start, charEnd: preimage.char_end }))
    .filter(({ charEnd, charStart }) => charStart >= char_start && charEnd <= char_end);
  return [...passages, ...whole].map(({ charEnd, charStart }) =>
    createCitation(generation, { indexEntryId, index, charStart, charEnd }),
  );
}
