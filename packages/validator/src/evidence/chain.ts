import type { Citation } from '@loccit/contract';
import {
  type ChainEvidence,
  type ChainLevel,
  type ChainLink,
  type CitedSpan,
  createChainVerifier,
  isRecordOf,
} from '@loccit/lineage';
import { lookUp, type StoredGeneration } from '@loccit/storage';
import type { Library } from './library.js';
import { isLineageCitation } from './place.js';
import type { SourceText } from './source-text.js';

/** The links of the levels that a citation's form has, recomputed from what the reader may see. */
export type Chain = ReadonlyMap<ChainLevel, ChainLink>;

/** Walks the chain of a citation. */
export type ChainReader = (citation: Citation) => Chain;

/**
 * Opens the evidence of a library for chains.
 *
 * @remarks Each record and text is fetched and hashed once, however many citations lead to it. A text is given
 * out only for a record that was: both are what the reader may see.
 */
export function createChainReader(library: Library, generation?: StoredGeneration): ChainReader {
  const sources = new Map<string, SourceText>();
  /** What the next chain will read for the first time, by the digest of its text. */
  const unread = new Map<string, SourceText>();
  const verify = createChainVerifier(
    {
      record: (id) => {
        const found = library.find(id);
        if (found === undefined || !isRecordOf(found.record, 'canonical')) return found?.record;
        const source = library.open(found.shelf, found.record);
        sources.set(found.record.preimage.canonical_sha256, source);
        sources.set(found.record.preimage.raw_sha256, source);
        unread.set(found.record.preimage.canonical_sha256, source);
        return found.record;
      },
      text: (sha256) => sources.get(sha256)?.text(),
      givesTextOf: (sha256) => sources.get(sha256)?.isChecked === true,
      raw: (sha256) => sources.get(sha256)?.raw(),
      ...(generation === undefined ? {} : proveIn(generation)),
    },
    library.memory,
  );
  return (citation) => {
    const isWhole = isLineageCitation(citation) && citation.char_start !== undefined;
    const span = isWhole ? (citation as CitedSpan) : { ...NO_LEVELS, ...NO_SPAN, ...citation };
    const chain = new Map<ChainLevel, ChainLink>();
    for (const link of verify(span).links) if (isNamed(link, citation)) chain.set(link.level, link);
    for (const [sha256, source] of unread) {
      const index = verify.index(sha256);
      if (index !== undefined) source.adopt(index);
    }
    unread.clear();
    return chain;
  };
}

/** Without a prover the leaves that the record carries are looked at, and found wanting where they are. */
function proveIn(generation: StoredGeneration): Pick<ChainEvidence, 'generation' | 'entries'> {
  return { generation: generation.generation, entries: lookUp(generation).entries };
}

const NO_LEVELS = { parse_revision_id: '', element_id: '', chunk_id: '', index_entry_id: '' };
const NO_SPAN = { char_start: 0, char_end: 0, span_sha256: '' };
const ANCHOR_LEVELS: ReadonlySet<ChainLevel> = new Set(['raw', 'canonical', 'span']);

/** Form `anchor` names no level between the canonical text and the span. */
function isNamed({ level }: ChainLink, citation: Citation): boolean {
  return isLineageCitation(citation) || ANCHOR_LEVELS.has(level);
}
