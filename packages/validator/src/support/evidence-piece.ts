import type { FindingEvidence } from '@loccit/contract';
import { countJoined, joinEvidence, type SupportEvidence } from '@loccit/support';
import { once } from '../once.js';
import type { CitedSlice } from './cited-slice.js';

/** One piece of evidence: a slice, or several that bear the claim together. */
export interface EvidencePiece {
  /** Each slice with what stands beside it in its own source. */
  readonly parts: readonly SupportEvidence[];
  /** The parts joined by blank lines, as code points. */
  readonly characters: () => readonly string[];
  /** A place in the joined text of the parts as a place in its source. */
  locate(charStart: number, charEnd: number): FindingEvidence | undefined;
}

/** Puts slices together to one piece of evidence, in the order given. */
export function joinSlices(slices: readonly CitedSlice[]): EvidencePiece {
  const parts = slices.map(({ evidence }) => evidence());
  return {
    parts,
    characters: once(() => [...joinEvidence(parts)]),
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
        at += countJoined(slice.text);
      }
      return undefined;
    },
  };
}
