import type { CitedSpan } from './chain.js';
import type { FoundEvidence } from './found-evidence.js';
import { ABSENT, type FoundRecord, memberOf, type PreimageOf } from './found-record.js';
import type {
  CanonicalPreimage,
  ChunkPreimage,
  ElementPreimage,
  IndexEntryPreimage,
  ParsePreimage,
  RecordType,
} from './preimage.js';

/** Levels between which a record names the one below. */
type Joint = 'index-entry' | 'chunk' | 'parse' | 'canonical';

/** The records of a chain, and which of them does not name its neighbour; undefined: it cannot be told. */
export interface Walk {
  readonly entry: FoundRecord<IndexEntryPreimage>;
  readonly chunk: FoundRecord<ChunkPreimage>;
  readonly parse: FoundRecord<ParsePreimage>;
  readonly canonical: FoundRecord<CanonicalPreimage>;
  readonly element: FoundRecord<ElementPreimage>;
  readonly unbroken: Readonly<Record<Joint, boolean | undefined>>;
  /** Whether the chunk's elements hold the cited one. */
  readonly elementInChunk: boolean | undefined;
  /** Id of the parse that is followed, here or not. */
  readonly parseId: string;
}

/**
 * Walks from the index entry down, by what records name rather than by what the citation says.
 *
 * @remarks Where a record and the citation name different neighbours, one of the two is wrong. A record that does
 * not hash to its id is the wrong one, and the citation is followed; else the citation is, and the record is
 * followed. An entry that is sound but belongs to another chunk is the wrong one when the cited chunk holds the
 * cited element and the entry's does not. So one changed id is one broken link, not a trail of them.
 */
export function walkChain(span: CitedSpan, evidence: FoundEvidence): Walk {
  const cited = (name: keyof CitedSpan): string => textOf(memberOf(span, name));
  const elementId = cited('element_id');
  const entry = evidence.record('index-entry', cited('index_entry_id'));
  const citedChunk = evidence.record('chunk', cited('chunk_id'));
  const toChunk = choose(entry, entry.preimage?.chunk_id, cited('chunk_id'), (named) => {
    const holds = citedChunk.sound && holdsElement(citedChunk, elementId) === true;
    return holds && holdsElement(evidence.record('chunk', named), elementId) !== true;
  });
  const chunk = evidence.record('chunk', toChunk.id);
  const toParse = choose(chunk, chunk.preimage?.parse_revision_id, cited('parse_revision_id'));
  const parse = evidence.record('parse', toParse.id);
  const toCanonical = choose(parse, parse.preimage?.canonical_revision_id, cited('canonical_revision_id'));
  const elementInChunk = holdsElement(chunk, elementId);
  // An id that a sound chunk does not list is disproved; its record tells nothing about this chain.
  const strayed = chunk.sound && elementInChunk === false;
  return {
    entry,
    chunk,
    parse,
    canonical: evidence.record('canonical', toCanonical.id),
    element: strayed ? ABSENT : evidence.record('element', elementId),
    unbroken: {
      'index-entry': toChunk.upper,
      chunk: both(toChunk.lower, toParse.upper),
      parse: both(toParse.lower, toCanonical.upper),
      canonical: toCanonical.lower,
    },
    elementInChunk,
    parseId: toParse.id,
  };
}

/** Which id is followed, and whether the record above and the id below are as they should be. */
interface Choice {
  readonly id: string;
  readonly upper: boolean | undefined;
  readonly lower: boolean | undefined;
}

function choose(
  upper: FoundRecord<PreimageOf[RecordType]>,
  named: string | undefined,
  cited: string,
  upperStrayed: (named: string) => boolean = () => false,
): Choice {
  if (named === undefined) return { id: cited, upper: undefined, lower: undefined };
  if (named === cited) return { id: cited, upper: true, lower: true };
  if (!upper.sound || upperStrayed(named)) return { id: cited, upper: false, lower: true };
  return { id: named, upper: true, lower: false };
}

function holdsElement(chunk: FoundRecord<ChunkPreimage>, elementId: string): boolean | undefined {
  return chunk.preimage?.element_ids.includes(elementId);
}

function both(a: boolean | undefined, b: boolean | undefined): boolean | undefined {
  if (a === false || b === false) return false;
  return a === undefined || b === undefined ? undefined : true;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
