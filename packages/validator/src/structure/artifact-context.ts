import type { Answer, Citation, Claim } from '@loccit/contract';
import type { TextIndex } from '@loccit/text';
import type { CitationContext } from '../citation-context.js';

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

/** A citation in its claim. */
export interface CitedContext extends CitationContext {
  /** What the citations before this one in the same claim point to, as {@link describeTarget} writes it. */
  readonly earlierTargets: ReadonlySet<string>;
}

/** Revision and span as one string: what makes two citations of a claim the same. */
export function describeTarget(citation: Citation): string {
  return `${citation.canonical_revision_id} ${citation.char_start ?? ''} ${citation.char_end ?? ''}`;
}
