import { findBareUrlEnd } from './bare-url.js';
import { findLabelEnd, normalizeLabel } from './definitions.js';
import { EmphasisReader } from './emphasis.js';
import { HtmlReader } from './inline-html.js';
import type { InlineToken, LinkToken } from './inline-token.js';
import { decodeMarkup, isEscapable, type LinkTarget, readInlineTarget, TitleMemo } from './link-target.js';

/** Resolves a normalized label to the first definition with that label. */
export type LabelLookup = (
  label: string,
) => { readonly url: string; readonly title: string | undefined } | undefined;

interface Opener {
  readonly from: number;
  readonly image: boolean;
  readonly depth: number;
  nested: boolean;
}

const SPECIAL = /[\\`&<[\]!*_~]|https?:\/\/|www\./gi;
const REFERENCE = /&(?:#[xX][0-9a-fA-F]{1,6}|#\d{1,7}|[A-Za-z][A-Za-z0-9]{1,31});/y;
const FOOTNOTE = /\[\^([^\s[\]]{1,999})\](?!\()/y;

/** A run with more opening brackets than this is plain text. */
const MAX_OPEN_BRACKETS = 100_000;

function countOpenBrackets(text: string): number {
  let count = 0;
  for (let at = text.indexOf('['); at >= 0; at = text.indexOf('[', at + 1)) count += 1;
  return count;
}

/**
 * Reads the inline constructs of one run of inline content.
 *
 * @param content - the content, markers of containers replaced by spaces of the same length
 * @param offset - added to every position of the tokens
 * @remarks Tokens are sorted by position, outer before inner. Linear in the length of `content`: every search for a
 * closing delimiter that fails is remembered.
 */
export function scanInline(content: string, offset: number, lookup: LabelLookup): InlineToken[] {
  SPECIAL.lastIndex = 0;
  return !SPECIAL.test(content) || countOpenBrackets(content) > MAX_OPEN_BRACKETS
    ? []
    : new InlineScanner(content, offset, lookup).scan();
}

class InlineScanner {
  readonly #text: string;
  readonly #offset: number;
  readonly #lookup: LabelLookup;
  readonly #tokens: InlineToken[] = [];
  readonly #openers: Opener[] = [];
  readonly #emphasis: EmphasisReader;
  readonly #html: HtmlReader;
  readonly #titles = new TitleMemo();
  /** Positions of backtick runs by length, and how many of each are behind. */
  #ticks: Map<number, { positions: number[]; next: number }> | undefined;
  /** Openers below this depth stand before a link and may not become links themselves. */
  #inactiveBelow = 0;

  constructor(text: string, offset: number, lookup: LabelLookup) {
    this.#text = text;
    this.#offset = offset;
    this.#lookup = lookup;
    this.#emphasis = new EmphasisReader(text);
    this.#html = new HtmlReader(text);
  }

  scan(): InlineToken[] {
    let at = 0;
    for (;;) {
      SPECIAL.lastIndex = at;
      const found = SPECIAL.exec(this.#text);
      if (found === null) break;
      at = this.#read(found.index);
    }
    this.#emphasis.resolve(0);
    for (const mark of this.#emphasis.marks) this.#push({ kind: 'emphasis', ...mark });
    for (const range of this.#emphasis.struck) this.#push({ kind: 'struck', ...range });
    return this.#tokens.sort((a, b) => a.from - b.from || b.to - a.to);
  }

  #push(token: InlineToken): number {
    const { to } = token;
    move(token, this.#offset);
    this.#tokens.push(token);
    return to;
  }

  #read(at: number): number {
    switch (this.#text.charCodeAt(at)) {
      case 92:
        return this.#readBackslash(at);
      case 96:
        return this.#readCode(at);
      case 38:
        return this.#readReference(at);
      case 60:
        return this.#readAngle(at);
      case 33:
        if (this.#text.charCodeAt(at + 1) !== 91) return at + 1;
        this.#open(at, true);
        return at + 2;
      case 91:
        return this.#readOpening(at);
      case 93:
        return this.#readClosing(at);
      case 42:
      case 95:
      case 126:
        return this.#emphasis.read(at);
      default: {
        const end = findBareUrlEnd(this.#text, at);
        if (end < 0) return at + 1;
        const written = this.#text.slice(at, end);
        const url = decodeMarkup(/^www\./i.test(written) ? `http://${written}` : written);
        return this.#push({ kind: 'url', from: at, to: end, url });
      }
    }
  }

  #readBackslash(at: number): number {
    const next = this.#text.charCodeAt(at + 1);
    if (next === 10) return this.#push({ kind: 'break', from: at, to: at + 2 });
    return isEscapable(next) ? this.#push({ kind: 'escape', from: at, to: at + 2 }) : at + 1;
  }

  #readReference(at: number): number {
    REFERENCE.lastIndex = at;
    const found = REFERENCE.exec(this.#text);
    return found === null ? at + 1 : this.#push({ kind: 'reference', from: at, to: at + found[0].length });
  }

  #readAngle(at: number): number {
    const found = this.#html.read(at);
    if (found === undefined) return at + 1;
    if (found.url === undefined) return this.#push({ kind: 'html', from: at, to: found.end });
    return this.#push({ kind: 'autolink', from: at, to: found.end, url: found.url });
  }

  #readCode(at: number): number {
    let innerFrom = at + 1;
    while (this.#text.charCodeAt(innerFrom) === 96) innerFrom += 1;
    const innerTo = this.#nextTicks(innerFrom - at, innerFrom);
    if (innerTo < 0) return innerFrom;
    return this.#push({ kind: 'code', from: at, to: innerTo + innerFrom - at, innerFrom, innerTo });
  }

  #nextTicks(length: number, from: number): number {
    if (this.#ticks === undefined) {
      this.#ticks = new Map();
      for (const run of this.#text.matchAll(/`+/g)) {
        const known = this.#ticks.get(run[0].length);
        if (known === undefined) this.#ticks.set(run[0].length, { positions: [run.index], next: 0 });
        else known.positions.push(run.index);
      }
    }
    const runs = this.#ticks.get(length);
    if (runs === undefined) return -1;
    while ((runs.positions[runs.next] ?? Number.POSITIVE_INFINITY) < from) runs.next += 1;
    return runs.positions[runs.next] ?? -1;
  }

  #open(at: number, image: boolean): void {
    const outer = this.#openers.at(-1);
    if (outer !== undefined) outer.nested = true;
    this.#openers.push({ from: at, image, depth: this.#emphasis.depth, nested: false });
  }

  #readOpening(at: number): number {
    FOOTNOTE.lastIndex = at;
    const note = FOOTNOTE.exec(this.#text);
    if (note?.[1] !== undefined) {
      const outer = this.#openers.at(-1);
      if (outer !== undefined) outer.nested = true;
      return this.#push({ kind: 'footnote', from: at, to: at + note[0].length, label: note[1] });
    }
    this.#open(at, false);
    return at + 1;
  }

  #readClosing(at: number): number {
    const opener = this.#openers.pop();
    if (opener === undefined) return at + 1;
    const depth = this.#openers.length;
    const active = opener.image || depth >= this.#inactiveBelow;
    this.#inactiveBelow = Math.min(this.#inactiveBelow, depth);
    const link = active ? this.#matchLink(opener, at) : undefined;
    if (link === undefined) {
      // `![x]` without a target is text, too, but no mark: the exclamation mark says picture.
      if (!opener.image)
        this.#push({ kind: 'bracket', from: opener.from, to: at + 1, nested: opener.nested });
      return at + 1;
    }
    this.#emphasis.resolve(opener.depth);
    if (!opener.image) this.#inactiveBelow = depth;
    return this.#push(link);
  }

  #matchLink(opener: Opener, at: number): LinkToken | undefined {
    const textFrom = opener.from + (opener.image ? 2 : 1);
    const kind = opener.image ? 'image' : 'link';
    const base = { kind, from: opener.from, textFrom, textTo: at } as const;
    const next = this.#text.charCodeAt(at + 1);
    if (next === 40) {
      const target: LinkTarget | undefined = readInlineTarget(this.#text, at + 1, this.#titles);
      if (target !== undefined) {
        return {
          ...base,
          to: target.end,
          url: target.url,
          title: target.title,
          reference: 'inline',
          label: undefined,
        };
      }
    }
    if (next === 91) {
      const labelEnd = findLabelEnd(this.#text, at + 1);
      if (labelEnd >= 0) {
        const label = this.#text.slice(at + 2, labelEnd);
        const found = this.#lookup(normalizeLabel(label));
        return found === undefined
          ? undefined
          : { ...base, to: labelEnd + 1, ...found, reference: 'full', label };
      }
    }
    if (opener.nested || at - textFrom > 999 || at === textFrom) return undefined;
    const label = this.#text.slice(textFrom, at);
    const found = this.#lookup(normalizeLabel(label));
    if (found === undefined) return undefined;
    const collapsed = next === 91 && this.#text.charCodeAt(at + 2) === 93;
    return {
      ...base,
      to: at + (collapsed ? 3 : 1),
      ...found,
      reference: collapsed ? 'collapsed' : 'shortcut',
      label,
    };
  }
}

type Movable<T> = { -readonly [Name in keyof T]: T[Name] };

/** Moves a token that nobody else holds yet. */
function move(token: Movable<InlineToken>, by: number): void {
  token.from += by;
  token.to += by;
  if (token.kind === 'code') {
    token.innerFrom += by;
    token.innerTo += by;
  } else if (token.kind === 'link' || token.kind === 'image') {
    token.textFrom += by;
    token.textTo += by;
  }
}
