import {
  formatRate,
  LAYERS,
  type Lang,
  listLimits,
  type MessageKey,
  message,
  type Report,
} from '@loccit/contract';
import { describeUnmet } from '../../demands.js';
import type { ReportIndex } from '../../views/report-index.js';
import { element, type PageNode } from './element.js';
import { foreign } from './foreign.js';
import { listFindings, outcomeBadge, type PanelContext } from './panel.js';
import { judgeClaim, SIGNS, TONES, type Tone } from './tone.js';

/** The head of a report: verdict, layers, how many statements have which colour, rates, scope, and what a pass does not prove. */
export function describeSummary(context: PanelContext, name: string): PageNode {
  const { lang, prefix, report } = context;
  return element(
    'section',
    { className: ['summary'], ariaLabelledBy: `${prefix}summary` },
    element('h2', { id: `${prefix}summary` }, foreign(name, lang), ' ', outcomeBadge(report.verdict, lang)),
    describeLayers(report, lang),
    describeColours(report, context.index, lang),
    describeRates(report, lang),
    element('p', { className: ['scope'] }, describeScope(report, lang)),
    ...describeUnmet(report, lang).map((said) => element('p', { className: ['unmet'] }, said)),
    describeGeneral(context),
    element(
      'details',
      { className: ['limits'] },
      element('summary', {}, message('limits.heading', lang)),
      element(
        'ul',
        {},
        listLimits(lang).map((limit) => element('li', {}, limit)),
      ),
    ),
  );
}

function describeLayers({ counts, layers }: Report, lang: Lang): PageNode {
  const items = LAYERS.map((layer) =>
    element(
      'li',
      {},
      element('span', { className: ['name'] }, message(`layer.${layer}`, lang)),
      ' ',
      outcomeBadge(layers[layer].outcome, lang),
      counts[layer].m === 0
        ? undefined
        : element(
            'span',
            { className: ['share'] },
            ' ',
            message('cli.check.share', lang, { n: counts[layer].n, m: counts[layer].m }),
          ),
    ),
  );
  return element('ul', { className: ['layers', 'large'] }, items);
}

/** The legend, with how many statements have each colour: of all that have one. */
function describeColours(report: Report, index: ReportIndex, lang: Lang): PageNode {
  const tones = report.claims.map((claim) => judgeClaim(claim, index, report)?.tone);
  const judged = tones.filter((tone) => tone !== undefined).length;
  const uncited = report.claims.filter(
    ({ citations, claim_id: id }, at) =>
      citations.length === 0 &&
      tones[at] === undefined &&
      index.findingsOnClaim(id).some(({ rule }) => rule === 'structure/missing-citation'),
  ).length;
  const row = (tone: Tone | 'uncited', sign: string, count: string): PageNode =>
    element(
      'li',
      { className: ['colour', tone] },
      element(
        'span',
        { className: ['badge', tone] },
        element('span', { className: ['sign'] }, sign),
        ' ',
        element('span', { className: ['word'] }, message(`page.colour.${tone}` as MessageKey, lang)),
      ),
      ' ',
      element('strong', {}, count),
    );
  return element(
    'ul',
    { className: ['colours'], ariaLabel: message('page.colours', lang) },
    TONES.map((tone) =>
      row(tone, SIGNS[tone], formatRate({ n: tones.filter((one) => one === tone).length, m: judged }, lang)),
    ),
    row('uncited', '!', formatRate({ n: uncited, m: report.claims.length }, lang)),
  );
}

function describeRates({ counts, overlap }: Report, lang: Lang): PageNode {
  const names = ['claims_supported', 'claims_cited', 'citations_resolved'] as const;
  const figures = ['valid', 'block_missing', 'block_does_not_support', 'coverage'] as const;
  const pair = (name: string, value: string): PageNode[] => [
    element('dt', {}, name),
    element('dd', {}, value),
  ];
  return element(
    'details',
    { className: ['rates'], open: true },
    element('summary', {}, message('cli.check.summary-line', lang)),
    element(
      'dl',
      {},
      names.flatMap((name) => pair(message(`count.${name}`, lang), formatRate(counts[name], lang))),
    ),
    element('p', { className: ['note'] }, message('overlap.heading', lang)),
    element(
      'dl',
      {},
      figures.flatMap((name) =>
        pair(
          message(`overlap.${name.replaceAll('_', '-')}` as MessageKey, lang),
          formatRate(overlap[name], lang),
        ),
      ),
    ),
  );
}

function describeScope({ scope, unicode_version: unicode }: Report, lang: Lang): string {
  const { anchors, at, baseline, mark_scope: markScope, reader, without } = scope;
  const anchored = anchors.map((anchor) => message(`page.anchor.${anchor}` as MessageKey, lang)).join(', ');
  const parts = [
    anchors.length === 0
      ? message('cli.check.anchors-none', lang)
      : message('page.scope.anchors', lang, { anchors: anchored }),
    reader === null
      ? ''
      : message('page.scope.reader', lang, {
          tenant: reader.tenant_id,
          groups: reader.groups.join(', ') || '–',
        }),
    at === null ? '' : message('page.scope.at', lang, { at }),
    without.length === 0 ? '' : message('cli.check.scope-without', lang, { parts: without.join(', ') }),
    markScope === undefined ? '' : message('page.scope.marks', lang, { scope: markScope }),
    scope.allow_unverifiable === true ? message('cli.check.allowed', lang) : '',
    baseline === undefined
      ? ''
      : message('cli.check.baseline', lang, {
          known: baseline.known,
          added: baseline.added,
          vanished: baseline.vanished,
        }),
    `Unicode ${unicode}`,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

/** What was found on the report as a whole. */
function describeGeneral({ lang, report, text }: PanelContext): PageNode | undefined {
  const known = new Set(report.claims.map(({ claim_id: id }) => id));
  const general = report.findings.filter(
    ({ citation, claim_id: id }) => citation === undefined && (id === undefined || !known.has(id)),
  );
  if (report.claims.length === 0 || general.length > 0)
    return element(
      'div',
      {},
      report.claims.length === 0 ? element('p', {}, message('cli.check.no-claims', lang)) : undefined,
      listFindings(general, lang, text),
    );
  return undefined;
}
