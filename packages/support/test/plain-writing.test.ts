import { loadVectors } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { judgeSupport } from '../src/index.js';
import { writePlainly } from '../src/plain-writing.js';

interface Row {
  id: string;
  claim: string;
  text: string;
  otherwise: [string, string][];
}
const { rows } = loadVectors<{ rows: Row[] }>('support/writings.json');

function judge(claim: string, text: string) {
  const { findings, verdict } = judgeSupport({ claim, evidence: { text } });
  const cut = (given: string, span?: { charStart: number; charEnd: number }) =>
    span && writePlainly([...given].slice(span.charStart, span.charEnd).join('')).text;
  return [
    verdict,
    ...findings.map(({ check, claimSpan, evidenceSpan, relation, rule, severity }) => ({
      check,
      relation,
      rule,
      severity,
      claimed: cut(claim, claimSpan),
      stated: cut(text, evidenceSpan),
    })),
  ];
}

describe('readPlainly', () => {
  it.each(rows)('[C12] finds the same, at the same places, however it is written: $id', (row) => {
    const plain = judge(row.claim, row.text);
    expect(plain.length).toBeGreaterThan(1);
    for (const [claim, text] of row.otherwise) expect(judge(claim, text)).toEqual(plain);
  });

  it('tells the words of a finding as the text has them', () => {
    const { findings } = judgeSupport({
      claim: '會費 須在 3 日內繳 𠮷 500 元。',
      evidence: { text: '会费须在3日内缴600元。' },
    });
    expect(findings[0]).toMatchObject({ claimSpan: { charStart: 14, charEnd: 19 } });
    expect(findings[0]?.claimValue).toMatchObject({ lo: 500, charStart: 14, charEnd: 19 });
  });
});

describe('writePlainly', () => {
  it('leads places back over blanks left out and characters of two units', () => {
    const { text, toGiven } = writePlainly('𠮷店 ５０ 公里 long');
    expect(text).toBe('𠮷店50公里long');
    expect(toGiven({ charStart: 2, charEnd: 6 })).toEqual({ charStart: 3, charEnd: 8 });
  });

  it('keeps marks that part sentences, and blanks that part columns', () => {
    expect(writePlainly('好！  ５　號').text).toBe('好！  5　号');
  });
});
