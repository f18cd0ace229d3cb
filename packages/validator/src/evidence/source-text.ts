import { type CanonicalPreimage, HashedBytes, type LineageRecord } from '@loccit/lineage';
import { StorageError } from '@loccit/storage';
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
  /** Whether what is held is held by its digest: then a text is the recorded one, or is not there. */
  readonly isChecked: boolean;
  raw(): Uint8Array | HashedBytes | undefined;
  text(): string | undefined;
  /** The stored text, or one derived from the bytes where none is stored. */
  index(): TextIndex | undefined;
  /** Takes over an index that was made elsewhere of the text that the revision records, if it is the text here. */
  adopt(index: TextIndex): void;
}

/** Where content is read by its digest. */
export interface ContentSource {
  readonly isChecked: boolean;
  raw(rawSha256: string): Uint8Array | HashedBytes | undefined;
  text(canonicalSha256: string): string | undefined;
}

/** Opens the text of a canonical revision. */
export function openSourceText(content: ContentSource, record: LineageRecord<CanonicalPreimage>): SourceText {
  const { preimage } = record;
  const { isChecked } = content;
  const raw = once(() => readHeld(() => content.raw(preimage.raw_sha256)));
  const text = once(() => readHeld(() => content.text(preimage.canonical_sha256)));
  let adopted: TextIndex | undefined;
  const index = once(() => {
    if (isChecked && adopted !== undefined) return adopted;
    const shown = text() ?? deriveText(raw(), preimage);
    if (shown === undefined) return undefined;
    return adopted?.text === shown ? adopted : createTextIndex(shown);
  });
  const adopt = (made: TextIndex): void => {
    adopted = made;
  };
  return { isChecked, raw, text, index, adopt };
}

function deriveText(
  raw: Uint8Array | HashedBytes | undefined,
  { charset }: CanonicalPreimage,
): CanonicalText | undefined {
  // Without a charset the text is an extractor's work.
  if (raw === undefined || charset === null) return undefined;
  try {
    return readCanonicalText(raw instanceof HashedBytes ? raw.copy() : raw, { charset });
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
