import type { CitedContext } from '../citation-context.js';
import type { Rule } from '../rule.js';
import type { ArtifactContext, ClaimContext } from './artifact-context.js';
import * as reference from './reference-rules.js';
import * as rendering from './rendering-rules.js';
import * as status from './status-rules.js';
import * as text from './text-rules.js';

/** Rules of the first layer over the answer as a whole; none of them skips a claim. */
export const ARTIFACT_RULES: readonly Rule<ArtifactContext>[] = [
  status.statusShape,
  reference.unknownClaim,
  text.answerNotCanonical,
  text.hiddenInAnswer,
  rendering.answerNotRendered,
  rendering.claimsApart,
  rendering.statementTakenBack,
  rendering.statementUncovered,
];

/** Rules of the first layer over one claim without its citations. */
export const CLAIM_RULES: readonly Rule<ClaimContext>[] = [
  reference.duplicateId,
  reference.unknownCitation,
  reference.missingCitation,
  status.absenceIsUncited,
  text.claimNotCanonical,
  text.hiddenInClaim,
  rendering.claimOnOneLine,
  rendering.claimNotRendered,
  rendering.answerSpanOrder,
  rendering.statementDiffers,
];

/** Rules of the first layer over one citation. */
export const CITATION_RULES: readonly Rule<CitedContext>[] = [
  reference.duplicateCitation,
  reference.sourceVersionMismatch,
  text.citationNotCanonical,
  text.hiddenInCitation,
  rendering.citationSpanOrder,
];
