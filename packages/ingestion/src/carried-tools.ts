import { isRecordOf } from '@loccit/lineage';
import type { StoredDocument, StoredGeneration } from '@loccit/storage';
import { digestTools } from './assemble-generation.js';
import type { PipelineTools } from './build-records.js';
import { DEFAULT_CHUNK_CODE_POINTS, describeChunker, INDEXER } from './pipeline-tools.js';

/**
 * The tools that made documents of a generation.
 *
 * @remarks Read from the records. Where the generation was made by our own tools alone, which its digest tells, chunks and entries
 * are not looked at. A document without a chunk was made by our own.
 */
export function listCarriedTools(
  generation: StoredGeneration | undefined,
  carried: readonly StoredDocument[],
): Partial<PipelineTools>[] {
  if (generation === undefined || carried.length === 0) return [];
  const own = { chunker: describeChunker(DEFAULT_CHUNK_CODE_POINTS).tool, indexer: INDEXER.tool };
  const parserOf = ({ parse_revision_id }: StoredDocument): Partial<PipelineTools> => {
    const record = generation.record(parse_revision_id);
    return record !== undefined && isRecordOf(record, 'parse') ? { parser: record.preimage.parser } : {};
  };
  const byOwn = [...generation.documents.map(parserOf), own];
  const parsers = carried.map(parserOf);
  if (digestTools(byOwn) === generation.generation.preimage.pipeline_sha256) return [...parsers, own];
  return [...parsers, ...listOfRecords(generation, carried)];
}

function listOfRecords(
  generation: StoredGeneration,
  carried: readonly StoredDocument[],
): Partial<PipelineTools>[] {
  const parses = new Set(carried.map(({ parse_revision_id }) => parse_revision_id));
  const chunks = new Set<string>();
  const tools: Partial<PipelineTools>[] = [];
  for (const record of generation.records()) {
    if (isRecordOf(record, 'chunk') && parses.has(record.preimage.parse_revision_id)) {
      chunks.add(record.id);
      tools.push({ chunker: record.preimage.chunker });
    } else if (isRecordOf(record, 'index-entry') && chunks.has(record.preimage.chunk_id)) {
      tools.push({ indexer: record.preimage.indexer });
    }
  }
  return tools;
}
