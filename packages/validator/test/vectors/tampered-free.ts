import type { Answer } from '@loccit/contract';
import { add, type Draft, onAnswer, remove, replace } from './draft.js';

const LATE = 'A late book costs 2 crowns per day.';
const ROOM = 'The reading room is free of charge.';

type Stated = Pick<Draft, 'fail' | 'unverifiable' | 'notice'>;

const UNCOVERED: Stated = { fail: 'structure/statement-uncovered' };

/** Answers in which the same two claims stand at the same words, and something else beside them. */
const TEXTS: readonly (readonly [name: string, text: string, stated: Stated])[] = [
  ['sentence-before', `Good news. ${LATE} [1] ${ROOM} [2]`, UNCOVERED],
  ['sentence-between', `${LATE} [1] Sundays do not count. ${ROOM} [2]`, UNCOVERED],
  ['not-before', `Not: ${LATE} [1] ${ROOM} [2]`, UNCOVERED],
  ['digit-glued', `1${LATE} [1] ${ROOM} [2]`, UNCOVERED],
  ['percent-between', `${LATE} % ${ROOM} [2]`, UNCOVERED],
  ['mark-unknown', `${LATE} [1] ${ROOM} [9]`, UNCOVERED],
  ['mark-of-a-block', `${LATE} [garden#chk_0] ${ROOM} [2]`, UNCOVERED],
  ['label-of-another-kind', `Opinion: ${LATE} [1] ${ROOM} [2]`, UNCOVERED],
  ['status-of-another', `The sources disagree. ${LATE} [1] ${ROOM} [2]`, UNCOVERED],
  ['link', `${LATE} [1](https://elsewhere.example) ${ROOM} [2]`, UNCOVERED],
  ['brackets', `[${LATE}] [1] ${ROOM} [2]`, UNCOVERED],
  [
    'touching',
    `${LATE.slice(0, -1)}${ROOM} [2]`,
    { fail: 'structure/statement-differs structure/statement-uncovered' },
  ],
  [
    'struck-out',
    `~~${LATE}~~ [1] ${ROOM} [2]`,
    { fail: 'structure/statement-differs structure/statement-uncovered' },
  ],
  [
    'comment-open',
    `<!-- ${LATE} --> [1] ${ROOM} [2]`,
    { fail: 'structure/statement-differs structure/statement-uncovered' },
  ],
  [
    'tag',
    `<s>${LATE}</s> [1] ${ROOM} [2]`,
    { fail: 'structure/statement-differs structure/statement-uncovered' },
  ],
  [
    'picture',
    `${LATE} ![1] ${ROOM} [2]`,
    { fail: 'structure/statement-differs structure/statement-uncovered' },
  ],
  ['hidden-between', `${LATE} \u200b[1] ${ROOM} [2]`, { ...UNCOVERED, notice: 'structure/hidden-character' }],
  [
    'override',
    `${LATE} [1] ${ROOM} \u202e[2]`,
    { fail: 'structure/hidden-character structure/statement-uncovered' },
  ],
  [
    'line-break-kept',
    `${LATE} [1]\r\n${ROOM} [2]`,
    {
      fail: 'structure/statement-uncovered structure/text-not-canonical',
      notice: 'structure/hidden-character',
    },
  ],
];

/** Free answers with more in them than their claims say. */
export function draftFree(base: Answer): Draft[] {
  const spans = (text: string) => [
    ...base.claims.flatMap(({ text: claim }, at) => {
      const start = text.indexOf(at === 0 ? claim.slice(0, -1) : claim);
      const char_start = [...text.slice(0, start)].length;
      const whole = text.includes(claim) ? claim : claim.slice(0, -1);
      return [
        replace(`/claims/${at}/answer_spans/0`, { char_start, char_end: char_start + [...whole].length }),
      ];
    }),
  ];
  return [
    ...TEXTS.map(([name, text, stated]) => ({
      id: `free-${name}`,
      title: `a free answer: ${name.replaceAll('-', ' ')}`,
      answer: 'bergtal-free',
      audit: true,
      resealed: true as const,
      changes: [onAnswer(replace('/answer', text), ...spans(text))],
      ...stated,
    })),
    ...draftSpans(),
  ];
}

function draftSpans(): Draft[] {
  const frame = { answer: 'bergtal-free', audit: true, resealed: true as const };
  const first = '/claims/0/answer_spans';
  return [
    {
      ...frame,
      id: 'free-woven',
      title: 'a claim whose spans stand on both sides of another claim',
      changes: [
        onAnswer(
          replace(first, [
            { char_start: 0, char_end: 35 },
            { char_start: 76, char_end: 79 },
          ]),
        ),
      ],
      fail: 'structure/span-order structure/statement-differs',
      unverifiable: 'support/undecided',
    },
    {
      ...frame,
      id: 'free-same-words',
      title: 'two claims that take up the same words',
      changes: [onAnswer(replace('/claims/1/answer_spans/0', { char_start: 0, char_end: 35 }))],
      fail: 'structure/span-order structure/statement-differs structure/statement-uncovered',
      unverifiable: 'support/undecided',
      notice: 'support/number-absent support/off-topic',
    },
    {
      ...frame,
      id: 'free-outside',
      title: 'a span beyond the end of the answer',
      changes: [onAnswer(replace(`${first}/0/char_end`, 999))],
      fail: 'structure/span-order structure/statement-uncovered',
    },
    {
      ...frame,
      id: 'free-descending',
      title: 'spans of a claim in the wrong order',
      changes: [
        onAnswer(
          replace(first, [
            { char_start: 10, char_end: 35 },
            { char_start: 0, char_end: 10 },
          ]),
        ),
      ],
      // Every word stands in a span, but no statement can be cut from them.
      fail: 'structure/span-order',
    },
    {
      ...frame,
      id: 'free-unplaced',
      title: 'a claim that stands nowhere in the answer',
      changes: [
        onAnswer(
          add('/claims/2', { claim_id: 'C3', text: 'Ask at the desk.', kind: 'advice', citations: [] }),
        ),
      ],
      fail: 'structure/answer-not-rendered',
    },
    {
      ...frame,
      id: 'free-no-spans',
      title: 'a free answer without spans',
      changes: [onAnswer(remove(first), remove('/claims/1/answer_spans'))],
      fail: 'structure/answer-not-rendered structure/statement-uncovered',
    },
  ];
}
