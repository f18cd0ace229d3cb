import { loadVectors } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { isWordedAsAdvice, isWordedAsInference, isWordedAsOpinion } from '../../src/support/claim-wording.js';

interface Row {
  readonly text: string;
  readonly worded: 'inference' | 'opinion' | 'advice' | null;
}
const { rows } = loadVectors<{ rows: Row[] }>('support/wordings.json');

describe('the wording of a claim', () => {
  it.each(rows)('[C12] [E6] is that of $worded: $text', ({ text, worded }) => {
    expect({
      inference: isWordedAsInference(text),
      opinion: isWordedAsOpinion(text),
      advice: isWordedAsAdvice(text),
    }).toEqual({
      inference: worded === 'inference',
      opinion: worded === 'opinion',
      advice: worded === 'advice',
    });
  });
});
