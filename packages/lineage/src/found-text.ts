import {
  type CanonicalText,
  createTextIndex,
  readCanonicalText,
  TextError,
  type TextIndex,
} from '@loccit/text';
import { LineageError } from './lineage-error.js';
import { sha256Hex } from './sha256.js';

const MOST_SLICES = 8192;
/** In a text below this length two positions make one number. */
const SHORT = 2 ** 26;

/** A text with its digest and the digests of its slices, each computed once. */
export class FoundText {
  /** SHA-256 of the UTF-8; null for a string that has none. */
  readonly digest: string | null;
  readonly #slices = new Map<string | number, string>();
  readonly #source: string | CanonicalText;
  #index: TextIndex | undefined;

  /** @param source - the text, with its counts where they are known */
  constructor(source: string | CanonicalText, digest: string | null) {
    this.#source = source;
    this.digest = digest;
  }

  /** Of a text that was derived from bytes: made when first asked for, which takes longer than to count it. */
  get text(): string {
    return typeof this.#source === 'string' ? this.#source : this.#source.text;
  }

  /** The charset in effect when the text was derived from bytes, undefined for one that is merely held. */
  get charset(): string | undefined {
    return typeof this.#source === 'string' ? undefined : this.#source.charset;
  }

  /** Length in code points. */
  get chars(): number {
    return this.index.chars;
  }

  /** SHA-256 of a slice by code points, or null if the text is shorter than that. */
  sliceDigest(charStart: number, charEnd: number): string | null {
    if (charEnd > this.chars) return null;
    const key = charEnd < SHORT ? charStart * SHORT + charEnd : `${charStart}-${charEnd}`;
    let digest = this.#slices.get(key);
    if (digest === undefined) {
      digest = sha256Hex(this.#cut(charStart, charEnd));
      // A text may be kept for long, and be asked for any number of slices.
      if (this.#slices.size >= MOST_SLICES) this.#slices.clear();
      this.#slices.set(key, digest);
    }
    return digest;
  }

  /** The text with its positions, counted once. */
  get index(): TextIndex {
    this.#index ??= createTextIndex(this.#source);
    return this.#index;
  }

  /** Makes the string, for a text of which many slices will be asked. */
  decode(): void {
    void this.text;
  }

  /** What of a text is at hand without making another of it. */
  #cut(charStart: number, charEnd: number): string | Uint8Array {
    const { index } = this;
    return typeof this.#source === 'string'
      ? index.slice(charStart, charEnd)
      : index.sliceUtf8(charStart, charEnd);
  }
}

/** Takes a text as evidence gave it; never throws on what it holds. */
export function inspectText(text: unknown): FoundText | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    return new FoundText(text, sha256Hex(text));
  } catch (error) {
    if (!(error instanceof LineageError)) throw error;
    return new FoundText(text, null);
  }
}

/**
 * Derives canonical text from source bytes.
 *
 * @returns Null where the bytes are no text in that charset, undefined where this platform cannot tell.
 */
export function deriveText(
  raw: { readonly bytes: Uint8Array; readonly digest: string },
  charset: string,
): FoundText | null | undefined {
  try {
    const canonical = readCanonicalText(raw.bytes, { charset });
    const { bytes } = canonical;
    return new FoundText(canonical, isSameMemory(bytes, raw.bytes) ? raw.digest : sha256Hex(bytes));
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    return error.code === 'charset-unsupported' || error.code === 'too-large' ? undefined : null;
  }
}

/** Whether canonical bytes are the source's own, and so have its digest. */
function isSameMemory(bytes: Uint8Array, raw: Uint8Array): boolean {
  return bytes.buffer === raw.buffer && bytes.byteOffset === raw.byteOffset && bytes.length === raw.length;
}
