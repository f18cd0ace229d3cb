import type { CitationForm, ExtractedLocator } from '@loccit/contract';
import { DEFAULT_ID_ALPHABET } from './doc-block-form.js';
import { createPassageTest, type Passages } from './passages.js';
import { CodeSpans } from './stream-code.js';
import { type MarkDelimiters, StreamMarks } from './stream-marks.js';

/** What can be set about a stream of an answer. */
export interface MarkStreamOptions {
  /** Marks of the system's own, such as `{ open: '<|file-', close: '|>' }`, besides those in brackets. */
  readonly delimiters?: readonly MarkDelimiters[];
  /** The numbered passages the answer is made from; zero and years are marks only if they name one. */
  readonly passages?: Passages;
  readonly idAlphabet?: string | RegExp;
  /** How many UTF-16 units a mark may have: what is longer is text, and no more than this is ever held back; 200. */
  readonly longest?: number;
}

/** A citation taken out of a stream. */
export interface StreamedCitation {
  readonly label: string;
  readonly form: CitationForm;
  /** The mark as it was written. */
  readonly mark: string;
  /** Code points of the text shown before it. */
  readonly at: number;
  /** Equal for what was written in one mark. */
  readonly mark_group: number;
  readonly locator?: ExtractedLocator;
  /** The document that the mark names besides its number. */
  readonly document_id?: string;
}

/** What can be shown now, and the marks that ended in it. */
export interface StreamPiece {
  readonly text: string;
  readonly citations: readonly StreamedCitation[];
}

/** Takes the marks out of a text that comes in pieces. */
export interface MarkStream {
  /** Takes the next piece and gives what can be shown for sure. */
  push(text: string): StreamPiece;
  /** Gives what was still held back. */
  end(): StreamPiece;
}

/**
 * Creates a filter that takes the marks out of an answer while it is written.
 *
 * @remarks What it gives does not depend on where the text is cut. No beginning of a mark is ever shown; text that turns out to be no mark is
 * given as written, and nothing is held back longer than the longest mark. Marks in code, escaped ones, the texts of links and
 * labels of definitions stay. White space before a mark goes with it where what follows sets none. Citations by author and year and
 * raised numbers are left in the text: they are part of what a reader reads.
 * @throws `RangeError` if `passages` is no count, a delimiter is empty or `longest` is not a positive number
 * @example
 * ```ts
 * const stream = createMarkStream({ delimiters: [{ open: '<|file-', close: '|>' }] });
 * const pieces = [stream.push('High at noon <|fi'), stream.push('le-a1|>.'), stream.end()];
 * pieces.map((piece) => piece.text).join(''); // 'High at noon.'
 * ```
 * @see specification, section 9.1 "In a stream"
 */
export function createMarkStream(options: MarkStreamOptions = {}): MarkStream {
  return new MarkFilter(options);
}

/** Characters before which no space is left where a mark stood. */
const SETS_NO_SPACE = /^[\s.,;:!?)\]}。，；：！？、）】》”’|]/u;
const TAIL = 40;

class MarkFilter implements MarkStream {
  readonly #marks: StreamMarks;
  readonly #code = new CodeSpans();
  #held = '';
  #shown = '';
  #tail = '';
  #points = 0;
  #groups = 0;
  /** White space before the mark just taken out; `undefined` where none was. */
  #gap: string | undefined;
  #citations: StreamedCitation[] = [];

  constructor({ delimiters = [], passages, idAlphabet, longest = 200 }: MarkStreamOptions) {
    if (!(longest >= 1)) throw new RangeError('longest: not a positive number');
    if (delimiters.some(({ open, close }) => open === '' || close === ''))
      throw new RangeError('delimiters: an empty one');
    const alphabet = idAlphabet instanceof RegExp ? idAlphabet.source : (idAlphabet ?? DEFAULT_ID_ALPHABET);
    const isPassage = createPassageTest(passages) ?? (() => false);
    this.#marks = new StreamMarks(alphabet, isPassage, delimiters, longest);
  }

  push(text: string): StreamPiece {
    this.#held += text;
    return this.#read(false);
  }

  end(): StreamPiece {
    return this.#read(true);
  }

  #read(final: boolean): StreamPiece {
    let at = 0;
    while (at < this.#held.length) {
      const next = this.#step(at, final);
      if (next === at) break;
      at = next;
    }
    this.#held = this.#held.slice(at);
    if (final) this.#gap = undefined;
    const piece = { text: this.#shown, citations: this.#citations };
    this.#shown = '';
    this.#citations = [];
    return piece;
  }

  /** Reads on from `at` and returns up to where; `at` itself where more text is needed. */
  #step(at: number, final: boolean): number {
    const inCode = this.#code.readInside(this.#held, at, this.#tail, final);
    if (inCode !== undefined) return this.#show(at, inCode);
    this.#marks.starts.lastIndex = at;
    const start = this.#marks.starts.exec(this.#held)?.index ?? this.#held.length;
    if (start > at) return this.#show(at, start);
    const unit = this.#held.charAt(at);
    if (unit === '`' || unit === '~')
      return this.#show(at, this.#code.readOpening(this.#held, at, this.#tail, final));
    if (unit === '\\')
      return at + 1 < this.#held.length || final ? this.#show(at, Math.min(at + 2, this.#held.length)) : at;
    if (unit === ' ' || unit === '\t') return this.#stepOverSpace(at, final);
    return this.#stepOverMark(at, at, final);
  }

  #stepOverSpace(at: number, final: boolean): number {
    let end = at;
    while (/[ \t]/.test(this.#held.charAt(end))) end += 1;
    // Of a long run only the end can belong to a mark: the rest is shown, so that what is held stays short.
    if (end - at > TAIL) return this.#show(at, end - TAIL);
    if (end === this.#held.length) return final ? this.#show(at, end) : at;
    return this.#stepOverMark(at, end, final);
  }

  /** A mark at `from`, white space before it from `at` on. */
  #stepOverMark(at: number, from: number, final: boolean): number {
    const before = `${this.#tail}${this.#held.slice(at, from)}`.slice(-TAIL);
    const reading = this.#marks.read(this.#held, from, { before, final });
    if (reading === 'more') return at;
    if (reading === 'none') return this.#show(at, from > at ? from : from + 1);
    const to = from + reading.length;
    for (const { label, form, locator, document } of reading.items) {
      this.#citations.push({
        label,
        form,
        mark: this.#held.slice(from, to),
        at: this.#points,
        mark_group: this.#groups,
        ...(locator === undefined ? {} : { locator }),
        ...(document === undefined ? {} : { document_id: document }),
      });
    }
    this.#groups += 1;
    this.#gap ??= this.#held.slice(at, from);
    return to;
  }

  #show(from: number, to: number): number {
    if (to <= from) return from;
    let text = this.#held.slice(from, to);
    if (this.#gap !== undefined) {
      const joins = !SETS_NO_SPACE.test(text);
      if (joins) text = `${this.#gap === '' && /[.!?]$/.test(this.#tail) ? ' ' : this.#gap}${text}`;
      this.#gap = undefined;
    }
    this.#shown += text;
    this.#points += text.length - (text.match(/[\udc00-\udfff]/g)?.length ?? 0);
    this.#tail = `${this.#tail}${text.slice(-TAIL)}`.slice(-TAIL);
    return to;
  }
}
