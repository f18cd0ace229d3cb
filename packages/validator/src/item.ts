/** A part of the artifact that rules are about: the whole, a claim or a citation. */
export interface Item {
  readonly pointer: string;
  readonly claimId?: string;
  /** Address of a citation: `C1.1`. */
  readonly citation?: string;
}

/** The artifact as a whole. */
export const WHOLE: Item = { pointer: '' };

/** The item of a claim, by its place in the artifact. */
export function claimItem(index: number, claimId: string): Item {
  return { pointer: `/claims/${index}`, claimId };
}

/** The item of a citation, by its place in its claim. */
export function citationItem(claim: Item, index: number): Item {
  const claimId = claim.claimId ?? '';
  return { pointer: `${claim.pointer}/citations/${index}`, claimId, citation: `${claimId}.${index + 1}` };
}
