import type { Answer, Audit, Citation } from '@loccit/contract';
import { type ChainEvidence, type ChainLink, type CitedSpan, verifyChain } from '@loccit/lineage';
import type { Evidence } from './evidence/evidence.js';
import { type Library, openLibrary } from './evidence/library.js';
import { findPlace, isLineageCitation } from './evidence/place.js';

/** The chain of one citation, from raw bytes to span. */
export interface LineageTrace {
  /** `C1.1`. */
  readonly address: string;
  readonly links: readonly ChainLink[];
  /**
   * True only if every link of the citation's form is matched and nothing stayed unchecked; the generation
   * counts only with an audit.
   */
  readonly holds: boolean;
}

/** What {@link traceLineage} may be given beside the answer. */
export interface TraceOptions {
  /** A claim (`C1`) or a citation (`C1.1`); every citation where absent. */
  readonly address?: string;
  /** Names the generation that answered; without it that link is not available. */
  readonly audit?: Audit;
}

/**
 * Recomputes the chain of each citation, link by link, from what the reader may see.
 *
 * @returns one trace a citation in order; empty where the answer has no such address
 * @remarks A generation's preimage tells of documents that the reader may not see, so only who holds the audit
 * is shown it.
 * @example
 * ```ts
 * traceLineage(answer, evidence, { address: 'C1.1' })[0]?.holds; // true
 * ```
 */
export function traceLineage(answer: Answer, evidence: Evidence, options: TraceOptions = {}): LineageTrace[] {
  const library = openLibrary(evidence);
  const traces: LineageTrace[] = [];
  for (const claim of answer.claims) {
    for (const [at, citation] of claim.citations.entries()) {
      const address = `${claim.claim_id}.${at + 1}`;
      if (options.address !== undefined && ![address, claim.claim_id].includes(options.address)) continue;
      traces.push(traceCitation(citation, address, library, options.audit));
    }
  }
  return traces;
}

function traceCitation(
  citation: Citation,
  address: string,
  library: Library,
  audit: Audit | undefined,
): LineageTrace {
  const { links } = verifyChain(spanOfChain(citation), openChainEvidence(citation, library, audit));
  const kept = links.filter((link) => isCited(link, citation));
  const holds = kept
    .filter(({ level }) => level !== 'generation' || audit !== undefined)
    .every(
      ({ state, unchecked }) =>
        state === 'matched' && (unchecked.length === 0 || !isLineageCitation(citation)),
    );
  return { address, links: kept, holds };
}

/** Form `anchor` names no level between the canonical text and the span. */
function isCited({ level }: ChainLink, citation: Citation): boolean {
  if (isLineageCitation(citation)) return true;
  return level === 'raw' || level === 'canonical' || (level === 'span' && citation.char_start !== undefined);
}

function spanOfChain(citation: Citation): CitedSpan {
  const { raw_sha256, canonical_revision_id, coordinate_space } = citation;
  const { char_start = 0, char_end = 0, span_sha256 = '' } = citation;
  const ids = isLineageCitation(citation)
    ? citation
    : { parse_revision_id: '', element_id: '', chunk_id: '', index_entry_id: '' };
  return {
    raw_sha256,
    canonical_revision_id,
    parse_revision_id: ids.parse_revision_id,
    element_id: ids.element_id,
    chunk_id: ids.chunk_id,
    index_entry_id: ids.index_entry_id,
    coordinate_space,
    char_start,
    char_end,
    span_sha256,
  };
}

function openChainEvidence(citation: Citation, library: Library, audit: Audit | undefined): ChainEvidence {
  const place = findPlace(citation, library);
  const preimage = place?.canonical.preimage;
  const generation = library.generation(audit?.index_generation_id ?? '')?.generation;
  return {
    record: (id) => library.find(id)?.record,
    text: (sha256) => (sha256 === preimage?.canonical_sha256 ? place?.source.index()?.text : undefined),
    raw: (sha256) => (sha256 === preimage?.raw_sha256 ? place?.source.raw() : undefined),
    ...(generation === undefined ? {} : { generation }),
  };
}
