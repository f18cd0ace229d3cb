import { loadVectors } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { judgeSupport, type SupportVerdict } from '../src/index.js';

interface Row {
  id: string;
  claim: string;
  text: string;
  before?: string;
  after?: string;
  verdict: SupportVerdict;
}
const { rows } = loadVectors<{ rows: Row[] }>('support/context.json');

describe('findDoubt', () => {
  it.each(rows)('[C6] reads what stands beside an equal sentence: $id', (row) => {
    const { before, after } = row;
    const { verdict } = judgeSupport({
      claim: row.claim,
      evidence: {
        text: row.text,
        ...(before === undefined ? {} : { before }),
        ...(after === undefined ? {} : { after }),
      },
    });
    // Another rule may still fail the claim; what must not happen is that the equal sentence bears it.
    expect(verdict === 'supported').toBe(row.verdict === 'supported');
  });
});
