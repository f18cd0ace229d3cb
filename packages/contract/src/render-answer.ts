import type { AnswerStatus, Claim } from './generated/wire.js';
import { message, resolveLang } from './message.js';

/**
 * The answer text of rendering `claims/1`: the sentence of the status, then every claim with the label of its kind, one
 * a line.
 *
 * @param lang - BCP 47 tag of the answer; a language without catalogue is rendered in English
 * @remarks `answered` has no sentence and `fact` has no label. A label ends with its own separator. There is no line
 * feed at the end.
 * @example
 * ```ts
 * renderAnswer('answered', [{ text: 'The gate opens at six.', kind: 'fact' }], 'en'); // 'The gate opens at six.'
 * ```
 */
export function renderAnswer(
  status: AnswerStatus,
  claims: readonly Pick<Claim, 'text' | 'kind'>[],
  lang: string,
): string {
  const language = resolveLang(lang);
  const sentence = status === 'answered' ? [] : [message(`status.${status}`, language)];
  const lines = claims.map(({ kind, text }) =>
    kind === 'fact' ? text : `${message(`kind.${kind}`, language)}${text}`,
  );
  return [...sentence, ...lines].join('\n');
}
