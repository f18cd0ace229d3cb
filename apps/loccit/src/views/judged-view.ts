import { type Lang, message, type Report, type ReportCitation, type ReportClaim } from '@loccit/contract';
import { type Terminal, wrapLines } from '../console/terminal.js';

/** How many of what is to be looked at are named. */
const mostNamed = 8;

/** By which rung something was decided, and whether a person should look at it; nothing where there is nothing to say. */
export function tellJudged(
  { decided_by: by, needs_human: asks, verdict }: ReportClaim | ReportCitation,
  lang: Lang,
): string[] {
  const said: string[] = [];
  // Reports of earlier versions name a rung that is none any more.
  if (by !== undefined && by !== 'none' && by !== 'model')
    said.push(message('cli.support.decided-by', lang, { rung: message(`support.rung.${by}`, lang) }));
  if (asks === true) said.push(tellNeedsHuman(verdict, lang));
  return said;
}

/** That a person should look; where nothing is decided, a finding says why. */
export const tellNeedsHuman = (verdict: string | null | undefined, lang: Lang): string =>
  message(verdict === 'undecided' ? 'cli.support.needs-human-open' : 'cli.support.needs-human', lang);

/** What people should look at first, with why. */
export function viewReview(terminal: Terminal, { review = [] }: Report): string[] {
  if (review.length === 0) return [];
  const { colors, lang } = terminal;
  const items = review.slice(0, mostNamed).map(({ citation, claim_id, reasons }) => {
    const why = reasons.map((reason) => message(`review.${reason}`, lang)).join(lang === 'zh' ? '、' : ', ');
    return `${citation ?? claim_id} (${why})`;
  });
  const left = review.length - items.length;
  if (left > 0) items.push(message('cli.check.review-more', lang, { count: left }));
  return [colors.bold(message('cli.check.review', lang)), ...wrapLines(terminal, items.join(' · '), '  ')];
}
