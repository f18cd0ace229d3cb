import type { Lang } from '@loccit/contract';
import { element } from './element.js';
import type { PageState } from './page-state.js';
import { viewAnswer } from './view-answer.js';
import { viewClaims } from './view-claims.js';
import { viewFacts, viewLimits } from './view-facts.js';
import { viewBroken, viewRefusal, viewSelfNotice } from './view-notices.js';
import { type FileActions, viewOpening } from './view-opening.js';
import { viewResult } from './view-result.js';
import { type SettingsChange, viewSettings } from './view-settings.js';
import type { Words } from './words.js';

/** Everything that a reader can do. */
export interface PageActions extends FileActions {
  speak(lang: Lang): void;
  change(change: SettingsChange): void;
}

const LANGS: readonly Lang[] = ['en', 'zh'];

/** The head of the page: what it is, and the languages. */
export function viewHead(words: Words, { speak }: PageActions): readonly Node[] {
  const buttons = LANGS.map((lang) => {
    const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
    const button = element(
      'button',
      { type: 'button', id: `lang-${lang}`, lang, 'aria-pressed': String(lang === words.lang) },
      name,
    );
    button.addEventListener('click', () => speak(lang));
    return button;
  });
  return [
    element('a', { class: 'skip', href: '#main' }, words.say('viewer.skip')),
    element(
      'div',
      { class: 'title' },
      element('h1', {}, words.say('viewer.title')),
      element('p', {}, words.say('viewer.tagline')),
    ),
    element('div', { class: 'langs', role: 'group', 'aria-label': words.say('viewer.language') }, ...buttons),
  ];
}

/** Files first, or the verdict first where there is one. */
export function viewMain(words: Words, state: PageState, actions: PageActions): readonly Node[] {
  const { isFilled, outcome } = state;
  const opening = viewOpening(words, state, actions);
  const notice = isFilled ? [viewSelfNotice(words)] : [];
  switch (outcome.kind) {
    case 'verified': {
      const { verification } = outcome;
      const answer = viewAnswer(words, verification);
      const settings = viewSettings(words, verification, actions.change);
      const isWaiting = verification.unchosen.length > 0;
      return [
        ...notice,
        viewResult(words, verification),
        // What the verdict waits for stands beside it.
        ...(isWaiting ? [settings] : []),
        ...(answer === undefined ? [] : [answer]),
        viewClaims(words, verification),
        opening,
        ...(isWaiting ? [] : [settings]),
        viewLimits(words),
        viewFacts(words, verification),
      ];
    }
    case 'refused':
      return [...notice, viewRefusal(words, outcome.refusal), opening];
    case 'broken':
      return [viewBroken(words)];
    default:
      return [...notice, opening, ...(outcome.kind === 'idle' ? [viewLimits(words)] : [])];
  }
}
