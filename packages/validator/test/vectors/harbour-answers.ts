import type { Answer } from '@loccit/contract';
import { sha256Hex } from '@loccit/lineage';
import type { Reader, Store, StoredGeneration } from '@loccit/storage';
import { auditOf, cite } from '../artifacts.js';
import { AT } from '../corpus.js';
import { anchor, answer, type Cited, claim, quoteOf } from './answer-parts.js';
import type { BaseAnswer } from './bases.js';
import { HARBOUR, NEXT_DOOR } from './harbour-corpus.js';

const CREW: Reader = { tenantId: HARBOUR, groups: ['crew'], principal: 'mate-3' };
const CAPTAIN: Reader = { tenantId: HARBOUR, groups: ['captains', 'crew'], principal: 'captain-1' };
const VISITOR: Reader = { tenantId: HARBOUR, groups: [], principal: 'visitor' };
const NEIGHBOUR: Reader = { tenantId: NEXT_DOOR, groups: [], principal: 'neighbour' };
/** When the harbour's answers are read. */
export const LATER = '2026-06-02T12:00:00Z';

const SPRING = ['2026-04-03T09:00:00Z', '2026-05-03T09:00:00Z', '2026-06-01T09:00:00Z'];

/** One answer of the harbour: when, from which generation and for whom, and what it cites. */
interface HarbourAnswer {
  readonly from: 0 | 1 | 2;
  readonly reader: Reader;
  readonly cited: readonly Cited[];
  readonly more?: Partial<Answer>;
  readonly verbatim?: true;
  /** Form `anchor` instead of form `lineage`. */
  readonly anchored?: true;
}

const HARBOUR_ANSWERS: Readonly<Record<string, HarbourAnswer>> = {
  'hafen-fees': {
    from: 2,
    reader: VISITOR,
    cited: [
      [
        'fees',
        'A berth costs 14 crowns a night.',
        { locator: { type: 'lines', line_start: 3, line_end: 3 } },
      ],
      ['fees', 'Children sail free of charge.'],
    ],
  },
  'hafen-fees-older': { from: 0, reader: VISITOR, cited: [['fees', 'Children sail free of charge.']] },
  'hafen-fees-second': { from: 1, reader: CREW, cited: [['fees', 'A berth costs 14 crowns a night.']] },
  'hafen-table': {
    from: 2,
    reader: VISITOR,
    cited: [
      ['fees', 'Dinghy | 5 crowns'],
      ['fees', 'Ketch | 9 crowns'],
    ],
  },
  'hafen-code': {
    from: 2,
    reader: VISITOR,
    cited: [
      ['fees', 'open 06:00\nclose 22:00', { locator: { type: 'lines', line_start: 11, line_end: 12 } }],
    ],
    verbatim: true,
  },
  'hafen-tides': {
    from: 2,
    reader: VISITOR,
    cited: [
      ['tides', 'Low water is at 05:40.', { quote: quoteOf('Low water is at 05:40.', '', '\nHigh') }],
      ['tides', 'The gate is shut in a storm.', { locator: { type: 'lines', line_start: 4, line_end: 4 } }],
    ],
    verbatim: true,
  },
  'hafen-names': {
    from: 2,
    reader: VISITOR,
    cited: [
      [
        'names',
        'The Café Réunion opens at 8:00.',
        { quote: quoteOf('The Café Réunion opens at 8:00.', '', '\n\nThe Café') },
      ],
      ['names', 'The Café du Port opens at 9:00.'],
    ],
  },
  'hafen-signals': {
    from: 2,
    reader: CREW,
    cited: [
      ['signals', 'The sign \u{1d11e} marks the band stand.'],
      [
        'signals',
        'The stage \u{1f6a4} holds 40 guests.',
        { quote: quoteOf('The stage \u{1f6a4} holds 40 guests.', 'stand. ', '\n') },
      ],
    ],
  },
  'hafen-piers': { from: 2, reader: VISITOR, cited: [['piers', 'Pier q\u0323 is closed on Mondays.']] },
  'hafen-season': {
    from: 0,
    reader: VISITOR,
    cited: [
      [
        'season',
        'The beach hut is open until 20:00.',
        { effective_from: '2026-03-01T00:00:00Z', effective_to: '2026-10-01T00:00:00Z' },
      ],
    ],
  },
  'hafen-watch': { from: 2, reader: CAPTAIN, cited: [['watch', 'The night watch begins at 23:00.']] },
  'hafen-watch-older': { from: 0, reader: CREW, cited: [['watch', 'The night watch begins at 23:00.']] },
  'hafen-sheds': { from: 2, reader: VISITOR, cited: [['sheds', 'Mooring lines are kept in shed 4.']] },
  'hafen-berths': {
    from: 2,
    reader: VISITOR,
    cited: [
      ['须知', '泊位每晚收费十二元。', { lang: 'zh' }],
      ['须知', '靠泊时间不超过七天。', { lang: 'zh' }],
    ],
    more: { lang: 'zh' },
  },
  'hafen-berths-quoted': {
    from: 1,
    reader: CREW,
    cited: [['须知', '儿童免费乘船。', { quote: quoteOf('儿童免费乘船。', '十二元。', '\n\n靠泊') }]],
    more: { lang: 'zh-Hant', question_commitment: sha256Hex('a question that is not shown') },
    verbatim: true,
  },
  'hafen-stage': { from: 2, reader: VISITOR, cited: [['stage', 'The stage is swept on Mondays.']] },
  'hafen-chairs': {
    from: 2,
    reader: VISITOR,
    cited: [['stage', 'Bring your own chairs.']],
    anchored: true,
  },
  'hafen-ferry': { from: 0, reader: VISITOR, cited: [['ferry', 'The old ferry leaves at 07:15.']] },
};

/** Answers of the harbour and of the marina next door, with their audits. */
export function harbourAnswers(store: Store): Record<string, BaseAnswer> {
  const ids = store.generations(HARBOUR);
  const open = (at: number): StoredGeneration => {
    const held = store.generation(HARBOUR, ids[at] ?? '');
    if (held === undefined) throw new Error('no such generation');
    return held;
  };
  const made = Object.entries(HARBOUR_ANSWERS).map(
    ([name, { from, reader, cited, more, verbatim, anchored }]) => {
      const held = open(from);
      const claims = cited.map(([documentId, text, extra], at) =>
        claim(
          at + 1,
          text,
          [
            anchored === true
              ? anchor(cite(held, documentId, text, extra))
              : cite(held, documentId, text, extra),
          ],
          verbatim === true ? { verbatim } : {},
        ),
      );
      const made = answer(name, { claims, created_at: SPRING[from] ?? AT, ...more });
      return [name, { answer: made, audit: auditIn(made, held, reader) }] as const;
    },
  );
  const both = open(2);
  const free_ = 'Children sail free of charge.';
  const copies = answer('hafen-copies', {
    created_at: SPRING[2] ?? AT,
    claims: [claim(1, free_, [cite(both, 'fees', free_), cite(both, 'mirror', free_)])],
  });
  const neighbour = store.current(NEXT_DOOR);
  if (neighbour === undefined) throw new Error('nothing published');
  const berth = 'A berth costs 20 crowns a night.';
  const next = answer('nebenan-fees', { claims: [claim(1, berth, [cite(neighbour, 'fees', berth)])] });
  return {
    ...Object.fromEntries(made),
    'hafen-copies': { answer: copies, audit: auditIn(copies, both, VISITOR) },
    'nebenan-fees': { answer: next, audit: auditIn(next, neighbour, NEIGHBOUR) },
  };
}

/** The audit with what each filter took for this reader. */
function auditIn(made: Answer, held: StoredGeneration, reader: Reader): NonNullable<BaseAnswer['audit']> {
  const audit = auditOf(made, held, reader);
  const denied = held.documents.filter(
    ({ allowed_groups }) =>
      !allowed_groups.some((group) => group === 'public' || reader.groups.includes(group)),
  ).length;
  const documents = held.documents.length;
  return {
    ...audit,
    filter: {
      ...audit.filter,
      tombstoned: held.generation.info?.tombstones?.length ?? 0,
      access_denied: denied,
      readable: documents - denied,
    },
  };
}
