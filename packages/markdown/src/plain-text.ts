import { countUpTo } from './binary-search.js';
import type { InlineToken } from './inline-token.js';
import { decodeReference } from './link-target.js';
import type { Range } from './table-blocks.js';

/** What a reader sees of a range, with the way back to the source. */
export interface VisibleText {
  readonly text: string;
  /** `text` with a letter for every unit of raw HTML, in which no sentence ends. */
  readonly outline: string;
  /** UTF-16 offset in the source of a unit of `text`. */
  toSource(index: number): number;
  /** Index of the first unit of `text` whose place in the source is at `source` or behind it. */
  toVisible(source: number): number;
}

interface Cut extends Range {
  readonly text: string;
}

/** `visible` leaves all markup out; `claim` keeps what changes how its surroundings are to be read. */
export type Reading = 'visible' | 'claim';

/**
 * Writes what a reader sees of a range of inline content: markup taken away, escapes and references resolved.
 *
 * @param content - the content of a leaf, `offset` its place in the source
 * @param tokens - the leaf's inline tokens
 * @param reading - `claim` keeps tildes that strike, raw HTML and pictures without words as written
 * @param omitted - ranges to leave out with the white space before them where what follows sets none; sorted
 * @remarks White space is otherwise not changed. Linear in range and tokens, apart from one sort.
 */
export function writeVisibleText(
  content: string,
  offset: number,
  tokens: readonly InlineToken[],
  range: Range,
  reading: Reading = 'visible',
  omitted: readonly Range[] = [],
): VisibleText {
  const cuts: (Cut & { omitted?: true; raw?: true })[] = omitted.map((cut) => ({
    from: cut.from,
    to: cut.to,
    text: '',
    omitted: true,
  }));
  for (const token of tokens) {
    if (token.to <= range.from || token.from >= range.to) continue;
    if (reading === 'visible' || !isKept(token, content, offset))
      cuts.push(...describeMarkup(token, content, offset));
    else if (token.kind !== 'emphasis') cuts.push({ from: token.from, to: token.to, text: '', raw: true });
  }
  cuts.sort((a, b) => a.from - b.from || b.to - a.to);
  const writer = new VisibleWriter(content, offset, range.from);
  for (const cut of cuts) {
    if (cut.from >= range.to) break;
    if (cut.to <= writer.at) {
      // Of two marks that a definition makes one link of, the link's own markup ends where the second mark does.
      if (cut.omitted === true && cut.to === writer.at) writer.closeGap(range.to);
      continue;
    }
    writer.copyTo(cut.from);
    if (cut.raw === true) {
      writer.copyTo(Math.min(cut.to, range.to), true);
      continue;
    }
    if (cut.from >= writer.at) writer.insert(cut.text);
    writer.at = Math.max(writer.at, Math.min(cut.to, range.to));
    if (cut.omitted === true) writer.closeGap(range.to);
  }
  writer.copyTo(range.to);
  return writer.finish();
}

/** A piece of visible text; an inserted one stands at one place of the source. */
interface Piece {
  text: string;
  readonly source: number;
  readonly inserted: boolean;
  readonly raw: boolean;
}

class VisibleWriter {
  at: number;
  readonly #content: string;
  readonly #offset: number;
  readonly #pieces: Piece[] = [];

  constructor(content: string, offset: number, at: number) {
    this.#content = content;
    this.#offset = offset;
    this.at = at;
  }

  copyTo(to: number, raw = false): void {
    if (to <= this.at) return;
    const text = this.#content.slice(this.at - this.#offset, to - this.#offset);
    this.#pieces.push({ text, source: this.at, inserted: false, raw });
    this.at = to;
  }

  insert(text: string): void {
    if (text !== '') this.#pieces.push({ text, source: this.at, inserted: true, raw: false });
  }

  /** Where a mark went: no space before punctuation, one between a full stop and the next sentence. */
  closeGap(end: number): void {
    let ahead = this.at;
    while (ahead < end && isEmphasisUnit(this.#content.charCodeAt(ahead - this.#offset))) ahead += 1;
    const next = ahead < end ? this.#content.charAt(ahead - this.#offset) : '';
    if (next === '' || /[\s.,;:!?)\]}。，；：！？、）】》”’|]/.test(next)) this.#trimEnd();
    else if (next !== '[' && /[.!?]$/.test(this.#pieces.at(-1)?.text.slice(-1) ?? '')) this.insert(' ');
  }

  #trimEnd(): void {
    for (let last = this.#pieces.at(-1); last !== undefined; last = this.#pieces.at(-1)) {
      let length = last.text.length;
      while (
        length > 0 &&
        (last.text.charCodeAt(length - 1) === 32 || last.text.charCodeAt(length - 1) === 9)
      )
        length -= 1;
      last.text = last.text.slice(0, length);
      if (length > 0) return;
      this.#pieces.pop();
    }
  }

  finish(): VisibleText {
    const pieces = this.#pieces;
    const starts: number[] = [];
    let length = 0;
    for (const piece of pieces) {
      starts.push(length);
      length += piece.text.length;
    }
    const end = this.at;
    const text = join(pieces);
    return {
      text,
      outline: pieces.some((piece) => piece.raw) ? join(pieces.map(blankRaw)) : text,
      toSource: (index) => {
        const i = countUpTo(starts.length, (k) => (starts[k] ?? 0) <= index) - 1;
        const piece = pieces[i];
        if (piece === undefined || index >= length) return end;
        return piece.inserted ? piece.source : piece.source + index - (starts[i] ?? 0);
      },
      toVisible: (source) => {
        const i = countUpTo(pieces.length, (k) => (pieces[k]?.source ?? 0) < source) - 1;
        const piece = pieces[i];
        if (piece === undefined) return 0;
        const within = piece.inserted
          ? piece.text.length
          : Math.min(source - piece.source, piece.text.length);
        return (starts[i] ?? 0) + within;
      },
    };
  }
}

function join(pieces: readonly Piece[]): string {
  return pieces.length === 1 ? (pieces[0]?.text ?? '') : pieces.map((piece) => piece.text).join('');
}

function blankRaw(piece: Piece): Piece {
  return piece.raw ? { ...piece, text: 'X'.repeat(piece.text.length) } : piece;
}

function isEmphasisUnit(unit: number): boolean {
  return unit === 42 || unit === 95 || unit === 126;
}

/** The visible text of a range, as {@link writeVisibleText} writes it. */
export function writePlainText(
  content: string,
  offset: number,
  tokens: readonly InlineToken[],
  range: Range,
): string {
  return writeVisibleText(content, offset, tokens, range).text;
}

/** Markup that changes how its surroundings are to be read: what strikes, raw HTML but line breaks, pictures without words. */
function isKept(token: InlineToken, content: string, offset: number): boolean {
  if (token.kind === 'emphasis') return content.charCodeAt(token.from - offset) === 126;
  if (token.kind === 'html') return !isLineBreakTag(content.slice(token.from - offset, token.to - offset));
  return (
    token.kind === 'image' &&
    !/[\p{L}\p{N}]/u.test(content.slice(token.textFrom - offset, token.textTo - offset))
  );
}

function describeMarkup(token: InlineToken, content: string, offset: number): Cut[] {
  const hide = (from: number, to: number, text = ''): Cut => ({ from, to, text });
  switch (token.kind) {
    case 'escape':
    case 'break':
      return [hide(token.from, token.from + 1)];
    case 'reference':
      return [
        hide(token.from, token.to, decodeReference(content.slice(token.from - offset, token.to - offset))),
      ];
    case 'html':
      return [
        hide(
          token.from,
          token.to,
          isLineBreakTag(content.slice(token.from - offset, token.to - offset)) ? '\n' : '',
        ),
      ];
    case 'emphasis':
      return [hide(token.from, token.to)];
    case 'autolink':
      return [hide(token.from, token.from + 1), hide(token.to - 1, token.to)];
    case 'code':
      return [hide(token.from, token.innerFrom), hide(token.innerTo, token.to)];
    case 'link':
    case 'image':
      return [hide(token.from, token.textFrom), hide(token.textTo, token.to)];
    default:
      return [];
  }
}

/** Whether a raw tag is `<br>` in any spelling. */
export function isLineBreakTag(tag: string): boolean {
  return /^<br\s*\/?>$/i.test(tag);
}
