import type { Passage } from '@loccit/contract';
import { element } from './element.js';
import { foreignText } from './foreign-text.js';
import type { Words } from './words.js';

/** A passage where it stands: headings, line, characters, the cited words marked between their neighbours. */
export function viewPassage(words: Words, passage: Passage): HTMLElement {
  const {
    after = '',
    before = '',
    char_end: end,
    char_start: start,
    line,
    section_path: path = [],
  } = passage;
  const place = [
    line === undefined ? undefined : words.say('cli.open.line', { line }),
    words.say('cli.open.chars', { start, end }),
  ].filter((part) => part !== undefined);
  const headings = path.map((heading, at) =>
    element('span', {}, at === 0 ? '' : ' › ', foreignText(words, heading)),
  );
  const neighbour = (text: string): HTMLElement | undefined =>
    text === '' ? undefined : foreignText(words, text, { class: 'neighbour' });
  return element(
    'figure',
    { class: 'passage' },
    element(
      'blockquote',
      { dir: 'auto' },
      [...before].length < start && before !== '' ? '…' : undefined,
      neighbour(before),
      element('mark', {}, foreignText(words, passage.text)),
      neighbour(after.trimEnd()),
      after.trim() === '' ? undefined : '…',
    ),
    element('figcaption', {}, ...headings, path.length === 0 ? '' : ' · ', place.join(' · ')),
  );
}
