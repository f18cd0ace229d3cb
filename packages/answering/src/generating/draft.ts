/** What a model offers a sentence as. */
export type DraftKind = 'fact' | 'inference' | 'advice';

/** A sentence of a draft, before anything of it is believed. */
export interface DraftSentence {
  readonly text: string;
  readonly kind: DraftKind;
  /** Numbers of passages, as the model wrote them. */
  readonly sources: readonly number[];
  /** Words that the model says stand in each of `sources`; shorter where it gave fewer. */
  readonly quotes: readonly string[];
}

/** What a model wrote, as data. */
export interface Draft {
  readonly sentences: readonly DraftSentence[];
  /** Words of the question that the model left unanswered. */
  readonly missing: readonly string[];
  /** Whether the model says that a part of the question was not found. */
  readonly leavesOpen: boolean;
}

/** The most that is read of a draft; whoever writes more has written no answer. */
export const draftLimits = { sentences: 40, sources: 20, missing: 20, chars: 2_000 } as const;

/** The form of a draft in JSON, for endpoints that can hold a model to it. */
export const DRAFT_SCHEMA = {
  name: 'draft',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['sentences', 'missing'],
    properties: {
      sentences: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['text', 'kind', 'sources', 'quotes'],
          properties: {
            text: { type: 'string' },
            kind: { type: 'string', enum: ['fact', 'inference', 'advice'] },
            sources: { type: 'array', items: { type: 'integer' } },
            quotes: { type: 'array', items: { type: 'string' } },
          },
        },
      },
      missing: { type: 'array', items: { type: 'string' } },
    },
  },
} as const;
