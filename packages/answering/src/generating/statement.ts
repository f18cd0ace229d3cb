import type { Claim } from '@loccit/contract';
import { citePassage } from '../cite-passage.js';
import type { Passage } from '../list-passages.js';
import type { DraftKind } from './draft.js';

/** A sentence with the passages it rests on, on its way to a claim. */
export interface Statement {
  readonly text: string;
  readonly kind: DraftKind;
  /** Whether it is the sentence of its passage, word for word. */
  readonly verbatim: boolean;
  readonly passages: readonly Passage[];
}

/** The sentence of a passage, stated as it stands there. */
export const quotePassage = (passage: Passage): Statement => ({
  text: passage.text,
  kind: 'fact',
  verbatim: true,
  passages: [passage],
});

/** A statement as the claim of that number, from 1; what an inference rests on bears it together. */
export function toClaim({ kind, passages, text, verbatim }: Statement, number: number): Claim {
  const isJoint = kind === 'inference' && passages.length > 1;
  return {
    claim_id: `C${number}`,
    text,
    kind,
    ...(verbatim ? { verbatim: true } : {}),
    citations: passages.map((passage) => ({ ...citePassage(passage), ...(isJoint ? { group: 1 } : {}) })),
  };
}
