// What must hold of a store after a kill: it opens, serves what was published last, whole, and lost nothing it acknowledged.
import { verifyChain } from '../../packages/lineage/dist/index.js';
import { lookUp } from '../../packages/storage/dist/index.js';
import { openForm } from './forms.mjs';

/** Reads everything of a generation; throws where anything is missing or is not what its digest says. */
export function readAll(generation) {
  if (generation === undefined) return 0;
  let bytes = 0;
  const records = [...generation.records()];
  for (const { id, preimage } of records) {
    if (generation.record(id)?.id !== id) throw new Error(`a record is not found: ${id.slice(0, 8)}`);
    if (preimage.type !== 'loccit:canonical:1') continue;
    const raw = generation.raw(preimage.raw_sha256);
    const text = generation.text(preimage.canonical_sha256);
    if (raw === undefined || text === undefined) throw new Error('a text or its bytes are missing');
    bytes += raw.length;
  }
  const { entries } = lookUp(generation);
  for (const { id, preimage } of records) {
    if (preimage.type === 'loccit:index-entry:1' && entries?.inclusion(id) == null)
      throw new Error('an entry is not proved');
  }
  const entry = records.find(({ preimage }) => preimage.type === 'loccit:index-entry:1');
  if (entry !== undefined) verifyFirst(generation, entry, entries);
  return bytes;
}

function verifyFirst(generation, entry, entries) {
  const chunk = generation.record(entry.preimage.chunk_id);
  const parse = generation.record(chunk.preimage.parse_revision_id);
  const canonical = generation.record(parse.preimage.canonical_revision_id);
  const element = generation.record(chunk.preimage.element_ids[0]);
  const { char_end, char_start, text_sha256 } = element.preimage;
  const { links } = verifyChain(
    {
      raw_sha256: canonical.preimage.raw_sha256,
      canonical_revision_id: canonical.id,
      parse_revision_id: parse.id,
      element_id: element.id,
      chunk_id: chunk.id,
      index_entry_id: entry.id,
      coordinate_space: canonical.preimage.coordinate_space,
      char_start,
      char_end,
      span_sha256: text_sha256,
    },
    {
      record: (id) => generation.record(id),
      text: (sha256) => generation.text(sha256),
      raw: (sha256) => generation.raw(sha256),
      generation: generation.generation,
      entries,
    },
  );
  const broken = links.find(({ state }) => state !== 'matched');
  if (broken !== undefined) throw new Error(`a chain does not hold: ${broken.level}`);
}

/**
 * Compares a store with what its writers were told.
 *
 * @param acknowledged lines of workers, oldest first
 * @param isSettled whether a write of each kind was whole since the last kill: what a killed one left, which is never read and
 * no fault until then, must be gone
 */
export function verifyStore(form, folder, acknowledged, { isSettled = false } = {}) {
  const store = openForm(form, folder);
  try {
    let bytes = 0;
    for (const line of acknowledged) {
      if (line.failed !== undefined) throw new Error(line.failed);
      if (
        line.accepted !== undefined &&
        store.eventAt('events', line.position)?.event.event_id !== line.accepted
      )
        throw new Error(`an acknowledged event is lost: ${line.position}`);
      if (line.published !== undefined && !store.generations(line.tenant).includes(line.published))
        throw new Error('a published generation is lost');
    }
    for (const tenant of store.tenants()) {
      const ids = store.generations(tenant);
      const current = store.current(tenant);
      if (current?.id !== ids.at(-1)) throw new Error('what is served is not what was published last');
      const told = acknowledged.filter((line) => line.tenant === tenant);
      const begun = new Set(told.map((line) => line.publishing ?? line.published));
      if (!begun.has(current.id)) throw new Error('something is served that nobody published');
      bytes += readAll(current);
      for (const { event } of store.pending(tenant))
        if (event.raw_sha256) store.eventRaw(tenant, event.raw_sha256);
    }
    for (const { code, place } of store.inspect())
      if (isSettled || code !== 'leftover') throw new Error(`reconcile finds ${code} at ${place}`);
    return bytes;
  } finally {
    store.close();
  }
}
