import { describe, expect, it } from 'vitest';
import { readQuestion } from '../src/read-question.js';
import { splitQuestion } from '../src/split-question.js';
import { ask } from './ask.js';
import { openCorpus } from './corpora.js';

const acme = openCorpus('acme');
const split = (text: string) => splitQuestion(readQuestion(text));

describe('splitQuestion', () => {
  it.each([
    [
      'How long does a refund take, and who founded the company?',
      ['How long does a refund take', 'who founded the company'],
    ],
    ['What is the fee? Where do I pay?', ['What is the fee', 'Where do I pay']],
    ['退款多久到账，运费由谁承担？', ['退款多久到账', '运费由谁承担']],
    ['出差时，住宿费上限是多少？餐费呢，补贴是多少', ['出差时，住宿费上限是多少', '餐费呢，补贴是多少']],
  ])('[D3] cuts %s where one question ends', (question, parts) => {
    expect(split(question)).toEqual(parts);
  });

  it.each([
    'How long does a refund take?',
    'What do bikes and boats cost?',
    '退款多久到账？',
    '出差时，住宿费的上限是多少？',
    'and? who?',
  ])('leaves %s whole', (question) => {
    expect(split(question)).toEqual([]);
  });
});

describe('extractAnswer', () => {
  it.each([
    [
      'How long does a refund take after approval and who founded the company?',
      '3 to 5 working days',
      ['who founded the company'],
    ],
    ['个人原因退货要扣多少运费？食堂几点开饭？', '扣除 12 元运费', ['食堂几点开饭']],
  ])('[D3] answers the borne part of %s and sets the rest apart', (question, borne, missing) => {
    const { answer, audit } = ask(acme, question);
    expect(answer.status).toBe('partial');
    expect(answer.reason).toEqual({ code: 'part-without-evidence', missing });
    expect(answer.answer).toContain(borne);
    expect(answer.claims.every(({ citations, verbatim }) => citations.length > 0 && verbatim === true)).toBe(
      true,
    );
    expect(audit.rules).toContainEqual({ rule: 'question-by-part', version: '2', outcome: '2' });
  });

  it('[D3] [C10] takes no side where a part of the question meets a conflict', () => {
    const { answer } = ask(acme, '员工国内出差的住宿费每晚报销上限是多少？食堂几点开饭？');
    expect(answer.status).toBe('conflict');
    expect(answer.claims).toHaveLength(2);
  });
});
