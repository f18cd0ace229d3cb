import type { ChainEvidence } from './chain.js';
import type { VerifiedContent } from './chain-memory.js';
import { digestElements } from './digest-lists.js';
import { IDENTITIES } from './fields.js';
import {
  ABSENT,
  type FoundRecord,
  inspectRecord,
  isIdOf,
  memberOf,
  type PreimageOf,
} from './found-record.js';
import { deriveText, type FoundText, inspectText } from './found-text.js';
import { HashedBytes, memoryOf } from './hashed-bytes.js';
import { isDigest } from './is-digest.js';
import { LineageError } from './lineage-error.js';
import type { GenerationPreimage, ParsePreimage, Preimage, RecordType } from './preimage.js';
import type { ElementRow, EntryLeaf } from './rows.js';
import { sha256Hex } from './sha256.js';
import { treeRoot } from './tree.js';
import { verifyInclusion } from './verify-proof.js';

/** Source bytes with their digest. */
export interface FoundRaw {
  readonly bytes: Uint8Array;
  readonly digest: string;
}

/**
 * Evidence, each piece of it fetched, hashed and inspected once.
 *
 * @remarks Many citations share documents; with this they cost the bytes of distinct documents and no more.
 */
export class FoundEvidence {
  readonly #evidence: ChainEvidence;
  readonly #memory: VerifiedContent | undefined;
  readonly #records = new Map<string, FoundRecord<Preimage>>();
  readonly #texts = new Map<string, FoundText | undefined>();
  readonly #raws = new Map<string, FoundRaw | undefined>();
  readonly #derived = new Map<string, FoundText | null | undefined>();
  readonly #rows = new Map<string, readonly ElementRow[] | null | undefined>();
  #generation: FoundRecord<GenerationPreimage> | undefined;
  #entries: ReadonlySet<string> | null | undefined;
  #entriesRead = false;

  constructor(evidence: ChainEvidence, memory?: VerifiedContent) {
    this.#evidence = evidence;
    this.#memory = memory;
  }

  record<L extends RecordType>(level: L, id: string): FoundRecord<PreimageOf[L]> {
    const known = this.#records.get(id);
    // An id's prefix fixes its level, so what is kept under it is of this level.
    if (known !== undefined && id.startsWith(IDENTITIES[level].prefix))
      return known as FoundRecord<PreimageOf[L]>;
    if (!isIdOf(level, id)) return ABSENT;
    const found = inspectRecord(this.#evidence.record(id), level, id, this.#memory);
    this.#records.set(id, found);
    return found;
  }

  /** The text as it is held; one that is the text derived here is not hashed again. */
  text(canonicalSha256: string, derived?: FoundText | null): FoundText | undefined {
    return cached(this.#texts, canonicalSha256, () => {
      if (derived?.digest === canonicalSha256 && this.#evidence.givesTextOf?.(canonicalSha256) === true)
        return derived;
      const text: unknown = this.#evidence.text(canonicalSha256);
      return derived && derived.text === text ? derived : inspectText(text);
    });
  }

  /** The text that was last read under a digest, whether it has that digest or not. */
  readText(canonicalSha256: string): FoundText | undefined {
    return this.#texts.get(canonicalSha256);
  }

  raw(rawSha256: string): FoundRaw | undefined {
    if (!isDigest(rawSha256)) return undefined;
    return cached(this.#raws, rawSha256, () => {
      const bytes: unknown = this.#evidence.raw(rawSha256);
      if (bytes instanceof HashedBytes) return { bytes: memoryOf(bytes), digest: bytes.digest };
      return bytes instanceof Uint8Array ? { bytes, digest: sha256Hex(bytes) } : undefined;
    });
  }

  /** Canonical text of bytes: null where they are none, undefined where this platform cannot tell. */
  derived(raw: FoundRaw, charset: string): FoundText | null | undefined {
    return cached(this.#derived, `${raw.digest} ${charset}`, () =>
      this.#memory === undefined ? deriveText(raw, charset) : this.#memory.derive(raw, charset),
    );
  }

  /** The element rows of a parse: null when they are not those it commits to, undefined when not carried. */
  elementRows(parse: FoundRecord<ParsePreimage>): readonly ElementRow[] | null | undefined {
    const { preimage } = parse;
    const carried = memberOf(parse.info, 'elements');
    if (preimage === null || carried === undefined) return undefined;
    return cached(this.#rows, parse.recomputed ?? '', () => {
      const rows = carried as readonly ElementRow[];
      if (this.#memory !== undefined) return this.#memory.rowsOf(preimage.elements_sha256, rows) ?? null;
      return attempt(() => digestElements(rows)) === preimage.elements_sha256 ? rows : null;
    });
  }

  /** Whether a value is a text that has a digest. */
  isTextOf(text: unknown, digest: string): boolean {
    if (typeof text !== 'string' || !text.isWellFormed()) return false;
    return this.#memory === undefined ? sha256Hex(text) === digest : this.#memory.isTextOf(text, digest);
  }

  /** The generation, as the record that its own id names. */
  generation(): FoundRecord<GenerationPreimage> {
    this.#generation ??= inspectRecord(this.#evidence.generation, 'generation', this.generationId());
    return this.#generation;
  }

  /** The id that the generation's record bears, empty without one. */
  generationId(): string {
    const id = memberOf(this.#evidence.generation, 'id');
    return typeof id === 'string' ? id : '';
  }

  /** Whether the generation commits to an entry, undefined where nothing at hand tells. */
  hasEntry(indexEntryId: string): boolean | undefined {
    const prover = this.#evidence.entries;
    const { preimage } = this.generation();
    if (prover === undefined || preimage === null) {
      const entries = this.entries();
      return entries === null ? false : entries?.has(indexEntryId);
    }
    const proof = prover.inclusion(indexEntryId);
    return proof?.index_entry_id === indexEntryId && verifyInclusion(proof, preimage) === 'proved';
  }

  /** Ids of the generation's entries: null when they are not those it commits to, undefined when not carried. */
  entries(): ReadonlySet<string> | null | undefined {
    if (!this.#entriesRead) this.#entries = readEntries(this.generation());
    this.#entriesRead = true;
    return this.#entries;
  }
}

function readEntries(generation: FoundRecord<GenerationPreimage>): ReadonlySet<string> | null | undefined {
  const { preimage } = generation;
  const carried = memberOf(generation.info, 'leaves');
  if (preimage === null || carried === undefined) return undefined;
  const leaves = carried as readonly EntryLeaf[];
  if (attempt(() => treeRoot(leaves)) !== preimage.entries_root) return null;
  if (leaves.length !== preimage.entries_count) return null;
  return new Set(leaves.map((leaf) => leaf.index_entry_id));
}

/** A digest, or undefined when its input is malformed. */
function attempt(digest: () => string): string | undefined {
  try {
    return digest();
  } catch (error) {
    if (error instanceof LineageError) return undefined;
    throw error;
  }
}

function cached<T>(map: Map<string, T>, key: string, make: () => T): T {
  const known = map.get(key);
  if (known !== undefined || map.has(key)) return known as T;
  const made = make();
  map.set(key, made);
  return made;
}
