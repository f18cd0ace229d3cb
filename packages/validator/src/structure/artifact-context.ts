import type { Answer, Citation, Claim } from '@loccit/contract';
import type { TextIndex } from '@loccit/text';

/** An answer as a whole, with its text indexed. */
export interface ArtifactContext {
  readonly answer: Answer;
  readonly text: TextIndex;
}

/** A claim in its answer. */
export interface ClaimContext extends ArtifactContext {
  readonly claim: Claim;
  /** Ids of the claims before this one. */
  readonly earlierIds: ReadonlySet<string>;
}

/** Revision and span as one string: what makes two citations of a claim the same. */
export function describeTarget(citation: Citation): string {
  return `${citation.canonical_revision_id} ${citation.char_start ?? ''} ${citation.char_end ?? ''}`;
}
