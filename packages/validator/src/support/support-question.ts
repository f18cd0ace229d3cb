import { encodeCanonicalJson } from '@loccit/json';
import { sha256Hex } from '@loccit/lineage';
import type { ModelOpinion, SupportEvidence } from '@loccit/support';
import { once } from '../once.js';
import type { DecisionBinding } from './decisions.js';

/** What layer 3 asks of a model: whether these passages bear this claim. */
export interface SupportQuestion {
  /** SHA-256 of the RFC 8785 bytes of `claim`, `lang` and `parts`: equal questions have equal keys. */
  readonly key: string;
  readonly claim: string;
  /** BCP 47, of the claim. */
  readonly lang: string;
  /** One passage, or several that are read together; each with the text beside it. */
  readonly parts: readonly SupportEvidence[];
  readonly claimId: string;
  /** Address of the citation, or of the first of those that are read together. */
  readonly citation: string;
  /** What a decision about the claim and these passages has to say, to apply to them. */
  readonly binding: () => DecisionBinding;
}

/** What models said of a question; none where they were not asked, or have not answered yet. */
export type OpinionLookup = (question: SupportQuestion) => readonly ModelOpinion[];

/** A question, whose key is worked out when it is asked for. */
export function createQuestion(asked: Omit<SupportQuestion, 'key'>): SupportQuestion {
  const key = once(() => digestQuestion(asked));
  return {
    ...asked,
    get key() {
      return key();
    },
  };
}

/** The scope of a source is no part of it: a model is shown texts alone. */
function digestQuestion({ claim, lang, parts }: Omit<SupportQuestion, 'key'>): string {
  const shown = parts.map(({ after, before, text }) => ({
    ...(before === undefined ? {} : { before }),
    text,
    ...(after === undefined ? {} : { after }),
  }));
  return sha256Hex(encodeCanonicalJson({ claim, lang, parts: shown }));
}

/**
 * The questions that a check has for models, each once, in the order of the artifact.
 *
 * @remarks For whoever asks models in one batch: collect the questions, ask, and check again with what they said. A check asks
 * the same questions whatever it is answered.
 *
 * @param check - runs the check with the lookup that it is given
 * @example
 * ```ts
 * const reader = { tenantId: 'default', groups: [], principal: 'guest' };
 * const evidence = { reader, at: '2026-01-05T00:00:00Z' };
 * const bytes = encodeUtf8('High at noon [1].');
 * collectQuestions((opinions) => checkMarkdown({ bytes, evidence, opinions })).length; // 0
 * ```
 */
export function collectQuestions(check: (opinions: OpinionLookup) => unknown): readonly SupportQuestion[] {
  const questions = new Map<string, SupportQuestion>();
  check((question) => {
    if (!questions.has(question.key)) questions.set(question.key, question);
    return [];
  });
  return [...questions.values()];
}
