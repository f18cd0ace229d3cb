import type { Claim } from '@loccit/contract';
import type { Span } from '@loccit/text';
import type { ArtifactContext } from './artifact-context.js';

/** A maximal run of a free answer outside every span of every claim, perhaps empty where two claims touch. */
export interface Gap extends Span {
  /** The claim that goes on behind the gap, undefined where the gap stands between claims. */
  readonly inside: Claim | undefined;
  /** The claim whose first span follows. */
  readonly opens: Claim | undefined;
}

interface Piece extends Span {
  readonly claim: Claim;
  readonly isFirst: boolean;
}

/** Gaps of an answer in order, the empty ones between two claims included. */
export function findGaps({ answer, text }: ArtifactContext): Gap[] {
  const gaps: Gap[] = [];
  let last: Piece | undefined;
  let at = 0;
  for (const piece of listPieces(answer.claims, text.chars)) {
    const { charStart, charEnd, claim, isFirst } = piece;
    const inside = last?.claim === claim ? claim : undefined;
    if (charStart > at || (charStart === at && last !== undefined && inside === undefined)) {
      gaps.push({ charStart: at, charEnd: charStart, inside, opens: isFirst ? claim : undefined });
    }
    if (charEnd > at) last = piece;
    at = Math.max(at, charEnd);
  }
  if (at < text.chars) gaps.push({ charStart: at, charEnd: text.chars, inside: undefined, opens: undefined });
  return gaps;
}

function listPieces(claims: readonly Claim[], chars: number): Piece[] {
  return claims
    .flatMap((claim) =>
      (claim.answer_spans ?? []).map(({ char_start, char_end }, at) => ({
        charStart: char_start,
        charEnd: char_end,
        claim,
        isFirst: at === 0,
      })),
    )
    .filter(({ charStart, charEnd }) => charStart < charEnd && charEnd <= chars)
    .sort((a, b) => a.charStart - b.charStart);
}
