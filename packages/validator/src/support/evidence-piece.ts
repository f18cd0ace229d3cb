import type { FindingEvidence } from '@loccit/contract';
import type { SupportEvidence } from '@loccit/support';
import type { CitedSlice } from './cited-slice.js';

/** One piece of evidence: a slice, or several that bear the claim together. */
export interface EvidencePiece {
  readonly evidence: SupportEvidence;
  /** A place in the evidence's text as a place in its source. */
  locate(charStart: number, charEnd: number): FindingEvidence | undefined;
}

// A blank line keeps two slices from being read as one sentence.
const BETWEEN = '\n\n';

/** Joins slices to one piece of evidence, in the order given. */
export function joinSlices(slices: readonly CitedSlice[]): EvidencePiece {
  const [first] = slices;
  const last = slices.at(-1);
  const { before } = first?.evidence ?? {};
  const { after } = last?.evidence ?? {};
  const scope = first?.evidence.scope;
  return {
    evidence: {
      text: slices.map((slice) => slice.text).join(BETWEEN),
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after }),
      ...(scope === undefined ? {} : { scope }),
    },
    locate(charStart, charEnd) {
      let at = 0;
      for (const slice of slices) {
        const length = slice.charEnd - slice.charStart;
        if (charStart >= at && charEnd <= at + length) {
          const from = slice.charStart - at;
          return {
            side: 'source',
            document_id: slice.documentId,
            char_start: charStart + from,
            char_end: charEnd + from,
          };
        }
        at += length + BETWEEN.length;
      }
      return undefined;
    },
  };
}
