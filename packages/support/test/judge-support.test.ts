import { loadVectors, seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combineVerdicts, judgeSupport, type SupportVerdict } from '../src/index.js';

interface Row {
  id: string;
  claim: string;
  text: string;
  before?: string;
  after?: string;
  verbatim?: boolean;
  verdict: SupportVerdict;
  rules: string[];
  reason?: string;
}
const { rows } = loadVectors<{ rows: Row[] }>('support/judgements.json');
const judge = ({ claim, text, before, after, verbatim }: Row) =>
  judgeSupport({
    claim,
    ...(verbatim === undefined ? {} : { verbatim }),
    evidence: {
      text,
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after }),
    },
  });

describe('judgeSupport', () => {
  it.each(rows)('[C6] [C12] judges: $id', (row) => {
    const result = judge(row);
    expect([result.verdict, result.findings.map(({ rule }) => rule)]).toEqual([row.verdict, row.rules]);
    if (row.reason !== undefined) expect(result.findings.map(({ reason }) => reason)).toContain(row.reason);
  });

  it.each(['guaranteed to arrive the same day', '一定当天到账'])(
    '[C13] rejects the changed claim: %s',
    (claim) => {
      for (const text of ['退款通常三至五个工作日到账。', 'Refunds arrive in 3-5 working days.']) {
        const { verdict, findings } = judgeSupport({ claim, verbatim: true, evidence: { text } });
        expect(verdict).toBe('unsupported');
        expect(findings[0]?.rule).toBe('support/not-extractive');
      }
    },
  );

  it('[D1] supports a sentence with its range by that sentence', () => {
    const text = '退款通常三至五个工作日到账。';
    expect(judgeSupport({ claim: text, verbatim: true, evidence: { text } }).verdict).toBe('supported');
  });

  it('[D4] does not let one day pass for three to five working days', () => {
    const { verdict, findings } = judgeSupport({
      claim: '一天到账',
      evidence: { text: '退款通常三至五个工作日到账。' },
    });
    expect(verdict).toBe('contradicted');
    expect(findings[0]).toMatchObject({
      rule: 'support/number-mismatch',
      claimSpan: { charStart: 0, charEnd: 2 },
      evidenceSpan: { charStart: 4, charEnd: 11 },
      relation: 'disjoint',
    });
  });

  it('[D5] does not support a range that one of two cited sources does not bear', () => {
    const claim = '三至五个工作日';
    const verdicts = ['退款通常三至五个工作日到账。', '退款通常二至四个工作日到账。'].map(
      (text) => judgeSupport({ claim, evidence: { text } }).verdict,
    );
    expect(combineVerdicts(verdicts)).not.toBe('supported');
  });

  it('[A9] [C6] never supports a sentence whose figure, unit or negation was changed', () => {
    const sentence = (n: number, unit: string, not: string) =>
      `The locker may ${not}stay closed for ${n} ${unit}.`;
    const parts = fc.tuple(
      fc.integer({ min: 1, max: 60 }),
      fc.constantFrom('hours', 'days', 'working days', 'weeks'),
      fc.constantFrom('', 'not '),
    );
    seeded(
      fc.property(parts, parts, (a, b) => {
        const [claim, text] = [sentence(...a), sentence(...b)];
        const { verdict } = judgeSupport({ claim, evidence: { text } });
        expect(verdict === 'supported').toBe(claim === text);
      }),
      { runs: 1000 },
    );
  });

  it('[C6] is deterministic and gives spans inside both texts', () => {
    const unit = fc.constantFrom(
      'Refunds ',
      'take ',
      '3',
      '5',
      '-',
      ' days',
      ' yuan',
      '. ',
      '。',
      '退款',
      '三',
      '天',
      '“',
      '"',
      '\n\n',
      '\u{1F6A2}',
      '\ud800',
    );
    const text = fc.array(unit, { maxLength: 24 }).map((parts) => parts.join(''));
    seeded(
      fc.property(text, text, text, fc.boolean(), (claim, evidence, before, verbatim) => {
        const input = { claim, verbatim, evidence: { text: evidence, before } };
        const result = judgeSupport(input);
        expect(judgeSupport(input)).toEqual(result);
        for (const { claimSpan, evidenceSpan } of result.findings) {
          expect(claimSpan.charEnd).toBeLessThanOrEqual([...claim].length);
          expect(evidenceSpan?.charEnd ?? 0).toBeLessThanOrEqual([...evidence].length);
        }
        if (result.verdict === 'supported') expect(evidence.includes(claim.trim())).toBe(true);
      }),
      { runs: 1500 },
    );
  });
});

describe('combineVerdicts', () => {
  it('[C6] takes the worst, so that good evidence never covers for bad', () => {
    expect(combineVerdicts(['supported', 'supported'])).toBe('supported');
    expect(combineVerdicts(['supported', 'undecided'])).toBe('undecided');
    expect(combineVerdicts(['supported', 'undecided', 'unsupported'])).toBe('unsupported');
    expect(combineVerdicts(['unsupported', 'contradicted', 'supported'])).toBe('contradicted');
    expect(combineVerdicts([])).toBe('undecided');
  });
});
