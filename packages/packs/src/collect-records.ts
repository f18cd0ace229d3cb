import type { Answer, Citation } from '@loccit/contract';
import { isRecordOf, type LineageRecord, type RecordType } from '@loccit/lineage';
import type { StoredDocument, StoredGeneration } from '@loccit/storage';
import { PackError } from './pack-error.js';

/**
 * The records that the citations of an answer lead through, and no others.
 *
 * @remarks Each must be there, belong to a readable document and name the neighbour that the citation names: what does not
 * is unavailable, whether it is absent, of another document or closed. A parse revision brings the list of its elements, an
 * index entry its own retrieval text. O(citations).
 * @throws {@link PackError} `evidence-unavailable` with the pointer of the member of the citation.
 */
export function collectRecords(
  answer: Answer,
  generation: StoredGeneration,
  readable: ReadonlyMap<string, StoredDocument>,
): LineageRecord[] {
  const records = new Map<string, LineageRecord>();
  for (const [c, claim] of answer.claims.entries()) {
    for (const [i, citation] of claim.citations.entries()) {
      const pointer = `/claims/${c}/citations/${i}`;
      for (const record of listChain(citation, generation, readable, pointer)) records.set(record.id, record);
    }
  }
  return [...records.values()];
}

function listChain(
  citation: Citation,
  generation: StoredGeneration,
  readable: ReadonlyMap<string, StoredDocument>,
  pointer: string,
): LineageRecord[] {
  const find = <L extends RecordType>(level: L, member: string, id: string) => {
    const record = generation.record(id);
    if (record === undefined || !isRecordOf(record, level))
      throw unavailable(`${pointer}/${member}`, 'record');
    return record;
  };
  const document = readable.get(citation.canonical_revision_id);
  const place = `${pointer}/canonical_revision_id`;
  if (document === undefined) throw unavailable(place, 'document');
  const canonical = find('canonical', 'canonical_revision_id', citation.canonical_revision_id);
  if (canonical.preimage.document_id !== document.document_id) throw unavailable(place, 'document');
  if (!('parse_revision_id' in citation)) {
    // A citation of form anchor names no level; the elements show what in the document is content.
    const parse = generation.record(document.parse_revision_id);
    const isOwn =
      parse !== undefined &&
      isRecordOf(parse, 'parse') &&
      parse.preimage.canonical_revision_id === canonical.id;
    return isOwn ? [canonical, parse] : [canonical];
  }
  const { parse_revision_id, element_id, chunk_id, index_entry_id } = citation;
  const parse = find('parse', 'parse_revision_id', parse_revision_id);
  const element = find('element', 'element_id', element_id);
  const chunk = find('chunk', 'chunk_id', chunk_id);
  const entry = find('index-entry', 'index_entry_id', index_entry_id);
  const wrong = [
    ['parse_revision_id', parse.preimage.canonical_revision_id !== canonical.id],
    ['element_id', element.preimage.parse_revision_id !== parse.id],
    ['chunk_id', chunk.preimage.parse_revision_id !== parse.id],
    ['index_entry_id', entry.preimage.chunk_id !== chunk.id],
  ] as const;
  for (const [member, isWrong] of wrong) if (isWrong) throw unavailable(`${pointer}/${member}`, 'record');
  return [canonical, parse, element, chunk, entry];
}

function unavailable(pointer: string, missing: 'document' | 'record'): PackError {
  return new PackError('evidence-unavailable', { pointer, missing });
}
