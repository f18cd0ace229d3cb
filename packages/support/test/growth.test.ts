import { expectLinearGrowth } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { findConflicts, findFacts, judgeSupport, maskQuantities } from '../src/index.js';

const REPEATED = [
  '1',
  '1,',
  '1-',
  '三天',
  '三',
  'one ',
  '$5 ',
  '("',
  'A b. ',
  '2026-03-05 ',
  ' ',
  '\n',
  '.,;',
  'Fees are 3-5 yuan. ',
];

describe('growth', () => {
  it.each(REPEATED)('[C12] reads evidence of %j in linear time', (part) => {
    const prepare = (size: number) => {
      const text = `"${part.repeat(Math.ceil(size / part.length))}`;
      return () => {
        judgeSupport({ claim: 'A b. ', evidence: { text } });
        judgeSupport({ claim: 'Fees are 9 yuan on 5 March 2027', evidence: { text } });
        maskQuantities(text);
      };
    };
    expectLinearGrowth(prepare, { from: 2_048, factor: 8 });
  });

  it('[C12] weighs figures that differ all along one long sentence in linear time', () => {
    const write = (size: number, first: number): string =>
      `On that day ${Array.from({ length: size }, (_, i) => `${first + i} cars`).join(', ')} came.`;
    const prepare = (size: number) => {
      const [claim, text] = [write(size, 100_000), write(size, 500_000)];
      return () => judgeSupport({ claim, evidence: { text } });
    };
    expectLinearGrowth(prepare, { from: 128, factor: 8 });
  });

  it('[C12] judges half a megabyte of evidence', () => {
    const text = 'The ferry carries 40 cars and 300 guests every hour. '.repeat(10_000);
    expect(judgeSupport({ claim: 'The ferry carries 50 cars every hour.', evidence: { text } }).verdict).toBe(
      'contradicted',
    );
  });

  it.each([
    'except for food, ',
    '除三天外',
    '3 days after approval, ',
    'Fees are 3-5 yuan. ',
    '如果',
    'if ',
    '国内五天不适用',
  ])('[D1] [D4] reads facts, conditions and conflicts of %j in linear time', (part) => {
    const prepare = (size: number) => {
      const text = part.repeat(Math.ceil(size / part.length));
      return () => {
        findFacts(text);
        findConflicts([{ text }, { text: `${text}9 days` }]);
        judgeSupport({ claim: 'Domestic fees are 5 yuan, 五天', evidence: { text } });
      };
    };
    expectLinearGrowth(prepare, { from: 2_048, factor: 8 });
  });
});
