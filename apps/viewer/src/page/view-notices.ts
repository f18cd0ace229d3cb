import { hasMessage } from '@loccit/contract';
import type { Refusal } from '../verify/verification.js';
import { element } from './element.js';
import type { Words } from './words.js';

/** That a page which came with its pack proves nothing of itself. */
export function viewSelfNotice(words: Words): HTMLElement {
  return element(
    'aside',
    { class: 'notice', 'aria-labelledby': 'self-title' },
    element(
      'h2',
      { id: 'self-title' },
      element('span', { class: 'verdict-sign', 'aria-hidden': 'true' }, '!'),
      words.say('viewer.self'),
    ),
    element('p', {}, words.say('viewer.self-why')),
    element('p', {}, words.say('viewer.self-how')),
  );
}

/** A file that is no pack, and why; nothing of it is shown. */
export function viewRefusal(words: Words, { code, details }: Refusal): HTMLElement {
  const key = `error.${code}`;
  const { path } = details;
  return element(
    'section',
    { id: 'result', class: 'result bad', 'aria-labelledby': 'result-title', tabindex: '-1' },
    element(
      'h2',
      { id: 'result-title' },
      element('span', { class: 'verdict-sign', 'aria-hidden': 'true' }, '✗'),
      element('span', {}, words.say('viewer.refused')),
    ),
    element('p', { class: 'summary' }, hasMessage(key) ? words.say(key) : words.say('viewer.refused-other')),
    element(
      'p',
      {},
      element('code', {}, code),
      path === undefined ? undefined : [' ', element('code', {}, path)],
    ),
    element('p', { class: 'note' }, words.say('viewer.refused-note')),
  );
}

/** A browser in which the page cannot work. */
export function viewBroken(words: Words): HTMLElement {
  return element(
    'section',
    { id: 'result', class: 'result bad', tabindex: '-1' },
    element('p', {}, words.say('viewer.broken')),
  );
}
