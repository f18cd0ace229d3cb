import type { ModelOpinion } from '@loccit/support';
import type { Draft } from './draft.js';
import { says } from './rules-kinds.js';
import { on, type RuleDrafts } from './rules-structure.js';

const OPEN = 'support/undecided';
const said = (answer: string, id: string, title: string, text: string, stated: Partial<Draft> = {}): Draft =>
  on(answer, id, title, says(text), stated);

const judged = (
  verdict: ModelOpinion['verdict'],
  grade: 'A' | 'B' | 'D',
  rule?: 'partly' | 'error',
): ModelOpinion => ({
  rung: 'judge',
  source: { name: 'example-judge', version: '1' },
  verdict,
  scores: { grade },
  findings:
    rule === undefined
      ? []
      : [
          {
            rule: rule === 'partly' ? 'support/partly-supported' : 'support/judge-error',
            severity: rule === 'partly' ? 'error' : 'warning',
            check: rule === 'partly' ? 'judge-partly' : 'judge-output',
            ...(rule === 'partly' ? {} : { reason: 'answer-unreadable' as const }),
            claimSpan: { charStart: 0, charEnd: 4 },
          },
        ],
});
const WEIGHS = 'Whoever carries a full sack carries 25 kilograms.';

/** Rules that the rungs of the ladder raise. */
export const RUNG_DRAFTS: RuleDrafts = {
  'support/number-absent': [
    said(
      'muehle-sack',
      'beside',
      'a second figure that the passage does not give',
      'A full sack weighs 25 kilograms and 30 litres of bran.',
      {
        unverifiable: OPEN,
        notice: 'support/number-absent',
      },
    ),
    said('muehle-sack-zh', 'chinese', 'a second figure, in Chinese', '每袋重25公斤，另有麸皮三十升。', {
      unverifiable: OPEN,
      notice: 'support/compound-claim support/number-absent',
    }),
    said('muehle-sack', 'stated', 'the one figure of the passage, in other words', WEIGHS, {
      unverifiable: OPEN,
    }),
  ],
  'support/unit-mismatch': [
    said(
      'muehle-sack',
      'litres',
      'the figure with a unit that never converts',
      'A full sack is as heavy as 25 litres.',
      {
        unverifiable: OPEN,
        notice: 'support/unit-mismatch',
      },
    ),
    said('muehle-sack-zh', 'chinese', 'the same in Chinese', '每袋装满，重量有25升。', {
      unverifiable: OPEN,
      notice: 'support/unit-mismatch',
    }),
    said('muehle-sack', 'same', 'the same unit', WEIGHS, { unverifiable: OPEN }),
  ],
  'support/date-mismatch': [
    said('muehle-opening', 'month', 'another month', 'The new wheel was set in on 3 June 2021.', {
      fail: 'support/date-mismatch',
    }),
    said('muehle-opening-zh', 'chinese', 'another month, in Chinese', '新水轮于2021年6月3日装好。', {
      fail: 'support/date-mismatch',
    }),
    on('muehle-opening', 'same', 'the same day', []),
  ],
  'support/range-mismatch': [
    said(
      'muehle-flour',
      'shifted',
      'a range that shares a part',
      'Flour is ground within four to six working days.',
      {
        fail: 'support/range-mismatch',
      },
    ),
    said('muehle-fetched', 'within', 'a shorter time limit', 'Ground flour is fetched within 1 day.', {
      fail: 'support/range-mismatch',
    }),
    said('muehle-fetched-zh', 'chinese', 'a shorter time limit, in Chinese', '磨好的面粉一天内取走。', {
      fail: 'support/range-mismatch',
    }),
    said(
      'muehle-fetched',
      'longer',
      'a longer time limit, which says less',
      'Ground flour is fetched within 5 days.',
      {
        unverifiable: OPEN,
        notice: 'support/range-mismatch',
      },
    ),
    on('muehle-fetched', 'same', 'the same limit', []),
  ],
  'support/negation-mismatch': [
    said('muehle-wet', 'denied', 'what the passage denies', 'The miller grinds wet grain.', {
      fail: 'support/negation-mismatch',
    }),
    said('muehle-wet-zh', 'chinese', 'what the passage denies, in Chinese', '磨坊磨湿谷。', {
      fail: 'support/negation-mismatch',
    }),
    on('muehle-wet', 'same', 'the same negation', []),
  ],
  'support/condition-dropped': [
    said(
      'muehle-river',
      'only-if',
      'a claim without the condition of the passage',
      'Guests may stay overnight.',
      { fail: 'support/condition-dropped', notice: 'support/context-reverses' },
    ),
    said('muehle-fee-zh', 'chinese', 'a claim without the exception, in Chinese', '每袋磨粉收费八元。', {
      fail: 'support/condition-dropped',
    }),
    on('muehle-river', 'kept', 'the condition is kept', []),
  ],
  'support/scope-widened': [
    said(
      'muehle-members',
      'all',
      'all members where the passage says some',
      'All members bring their own sacks on Fridays.',
      { fail: 'support/scope-widened' },
    ),
    said('muehle-members-zh', 'chinese', 'all members, in Chinese', '所有会员周五都自带口袋。', {
      unverifiable: OPEN,
      notice: 'support/scope-widened',
    }),
    on('muehle-members', 'kept', 'some members', []),
  ],
  'support/contradicted': [
    said(
      'muehle-winter',
      'closed',
      'the opposite of the passage',
      'The mill is closed to guests in winter.',
      { fail: 'support/contradicted' },
    ),
    said('muehle-winter-zh', 'chinese', 'the opposite, in Chinese', '磨坊冬天对客人关闭。', {
      fail: 'support/contradicted',
    }),
    on('muehle-winter', 'same', 'the words of the passage', []),
  ],
  'support/partly-supported': [
    said('muehle-sack', 'judge', 'a judge grades the claim B', WEIGHS, {
      opinions: [judged('partial', 'B', 'partly')],
      fail: 'support/partly-supported',
    }),
    said('muehle-sack', 'whole', 'a judge grades it A', WEIGHS, { opinions: [judged('supported', 'A')] }),
  ],
  'support/judge-error': [
    said('muehle-sack', 'unreadable', 'what the judge answered could not be read', WEIGHS, {
      opinions: [judged('undecided', 'D', 'error')],
      unverifiable: 'support/judge-error',
    }),
    said('muehle-sack', 'read', 'a judge that could be read', WEIGHS, {
      opinions: [judged('supported', 'A')],
    }),
  ],
};
