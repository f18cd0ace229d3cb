import type { Claim } from '@loccit/contract';
import type { TextIndex } from '@loccit/text';

/** Whether the spans of a claim lie in the answer, each not empty and after the one before. */
export function areAscending(spans: NonNullable<Claim['answer_spans']>, chars: number): boolean {
  let end = 0;
  for (const span of spans) {
    if (span.char_start < end || span.char_start >= span.char_end || span.char_end > chars) return false;
    end = span.char_end;
  }
  return true;
}

/**
 * What a reader of a free rendering sees of a claim: its slices of the answer, joined.
 *
 * @returns undefined where the claim has no spans, or none that can be cut
 */
export function readVisibleStatement(claim: Claim, text: TextIndex): string | undefined {
  const spans = claim.answer_spans;
  if (spans === undefined || !areAscending(spans, text.chars)) return undefined;
  return spans.map((span) => text.slice(span.char_start, span.char_end)).join('');
}
