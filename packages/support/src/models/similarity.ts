import type { SimilarityBand } from '../model-opinion.js';
import type { Passage } from './passages.js';

/** From which cosine on a passage counts as how alike. */
export interface SimilarityThresholds {
  readonly high: number;
  readonly middle: number;
}

/** The bands as they are unless a caller says otherwise. */
export const SIMILARITY_THRESHOLDS: SimilarityThresholds = { high: 0.85, middle: 0.6 };

/**
 * The band of a cosine: a threshold belongs to the band it begins.
 *
 * @throws RangeError where the cosine is no number
 *
 * @example
 * ```ts
 * import { bandOf } from '@loccit/support/models';
 *
 * [0.85, 0.849, 0.6, 0.599].map((cosine) => bandOf(cosine)); // ['high', 'middle', 'middle', 'low']
 * ```
 */
export function bandOf(
  cosine: number,
  { high, middle }: SimilarityThresholds = SIMILARITY_THRESHOLDS,
): SimilarityBand {
  if (!Number.isFinite(cosine)) throw new RangeError('cosine');
  if (cosine >= high) return 'high';
  return cosine >= middle ? 'middle' : 'low';
}

/** The cosine of two vectors, or `undefined` where they have none: other lengths, no direction, no numbers. */
export function measureCosine(a: readonly number[], b: readonly number[]): number | undefined {
  if (a.length !== b.length || a.length === 0) return undefined;
  let dot = 0;
  let squareA = 0;
  let squareB = 0;
  for (const [index, x] of a.entries()) {
    const y = b[index] ?? 0;
    dot += x * y;
    squareA += x * x;
    squareB += y * y;
  }
  const cosine = dot / Math.sqrt(squareA * squareB);
  return Number.isFinite(cosine) ? Math.max(-1, Math.min(1, cosine)) : undefined;
}

/** A passage with how alike it is to the claim. */
export interface RankedPassage {
  readonly charStart: number;
  readonly charEnd: number;
  readonly cosine: number;
}

const SHOWN_PASSAGES = 3;

/** The three passages closest to a claim, the closest first; `undefined` where a vector is none. */
export function rankPassages(
  claim: readonly number[],
  passages: readonly Passage[],
  vectors: readonly (readonly number[])[],
): RankedPassage[] | undefined {
  const ranked: RankedPassage[] = [];
  for (const [index, { charEnd, charStart }] of passages.entries()) {
    const cosine = measureCosine(claim, vectors[index] ?? []);
    if (cosine === undefined) return undefined;
    ranked.push({ charStart, charEnd, cosine });
  }
  return ranked
    .sort((one, other) => other.cosine - one.cosine || one.charStart - other.charStart)
    .slice(0, SHOWN_PASSAGES);
}
