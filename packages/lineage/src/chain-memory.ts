import { digestElements } from './digest-lists.js';
import { deriveText, type FoundText } from './found-text.js';
import { isLasting } from './lasting-value.js';
import { LineageError } from './lineage-error.js';
import type { Preimage } from './preimage.js';
import { RecentEntries } from './recent-entries.js';
import type { ElementRow } from './rows.js';
import { copyValue, isSameValue } from './same-value.js';
import { sha256Hex } from './sha256.js';
import { identify } from './write-preimage.js';

/**
 * What earlier verifiers found out, for those that come after: made by {@link createChainMemory}.
 *
 * @remarks It holds facts about content only, each under the digest of that content: the text of bytes, the digest
 * of rows, the id of a preimage. Nothing in it says that evidence is what it was.
 */
export interface ChainMemory {
  /** Characters, or what takes as much room, that are kept at most, twice over. */
  readonly capacity: number;
}

/** Enough for some hundreds of documents of 50 KB with their records. */
const DEFAULT_CAPACITY = 32 * 1024 * 1024;
/** What an entry weighs beside the text in it. */
const OVERHEAD = 256;
const ROW_WEIGHT = 128;
const RECORD_WEIGHT = 1024;

/**
 * Makes a memory that chain verifiers share, so that the second check of a document costs less than the first.
 *
 * @remarks Source bytes are hashed in every check unless they are {@link HashedBytes}; texts, rows, preimages and
 * retrieval texts are compared with the copies in here, part by part, and hashed again where they differ. Of rows and
 * preimages that are frozen through and through it is enough that they are the same objects. So evidence that changed between two checks gives
 * what it would have given without a memory. Nothing is kept about who may read what.
 * @param options - `capacity`: characters, or what takes as much room, that each of two generations of entries holds;
 * 32 Mi by default
 * @throws RangeError when the capacity is not a non-negative integer.
 * @example
 * ```ts
 * const memory = createChainMemory();
 * memory.capacity; // 33554432
 * ```
 */
export function createChainMemory(options: { readonly capacity?: number } = {}): ChainMemory {
  const { capacity = DEFAULT_CAPACITY } = options;
  if (!Number.isSafeInteger(capacity) || capacity < 0)
    throw new RangeError('capacity must be a non-negative integer');
  return new VerifiedContent(capacity);
}

/** The memory as verifiers use it. */
export class VerifiedContent implements ChainMemory {
  readonly capacity: number;
  /** Frozen copies by id, rows by their digest, texts by theirs; the prefixes of the keys keep them apart. */
  readonly #copies: RecentEntries<unknown>;
  readonly #texts: RecentEntries<FoundText>;
  /** Digest or id of values that cannot change, for as long as somebody else holds them. */
  readonly #lasting = new WeakMap<object, string>();

  constructor(capacity: number) {
    this.capacity = capacity;
    this.#copies = new RecentEntries(capacity / 2);
    this.#texts = new RecentEntries(capacity / 2);
  }

  /** A preimage with its id, as {@link identify} gives it; asked for under the id that it ought to have. */
  identify(id: string, preimage: unknown): { readonly preimage: Preimage; readonly id: string } | null {
    const known = this.#lastingDigest(preimage);
    if (known !== undefined) return { preimage: preimage as Preimage, id: known };
    const kept = this.#copies.get(id);
    if (kept !== undefined && isSameValue(kept, preimage)) {
      this.#rememberLasting(preimage, id);
      return { preimage: kept as Preimage, id };
    }
    // The copy is what is hashed, so that it is known to have this id whatever the record does when read again.
    const identity = identify(copyValue(preimage));
    if (identity === null) return null;
    this.#copies.set(identity.id, identity.preimage, RECORD_WEIGHT);
    this.#rememberLasting(preimage, identity.id);
    return identity;
  }

  /** The rows that have a digest, or undefined where the given ones are others. */
  rowsOf(elementsSha256: string, rows: readonly ElementRow[]): readonly ElementRow[] | undefined {
    if (this.#lastingDigest(rows) === elementsSha256) return rows;
    const key = `rows ${elementsSha256}`;
    const kept = this.#copies.get(key);
    if (kept !== undefined && isSameValue(kept, rows)) {
      this.#rememberLasting(rows, elementsSha256);
      return kept as readonly ElementRow[];
    }
    const copy = copyValue(rows) as readonly ElementRow[];
    if (digestOrUndefined(copy) !== elementsSha256) return undefined;
    this.#copies.set(key, copy, OVERHEAD + ROW_WEIGHT * copy.length);
    this.#rememberLasting(rows, elementsSha256);
    return copy;
  }

  /** The digest of a value that could not change since it was made. */
  #lastingDigest(value: unknown): string | undefined {
    return typeof value === 'object' && value !== null ? this.#lasting.get(value) : undefined;
  }

  #rememberLasting(value: unknown, digest: string): void {
    if (typeof value === 'object' && value !== null && isLasting(value)) this.#lasting.set(value, digest);
  }

  /** Whether a well-formed text has a digest. */
  isTextOf(text: string, digest: string): boolean {
    const key = `text ${digest}`;
    if (this.#copies.get(key) === text) return true;
    if (sha256Hex(text) !== digest) return false;
    this.#copies.set(key, text, OVERHEAD + text.length);
    return true;
  }

  /** As {@link deriveText}; the digest was made of the bytes in this check. */
  derive(
    raw: { readonly bytes: Uint8Array; readonly digest: string },
    charset: string,
  ): FoundText | null | undefined {
    const key = `${raw.digest} ${charset}`;
    const kept = this.#texts.get(key);
    if (kept !== undefined) {
      // One that comes again is worth its string: cutting that costs less than decoding each slice.
      kept.decode();
      return kept;
    }
    // Text shares memory with the bytes that it was read from, and those may be written to between two checks.
    const bytes = raw.bytes.slice();
    const digest = sha256Hex(bytes);
    const derived = deriveText({ bytes, digest }, charset);
    if (derived) this.#texts.set(`${digest} ${charset}`, derived, OVERHEAD + 3 * bytes.length);
    return derived;
  }
}

function digestOrUndefined(rows: readonly ElementRow[]): string | undefined {
  try {
    return digestElements(rows);
  } catch (error) {
    if (error instanceof LineageError) return undefined;
    throw error;
  }
}
