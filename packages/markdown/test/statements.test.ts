import { loadVectors } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { type ExtractOptions, extractCitations } from '../src/index.js';

interface StatementVector {
  readonly title: string;
  readonly text: string;
  readonly options?: ExtractOptions;
  /** Kind, text, and the labels of the marks of each claim. */
  readonly claims: readonly (readonly [string, string, readonly string[]])[];
  readonly uncited?: readonly string[];
}

describe('extractCitations', () => {
  for (const vector of loadVectors<StatementVector[]>('markdown/statements.json')) {
    it(`[B4] claims: ${vector.title}`, () => {
      const found = extractCitations(vector.text, vector.options);
      const labelsOf = (id: string): string[] =>
        found.citations.filter((one) => one.claim_ids.includes(id)).map((one) => one.label);
      expect(found.claims.map((claim) => [claim.kind, claim.text, labelsOf(claim.claim_id)])).toEqual(
        vector.claims,
      );
      if (vector.uncited !== undefined)
        expect(found.statements_uncited.map((one) => one.text)).toEqual(vector.uncited);
    });
  }

  it('[B4] a sentence with a figure, a name, a date or a comparison is never excused', () => {
    const frames = [
      'Next, we will discuss X.',
      'This report examines X.',
      'Below is a summary of X.',
      'The provided documents do not mention X.',
      'Why does X matter?',
      'Let me know if you have questions about X.',
    ];
    const substance = ['the 4 losses', 'Bergen', 'the losses of last year', 'higher losses', 'two dams'];
    for (const frame of frames) {
      expect(extractCitations(frame.replace('X', 'the losses')).statements_uncited, frame).toEqual([]);
      for (const words of substance) {
        const sentence = frame.replace('X', words);
        expect(extractCitations(sentence).statements_uncited, sentence).toHaveLength(1);
      }
    }
    for (const frame of [
      '接下来我们将讨论X。',
      '本报告旨在分析X。',
      '提供的资料中没有提到X。',
      '为什么会有X？',
    ]) {
      expect(extractCitations(frame.replace('X', '损失')).statements_uncited, frame).toEqual([]);
      for (const words of ['4处损失', '挪威公司', '去年的损失', '更高的损失', '两座堤坝', '《冰志》'])
        expect(extractCitations(frame.replace('X', words)).statements_uncited, words).toHaveLength(1);
    }
  });
});
