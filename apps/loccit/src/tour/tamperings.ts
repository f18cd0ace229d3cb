import type { Answer, Citation, Claim } from '@loccit/contract';

/** One change to a good answer, named after its message `tour.tamper.<key>`. */
export interface Tampering {
  readonly key: 'source-version' | 'answer-text' | 'document' | 'claim' | 'title';
  readonly change: (answer: Answer) => Answer;
}

const changeCitation = (answer: Answer, change: Partial<Citation>): Answer =>
  changeClaim(answer, (claim) => ({
    ...claim,
    citations: claim.citations.map((citation, index) =>
      index === 0 ? ({ ...citation, ...change } as Citation) : citation,
    ),
  }));

const changeClaim = (answer: Answer, change: (claim: Claim) => Claim): Answer => ({
  ...answer,
  claims: answer.claims.map((claim, index) => (index === 0 ? change(claim) : claim)),
});

const faster = 'A refund is guaranteed to arrive the same day.';

/** Changes that each layer must reject, the three of the contract's own example among them. */
export const tamperings: readonly Tampering[] = [
  { key: 'source-version', change: (answer) => changeCitation(answer, { source_version: 'wrong' }) },
  {
    key: 'answer-text',
    change: (answer) => ({ ...answer, answer: `${answer.answer} and arrives the same day, free of charge` }),
  },
  { key: 'document', change: (answer) => changeCitation(answer, { document_id: 'press' }) },
  {
    key: 'claim',
    change: (answer) => ({
      ...changeClaim(answer, (claim) => ({ ...claim, text: faster })),
      answer: answer.answer.replace(answer.claims[0]?.text ?? '', faster),
    }),
  },
  { key: 'title', change: (answer) => changeCitation(answer, { title: 'Another handbook' }) },
];
