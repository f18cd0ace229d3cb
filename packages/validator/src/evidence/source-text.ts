import type { CanonicalPreimage, LineageRecord } from '@loccit/lineage';
import { StorageError, type StoredGeneration } from '@loccit/storage';
import {
  type CanonicalText,
  createTextIndex,
  readCanonicalText,
  TextError,
  type TextIndex,
} from '@loccit/text';
import { once } from '../once.js';

/** The bytes and the text behind a canonical revision as they are held, unchecked, read when first asked for. */
export interface SourceText {
  raw(): Uint8Array | undefined;
  text(): string | undefined;
  /** The stored text, or one derived from the bytes where none is stored. */
  index(): TextIndex | undefined;
  /** Takes over an index that was made of the text elsewhere, if it is of this very text. */
  adopt(index: TextIndex): void;
}

/** Opens the text of a canonical revision from a generation. */
export function openSourceText(
  generation: Pick<StoredGeneration, 'raw' | 'text'>,
  record: LineageRecord<CanonicalPreimage>,
): SourceText {
  const { preimage } = record;
  const raw = once(() => readHeld(() => generation.raw(preimage.raw_sha256)));
  const text = once(() => readHeld(() => generation.text(preimage.canonical_sha256)));
  let adopted: TextIndex | undefined;
  const index = once(() => {
    const shown = text() ?? deriveText(raw(), preimage);
    if (shown === undefined) return undefined;
    return adopted?.text === shown ? adopted : createTextIndex(shown);
  });
  const adopt = (made: TextIndex): void => {
    adopted = made;
  };
  return { raw, text, index, adopt };
}

function deriveText(raw: Uint8Array | undefined, { charset }: CanonicalPreimage): CanonicalText | undefined {
  // Without a charset the text is an extractor's work.
  if (raw === undefined || charset === null) return undefined;
  try {
    return readCanonicalText(raw, { charset });
  } catch (error) {
    if (error instanceof TextError) return undefined;
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
