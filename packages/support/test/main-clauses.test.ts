import { loadVectors } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { judgeSupport } from '../src/index.js';

interface Row {
  id: string;
  claim: string;
  text: string;
  supported: boolean;
}
const { rows } = loadVectors<{ rows: Row[] }>('support/main-clauses.json');

describe('judgeSupport', () => {
  it.each(rows)(
    '[C6] lets the clause that begins a sentence bear a claim only where nothing limits it: $id',
    (row) => {
      const result = judgeSupport({ claim: row.claim, evidence: { text: row.text } });
      expect(result.verdict === 'supported').toBe(row.supported);
    },
  );

  it('[C6] tells what the sentence goes on with', () => {
    const text = 'Some news came. The valley belongs to the county, which borders on the sea.';
    const { findings } = judgeSupport({ claim: 'The valley belongs to the county.', evidence: { text } });
    expect(findings).toMatchObject([
      { check: 'main-clause', severity: 'note', evidenceValue: 'which borders on the sea.' },
    ]);
  });

  it('[C6] tells which sentence fills the word that a claim begins with', () => {
    const text = 'The trial token never expires. The guest token is different. It expires after 30 days.';
    const { findings } = judgeSupport({ claim: 'It expires after 30 days.', evidence: { text } });
    expect(findings).toMatchObject([
      {
        check: 'refers-back',
        severity: 'note',
        claimValue: 'It',
        evidenceValue: 'The guest token is different.',
      },
    ]);
  });

  it('[C6] lets no clause bear a claim that says it is quoted', () => {
    const text = 'The valley belongs to the county, which borders on the sea.';
    const claim = 'The valley belongs to the county.';
    expect(judgeSupport({ claim, verbatim: true, evidence: { text } }).verdict).toBe('unsupported');
  });
});
