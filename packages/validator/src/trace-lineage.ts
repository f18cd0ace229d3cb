import type { Answer, Audit, Citation } from '@loccit/contract';
import type { ChainLink } from '@loccit/lineage';
import { type ChainReader, createChainReader } from './evidence/chain.js';
import type { Evidence } from './evidence/evidence.js';
import { openLibrary } from './evidence/library.js';
import { isLineageCitation } from './evidence/place.js';

/** The chain of one citation, from raw bytes to span. */
export interface LineageTrace {
  /** `C1.1`. */
  readonly address: string;
  readonly links: readonly ChainLink[];
  /**
   * True only if every link of the citation's form is matched and nothing stayed unchecked; there is a
   * generation only with an audit.
   */
  readonly holds: boolean;
}

/** What {@link traceLineage} may be given beside the answer. */
export interface TraceOptions {
  /** A claim (`C1`) or a citation (`C1.1`); every citation where absent. */
  readonly address?: string;
  /** Names the generation that answered; without it a trace has no such link. */
  readonly audit?: Audit;
}

/**
 * Recomputes the chain of each citation, link by link, from what the reader may see.
 *
 * @returns one trace a citation in order; empty where the answer has no such address
 * @remarks A generation's preimage tells of documents that the reader may not see, so only who holds the audit
 * is shown it.
 */
export function traceLineage(answer: Answer, evidence: Evidence, options: TraceOptions = {}): LineageTrace[] {
  const library = openLibrary(evidence);
  const { audit } = options;
  const generation = library.generation(audit?.index_generation_id ?? '')?.generation;
  const readChain = createChainReader(library, generation);
  const traces: LineageTrace[] = [];
  for (const claim of answer.claims) {
    for (const [at, citation] of claim.citations.entries()) {
      const address = `${claim.claim_id}.${at + 1}`;
      if (options.address !== undefined && ![address, claim.claim_id].includes(options.address)) continue;
      traces.push(traceCitation(citation, address, readChain, audit !== undefined));
    }
  }
  return traces;
}

/** Form `anchor` holds by what it names, and need not name a span. */
function traceCitation(
  citation: Citation,
  address: string,
  readChain: ChainReader,
  isAudited: boolean,
): LineageTrace {
  const isLineage = isLineageCitation(citation);
  const links = [...readChain(citation).values()].filter(
    ({ level }) =>
      (level !== 'span' || citation.char_start !== undefined) && (level !== 'generation' || isAudited),
  );
  const holds = links.every(
    ({ state, unchecked }) => state === 'matched' && (unchecked.length === 0 || !isLineage),
  );
  return { address, links, holds };
}
