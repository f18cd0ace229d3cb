import { type Finding, type Lang, message } from '@loccit/contract';
import { adviseOn, describeFault } from '../views/finding-view.js';

/** What a finding says, with the values compared, as one line. */
export function tellFinding(finding: Finding, lang: Lang): string {
  const parts = describeFault({ lang }, finding).filter((part) => part !== '');
  if (finding.known === true) parts.unshift(message('cli.check.known', lang));
  return parts.join(lang === 'zh' ? '' : ' ');
}

/** What can be done about a finding; empty where nothing has to be. */
export const tellRemedy = adviseOn;

/** The first code points of a text, with an ellipsis where more follow. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = [...text.slice(0, 2 * most)];
  return head.length <= most && head.join('').length === text.length
    ? text
    : `${head
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
