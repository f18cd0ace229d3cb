import type { SupportVerdict } from '@loccit/contract';
import { type CanonicalPreimage, type ChunkPreimage, isRecordOf, type LineageRecord } from '@loccit/lineage';
import type { StoredDocument, StoredGeneration } from '@loccit/storage';
import { judgeSupport, measureOverlap, OVERLAP_THRESHOLD } from '@loccit/support';
import { createTextIndex } from '@loccit/text';
import { retrieve } from '../retrieval/retrieve.js';
import { CITABLE_VERDICTS } from './allowed-verdicts.js';
import type { RepairScope } from './repair.js';
import { speaksOfClaim } from './speaks-of-claim.js';

/** A block that a mark of a report may name. */
export interface FoundBlock {
  readonly document: StoredDocument;
  readonly title: string | null;
  readonly sourceUri: string;
  readonly chunk: LineageRecord<ChunkPreimage>;
  /** The chunk's place in document order, from 0. */
  readonly ordinal: number;
  readonly text: string;
  readonly ratio: number;
  readonly verdict: SupportVerdict;
}

/** Finds blocks for claims in one generation, for one reader. */
export type BlockFinder = (claim: string) => readonly FoundBlock[];

const ORDER: readonly SupportVerdict[] = CITABLE_VERDICTS;

/**
 * Blocks that the reader may be answered from, that hold enough of a claim's words, speak of what it speaks of and do not
 * contradict it: those that bear it first, then those with most of its words.
 */
export function createBlockFinder(scope: RepairScope): BlockFinder {
  const { evidence, generation } = scope;
  if (generation === undefined) return () => [];
  const { at, authorizer, reader, store } = evidence;
  const restrictions = scope.restrictions ?? store?.restrictions?.(reader.tenantId);
  const chunks = groupChunks(generation);
  return (claim) => {
    const { selected } = retrieve({ question: claim, generation, reader, authorizer, restrictions, at });
    return selected
      .flatMap(({ row: { chunk, document } }): FoundBlock[] => {
        const canonical = generation.record(document.canonical_revision_id) as
          | LineageRecord<CanonicalPreimage>
          | undefined;
        const whole = canonical && generation.text(canonical.preimage.canonical_sha256);
        if (canonical === undefined || whole === undefined) return [];
        const { char_end, char_start, parse_revision_id: parse } = chunk.preimage;
        const text = createTextIndex(whole).slice(char_start, char_end);
        const { ratio } = measureOverlap(claim, text);
        if (ratio < OVERLAP_THRESHOLD) return [];
        const { verdict } = judgeSupport({ claim, evidence: { text } });
        if (!ORDER.includes(verdict)) return [];
        if (verdict !== 'supported' && !speaksOfClaim(claim, text)) return [];
        const { source_uri: sourceUri, title } = canonical.preimage;
        const ordinal = (chunks.get(parse) ?? []).findIndex(({ id }) => id === chunk.id);
        return [{ document, title, sourceUri, chunk, ordinal, text, ratio, verdict }];
      })
      .sort((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict) || b.ratio - a.ratio);
  };
}

/** The chunks of each parse revision in document order. */
function groupChunks(
  generation: StoredGeneration,
): ReadonlyMap<string, readonly LineageRecord<ChunkPreimage>[]> {
  const groups = new Map<string, LineageRecord<ChunkPreimage>[]>();
  for (const record of generation.records()) {
    if (!isRecordOf(record, 'chunk')) continue;
    const parse = record.preimage.parse_revision_id;
    groups.set(parse, [...(groups.get(parse) ?? []), record]);
  }
  for (const group of groups.values())
    group.sort((a, b) => a.preimage.char_start - b.preimage.char_start || (a.id < b.id ? -1 : 1));
  return groups;
}
