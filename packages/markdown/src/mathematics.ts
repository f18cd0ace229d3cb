import type { Range } from './table-blocks.js';

/** What tells TeX from two prices: a command, a sub- or superscript, a relation, braces. */
const TEX = /[\\^_={}<>+|]/;
const PROSE = /(?<!\\)\b[A-Za-z]{4,}\b[\s,.]+\b[A-Za-z]{2,}\b/;
const NUMBERS_ONLY = /^[\s\d,;–-]*$/;

/**
 * The stretches of mathematics in a run of inline content: `$...$`, `$$...$$`, `\(...\)`, `\[...\]`; UTF-16 offsets in `content`.
 *
 * @remarks A dollar opens before and closes behind what is no white space, and does not close before a digit; between single
 * ones must stand TeX or no word, so that prices are none. `\[1\]` is no formula. Linear: a closer is searched forward once.
 */
export function findMathematics(content: string): Range[] {
  if (!content.includes('$') && !content.includes('\\(') && !content.includes('\\[')) return [];
  const found: Range[] = [];
  const closers = new Closers(content);
  for (let at = 0; at < content.length; ) {
    const next = nextDelimiter(content, at);
    if (next < 0) break;
    const range = readAt(content, next, closers);
    if (range === undefined)
      at = next + (content.charCodeAt(next) === 92 || content.startsWith('$$', next) ? 2 : 1);
    else {
      found.push(range);
      at = range.to;
    }
  }
  return found;
}

const DELIMITER = /[$\\]/g;

function nextDelimiter(content: string, from: number): number {
  DELIMITER.lastIndex = from;
  return DELIMITER.exec(content)?.index ?? -1;
}

/** Positions of closers, each kind searched forward only. */
class Closers {
  readonly #content: string;
  readonly #ahead = new Map<string, number>();

  constructor(content: string) {
    this.#content = content;
  }

  next(closer: string, from: number): number {
    const known = this.#ahead.get(closer);
    if (known !== undefined && (known < 0 || known >= from)) return known;
    const found = this.#content.indexOf(closer, from);
    this.#ahead.set(closer, found);
    return found;
  }
}

function readAt(content: string, at: number, closers: Closers): Range | undefined {
  if (content.charCodeAt(at) === 92) {
    const closer = { '(': '\\)', '[': '\\]' }[content.charAt(at + 1)];
    if (closer === undefined) return undefined;
    const end = closers.next(closer, at + 2);
    const isMath = end >= 0 && !NUMBERS_ONLY.test(content.slice(at + 2, Math.min(end, at + 200)));
    return isMath ? { from: at, to: end + 2 } : undefined;
  }
  if (content.charCodeAt(at + 1) === 36) {
    const end = closers.next('$$', at + 2);
    return end > at + 2 ? { from: at, to: end + 2 } : undefined;
  }
  return readSingle(content, at, closers);
}

const LONGEST = 400;

function readSingle(content: string, at: number, closers: Closers): Range | undefined {
  if (/[\s$]/.test(content.charAt(at + 1)) || /[\p{L}\p{N}]$/u.test(content.charAt(at - 1))) return undefined;
  const end = closers.next('$', at + 1);
  if (end < 0 || end - at > LONGEST || /[\s\\]/.test(content.charAt(end - 1))) return undefined;
  if (/[\d$]/.test(content.charAt(end + 1))) return undefined;
  const inner = content.slice(at + 1, end);
  const price = /^[\d.,]+/.test(inner) && !/^[\d.]+\s?(?:[\\^_=+<>*/-]|$)/.test(inner);
  return !price && !PROSE.test(inner) && (TEX.test(inner) || !/\s/.test(inner) || !/\p{L}{2}/u.test(inner))
    ? { from: at, to: end + 1 }
    : undefined;
}
