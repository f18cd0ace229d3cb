import type { Range } from './table-blocks.js';

const SPACE = /\s/u;
const PUNCTUATION = /[\p{P}\p{S}]/u;
const CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f\uff00-\uffef]/u;

interface Run {
  readonly unit: number;
  readonly length: number;
  from: number;
  to: number;
  readonly canOpen: boolean;
  readonly canClose: boolean;
}

function characterBefore(text: string, at: number): string {
  if (at <= 0) return '';
  const low = text.charCodeAt(at - 1);
  return low >= 0xdc00 && low <= 0xdfff ? text.slice(Math.max(0, at - 2), at) : text.charAt(at - 1);
}

function characterAfter(text: string, at: number): string {
  const point = text.codePointAt(at);
  return point === undefined ? '' : String.fromCodePoint(point);
}

function isSpace(character: string): boolean {
  const unit = character.charCodeAt(0);
  return unit < 0x80 ? unit === 32 || (unit > 8 && unit < 14) : SPACE.test(character);
}

/** In ASCII, whatever is seen and no letter or digit is punctuation or a symbol. */
function isPunctuation(character: string): boolean {
  const unit = character.charCodeAt(0);
  if (unit >= 0x80) return PUNCTUATION.test(character);
  return (
    (unit > 32 && unit < 48) ||
    (unit > 57 && unit < 65) ||
    (unit > 90 && unit < 97) ||
    (unit > 122 && unit < 127)
  );
}

function isCjk(character: string): boolean {
  return character.charCodeAt(0) >= 0x80 && CJK.test(character);
}

/**
 * Delimiter runs of `*`, `_` and `~~`, matched into emphasis.
 *
 * @remarks CommonMark's rules with one widening: next to a Chinese, Japanese or Korean character punctuation does not
 * keep a run of `*` or `~` from opening or closing, because those scripts set no space there. Linear: every
 * run is looked at once as closer, and failed searches are remembered.
 * @see CommonMark 0.31 section 6.2
 */
export class EmphasisReader {
  readonly #text: string;
  readonly #runs: Run[] = [];
  readonly #marks: Range[] = [];
  readonly #struck: Range[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  /** Number of unmatched runs; a link passes it to {@link EmphasisReader.resolve} as the bottom. */
  get depth(): number {
    return this.#runs.length;
  }

  /** Reads the run that begins at `from` and returns its end. */
  read(from: number): number {
    const unit = this.#text.charCodeAt(from);
    let to = from + 1;
    while (this.#text.charCodeAt(to) === unit) to += 1;
    if (unit === 126 && to - from !== 2) return to;
    const before = characterBefore(this.#text, from);
    const after = characterAfter(this.#text, to);
    const wide = unit !== 95;
    const spaceBefore = before === '' || isSpace(before);
    const spaceAfter = after === '' || isSpace(after);
    const punctuationBefore = isPunctuation(before);
    const punctuationAfter = isPunctuation(after);
    const edgeBefore = spaceBefore || punctuationBefore || (wide && isCjk(before));
    const edgeAfter = spaceAfter || punctuationAfter || (wide && isCjk(after));
    const left = !spaceAfter && (!punctuationAfter || edgeBefore);
    const right = !spaceBefore && (!punctuationBefore || edgeAfter);
    const canOpen = left && (wide || !right || punctuationBefore);
    const canClose = right && (wide || !left || punctuationAfter);
    this.#runs.push({ unit, length: to - from, from, to, canOpen, canClose });
    return to;
  }

  /** Matches the runs above `bottom` and forgets them. */
  resolve(bottom: number): void {
    const open: Run[] = [];
    // Per kind of closer: below this depth of `open` there is no opener for it.
    const floors = new Map<string, number>();
    for (const closer of this.#runs.slice(bottom)) {
      if (closer.canClose) this.#close(closer, open, floors);
      if (closer.canOpen && closer.from < closer.to) open.push(closer);
    }
    this.#runs.length = bottom;
  }

  /** The delimiters that are markup, in no particular order. */
  get marks(): readonly Range[] {
    return this.#marks;
  }

  /** Struck text with its tildes, in no particular order. */
  get struck(): readonly Range[] {
    return this.#struck;
  }

  #close(closer: Run, open: Run[], floors: Map<string, number>): void {
    const kind = `${closer.unit}/${closer.canOpen}/${closer.length % 3}`;
    while (closer.from < closer.to) {
      const floor = floors.get(kind) ?? 0;
      let i = open.length - 1;
      while (i >= floor && !matches(open[i], closer)) i -= 1;
      const opener = open[i];
      if (i < floor || opener === undefined) {
        floors.set(kind, open.length);
        return;
      }
      open.length = i + 1;
      for (const [name, depth] of floors) if (depth > open.length) floors.set(name, open.length);
      const size =
        closer.unit === 126 || (opener.to - opener.from >= 2 && closer.to - closer.from >= 2) ? 2 : 1;
      this.#marks.push(
        { from: opener.to - size, to: opener.to },
        { from: closer.from, to: closer.from + size },
      );
      if (closer.unit === 126) this.#struck.push({ from: opener.to - size, to: closer.from + size });
      opener.to -= size;
      closer.from += size;
      if (opener.from === opener.to) {
        open.length = i;
        for (const [name, depth] of floors) if (depth > i) floors.set(name, i);
      }
    }
  }
}

function matches(opener: Run | undefined, closer: Run): boolean {
  if (opener === undefined || opener.unit !== closer.unit) return false;
  if (closer.unit === 126 || !(opener.canClose || closer.canOpen)) return true;
  return (opener.length + closer.length) % 3 !== 0 || (opener.length % 3 === 0 && closer.length % 3 === 0);
}
