import { loadVectors } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { judgeSupport } from '../src/index.js';

interface Row {
  id: string;
  claim: string;
  text: string;
  absent: [rule: string, value: string][];
}
const { rows } = loadVectors<{ rows: Row[] }>('support/names.json');

const listAbsent = (claim: string, text: string, before = '') =>
  judgeSupport({ claim, evidence: { text, before } }).findings.filter(({ rule }) =>
    /(?:entity|identifier)-absent$|not-extractive$/.test(rule),
  );

describe('judgeSupport', () => {
  it.each(rows)(
    '[E5] [E6] warns of names, identifiers and quoted words that the evidence does not hold: $id',
    (row) => {
      const found = listAbsent(row.claim, row.text).map(({ claimValue, rule }) => [rule, claimValue]);
      expect(found).toEqual(row.absent);
    },
  );

  it('notes a name that stands only beside the span', () => {
    const [finding] = listAbsent(
      'It was built by Ruth Calder.',
      'It was built in 1904.',
      'Ruth Calder came. ',
    );
    expect(finding).toMatchObject({ severity: 'note', check: 'name-beside-span', relation: 'absent' });
  });

  it('gives the place of each name in the claim', () => {
    const [finding] = listAbsent('🚢 It sails to Tirana.', 'It sails to Gdynia.');
    expect(finding?.claimSpan).toEqual({ charStart: 14, charEnd: 20 });
  });

  it('notes a quotation that stands only beside the span, and asks more of one that is quoted as a whole', () => {
    const claim = 'The log says "the ferry carried many guests".';
    const beside = 'The ferry carried many guests. ';
    expect(listAbsent(claim, 'It was a fine Monday on the river.', beside)).toMatchObject([
      { severity: 'note', check: 'quote-beside-span' },
    ]);
    const { findings } = judgeSupport({ claim, verbatim: true, evidence: { text: 'It was a fine Monday.' } });
    expect(findings.filter(({ rule }) => rule === 'support/not-extractive')).toMatchObject([
      { severity: 'error' },
    ]);
  });
});
