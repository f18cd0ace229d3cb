import type { Finding, Passage, Report, ReportCitation, ReportClaim } from '@loccit/contract';

/** Looks up where in a report something stands. */
export interface Places {
  claimOf(finding: Finding): ReportClaim | undefined;
  citationOf(finding: Finding): ReportCitation | undefined;
  /** In code points of the text that was checked; undefined where the finding has no place in a text. */
  spanOf(finding: Finding): { readonly start: number; readonly end: number } | undefined;
}

/**
 * Where the findings of a report stand in the text that was checked.
 *
 * @remarks What the finding itself shows, else the statement where support is in question, else the mark, else the statement.
 */
export function findPlaces({ citations, claims }: Report): Places {
  const claimById = new Map(claims.map((claim) => [claim.claim_id, claim]));
  const citationByAddress = new Map(citations.map((citation) => [citation.address, citation]));
  const claimOf = ({ claim_id: id }: Finding) => claimById.get(id ?? '');
  const citationOf = ({ citation }: Finding) => citationByAddress.get(citation ?? '');
  return {
    claimOf,
    citationOf,
    spanOf: (finding) => {
      const shown = finding.evidence?.find(({ side }) => side === 'answer');
      const claim = claimOf(finding);
      const mark = citationOf(finding)?.mark_span;
      const spans = finding.layer === 'support' ? [shown, claim, mark] : [shown, mark, claim];
      for (const span of spans) {
        if (span?.char_start !== undefined && span.char_end !== undefined)
          return { start: span.char_start, end: span.char_end };
      }
      return undefined;
    },
  };
}

/** The passage of a citation that a finding points into, else the one that shares most words with the claim. */
export function passageOf(citation: ReportCitation, finding?: Finding): Passage | undefined {
  const { passages = [] } = citation;
  const at = finding?.evidence?.find(({ side }) => side === 'source')?.char_start;
  const pointed = passages.find(
    (passage) => at !== undefined && passage.char_start <= at && at < passage.char_end,
  );
  return pointed ?? [...passages].sort((a, b) => (b.ratio ?? 0) - (a.ratio ?? 0))[0];
}
