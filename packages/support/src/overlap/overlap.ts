import { isCjk } from '@loccit/text';

/** The ratio from which a block counts as being on the claim's topic (compared with `>=`). */
export const OVERLAP_THRESHOLD = 0.2;

/** How much of a claim's vocabulary a piece of evidence holds. */
export interface Overlap {
  /** Distinct tokens of the claim. */
  readonly claimTokens: number;
  /** Those of them that the evidence holds as well. */
  readonly sharedTokens: number;
  /** `sharedTokens / claimTokens`, and 0 for a claim without a token. */
  readonly ratio: number;
}

/**
 * Measures `|claim ∩ evidence| / |claim|` over sets of tokens.
 *
 * @remarks Tokens are maximal runs of letters, marks, digits and `_` in lower case, and the bigrams over the
 * text's CJK characters taken as one sequence, whatever stands between them. It is a topic check: necessary, not
 * sufficient, and blind to a changed number or a reversed meaning. Linear in both lengths, for the claim only
 * when it is another than the last; memory is that of the claim's tokens.
 *
 * @example
 * ```ts
 * measureOverlap('Refunds take three days', 'A refund takes three days').ratio; // 0.5
 * ```
 */
export function measureOverlap(claim: string, evidence: string): Overlap {
  const wanted = keepTokens(claim);
  const shared = new Set<string>();
  if (wanted.size > 0) {
    forEachToken(evidence, (token) => {
      if (wanted.has(token)) shared.add(token);
    });
  }
  const sharedTokens = shared.size;
  return {
    claimTokens: wanted.size,
    sharedTokens,
    ratio: wanted.size === 0 ? 0 : sharedTokens / wanted.size,
  };
}

let lastClaim = '';
let lastTokens: ReadonlySet<string> = new Set();

// A claim with a thousand citations is measured a thousand times in a row: its tokens are kept from one to the next.
function keepTokens(claim: string): ReadonlySet<string> {
  if (claim !== lastClaim) {
    lastTokens = listTokens(claim);
    lastClaim = claim;
  }
  return lastTokens;
}

/**
 * The distinct tokens of a text, as {@link measureOverlap} counts them.
 *
 * @remarks For who measures many claims against one text. Linear.
 */
export function listTokens(text: string): ReadonlySet<string> {
  const tokens = new Set<string>();
  forEachToken(text, (token) => {
    tokens.add(token);
  });
  return tokens;
}

/** Writes a ratio with the three decimals in which overlap is always shown. */
export function formatRatio(ratio: number): string {
  return ratio.toFixed(3);
}

/** Whether both texts write in the same kind of script, so that sharing no token says something. */
export function sharesScript(a: string, b: string): boolean {
  const left = scriptsOf(a);
  const right = scriptsOf(b);
  return (left.words && right.words) || (left.cjk && right.cjk);
}

function scriptsOf(text: string): { words: boolean; cjk: boolean } {
  let words = false;
  let cjk = false;
  for (const character of text) {
    if (cjk && words) break;
    if (isCjk(character.codePointAt(0) ?? 0)) cjk = true;
    else if (WORD_CHARACTER.test(character)) words = true;
  }
  return { words, cjk };
}

const WORD_CHARACTER = /[\p{L}\p{M}\p{N}_]/u;

function forEachToken(text: string, visit: (token: string) => void): void {
  let wordStart = -1;
  let previousCjk = '';
  const endWord = (end: number): void => {
    if (wordStart >= 0) visit(text.slice(wordStart, end).toLowerCase());
    wordStart = -1;
  };
  for (let at = 0; at < text.length; at++) {
    // By unit: an iterator would make a string of every character.
    const unit = text.charCodeAt(at);
    if (unit < 0x80) {
      if (!isAsciiWord(unit)) endWord(at);
      else if (wordStart < 0) wordStart = at;
      continue;
    }
    const codePoint = text.codePointAt(at) ?? 0;
    const character = String.fromCodePoint(codePoint);
    if (isCjk(codePoint)) {
      endWord(at);
      if (previousCjk !== '') visit(previousCjk + character);
      previousCjk = character;
    } else if (!WORD_CHARACTER.test(character)) endWord(at);
    else if (wordStart < 0) wordStart = at;
    at += character.length - 1;
  }
  endWord(text.length);
}

function isAsciiWord(unit: number): boolean {
  return (
    (unit >= 0x30 && unit <= 0x39) ||
    (unit >= 0x41 && unit <= 0x5a) ||
    (unit >= 0x61 && unit <= 0x7a) ||
    unit === 0x5f
  );
}
