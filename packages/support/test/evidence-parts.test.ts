import { describe, expect, it } from 'vitest';
import { judgeSupport, type SupportEvidence } from '../src/index.js';

const SOURCE = 'Lockers are dry. Keys are handed out for 14 hours. It is false that keys are kept all night.';
const cut = (text: string): SupportEvidence => {
  const at = SOURCE.indexOf(text);
  return { text, before: SOURCE.slice(0, at), after: SOURCE.slice(at + text.length) };
};
const judge = (claim: string, ...texts: string[]) => judgeSupport({ claim, evidence: texts.map(cut) });

describe('judgeSupport with several spans', () => {
  it('takes a whole sentence of any one of them', () => {
    expect(judge('Lockers are dry.', 'Keys are handed out for 14 hours.', 'Lockers are dry.').verdict).toBe(
      'supported',
    );
  });

  it.each([
    ['a number that is cut', 'Keys are handed out for 1', 'Lockers are dry.'],
    ['a clause that is denied', 'keys are kept all night.', 'Lockers are dry.'],
    ['a clause without its end', 'Lockers are', 'Keys are handed out for 14 hours.'],
  ])('makes no whole sentence of %s', (_title, claim, other) => {
    expect(judge(claim, claim, other).verdict).not.toBe('supported');
    expect(judge(claim, other, claim).verdict).not.toBe('supported');
    expect(judge(claim, other, claim, other).verdict).not.toBe('supported');
  });

  it('makes no sentence of two spans', () => {
    const claim = 'Keys are handed out\n\nall night.';
    expect(judge(claim, 'Keys are handed out', 'all night.').verdict).toBe('undecided');
  });

  it('gives places in the joined text', () => {
    const { findings } = judge(
      'It is not true that lockers are dry.',
      'Keys are handed out for 14 hours.',
      'Lockers are dry.',
    );
    expect(findings[0]).toMatchObject({
      reason: 'claim-denies-evidence',
      evidenceSpan: { charStart: 35, charEnd: 51 },
    });
  });
});

describe('judgeSupport with an item of a list', () => {
  const item = (before: string, after = '') =>
    judgeSupport({ claim: 'Skates cost 9 euros.', evidence: { text: 'Skates cost 9 euros.', before, after } })
      .verdict;

  it.each([
    ['Nothing of this holds:\n\n- '],
    ['Nothing of this holds:\n\n1. '],
    ['Nothing of this holds:\n- Sledges are lent.\n- '],
    ['Nothing of this holds:\n\n* Sledges are lent.\n\n  By day only.\n\n* '],
    ['Nothing of this holds:\n\n- Sledges are lent. '],
    ['## Common myths\n\n- Sledges are lent.\n- '],
    [`${'- Sledges are lent.\n'.repeat(120)}- `],
  ])('leaves undecided what is introduced or called untrue: %j', (before) => {
    expect(item(before)).toBe('undecided');
  });

  it.each([
    ['## Prices\n\n- '],
    ['Come early.\n\n- Sledges are lent.\n- '],
    ['Nothing of this holds:\n\n- Sledges are lent.\n\nThe desk is open. '],
  ])('takes an item that nothing takes back: %j', (before) => {
    expect(item(before, '\n- Helmets are free.\n')).toBe('supported');
  });
});
