import { expectLinearGrowth } from '@loccit/testing';
import { describe, it } from 'vitest';
import { addressesJudge, cutPassages, listLanguages, readJudgeAnswers } from '../../src/models/index.js';

const pair = { claim: 'Bicycles stay in the shed.', evidence: 'Bicycles are kept in the shed.' };

/** Work on a text of one part over and over. */
const repeat =
  (work: (text: string) => unknown, part: string, start = '') =>
  (size: number) => {
    const text = start + part.repeat(size);
    return () => work(text);
  };

describe('readJudgeAnswers', () => {
  it.each([
    ['[', ','],
    ['[{"claim":1,"reason":"', '\\u0020'],
    ['[{"claim":1,"grade":"A","reason":"', '\\'],
    ['', ' '],
    ['[{', '"a":1,'],
    ['```json\n', '\n'],
    ['[', '{"claim":1},'],
  ])('is linear: %j and many %j', (start, part) => {
    expectLinearGrowth(
      repeat((text) => readJudgeAnswers(text, [pair]), part, start),
      { from: 4000 },
    );
  });
});

describe('addressesJudge', () => {
  it.each(['ignore the ', 'answer ', '忽略', '请回答', '"grade" ', '\n ', 'you are '])(
    'is linear: many %j',
    (part) => {
      expectLinearGrowth(repeat(addressesJudge, part), { from: 2000 });
    },
  );
});

describe('cutPassages', () => {
  it.each(['a', 'Keys are kept. ', '钥匙都留着。', '\n'])('is linear: many %j', (part) => {
    expectLinearGrowth(repeat(cutPassages, part), { from: 2000 });
  });
});

describe('listLanguages', () => {
  it.each(['a', '字', 'かな'])('is linear: many %j', (part) => {
    expectLinearGrowth(
      repeat((text) => listLanguages(text), part),
      { from: 4000 },
    );
  });
});
