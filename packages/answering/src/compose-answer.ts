import { type Answer, message, type Reason, renderAnswer, resolveLang } from '@loccit/contract';
import type { FoundConflict } from './find-conflict.js';
import { quotePassage, type Statement, toClaim } from './generating/statement.js';
import type { Passage } from './list-passages.js';

/** What was found out, before it is written down. */
export type Outcome =
  | { readonly status: 'answered'; readonly passages: readonly Passage[] }
  | {
      readonly status: 'answered';
      /** In other words than the passages', once a check has found that they bear them. */
      readonly statements: readonly Statement[];
    }
  | { readonly status: 'partial'; readonly statements: readonly Statement[]; readonly reason: Reason }
  | { readonly status: 'conflict'; readonly conflict: FoundConflict }
  | {
      readonly status:
        | 'insufficient_evidence'
        | 'tool_required'
        | 'dependency_unavailable'
        | 'generation_unavailable'
        | 'policy_denied';
      readonly reason: Reason;
    };

/** Members of an answer that do not come from the documents. */
export interface AnswerFrame {
  readonly answerId: string;
  readonly lang: string;
  /** Canonical text. */
  readonly question: string;
  readonly at: string;
  /** What wrote; the extractive writer unless given. */
  readonly generator?: NonNullable<Answer['generator']>;
}

/** The writer that states sentences of the sources, word for word. */
export const EXTRACTIVE_GENERATOR = { name: 'loccit-extractive', version: '2' } as const;

/**
 * The answer artifact of an outcome, rendered as `claims/1`.
 *
 * @remarks A passage is stated as a whole sentence of its source, verbatim. A conflict takes no side: both claims stand in it.
 * @see SPEC 3
 */
export function composeAnswer(outcome: Outcome, frame: AnswerFrame): Answer {
  const lang = resolveLang(frame.lang);
  const claims = listStatements(outcome).map((statement, index) => toClaim(statement, index + 1));
  return {
    schema: 'urn:loccit:answer:1',
    answer_id: frame.answerId,
    lang: frame.lang,
    question: frame.question,
    status: outcome.status,
    answer: renderAnswer(outcome.status, claims, frame.lang),
    rendering: 'claims/1',
    claims,
    ...(outcome.status === 'conflict'
      ? {
          conflicts: [
            {
              claim_ids: claims.map(({ claim_id }) => claim_id),
              key: outcome.conflict.key,
              next_step: message('conflict.next-step', lang),
            },
          ],
        }
      : {}),
    ...('reason' in outcome ? { reason: outcome.reason } : {}),
    created_at: frame.at,
    generator: frame.generator ?? EXTRACTIVE_GENERATOR,
  };
}

function listStatements(outcome: Outcome): readonly Statement[] {
  if ('statements' in outcome) return outcome.statements;
  if (outcome.status === 'answered') return outcome.passages.map(quotePassage);
  if (outcome.status !== 'conflict') return [];
  return [outcome.conflict.first.passage, outcome.conflict.second.passage].map(quotePassage);
}
