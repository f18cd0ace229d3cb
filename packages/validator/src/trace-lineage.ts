import type { DriftState } from '@loccit/anchoring';
import type { Answer, Audit, Citation } from '@loccit/contract';
import {
  type CanonicalPreimage,
  type ChainLink,
  type ChunkPreimage,
  type ElementPreimage,
  type IndexEntryPreimage,
  isRecordOf,
  type LineageRecord,
  type ParsePreimage,
  type RecordType,
} from '@loccit/lineage';
import { type Chain, type ChainReader, createChainReader } from './evidence/chain.js';
import type { Evidence } from './evidence/evidence.js';
import { type Library, openLibrary } from './evidence/library.js';
import { findPlace, isLineageCitation } from './evidence/place.js';
import { findDriftNow } from './verifiability/drift-now.js';

/** What became of running a tool again. */
export type RerunOutcome = 'matched' | 'mismatched' | 'not-available';

/** Runs again what made the records above a checked text; `@loccit/ingestion` has one. */
export type Rerun = (recorded: {
  readonly text: string;
  readonly title: string | null;
  readonly parse: LineageRecord<ParsePreimage> | undefined;
  readonly element: LineageRecord<ElementPreimage> | undefined;
  readonly chunk: LineageRecord<ChunkPreimage> | undefined;
  readonly entry: LineageRecord<IndexEntryPreimage> | undefined;
}) => Readonly<Record<'parse' | 'element' | 'chunk' | 'index-entry', RerunOutcome>>;

/** A link of a chain and, where tools were run again, what came of it. */
export interface TracedLink extends ChainLink {
  readonly rerun?: RerunOutcome;
}

/** The chain of one citation, from raw bytes to span. */
export interface LineageTrace {
  /** `C1.1`. */
  readonly address: string;
  readonly links: readonly TracedLink[];
  /** Whether parser, chunker and indexer were to be run again; else they are recorded and no more. */
  readonly rerun: boolean;
  /**
   * True only if every link of the citation's form is matched and nothing stayed unchecked, tools that were to be
   * run again included; there is a generation only with an audit.
   */
  readonly holds: boolean;
  /** What became of the passage since; absent where nothing is served to the reader, or source or span are not at hand. */
  readonly drift?: TracedDrift;
}

/** The state of a passage, the revision it was looked for in, and where it stands there. */
export interface TracedDrift {
  readonly state: DriftState;
  /** Null where no revision is open to the reader. */
  readonly canonical_revision_id: string | null;
  readonly places: readonly { readonly char_start: number; readonly char_end: number }[];
}

/** What {@link traceLineage} may be given beside the answer. */
export interface TraceOptions {
  /** A claim (`C1`) or a citation (`C1.1`); every citation where absent. */
  readonly address?: string;
  /** Names the generation that answered; without it a trace has no such link. */
  readonly audit?: Audit;
  readonly rerun?: Rerun;
}

/**
 * Recomputes the chain of each citation, link by link, from what the reader may see.
 *
 * @returns one trace a citation in order; empty where the answer has no such address
 * @remarks A generation's preimage tells of documents that the reader may not see, so only who holds the audit
 * is shown it.
 * @throws {@link StorageError} `store-damaged` for a store whose generation cannot be read as a whole
 */
export function traceLineage(answer: Answer, evidence: Evidence, options: TraceOptions = {}): LineageTrace[] {
  const library = openLibrary(evidence);
  const { audit, rerun } = options;
  const generation = library.generation(audit?.index_generation_id ?? '');
  const readChain = createChainReader(library, generation);
  const traces: LineageTrace[] = [];
  for (const claim of answer.claims) {
    for (const [at, citation] of claim.citations.entries()) {
      const address = `${claim.claim_id}.${at + 1}`;
      if (options.address !== undefined && ![address, claim.claim_id].includes(options.address)) continue;
      const links = readLinks(citation, readChain, audit !== undefined);
      const traced = rerun === undefined ? links : links.map(addRerun(links, library, rerun));
      const drift = traceDrift(citation, library, evidence.at);
      traces.push({
        address,
        links: traced,
        rerun: rerun !== undefined,
        holds: doHold(traced, citation),
        ...(drift === undefined ? {} : { drift }),
      });
    }
  }
  return traces;
}

function traceDrift(citation: Citation, library: Library, at: string): TracedDrift | undefined {
  const drift = findDriftNow({ citation, library, place: findPlace(citation, library), at });
  if (drift === undefined) return undefined;
  const { canonical_revision_id, state } = drift;
  const places = drift.places.map(({ charEnd, charStart }) => ({ char_start: charStart, char_end: charEnd }));
  return { state, canonical_revision_id, places };
}

/** Form `anchor` need not name a span. */
function readLinks(citation: Citation, readChain: ChainReader, isAudited: boolean): ChainLink[] {
  const chain: Chain = readChain(citation);
  return [...chain.values()].filter(
    ({ level }) =>
      (level !== 'span' || citation.char_start !== undefined) && (level !== 'generation' || isAudited),
  );
}

/** Form `anchor` holds by what it names. */
function doHold(links: readonly TracedLink[], citation: Citation): boolean {
  const isLineage = isLineageCitation(citation);
  return links.every(
    ({ state, unchecked, rerun = 'matched' }) =>
      state === 'matched' && rerun === 'matched' && (unchecked.length === 0 || !isLineage),
  );
}

function addRerun(
  links: readonly ChainLink[],
  library: Library,
  rerun: Rerun,
): (link: ChainLink) => TracedLink {
  const states = runAgain(links, library, rerun);
  return (link) =>
    link.level === 'parse' ||
    link.level === 'element' ||
    link.level === 'chunk' ||
    link.level === 'index-entry'
      ? { ...link, rerun: states?.[link.level] ?? 'not-available' }
      : link;
}

/** Only of a text that is the recorded one can a tool be asked what it makes of it. */
function runAgain(
  links: readonly ChainLink[],
  library: Library,
  rerun: Rerun,
): ReturnType<Rerun> | undefined {
  const link = links.find(({ level }) => level === 'canonical');
  const canonical = recordOf('canonical', links, library);
  if (link?.state !== 'matched' || canonical === undefined) return undefined;
  const text = textOf(canonical, library);
  if (text === undefined) return undefined;
  return rerun({
    text,
    title: canonical.preimage.title,
    parse: recordOf('parse', links, library),
    element: recordOf('element', links, library),
    chunk: recordOf('chunk', links, library),
    entry: recordOf('index-entry', links, library),
  });
}

function textOf(canonical: LineageRecord<CanonicalPreimage>, library: Library): string | undefined {
  const found = library.find(canonical.id);
  return found === undefined ? undefined : library.open(found.shelf, canonical).index()?.text;
}

/** The record that a link was checked by, if it is what its id says. */
function recordOf<L extends RecordType>(level: L, links: readonly ChainLink[], library: Library) {
  const link = links.find((one) => one.level === level);
  if (link === undefined || link.recomputed !== link.id) return undefined;
  const record = library.find(link.id)?.record;
  return record !== undefined && isRecordOf(record, level) ? record : undefined;
}
