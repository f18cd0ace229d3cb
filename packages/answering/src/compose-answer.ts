import { type Answer, type Claim, message, type Reason, renderAnswer, resolveLang } from '@loccit/contract';
import { citePassage } from './cite-passage.js';
import type { FoundConflict } from './find-conflict.js';
import type { Passage } from './list-passages.js';

/** What was found out, before it is written down. */
export type Outcome =
  | { readonly status: 'answered'; readonly passages: readonly Passage[] }
  | { readonly status: 'conflict'; readonly conflict: FoundConflict }
  | {
      readonly status: 'insufficient_evidence' | 'tool_required' | 'dependency_unavailable';
      readonly reason: Reason;
    };

/** Members of an answer that do not come from the documents. */
export interface AnswerFrame {
  readonly answerId: string;
  readonly lang: string;
  /** Canonical text. */
  readonly question: string;
  readonly at: string;
}

const generator = { name: 'loccit-extractive', version: '1' } as const;

/**
 * The answer artifact of an outcome, rendered as `claims/1`.
 *
 * @remarks Every claim is a whole sentence of its source, verbatim. A conflict takes no side: both claims stand in it.
 * @see SPEC 3
 */
export function composeAnswer(outcome: Outcome, frame: AnswerFrame): Answer {
  const lang = resolveLang(frame.lang);
  const passages =
    outcome.status === 'answered'
      ? outcome.passages
      : outcome.status === 'conflict'
        ? [outcome.conflict.first.passage, outcome.conflict.second.passage]
        : [];
  const claims = passages.map(
    (passage, index): Claim => ({
      claim_id: `C${index + 1}`,
      text: passage.text,
      kind: 'fact',
      verbatim: true,
      citations: [citePassage(passage)],
    }),
  );
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
    generator,
  };
}
