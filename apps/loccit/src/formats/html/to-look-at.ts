import { cutText } from '../tell-finding.js';
import { element, type PageNode } from './element.js';
import { foreign } from './foreign.js';
import type { PanelContext } from './panel.js';
import { judgeClaim, wordOf } from './tone.js';

const LONGEST = 120;

/** The statements that a person has to look at, worst first. */
export function listToLookAt({ index, lang, prefix, report }: PanelContext): PageNode | undefined {
  const rows = report.claims.flatMap((claim) => {
    const judged = judgeClaim(claim, index, report);
    return judged === undefined || judged.tone === 'good' ? [] : [{ claim, judged }];
  });
  if (rows.length === 0) return undefined;
  rows.sort((a, b) => a.judged.rank - b.judged.rank);
  return element(
    'ul',
    { className: ['to-look-at'] },
    rows.map(({ claim, judged }) =>
      element(
        'li',
        {},
        element(
          'a',
          { href: `#${prefix}${claim.claim_id}` },
          element(
            'span',
            { className: ['badge', judged.tone] },
            element('span', { className: ['sign'] }, judged.sign),
            element('span', { className: ['word'] }, wordOf(judged, lang)),
            element('span', { className: ['address'] }, claim.claim_id),
          ),
          element('span', { className: ['said'] }, foreign(cutText(claim.text, LONGEST), lang)),
        ),
      ),
    ),
  );
}
