import { measureOverlap } from '@loccit/support';

/** Distinct pieces of a claim, each of which shares exactly one token with it. */
export function tokensOf(claim: string): string[] {
  const pieces = new Set<string>();
  const characters = [...claim];
  for (const word of claim.match(/[A-Za-z0-9_]+/g) ?? []) pieces.add(word);
  for (let at = 0; at + 1 < characters.length; at++) {
    for (let length = 2; length <= 4; length++) {
      const piece = characters.slice(at, at + length).join('');
      if (measureOverlap(claim, piece).sharedTokens === 1) {
        pieces.add(piece);
        break;
      }
    }
  }
  const kept: string[] = [];
  for (const piece of pieces) {
    const before = measureOverlap(claim, kept.join(' . ')).sharedTokens;
    if (measureOverlap(claim, [...kept, piece].join(' . ')).sharedTokens === before + 1) kept.push(piece);
  }
  return kept;
}
