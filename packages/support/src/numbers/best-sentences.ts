import type { Quantity } from '../quantities/quantity.js';
import type { Reading } from '../reading.js';
import { type Token, tokenizeAround } from './align.js';

/** A sentence of the evidence, as tokens. */
export interface SentenceTokens {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Share of the claim's content words that it holds. */
  readonly coverage: number;
}

const MAX_SENTENCE_TOKENS = 400;
const SENTENCES_LOOKED_AT = 6;

/** The sentences with figures that share most of the claim's words, the best first; one pass. */
export function findBestSentences(reading: Reading, claim: readonly Token[]): SentenceTokens[] {
  const wanted = new Set(claim.filter((token) => token.content).map((token) => token.text));
  if (wanted.size === 0) return [];
  const characters = reading.evidenceCharacters();
  const stated = reading.evidenceQuantities();
  const best: { shared: number; order: number; charStart: number; charEnd: number; tokens: Token[] }[] = [];
  let next = 0;
  for (const [order, { charStart, charEnd }] of reading.evidenceSentences().entries()) {
    while (next < stated.length && (stated[next]?.charEnd ?? 0) <= charStart) next += 1;
    const inside: Quantity[] = [];
    for (let i = next; i < stated.length; i++) {
      const quantity = stated[i];
      if (quantity === undefined || quantity.charStart >= charEnd) break;
      if (quantity.charStart >= charStart && quantity.charEnd <= charEnd) inside.push(quantity);
    }
    if (inside.length === 0) continue;
    const tokens = tokenizeAround(characters.slice(charStart, charEnd), inside, charStart);
    if (tokens.length > MAX_SENTENCE_TOKENS) continue;
    const shared = new Set(tokens.map((token) => token.text).filter((text) => wanted.has(text))).size;
    if (shared === 0) continue;
    best.push({ shared, order, charStart, charEnd, tokens });
    best.sort((a, b) => b.shared - a.shared || a.order - b.order);
    if (best.length > SENTENCES_LOOKED_AT) best.pop();
  }
  return best.map(({ charEnd, charStart, shared, tokens }) => ({
    text: characters.slice(charStart, charEnd).join(''),
    tokens,
    coverage: shared / wanted.size,
  }));
}
