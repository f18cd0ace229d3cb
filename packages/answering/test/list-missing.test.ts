import { checkSchema } from '@loccit/contract';
import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ask, GUEST, ONCALL, publish, writeDocument } from './ask.js';
import { openCorpus } from './corpora.js';

const acme = openCorpus('acme');
const missingIn = (question: string) => {
  const { reason, status } = ask(acme, question).answer;
  return { status, missing: reason?.missing };
};

describe('listMissing', () => {
  it.each([
    ['How long does a refund to a WeChat wallet take?', 'the channel', ['WeChat wallet']],
    ['更换背包扣具要多少钱？', 'the part', ['扣具']],
    ['Does the 2027 refund policy apply?', 'the version', ['2027']],
    ['2027 年版的退款政策规定多久到账？', 'the version', ['2027']],
    ['How large is the carbon footprint?', 'the policy', ['carbon footprint']],
    ['怎样成为你们的供应商？', 'the policy', ['供应商']],
  ])('[D3] a refusal of %s names %s', (question, _, missing) => {
    expect(missingIn(question)).toEqual({ status: 'insufficient_evidence', missing });
  });

  it('[D3] names what is asked for once', () => {
    const desk = publish([writeDocument('desk', 'The reception desk is staffed.')]);
    const { reason } = ask(desk, 'How many days is the reception desk staffed abroad?').answer;
    expect(reason?.missing).toEqual(['How many days', 'abroad']);
  });

  it('[D3] [C9] names the same whether what the reader may not see is there or not', () => {
    const open = writeDocument('desk', 'The reception desk is staffed from nine.');
    const hidden = writeDocument('phones', 'The on-call phone of payments is 555-0101.', {
      allowed_groups: ['oncall'],
    });
    for (const question of ['What is the on-call phone of payments?', 'Who staffs the reception phone?']) {
      const without = ask(publish([open]), question, { reader: GUEST }).answer;
      expect(ask(publish([open, hidden]), question, { reader: GUEST }).answer).toEqual(without);
    }
    expect(
      ask(publish([open, hidden]), 'What is the on-call phone of payments?', { reader: ONCALL }).answer
        .status,
    ).toBe('answered');
  });

  it('[D3] names words of the question alone, in a form that holds to the schema', () => {
    const words = [
      'refund',
      'WeChat',
      '支付宝',
      '多久',
      'how long',
      '2031',
      '?',
      '，',
      'and who',
      'Kyoto',
      '退款',
      '\u202E',
    ];
    seeded(
      fc.property(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 8 }), (parts) => {
        const { answer } = ask(acme, parts.join(' '));
        expect(checkSchema('answer', answer)).toEqual([]);
        for (const word of answer.reason?.missing ?? []) expect(answer.question).toContain(word);
      }),
      { runs: 100 },
    );
  });
});
