// Citations of a store of the bench, and what verifies them.
import { join } from 'node:path';

import { createChainVerifier } from '../../packages/lineage/dist/index.js';
import { lookUp } from '../../packages/storage/dist/index.js';
import { openSqliteStore } from '../../packages/storage-sqlite/dist/index.js';
import { random } from '../harness/samples.mjs';

/** The current generation of the store in a folder. */
export function openGeneration(folder) {
  return openSqliteStore(join(folder, 'store.sqlite')).current('default');
}

/** Citations of entries drawn from all of a generation, each of the first element of its chunk. */
export function drawCitations(generation, count, seed = 1) {
  const next = random(seed);
  const { leaves } = generation.generation.info;
  return Array.from({ length: count }, () => cite(generation, leaves[Math.floor(next() * leaves.length)]));
}

function cite(generation, { index_entry_id }) {
  const entry = generation.record(index_entry_id);
  const chunk = generation.record(entry.preimage.chunk_id);
  const parse = generation.record(chunk.preimage.parse_revision_id);
  const canonical = generation.record(parse.preimage.canonical_revision_id);
  const element = generation.record(chunk.preimage.element_ids[0]);
  const { char_end, char_start, text_sha256 } = element.preimage;
  return {
    raw_sha256: canonical.preimage.raw_sha256,
    canonical_revision_id: canonical.id,
    parse_revision_id: parse.id,
    element_id: element.id,
    chunk_id: chunk.id,
    index_entry_id,
    coordinate_space: canonical.preimage.coordinate_space,
    char_start,
    char_end,
    span_sha256: text_sha256,
  };
}

/** Verifies one citation from the bytes to its place among the entries; throws where a link does not hold. */
export function verify(generation, citation) {
  const { holds } = createChainVerifier({
    record: (id) => generation.record(id),
    text: (sha256) => generation.text(sha256),
    givesTextOf: () => true,
    raw: (sha256) => generation.raw(sha256),
    generation: generation.generation,
    entries: lookUp(generation).entries,
  })(citation);
  if (!holds) throw new Error('a chain does not hold');
}
