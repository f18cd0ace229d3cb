import {
  countTools,
  lookUp,
  type StoredDocument,
  type StoredGeneration,
  type ToolUse,
} from '@loccit/storage';
import { digestTools } from './assemble-generation.js';
import type { PipelineTools } from './build-records.js';
import { DEFAULT_CHUNK_CODE_POINTS, describeChunker, INDEXER } from './pipeline-tools.js';

/**
 * The tools that made the documents of a generation which stay.
 *
 * @param gone - documents of the generation that are not taken over
 * @remarks What made a generation by our own tools alone, which its digest tells, goes on being made by them: a document without a
 * chunk names none. Reads the records of the documents that are gone, and of no other.
 */
export function listCarriedTools(
  generation: StoredGeneration | undefined,
  gone: readonly StoredDocument[],
): Partial<PipelineTools>[] {
  if (generation === undefined || generation.documents.length === gone.length) return [];
  const { chain, tools } = lookUp(generation);
  const left = countTools(tools);
  for (const document of gone) left.remove(chain(document.canonical_revision_id));
  const own = { chunker: describeChunker(DEFAULT_CHUNK_CODE_POINTS).tool, indexer: INDEXER.tool };
  const parsers = tools.filter(({ kind }) => kind === 'parser').map(describeUse);
  const isOwn = digestTools([...parsers, own]) === generation.generation.preimage.pipeline_sha256;
  const kept = left.list();
  return isOwn
    ? [...kept.filter(({ kind }) => kind === 'parser').map(describeUse), own]
    : kept.map(describeUse);
}

const describeUse = ({ kind, tool }: ToolUse): Partial<PipelineTools> => ({ [kind]: tool });
