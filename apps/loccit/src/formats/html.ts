import { createHash } from 'node:crypto';
import { type Lang, message } from '@loccit/contract';
import { toHtml } from 'hast-util-to-html';
import { indexReport } from '../views/report-index.js';
import type { CheckedFile, CheckedFiles, RefusedFile } from './checked-file.js';
import { renderAnswerText } from './html/answer-text.js';
import { element, type PageNode } from './html/element.js';
import { foreign } from './html/foreign.js';
import { PAGE_STYLE } from './html/page-style.js';
import { describeClaim, outcomeBadge, type PanelContext } from './html/panel.js';
import { renderReportText } from './html/report-text.js';
import { describeSources } from './html/source-list.js';
import { describeSummary } from './html/summary.js';
import { listToLookAt } from './html/to-look-at.js';
import { lookUp } from './tell-place.js';

/**
 * What was checked as one page, in the colours of what was found.
 *
 * @remarks The page runs no script, loads nothing and sends nothing: its policy forbids it, and all that came from outside is text
 * in it. Where a click leads, a place of the page is shown by style alone.
 */
export function writeHtml({ files, refused }: CheckedFiles, lang: Lang): string {
  const style = PAGE_STYLE.trim();
  const policy = `default-src 'none'; style-src '${hashOf(style)}'; base-uri 'none'; form-action 'none'`;
  const title = message('page.title', lang);
  const only = files.length === 1 && refused.length === 0 ? files[0] : undefined;
  const head = element(
    'head',
    {},
    element('meta', { charSet: 'utf-8' }),
    element('meta', { httpEquiv: 'Content-Security-Policy', content: policy }),
    element('meta', { name: 'referrer', content: 'no-referrer' }),
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    element('meta', { name: 'color-scheme', content: 'light dark' }),
    element('meta', { name: 'generator', content: 'loccit' }),
    element('title', {}, only === undefined ? title : `${title} · ${only.name}`),
    element('style', {}, style),
  );
  const body = element(
    'body',
    // Beside several reports there is room for the findings of the one that was clicked alone.
    only === undefined ? { className: ['several'] } : {},
    element('a', { className: ['skip'], href: '#report-1' }, message('page.skip', lang)),
    element('header', {}, element('h1', {}, title)),
    only === undefined ? describeIndex(files, refused, lang) : undefined,
    ...files.flatMap((file, at) => describeFile(file, at + 1, only === undefined ? 'section' : 'main', lang)),
  );
  const page = element('html', { lang: lang === 'zh' ? 'zh-CN' : 'en' }, head, body);
  return `<!doctype html>\n${toHtml(page)}`;
}

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

function describeFile(
  file: CheckedFile,
  number: number,
  landmark: 'main' | 'section',
  lang: Lang,
): PageNode[] {
  const { checked, name, report } = file;
  const context: PanelContext = {
    report,
    index: indexReport(report),
    lang,
    prefix: `r${number}-`,
    text: checked.kind === 'text' ? lookUp(file).index : undefined,
  };
  const { hidden, nodes } =
    checked.kind === 'answer'
      ? { nodes: renderAnswerText(context), hidden: [] }
      : renderReportText(report, checked.text, context.index, context.prefix, lang);
  const telling = report.claims.filter(
    ({ citations, claim_id: id }) => citations.length > 0 || context.index.findingsOnClaim(id).length > 0,
  );
  const found = element(
    'section',
    { className: ['found'], ariaLabelledBy: `${context.prefix}found` },
    element('h2', { id: `${context.prefix}found` }, message('page.found', lang)),
    element('p', { className: ['hint'] }, message('page.hint', lang)),
    listToLookAt(context),
    ...telling.map((claim) => describeClaim(context, claim, !hidden.includes(claim.claim_id))),
  );
  return [
    describeSummary(context, name),
    element(
      landmark,
      {
        className: ['report'],
        id: `report-${number}`,
        tabIndex: -1,
        ariaLabel: message('page.report', lang),
      },
      ...nodes,
    ),
    ...[describeSources(context)].filter((node) => node !== undefined),
    found,
  ];
}

function describeIndex(files: readonly CheckedFile[], refused: readonly RefusedFile[], lang: Lang): PageNode {
  return element(
    'nav',
    { className: ['index'], ariaLabel: message('page.index', lang) },
    element('h2', {}, message('page.index', lang)),
    element(
      'ol',
      {},
      ...files.map(({ name, report }, at) =>
        element(
          'li',
          {},
          element('a', { href: `#r${at + 1}-summary` }, foreign(name, lang)),
          ' ',
          outcomeBadge(report.verdict, lang),
        ),
      ),
      ...refused.map(({ code, name, place, what }) =>
        element(
          'li',
          {},
          foreign(name, lang),
          ' ',
          message('page.not-read', lang),
          ': ',
          foreign(`${what} ${place} (${code})`, lang),
        ),
      ),
    ),
  );
}
