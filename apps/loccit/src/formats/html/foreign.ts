import { type Lang, message } from '@loccit/contract';
import { findHiddenCharacters } from '@loccit/text';
import { element, type PageNode } from './element.js';

/** A short name for a character that cannot be seen: `U+202E`. */
const nameOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Text in which every character that nobody sees is shown by its name: it could hide words or turn their order. */
export function showHidden(text: string, lang: Lang): PageNode[] {
  const runs = findHiddenCharacters(text);
  if (runs.length === 0) return [{ type: 'text', value: text }];
  const characters = [...text];
  const nodes: PageNode[] = [];
  let at = 0;
  for (const { charEnd, charStart } of runs) {
    if (charStart > at) nodes.push({ type: 'text', value: characters.slice(at, charStart).join('') });
    const names = characters.slice(charStart, charEnd).map(nameOf).join(' ');
    nodes.push(
      element('span', { className: ['hidden-character'], title: message('page.hidden', lang) }, names),
    );
    at = charEnd;
  }
  nodes.push({ type: 'text', value: characters.slice(at).join('') });
  return nodes;
}

/** Text from outside, isolated, in its own direction. */
export const foreign = (text: string, lang: Lang): PageNode =>
  element('bdi', { className: ['foreign'], dir: 'auto' }, showHidden(text, lang));
