import type { Answer, Audit } from '@loccit/contract';
import type { Outcome } from '../compose-answer.js';
import type { QuestionInput } from '../question-input.js';
import type { Retrieval } from '../retrieval/retrieval.js';

/** What a generator is given: the question, who asks, and what was found for it. */
export interface GenerationTask {
  readonly input: QuestionInput;
  readonly retrieval: Retrieval;
  /** BCP 47, of the answer. */
  readonly lang: string;
}

/** What a generator came to, with what only the audit may say of it. */
export interface Generated {
  readonly outcome: Outcome;
  readonly rules: Audit['rules'];
  readonly tools?: Audit['tools'];
  readonly failure?: Audit['failure'];
  readonly drafts?: NonNullable<Audit['drafts']>;
  readonly draftStatements?: NonNullable<Audit['draft_statements']>;
  readonly timings?: Audit['timings'];
}

/**
 * The port that makes an answer of what was found: sentences of the sources, or a model's sentences that a check has passed.
 *
 * @remarks It never throws for what a model does: that is an outcome. Nothing it gives out is unchecked.
 */
export interface AnswerGenerator {
  /** What the answer says of who wrote it. */
  readonly identity: NonNullable<Answer['generator']>;
  /** Rejects with the reason of the caller's signal when aborted, and for nothing else. */
  generate(task: GenerationTask): Promise<Generated>;
}
