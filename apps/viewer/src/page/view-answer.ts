import { renderAnswer } from '@loccit/contract';
import type { Verification } from '../verify/verification.js';
import { element } from './element.js';
import { foreignText } from './foreign-text.js';
import type { Words } from './words.js';

/** The question, the status and the answer as it stands in the pack. */
export function viewAnswer(words: Words, { answer }: Verification): HTMLElement | undefined {
  if (answer === undefined) return undefined;
  const { created_at, question, reason, status } = answer;
  const sentence = renderAnswer(status, [], words.lang);
  return element(
    'section',
    { class: 'answer', 'aria-labelledby': 'answer-title' },
    element('h2', { id: 'answer-title' }, words.say('viewer.answer')),
    question === undefined
      ? undefined
      : element(
          'p',
          { class: 'question' },
          element('span', { class: 'name' }, words.say('viewer.question')),
          foreignText(words, question),
        ),
    element(
      'p',
      { class: 'status' },
      element('span', { class: 'name' }, words.say('viewer.status')),
      element(
        'span',
        {},
        words.say(`status-name.${status}`),
        sentence === '' ? undefined : [' — ', sentence],
      ),
    ),
    reason === undefined ? undefined : element('p', {}, words.say(`reason.${reason.code}`)),
    element('blockquote', {}, foreignText(words, answer.answer, { block: true })),
    ...(answer.conflicts ?? []).map(({ next_step }) => element('p', {}, foreignText(words, next_step))),
    element('p', { class: 'note' }, words.say('viewer.created', { time: created_at })),
  );
}
