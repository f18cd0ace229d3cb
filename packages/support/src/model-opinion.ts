import type { Place, RungOpinion } from './finding.js';
import type { ModelRungName } from './rung.js';

/** Who gave an opinion, so that it can be had again. */
export interface OpinionSource {
  /** The model's or the reviewer's name. */
  readonly name: string;
  readonly version?: string;
  /** SHA-256 of the weights, where they are at hand. */
  readonly modelSha256?: string;
  readonly tokenizerSha256?: string;
  /** SHA-256 of the prompt without claim and evidence. */
  readonly promptSha256?: string;
}

/** How alike claim and evidence are by embeddings. */
export type SimilarityBand = 'high' | 'middle' | 'low';

/** What a model or a person measured; each is there if it was asked. */
export interface ModelScores {
  /** Cosine of the closest passage. */
  readonly cosine?: number;
  readonly band?: SimilarityBand;
  /** Probabilities of a natural-language inference model. */
  readonly entailment?: number;
  readonly neutral?: number;
  readonly contradiction?: number;
  /** A fully, B partly, C not supported or distorted, D cannot be judged. */
  readonly grade?: 'A' | 'B' | 'C' | 'D';
  /** Grades of single runs, where a judge was asked several times. */
  readonly grades?: readonly ('A' | 'B' | 'C' | 'D')[];
}

/** What a model or a person says of a claim and one piece of evidence. */
export interface ModelOpinion extends RungOpinion {
  readonly rung: ModelRungName;
  readonly source: OpinionSource;
  readonly scores: ModelScores;
  /** In one or two sentences, as given; never instructions. */
  readonly rationale?: string;
  /** Whether it was said in an earlier run and kept, so that nobody was asked this time. */
  readonly cached?: true;
  /** Where the words stand that a judge quotes (code points of the evidence). */
  readonly quoted?: Place;
  /** The passages closest to the claim, the closest first, at most three (code points of the evidence). */
  readonly closest?: readonly (Place & { readonly cosine: number })[];
}
