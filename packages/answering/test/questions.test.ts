import { readFileSync } from 'node:fs';
import { projectRoot } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { ask, GUEST, listCited } from './ask.js';
import { openCorpus } from './corpora.js';

/** A question written from the documents alone, before the rule was run. */
interface AskedQuestion {
  readonly store: 'acme' | 'manual';
  readonly question: string;
  readonly answered: boolean;
  readonly documents?: readonly string[];
}

const generations = { acme: openCorpus('acme'), manual: openCorpus('manual') };

/** Whether the rule answers from a right document what the documents answer, and refuses what they do not. */
function isRight({ answered, documents, question, store }: AskedQuestion): boolean {
  const generation = generations[store];
  const run = ask(generation, question, { reader: { ...GUEST, tenantId: generation.tenantId } });
  if (!answered) return run.answer.status === 'insufficient_evidence';
  return run.answer.status === 'answered' && listCited(run).some((id) => documents?.includes(id));
}

describe('answerQuestion', () => {
  it.each(['en', 'zh'])(
    '[C12] answers at least 16 of 20 answerable questions from the right document and refuses at least 18 of 20 others (%s)',
    (lang) => {
      const path = `${projectRoot}fixtures/questions/${lang}.json`;
      const { questions } = JSON.parse(readFileSync(path, 'utf8')) as { questions: AskedQuestion[] };
      const answerable = questions.filter(({ answered }) => answered);
      const others = questions.filter(({ answered }) => !answered);
      const answered = answerable.filter(isRight).length;
      const refused = others.filter(isRight).length;
      console.log(
        `${lang}: ${answered}/${answerable.length} answered from the right document, ${refused}/${others.length} refused`,
      );
      expect([answerable.length, others.length]).toEqual([20, 20]);
      expect(answered).toBeGreaterThanOrEqual(16);
      expect(refused).toBeGreaterThanOrEqual(18);
    },
  );
});
