import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ask, listCited, publish, writeDocument } from './ask.js';

/** One statement with its figure, the same figure written otherwise, and another figure. */
interface Pair {
  readonly question: string;
  readonly statement: string;
  readonly rewritten: string;
  readonly other: string;
}

const englishThings = fc.constantFrom(
  'kayak deposit',
  'harvest bonus',
  'library fine',
  'ferry surcharge',
  'translation fee',
  'locker allowance',
  'piano subsidy',
  'orchard grant',
);
const chineseThings = fc.constantFrom(
  '皮艇押金',
  '采收奖金',
  '渡轮附加费',
  '翻译补助',
  '琴房租金',
  '果园津贴',
  '借书罚金',
  '柜子押金',
);
const currencies = fc.constantFrom(
  ['CNY ', ''],
  ['EUR ', ''],
  ['USD ', ''],
  ['', ' yen'],
  ['', ' pounds sterling'],
  ['', ' yuan'],
);
const two = fc.uniqueArray(fc.integer({ min: 2, max: 9 }), { minLength: 2, maxLength: 2 });
const englishNumbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const hanzi = '零一二三四五六七八九';
const spans = fc.constantFrom(
  ['week', 7, 'day'],
  ['hour', 60, 'minute'],
  ['year', 12, 'month'],
) as fc.Arbitrary<[string, number, string]>;
const processes = fc.constantFrom(
  'visa review',
  'bridge inspection',
  'seed test',
  'boiler check',
  'vote recount',
  'glaze drying',
);
const chineseProcesses = fc.constantFrom(
  '签证审查',
  '桥梁检验',
  '种子检测',
  '锅炉检修',
  '选票复核',
  '釉料干燥',
);

const pairs: fc.Arbitrary<Pair> = fc.oneof(
  fc.tuple(englishThings, currencies, two).map(([thing, [before, after], [a = 0, b = 0]]) => {
    const say = (sum: string) => `The ${thing} is ${before}${sum}${after} per person.`;
    return {
      question: `What is the ${thing} per person?`,
      statement: say(`${a},000`),
      rewritten: say(`${a}000`),
      other: say(`${b},000`),
    };
  }),
  fc.tuple(processes, spans, two).map(([process, [unit, factor, small], [a = 0, b = 0]]) => {
    const say = (figure: string) => `The ${process} takes ${figure}.`;
    return {
      question: `How long does the ${process} take?`,
      statement: say(`${a} ${unit}s`),
      rewritten: a % 2 === 0 ? say(`${a * factor} ${small}s`) : say(`${englishNumbers[a]} ${unit}s`),
      other: say(`${b} ${unit}s`),
    };
  }),
  fc
    .tuple(chineseThings, fc.constantFrom('元', '美元', '欧元', '日元'), two)
    .map(([thing, unit, [a = 0, b = 0]]) => {
      const say = (sum: string) => `每人的${thing}为${sum}${unit}。`;
      return {
        question: `每人的${thing}是多少？`,
        statement: say(` ${a}00 `),
        rewritten: say(`${hanzi[a]}百`),
        other: say(`${hanzi[b]}百`),
      };
    }),
  fc
    .tuple(chineseProcesses, fc.constantFrom('个工作日', '天', '个小时', '个月'), two)
    .map(([process, unit, [a = 0, b = 0]]) => {
      const say = (figure: string) => `${process}通常需要${figure}${unit}完成。`;
      return {
        question: `${process}通常要多久完成？`,
        statement: say(` ${a} 至 ${a + 3} `),
        rewritten: say(
          `${hanzi[a]}至${a + 3 < 10 ? hanzi[a + 3] : `十${hanzi[a - 7] === '零' ? '' : hanzi[a - 7]}`}`,
        ),
        other: say(` ${b} 至 ${b + 3} `),
      };
    }),
);

const answerBoth = (
  { question }: Pair,
  first: Parameters<typeof writeDocument>,
  second: Parameters<typeof writeDocument>,
) => ask(publish([writeDocument(...first), writeDocument(...second)]), question);

describe('findConflict', () => {
  it('[C10] [D1] calls two works that differ in a figure alone a conflict, cites both and states no third figure (200 pairs)', () => {
    seeded(
      fc.property(pairs, (pair) => {
        const run = answerBoth(pair, ['a', pair.statement], ['b', pair.other]);
        expect(run.answer.status).toBe('conflict');
        expect(listCited(run).sort()).toEqual(['a', 'b']);
        expect(run.answer.claims.map(({ text }) => text).sort()).toEqual([pair.statement, pair.other].sort());
        expect(run.answer.conflicts?.[0]?.claim_ids).toEqual(['C1', 'C2']);
        expect(run.answer.conflicts?.[0]?.next_step).not.toBe('');
      }),
    );
  });

  it('[C10] sees no conflict where the same figure is written otherwise (200 pairs)', () => {
    seeded(
      fc.property(pairs, (pair) => {
        const run = answerBoth(pair, ['a', pair.statement], ['b', pair.rewritten]);
        expect(run.answer.status).toBe('answered');
        expect(listCited(run).length).toBeGreaterThan(0);
      }),
    );
  });

  it('[C10] [D1] sees no conflict where scopes do not meet, and one where a scope is silent (200 pairs)', () => {
    seeded(
      fc.property(pairs, (pair) => {
        const north = { scope: { region: 'north' } };
        const apart = answerBoth(
          pair,
          ['a', pair.statement, north],
          ['b', pair.other, { scope: { region: 'south' } }],
        );
        expect(apart.answer.status).toBe('answered');
        const meeting = answerBoth(
          pair,
          ['a', pair.statement, north],
          ['b', pair.other, { scope: { channel: 'shop' } }],
        );
        expect(meeting.answer.status).toBe('conflict');
      }),
    );
  });

  it('[C15] sees no conflict between a work and its mirror, and counts equal text once (200 pairs)', () => {
    seeded(
      fc.property(pairs, (pair) => {
        const mirror = answerBoth(pair, ['a', pair.statement], ['b', pair.other, { work_id: 'a' }]);
        expect(mirror.answer.status).toBe('answered');
        expect(listCited(mirror)).toEqual(['a']);
        const copy = answerBoth(pair, ['a', pair.statement], ['b', pair.statement]);
        expect(copy.answer.status).toBe('answered');
        expect(copy.answer.claims).toHaveLength(1);
      }),
    );
  });

  it('[C10] a contradiction between two other statements is no conflict of the question', () => {
    const others = [
      writeDocument('b', 'The morning kayak deposit in spring is EUR 5.'),
      writeDocument('c', 'The morning kayak deposit in spring is EUR 9.'),
    ];
    const question = 'What is the evening kayak deposit in spring?';
    const run = ask(
      publish([writeDocument('a', 'The evening kayak deposit in spring is EUR 40.'), ...others]),
      question,
    );
    expect(run.answer.status).toBe('answered');
    expect(listCited(run)).toEqual(['a']);
    expect(ask(publish(others), 'What is the morning kayak deposit in spring?').answer.status).toBe(
      'conflict',
    );
  });

  it.each([
    ['higher-authority', { authority: 80 }, { authority: 20 }],
    [
      'later-effective',
      { effective_from: '2026-01-01T00:00:00Z' },
      { effective_from: '2025-01-01T00:00:00Z' },
    ],
  ] as const)(
    '[C6] [C10] [D1] %s decides before there is a conflict, and stands in the audit with its version (200 pairs)',
    (rule, stronger, weaker) => {
      seeded(
        fc.property(pairs, fc.boolean(), (pair, turned) => {
          const run = answerBoth(
            pair,
            [turned ? 'b' : 'a', pair.statement, stronger],
            [turned ? 'a' : 'b', pair.other, weaker],
          );
          expect(run.answer.status).toBe('answered');
          expect(run.answer.claims.map(({ text }) => text)).toEqual([pair.statement]);
          const [applied, ...rest] = run.audit.rules.filter(({ outcome }) => outcome === 'settled');
          expect(rest).toEqual([]);
          expect(applied).toMatchObject({ rule, version: '1' });
          const cited = run.answer.claims[0]?.citations[0];
          expect(applied?.entry_ids).toHaveLength(2);
          expect(cited).toMatchObject({ index_entry_id: applied?.entry_ids?.[0] });
        }),
      );
    },
  );

  it('[C6] [C10] rules that speak against each other settle nothing', () => {
    for (const [first, second, question] of [
      ['The kayak deposit is EUR 40.', 'The kayak deposit is EUR 60.', 'What is the kayak deposit?'],
      ['皮艇押金为40欧元。', '皮艇押金为60欧元。', '皮艇押金是多少？'],
    ] as const) {
      const documents = [
        writeDocument('a', first, { authority: 80, effective_from: '2025-01-01T00:00:00Z' }),
        writeDocument('b', second, { authority: 20, effective_from: '2026-01-01T00:00:00Z' }),
      ];
      const { answer, audit } = ask(publish(documents), question);
      expect(answer.status).toBe('conflict');
      expect(listCited({ answer, audit }).sort()).toEqual(['a', 'b']);
      expect(audit.rules.filter(({ outcome }) => outcome === 'settled')).toEqual([]);
    }
  });

  it('[C6] [C10] a more specific region makes nothing yield where no sentence names it', () => {
    const documents = [
      writeDocument('a', 'The kayak deposit is EUR 40.', { scope: { region: 'domestic' } }),
      writeDocument('b', 'The kayak deposit is EUR 60.'),
    ];
    expect(ask(publish(documents), 'What is the kayak deposit?').answer.status).toBe('conflict');
  });
});
