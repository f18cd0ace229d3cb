import { LATE, type RuleDrafts, response } from './rules-structure.js';

const ONCE = `📚\n\n${LATE}`;
const TWICE = `📚\n\n${LATE} ${LATE}`;

/** A response whose one citation says where it stands in the answer, and what it covers. */
const placed = (answer: string, start: number, end: number, text: string) => ({
  message: {
    role: 'assistant',
    content: [{ type: 'text', text: answer }],
    citations: [
      {
        start,
        end,
        text,
        sources: [{ type: 'document', id: 'loans.md', document: { id: 'loans.md', title: 'Loan rules' } }],
      },
    ],
  },
  finish_reason: 'COMPLETE',
});

const NOWHERE = {
  fail: 'structure/annotation-misplaced',
  notice: 'structure/missing-citation',
};

/** Rules about what a provider's response says of places, in its answer and in its sources. */
export const RESPONSE_DRAFTS: RuleDrafts = {
  'structure/annotation-misplaced': [
    response(
      'repeated',
      'words that stand twice, at neither place',
      placed(TWICE, 5, 5 + LATE.length, LATE),
      NOWHERE,
    ),
    response(
      'beyond',
      'a place behind the end of the answer',
      placed(ONCE, 900, 940, 'Nobody says this.'),
      NOWHERE,
    ),
    response('moved', 'words that stand once, elsewhere', placed(ONCE, 5, 5 + LATE.length, LATE), {
      notice: 'structure/annotation-misplaced',
    }),
    response('there', 'the words stand where the response says', placed(ONCE, 3, 3 + LATE.length, LATE)),
  ],
};
