import type { BracketContext } from './bracket-form.js';
import { createBracketForms, readBrackets } from './bracket-forms.js';
import { readLenticular } from './lenticular-form.js';
import type { MarkItem } from './mark.js';
import { readNote } from './note-form.js';

/** The delimiters of marks of the caller's own, such as `<|file-` and `|>`; what stands between them is the label. */
export interface MarkDelimiters {
  readonly open: string;
  readonly close: string;
}

/** A mark at the start of a text, `none`, or `more` where only the text to come can tell. */
type StreamReading = 'none' | 'more' | { readonly length: number; readonly items: readonly MarkItem[] };

/** What a reader of marks in a stream needs to know of the place. */
interface StreamPlace {
  /** What was shown before, up to 40 units. */
  readonly before: string;
  /** Whether no text is to come. */
  readonly final: boolean;
}

/** What may still become a mark: numbers and lists, lines, passages, notes, keys, blocks. */
const PREFIXES = [
  /^[\s\d,;，；、:_~～‐-―−﹘﹣－-]*$/u,
  /^[\s\d:]*†[^\n]*(?:[,;，；、][\s\d:]*†?[^\n]*)*$/u,
  /^\s?(?:I|ID|ID\s?[:：][\s\d,;，；、:：ID]*)$/iu,
  /^K\d{0,4}_?\d{0,4}$/u,
  /^\^[^\s]*$/u,
  /^\s?\d{1,4}\s?[,，:：;；]\s?[^@\n]{0,60}$/u,
  /^\s?(?:citation|cite|source|src|doc|document|ref|reference)\s?[:：#.]?\s?\d{0,4}\s?$/iu,
  /^-?@[^\n]*$/u,
  /^[^\s@]+(?:[,;，；、]\s?[^\s@]*)*$/u,
];
const LENTICULAR_PREFIX = /^[\s\d,;，；、:_~～‐-―−﹘﹣－-]*(?:†[^\n]*)?$/u;

/** Reads the marks that may begin at a place of a stream. */
export class StreamMarks {
  readonly #forms;
  readonly #isKnown: (label: string) => boolean;
  readonly #pairs: readonly MarkDelimiters[];
  readonly #longest: number;
  /** The units with which a mark, code or an escape can begin. */
  readonly starts: RegExp;

  constructor(
    idAlphabet: string,
    isKnown: (label: string) => boolean,
    pairs: readonly MarkDelimiters[],
    longest: number,
  ) {
    this.#forms = createBracketForms(idAlphabet);
    this.#isKnown = isKnown;
    this.#pairs = pairs;
    this.#longest = longest;
    const own = pairs.map(({ open }) => open.charAt(0).replace(/[\\\]^-]/g, '\\$&')).join('');
    this.starts = new RegExp(`[ \\t\`~\\\\[【^K${own}]`, 'g');
  }

  /** @param text - what is held, the mark at `at` */
  read(text: string, at: number, place: StreamPlace): StreamReading {
    let more = false;
    for (const pair of this.#pairs) {
      const found = this.#readPair(text, at, pair, place.final);
      if (found === 'more') more = true;
      else if (found !== 'none') return found;
    }
    if (more) return 'more';
    switch (text.charAt(at)) {
      case '[':
        return this.#readBracket(text, at, 0, place);
      case '【':
        return this.#readLenticular(text, at, place);
      case '^':
      case 'K': {
        if (at + 1 === text.length) return place.final ? 'none' : 'more';
        if (text.charAt(at + 1) !== '[' || (text.charAt(at) === 'K' && /[\p{L}\p{N}]$/u.test(place.before)))
          return 'none';
        return this.#readBracket(text, at + 1, 1, place);
      }
      default:
        return 'none';
    }
  }

  #readPair(text: string, at: number, { open, close }: MarkDelimiters, final: boolean): StreamReading {
    const start = text.slice(at, at + open.length);
    if (start !== open) return !final && open.startsWith(start) ? 'more' : 'none';
    const from = at + open.length;
    const rest = text.slice(from, from + this.#longest);
    const end = rest.indexOf(close);
    const label = end < 0 ? rest : rest.slice(0, end);
    if (label.includes('\n') || label.includes(open)) return 'none';
    if (end < 0) return final || rest.length === this.#longest ? 'none' : 'more';
    if (label.trim() === '') return 'none';
    return { length: open.length + end + close.length, items: [{ form: 'cite-key', label: label.trim() }] };
  }

  #readBracket(text: string, at: number, lead: number, place: StreamPlace): StreamReading {
    if (/[\\![]$/.test(place.before)) return 'none';
    const content = this.#contentOf(text, at, ']', place.final, (inner) =>
      PREFIXES.some((prefix) => prefix.test(inner)),
    );
    if (typeof content === 'string') return content;
    const end = at + content.inner.length + 2;
    const next = text.charAt(end);
    if (next === '' && !place.final) return 'more';
    if (next === '(') return 'none';
    // The rest of a word may make a compound of it: `[3]rotaxane`.
    if (/^[a-z-]{1,19}$/.test(text.slice(end)) && !place.final) return 'more';
    if (next === ':' && /(?:^|\n)[ \t]*$/.test(place.before)) return 'none';
    const note = /^\^([^\s[\]]+)$/.exec(content.inner)?.[1];
    const items: readonly MarkItem[] | undefined =
      note === undefined
        ? readBrackets(this.#forms, content.inner, this.#contextOf(text, at, end, place.before))
        : [readNote(note, this.#isKnown)];
    if (items === undefined || (lead > 0 && text.charAt(at - 1) === 'K' && !content.inner.includes('_')))
      return 'none';
    const tail = lead > 0 && text.charAt(at - 1) === '^' && next === '^' ? 1 : 0;
    return { length: lead + end - at + tail, items };
  }

  #readLenticular(text: string, at: number, place: StreamPlace): StreamReading {
    const content = this.#contentOf(text, at, '】', place.final, (inner) => LENTICULAR_PREFIX.test(inner));
    if (typeof content === 'string') return content;
    const items = readLenticular(content.inner, { isKnown: this.#isKnown, mayExpand: true });
    const numbersBlock = /(?:^|\n)[ \t#>*-]*$/.test(place.before) && !content.inner.includes('†');
    if (items === undefined || (numbersBlock && !items.every((item) => this.#isKnown(item.label))))
      return 'none';
    return { length: content.inner.length + 2, items };
  }

  #contentOf(
    text: string,
    at: number,
    closer: string,
    final: boolean,
    mayGoOn: (inner: string) => boolean,
  ): 'none' | 'more' | { inner: string } {
    const rest = text.slice(at + 1, at + 1 + this.#longest);
    const end = rest.search(/[[\]【】\n]/);
    const inner = end < 0 ? rest : rest.slice(0, end);
    if (!mayGoOn(inner)) return 'none';
    if (end >= 0) return rest.charAt(end) === closer ? { inner } : 'none';
    return final || rest.length === this.#longest ? 'none' : 'more';
  }

  #contextOf(text: string, at: number, end: number, before: string): BracketContext {
    return {
      before: `${before}${text.slice(0, at)}`.slice(-40),
      after: text.slice(end, end + 20),
      linked: false,
      isKnown: this.#isKnown,
      isKnownSource: () => false,
      mayExpand: true,
    };
  }
}
