import type { ExtractedClaim } from '@loccit/contract';
import type { TextIndex } from '@loccit/text';
import { InteropError } from './interop-error.js';
import type { AnswerSpan } from './read-response.js';

/** Most pairs of a citation and a claim that are listed; an answer whose every citation covers all of it has no end else. */
const MAX_PAIRS = 1_000_000;

/** Most units between a claim and the mark that follows it, so that a mark costs the same wherever it stands. */
const MAX_GAP = 1000;

/** The claims of an answer by place, and which of them a citation has covered so far. */
export class ClaimCover {
  readonly #claims: readonly ExtractedClaim[];
  readonly #text: string;
  readonly #index: TextIndex;
  readonly #covered = new Set<number>();
  #pairs = 0;

  /** @param claims in the order of the text, none within another */
  constructor(claims: readonly ExtractedClaim[], text: string, index: TextIndex) {
    this.#claims = claims;
    this.#text = text;
    this.#index = index;
  }

  /** Every claim that shares a character with a span. */
  coverStatement(span: AnswerSpan): string[] {
    const ids: string[] = [];
    for (let i = this.#firstAfter(span.charStart); i < this.#claims.length; i += 1) {
      const claim = this.#claims[i];
      if (claim === undefined || claim.char_start >= span.charEnd) break;
      ids.push(this.#cover(claim));
    }
    return ids;
  }

  /** The claim that a mark stands in, else the one before it in the same paragraph. */
  coverMark(span: AnswerSpan): string[] {
    const i = this.#firstAfter(span.charStart);
    const around = this.#claims[i];
    if (around !== undefined && around.char_start < span.charEnd) return [this.#cover(around)];
    const before = this.#claims[i - 1];
    if (before === undefined) return [];
    const from = this.#index.toUtf16(before.char_end);
    const to = this.#index.toUtf16(span.charStart);
    if (to - from > MAX_GAP || /\n[ \t]*\n/.test(this.#text.slice(from, to))) return [];
    return [this.#cover(before)];
  }

  /** Whether the claim that begins where a statement does has been covered. */
  isCovered(statement: { readonly char_start: number }): boolean {
    return this.#covered.has(statement.char_start);
  }

  #cover(claim: ExtractedClaim): string {
    this.#pairs += 1;
    if (this.#pairs > MAX_PAIRS) throw new InteropError('response-too-large', { limit: MAX_PAIRS });
    this.#covered.add(claim.char_start);
    return claim.claim_id;
  }

  /** The first claim that ends after a place. */
  #firstAfter(place: number): number {
    let low = 0;
    let high = this.#claims.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#claims[middle]?.char_end ?? 0) > place) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
