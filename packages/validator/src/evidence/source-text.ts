import { type CanonicalPreimage, type LineageRecord, sha256Hex } from '@loccit/lineage';
import { StorageError, type StoredGeneration } from '@loccit/storage';
import { createTextIndex, findUnassigned, readCanonicalText, TextError, type TextIndex } from '@loccit/text';

/** What the checker could derive from raw bytes by itself. */
import { once } from '../once.js';
export type Derivation =
  | {
      readonly state: 'derived';
      readonly text: string;
      readonly sha256: string;
      readonly unassigned: boolean;
    }
  | { readonly state: 'refused' }
  | { readonly state: 'needs-extractor' }
  | { readonly state: 'no-raw' };

/** The bytes and the text behind a canonical revision, read when first asked for. */
export interface SourceText {
  raw(): Uint8Array | undefined;
  rawSha256(): string | undefined;
  derivation(): Derivation;
  /** The stored text, or the derived one where none is stored. */
  index(): TextIndex | undefined;
  textSha256(): string | undefined;
}

/** Opens the text of a canonical revision from a generation. */
export function openSourceText(
  generation: StoredGeneration,
  record: LineageRecord<CanonicalPreimage>,
): SourceText {
  const { preimage } = record;
  const raw = once(() => readHeld(() => generation.raw(preimage.raw_sha256)));
  const derivation = once(() => derive(raw(), preimage));
  const index = once(() => {
    const derived = derivation();
    const text = readHeld(() => generation.text(preimage.canonical_sha256));
    if (text !== undefined) return createTextIndex(text);
    return derived.state === 'derived' ? createTextIndex(derived.text) : undefined;
  });
  return {
    raw,
    rawSha256: once(() => mapHeld(raw(), sha256Hex)),
    derivation,
    index,
    textSha256: once(() => {
      const derived = derivation();
      const text = index()?.text;
      // Unchanged text needs one digest, not two.
      if (derived.state === 'derived' && derived.text === text) return derived.sha256;
      return mapHeld(text, sha256Hex);
    }),
  };
}

function derive(raw: Uint8Array | undefined, preimage: CanonicalPreimage): Derivation {
  if (raw === undefined) return { state: 'no-raw' };
  const isText = preimage.media_type === 'text/plain' || preimage.media_type === 'text/markdown';
  if (preimage.extractor !== null || !isText) return { state: 'needs-extractor' };
  try {
    const { text, bytes } = readCanonicalText(
      raw,
      preimage.charset === null ? {} : { charset: preimage.charset },
    );
    return { state: 'derived', text, sha256: sha256Hex(bytes), unassigned: findUnassigned(text).length > 0 };
  } catch (error) {
    if (error instanceof TextError) return { state: 'refused' };
    throw error;
  }
}

/** A store that finds its own bytes damaged holds nothing that can be shown. */
function readHeld<T>(read: () => T | undefined): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof StorageError) return undefined;
    throw error;
  }
}

function mapHeld<T, R>(value: T | undefined, map: (value: T) => R): R | undefined {
  return value === undefined ? undefined : map(value);
}
