import { type Lang, message } from '@loccit/contract';
import { element, type PageNode } from './element.js';
import { showHidden } from './foreign.js';
import type { PanelContext } from './panel.js';
import { judgeClaim, wordOf } from './tone.js';

/** The statements of an answer, each a paragraph that leads to what was found on it. */
export function renderAnswerText({ index, lang, prefix, report }: PanelContext): PageNode[] {
  return report.claims.map((claim) => {
    const judged = judgeClaim(claim, index, report);
    const tone = judged?.tone ?? 'uncited';
    const word = judged === undefined ? message('cli.check.no-citation', lang) : wordOf(judged, lang);
    const panel = `${prefix}${claim.claim_id}`;
    const label = kindOf(claim.kind, lang);
    return element(
      'p',
      {},
      label === '' ? undefined : element('span', { className: ['kind'] }, label),
      element(
        'a',
        {
          className: ['statement', tone],
          id: `${panel}-in-text`,
          href: `#${panel}`,
          tabIndex: -1,
          title: word,
        },
        showHidden(claim.statement ?? claim.text, lang),
      ),
      element(
        'a',
        {
          className: ['badge', tone],
          href: `#${panel}`,
          ariaLabel: message('page.badge', lang, { claim: claim.claim_id, word }),
        },
        element('span', { className: ['sign'] }, judged?.sign ?? '!'),
        element('span', { className: ['word'] }, word),
      ),
    );
  });
}

const kindOf = (kind: PanelContext['report']['claims'][number]['kind'], lang: Lang): string =>
  kind === 'fact' ? '' : message(`kind.${kind}`, lang);
