import type { LineageTrace, TracedLink } from '@loccit/validator';
import { badge, linkBadge } from './badge.js';
import { disclosure, element } from './element.js';
import { foreignText } from './foreign-text.js';
import type { Words } from './words.js';

/** The chain of a citation, raw bytes first: every link with what was compared and what came of it. */
export function viewChain(words: Words, trace: LineageTrace): HTMLElement {
  const state = stateOf(trace);
  return disclosure(
    { id: `chain-${trace.address}`, class: 'chain' },
    [
      element('span', { class: 'name' }, words.say('cli.verify.chain')),
      ' ',
      badge(
        state === 'matched' ? 'good' : state === 'mismatched' ? 'bad' : 'open',
        words.say(`verified.chain.${state}`),
      ),
    ],
    () => [
      element('ol', { class: 'links' }, ...trace.links.map((link) => viewLink(words, link))),
      element('p', { class: 'note' }, words.say('viewer.chain.recorded')),
    ],
  );
}

function stateOf({ holds, links }: LineageTrace): 'matched' | 'mismatched' | 'not-available' {
  if (holds) return 'matched';
  return links.some(({ state }) => state === 'mismatched') ? 'mismatched' : 'not-available';
}

function viewLink(words: Words, link: TracedLink): HTMLElement {
  const { faults, id, level, recomputed, state, unchecked } = link;
  const isChanged = recomputed !== null && recomputed !== id;
  return element(
    'li',
    { class: state },
    element(
      'div',
      { class: 'head' },
      element('span', { class: 'name' }, words.say(`level.${level}`)),
      linkBadge(words, state),
    ),
    element('p', { class: 'compared' }, words.say(`cli.lineage.compared.${level}`)),
    element('p', { class: 'id' }, foreignText(words, id === '' ? '–' : id)),
    isChanged
      ? element(
          'p',
          { class: 'id' },
          words.say('viewer.chain.recomputed'),
          ' ',
          foreignText(words, recomputed),
        )
      : undefined,
    ...faults.map((rule) => element('p', {}, badge('bad', rule))),
    ...unchecked.map((rule) => element('p', {}, badge('open', words.say('cli.lineage.undecided', { rule })))),
  );
}
