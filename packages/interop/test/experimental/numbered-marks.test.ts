import { describe, expect, it } from 'vitest';
import { AnswerText } from '../../src/answer-text.js';
import { citeNumberedMarks } from '../../src/experimental/numbered-marks.js';
import { ReadingDraft } from '../../src/reading-draft.js';

function cite(text: string, labels: readonly string[]): unknown[] {
  const draft = new ReadingDraft();
  const answer = new AnswerText([text]);
  citeNumberedMarks(
    draft,
    answer,
    new Map(labels.map((label) => [label, { source: draft.sources.add(label, { label }) }])),
  );
  const { citations, sources } = draft.finish('perplexity-response', answer);
  return citations.map(({ answerSpan, source }) => [answerSpan?.charStart, sources[source ?? -1]?.label]);
}

describe('citeNumberedMarks', () => {
  it('gives one citation a number, of a range too', () => {
    expect(cite('Ships lean [1-3].', ['1', '2', '3'])).toEqual([
      [11, '1'],
      [11, '2'],
      [11, '3'],
    ]);
  });

  it('leaves numbers that no source has, and numbers in code', () => {
    expect(cite('Ships lean [4], `a[1]`.', ['1'])).toEqual([]);
  });
});
