import { isSafeStart } from './boundary.js';
import { normalizeText } from './canonicalize.js';
import { resolveCharset } from './charset.js';
import { type DecodeOptions, decodeStrictly } from './decode.js';
import { TextError } from './errors.js';
import { countUnfinished } from './utf8.js';

/** Turns bytes that come in chunks into canonical text. */
export interface Canonicalizer {
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
  #started = false;
  #bytes: Uint8Array = new Uint8Array(0);
  #text = '';

  constructor(options: DecodeOptions) {
    this.#options = options;
  }

  push(chunk: Uint8Array): string {
    const { maxBytes } = this.#options;
    if (maxBytes !== undefined && this.#received + chunk.length > maxBytes) {
      throw new TextError('too-large', { actual: this.#received + chunk.length, limit: maxBytes });
    }
    const bytes = join(this.#bytes, chunk);
    this.#received += chunk.length;
    if (!this.#started && bytes.length < MARK_LENGTH) {
      this.#bytes = copy(bytes);
      return '';
    }
    const body = this.#start(bytes);
    const complete = body.length - countUnfinished(body);
    // A copy: the caller may use the chunk's memory again.
    this.#bytes = copy(body.subarray(complete));
    return this.#take(decodeStrictly(body.subarray(0, complete), this.#received - body.length));
  }

  finish(): string {
    const body = this.#start(this.#bytes);
    const text = this.#text + decodeStrictly(body, this.#received - body.length);
    this.#bytes = new Uint8Array(0);
    this.#text = '';
    return normalizeText(text);
  }

  #start(bytes: Uint8Array): Uint8Array {
    if (this.#started) return bytes;
    this.#started = true;
    return bytes.subarray(resolveCharset(bytes, this.#options.charset).bomLength);
  }

  #take(fresh: string): string {
    if (fresh === '') return '';
    const cut = lastSafeStart(fresh);
    if (cut === 0) {
      this.#text += fresh;
      return '';
    }
    const done = this.#text + fresh.slice(0, cut);
    this.#text = fresh.slice(cut);
    return normalizeText(done);
  }
}

/**
 * Last unit before which fresh text can be cut; 0 where all of it must be kept.
 *
 * @remarks Never before its first unit, where the kept text would have to be asked: being late is harmless.
 */
function lastSafeStart(fresh: string): number {
  let at = fresh.length - 1;
  while (at > 0 && !isSafeStart(fresh, at)) at--;
  return Math.max(at, 0);
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
