import { checkSchema } from '@loccit/contract';
import { expectLinearGrowth } from '@loccit/testing';
import { describe, it } from 'vitest';
import { artifacts } from './vectors.js';

describe('checkSchema', () => {
  it('grows with the size of an artifact, not with its square', () => {
    const answer = artifacts.answer?.answered as { claims: object[] };
    const prepare = (size: number) => {
      const value = { ...answer, claims: Array(size).fill(answer.claims[0]) };
      return () => checkSchema('answer', value);
    };
    expectLinearGrowth(prepare, { from: 500 });
  });
});
