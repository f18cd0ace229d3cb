import { readFileSync } from 'node:fs';
import { projectRoot } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { SIMPLIFIED, TRADITIONAL } from '../../support/src/generated/simplified.js';
import { ask, GUEST, listCited, publish, writeDocument } from './ask.js';
import { openCorpus } from './corpora.js';

/** A question written from the documents alone, before the rule was run. */
interface AskedQuestion {
  readonly store: 'acme' | 'manual';
  readonly question: string;
  readonly answered: boolean;
  readonly documents?: readonly string[];
}

const generations = { acme: openCorpus('acme'), manual: openCorpus('manual') };

const readQuestions = (lang: string) =>
  (
    JSON.parse(readFileSync(`${projectRoot}fixtures/questions/${lang}.json`, 'utf8')) as {
      questions: readonly AskedQuestion[];
    }
  ).questions;

/** Status and claims, whatever the question is written in. */
function claimsOf(store: AskedQuestion['store'], question: string) {
  const generation = generations[store];
  const { answer } = ask(generation, question, { reader: { ...GUEST, tenantId: generation.tenantId } });
  return [answer.status, answer.claims.map(({ citations, text }) => [text, citations[0]?.document_id])];
}

/** Whether the rule answers from a right document what the documents answer, and refuses what they do not. */
function isRight({ answered, documents, question, store }: AskedQuestion): boolean {
  const generation = generations[store];
  const run = ask(generation, question, { reader: { ...GUEST, tenantId: generation.tenantId } });
  if (!answered) return run.answer.status === 'insufficient_evidence';
  return run.answer.status === 'answered' && listCited(run).some((id) => documents?.includes(id));
}

describe('answerQuestion', () => {
  it.each(['en', 'zh'])(
    '[C12] answers at least 19 of 20 answerable questions from the right document and refuses at least 19 of 20 others (%s)',
    (lang) => {
      const questions = readQuestions(lang);
      const answerable = questions.filter(({ answered }) => answered);
      const others = questions.filter(({ answered }) => !answered);
      const answered = answerable.filter(isRight).length;
      const refused = others.filter(isRight).length;
      console.log(
        `${lang}: ${answered}/${answerable.length} answered from the right document, ${refused}/${others.length} refused`,
      );
      expect([answerable.length, others.length]).toEqual([20, 20]);
      expect(answered).toBeGreaterThanOrEqual(19);
      expect(refused).toBeGreaterThanOrEqual(19);
    },
  );

  it('[C12] answers a question in traditional characters, in full width or in capitals as the same question', () => {
    const traditional = new Map([...SIMPLIFIED].map((one, at) => [one, [...TRADITIONAL][at] ?? one]));
    const toTraditional = (text: string) => [...text].map((one) => traditional.get(one) ?? one).join('');
    const toWide = (text: string) =>
      text.replace(/[!-~]/g, (one) => String.fromCharCode((one.codePointAt(0) ?? 0) + 0xfee0));
    for (const { question, store } of readQuestions('zh')) {
      const claims = (text: string) => claimsOf(store, text);
      expect([question, claims(toTraditional(question))]).toEqual([question, claims(question)]);
    }
    for (const { question, store } of [...readQuestions('en'), ...readQuestions('zh')])
      expect([question, claimsOf(store, toWide(question))]).toEqual([question, claimsOf(store, question)]);
  });

  it('[C12] finds in traditional documents what is asked in simplified characters', () => {
    const text = '退款須於審核通過後五個工作日內到帳。';
    const answer = ask(publish([writeDocument('t', text)]), '审核通过后几个工作日内退款到账？').answer;
    expect([answer.status, answer.claims[0]?.text]).toEqual(['answered', text]);
  });
});
