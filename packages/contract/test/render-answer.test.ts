import { type AnswerStatus, type ClaimKind, renderAnswer } from '@loccit/contract';
import { loadVectors } from '@loccit/testing';
import { describe, expect, it } from 'vitest';

interface RenderVector {
  readonly title: string;
  readonly status: AnswerStatus;
  readonly lang: string;
  readonly claims: readonly { readonly kind: ClaimKind; readonly text: string }[];
  readonly answer: string;
}

describe('renderAnswer', () => {
  for (const { title, status, lang, claims, answer } of loadVectors<RenderVector[]>('contract/render.json')) {
    it(`[C7] ${title}`, () => {
      expect(renderAnswer(status, claims, lang)).toBe(answer);
    });
  }

  it('[C12] labels advice, opinion, inference and absence where a reader sees them', () => {
    for (const kind of ['advice', 'opinion', 'inference', 'absence'] as const) {
      expect(renderAnswer('answered', [{ kind, text: 'Bring a rope.' }], 'en')).toMatch(
        /^[A-Z][a-z ]+: Bring a rope\.$/,
      );
      expect(renderAnswer('answered', [{ kind, text: '请带绳索。' }], 'zh')).toMatch(
        /^[\u4e00-\u9fff]+：请带绳索。$/,
      );
    }
  });
});
