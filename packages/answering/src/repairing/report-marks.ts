import type { CitationTarget, Report } from '@loccit/contract';

/** A mark of a report as it is written, with all that is cited by it. */
export interface WrittenMark {
  readonly charStart: number;
  readonly charEnd: number;
  readonly text: string;
  readonly target: CitationTarget | undefined;
  /** Addresses of its citations: one for each number and each claim that it stands for. */
  readonly addresses: readonly string[];
  readonly claimIds: ReadonlySet<string>;
}

/** The marks of a report in their order; what was written as one mark is one. */
export function listMarks({ citations }: Report): readonly WrittenMark[] {
  const marks = new Map<number, WrittenMark>();
  for (const { address, claim_id, mark = '', mark_span: span, target } of citations) {
    if (span === undefined) continue;
    const known = marks.get(span.char_start);
    marks.set(span.char_start, {
      charStart: span.char_start,
      charEnd: span.char_end,
      text: mark,
      target,
      addresses: [...(known?.addresses ?? []), address],
      claimIds: new Set([...(known?.claimIds ?? []), claim_id]),
    });
  }
  return [...marks.values()].sort((a, b) => a.charStart - b.charStart);
}
