import type { Words } from './words.js';
import { element } from './element.js';

/** Line ends and tabs are seen; joiners are, inside of a picture that is made of several. */
const HIDDEN =
  /(?![\n\t]|(?<=\p{Extended_Pictographic}\ufe0f?)\u200d(?=\p{Extended_Pictographic})|(?<=[\p{Extended_Pictographic}\d#*])\ufe0f)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** The rest is shown on demand, for laying out megabytes stops a page. */
const SHOWN_UNITS = 4000;

/** How text from outside is shown. */
export interface ForeignOptions {
  /** Keeps line ends and takes lines of its own. */
  readonly block?: boolean;
  readonly class?: string;
  /** UTF-16 units that are shown at once; a few thousand where absent. */
  readonly shown?: number;
}

/**
 * Text from outside as text: isolated, in its own direction, with every character nobody sees made visible.
 *
 * @remarks Whatever it holds becomes text nodes. What is long is cut after a few thousand units, with a button for the rest.
 */
export function foreignText(words: Words, text: string, options: ForeignOptions = {}): HTMLElement {
  const made = element(options.block === true ? 'div' : 'bdi', {
    dir: 'auto',
    class: ['foreign', options.block === true ? 'block' : '', options.class ?? ''].join(' ').trim(),
  });
  const end = cutAt(text, options.shown ?? SHOWN_UNITS);
  showText(words, made, text.slice(0, end));
  if (end === text.length) return made;
  const count = text.length - end;
  const more = element('button', { type: 'button', class: 'more' }, words.say('viewer.more', { count }));
  more.addEventListener('click', () => {
    more.remove();
    showText(words, made, text.slice(end));
    made.tabIndex = -1;
    made.focus();
  });
  made.append(' ', more);
  return made;
}

/** A short name for a character that cannot be seen: `U+202E`. */
function nameOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

function showText(words: Words, parent: HTMLElement, text: string): void {
  let at = 0;
  for (const { 0: character, index } of text.matchAll(HIDDEN)) {
    if (index > at) parent.append(text.slice(at, index));
    const title = words.say('viewer.hidden');
    parent.append(element('span', { class: 'hidden-character', title, dir: 'ltr' }, nameOf(character)));
    at = index + character.length;
  }
  parent.append(text.slice(at));
}

/** Never between the halves of a character. */
function cutAt(text: string, shown: number): number {
  if (text.length <= shown) return text.length;
  const unit = text.charCodeAt(shown - 1);
  return unit >= 0xd800 && unit <= 0xdbff ? shown - 1 : shown;
}
