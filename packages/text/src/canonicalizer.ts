import { isSafeStart } from './boundary.js';
import { normalizeText } from './canonicalize.js';
import { resolveCharset } from './charset.js';
import { type DecodeOptions, decodePrefix, unfinished } from './decode.js';
import { TextError } from './errors.js';

/** Turns bytes that come in chunks into canonical text. */
export interface Canonicalizer {
  /** The encoding in effect; `undefined` until enough bytes were taken to tell whether a byte order mark decides it. */
  readonly charset: string | undefined;
  /** Takes the next bytes and returns the canonical text that no later byte can change any more, maybe ''. */
  push(chunk: Uint8Array): string;
  /** Says that the bytes are over and returns the rest. */
  finish(): string;
}

/** Longest byte order mark. */
const MARK_LENGTH = 3;

/**
 * Creates a canonicaliser for one text of any length.
 *
 * @remarks The results joined are the canonical text of all bytes, however these are cut: a CRLF, a sequence
 * or a combining mark may lie across a cut. Keeps at most a chunk and the characters since the last place where
 * NFC lets a text be cut. After an error or `finish` it is of no further use.
 * @throws {@link TextError} from `push` and `finish`, as {@link decodeText} does; offsets count from the first
 * byte ever pushed.
 * @example
 * ```ts
 * const canonicalizer = createCanonicalizer();
 * // The CR may yet be half of a CRLF, and an accent may follow the a:
 * canonicalizer.push(new Uint8Array([0x61, 0x0d])); // ''
 * canonicalizer.push(new Uint8Array([0x0a, 0x62])); // 'a\n'
 * canonicalizer.finish(); // 'b'
 * ```
 */
export function createCanonicalizer(options: DecodeOptions = {}): Canonicalizer {
  return new ChunkCanonicalizer(options);
}

class ChunkCanonicalizer implements Canonicalizer {
  readonly #options: DecodeOptions;
  #received = 0;
  #charset: string | undefined;
  #bytes: Uint8Array = new Uint8Array(0);
  #text = '';
  /** What precedes the next text. Asking the kept text for it would flatten all of it at each short chunk. */
  #lastUnit = '';

  constructor(options: DecodeOptions) {
    this.#options = options;
  }

  get charset(): string | undefined {
    return this.#charset;
  }

  push(chunk: Uint8Array): string {
    const { maxBytes } = this.#options;
    if (maxBytes !== undefined && this.#received + chunk.length > maxBytes) {
      throw new TextError('too-large', { actual: this.#received + chunk.length, limit: maxBytes });
    }
    const bytes = join(this.#bytes, chunk);
    this.#received += chunk.length;
    if (this.#charset === undefined && bytes.length < MARK_LENGTH) {
      this.#bytes = copy(bytes);
      return '';
    }
    return this.#take(this.#decode(bytes));
  }

  finish(): string {
    const text = this.#text + this.#decode(this.#bytes);
    if (this.#bytes.length > 0) throw unfinished(this.#received - this.#bytes.length, this.#received);
    this.#text = '';
    return normalizeText(text);
  }

  /** Decodes what is whole and keeps the rest. */
  #decode(bytes: Uint8Array): string {
    let body = bytes;
    if (this.#charset === undefined) {
      const { charset, bomLength } = resolveCharset(bytes, this.#options.charset);
      this.#charset = charset;
      body = bytes.subarray(bomLength);
    }
    const { text, consumed } = decodePrefix(body, this.#charset, this.#received - body.length);
    // A copy: the caller may use the chunk's memory again.
    this.#bytes = copy(body.subarray(consumed));
    return text;
  }

  #take(fresh: string): string {
    if (fresh === '') return '';
    const cut = lastSafeStart(this.#lastUnit, fresh);
    this.#lastUnit = fresh.slice(-1);
    if (cut === undefined) {
      this.#text += fresh;
      return '';
    }
    const done = this.#text + fresh.slice(0, cut);
    this.#text = fresh.slice(cut);
    return normalizeText(done);
  }
}

/** Last unit before which fresh text can be cut, its first included; `undefined` where it cannot. */
function lastSafeStart(lastUnit: string, fresh: string): number | undefined {
  let at = fresh.length - 1;
  while (at > 0 && !isSafeStart(fresh, at)) at--;
  if (at > 0 || lastUnit === '') return at;
  return isSafeStart(lastUnit + fresh.slice(0, 2), 1) ? 0 : undefined;
}

// Not `slice`: on Node's Buffer, which is a Uint8Array too, that is a view.
const copy = (bytes: Uint8Array): Uint8Array => new Uint8Array(bytes);

function join(first: Uint8Array, second: Uint8Array): Uint8Array {
  if (first.length === 0) return second;
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}
