import {
  formatRate,
  LAYERS,
  listLimits,
  type MessageKey,
  message,
  type Report,
  type ReportCitation,
  type ReportClaim,
  type SupportVerdict,
} from '@loccit/contract';
import { createTextIndex, type TextIndex } from '@loccit/text';
import { displayWidth } from '../console/display-width.js';
import { cutColumns, joinParts, safeText, type Terminal, wrapLines } from '../console/terminal.js';
import { tellHints } from './compared-view.js';
import { chooseExcerpt, listCompared } from './excerpt.js';
import { type FindingViewOptions, keepTelling, viewFinding } from './finding-view.js';
import { describeForm } from './input-form.js';
import { tellJudged, viewReview } from './judged-view.js';
import { nameSource } from './name-source.js';
import { tellOpinions, tellPeople } from './opinion-view.js';
import { indexReport, type ReportIndex } from './report-index.js';
import { listLayers, showOutcome, showVerdict } from './signs.js';

/** How much of a report is printed. */
export interface ReportViewOptions {
  /** What was checked, as a person would name it. */
  readonly name: string;
  /** One line for a claim that passed; no overlap block or sources, and the limits in one sentence. */
  readonly brief: boolean;
  /** What was checked, where it is a text. */
  readonly text?: string | undefined;
}

/** The options with what is kept while one report is shown. */
interface Showing extends FindingViewOptions {
  readonly brief: boolean;
}

const longestExcerpt = 160;
const claimIndent = '    ';
const citationIndent = '         ';

/** A report as lines for a person: layers, claims, citations, reasons, passages, figures, and what a pass does not prove. */
export function viewReport(terminal: Terminal, report: Report, options: ReportViewOptions): string[] {
  const { colors, lang } = terminal;
  const title = message('cli.check.title', lang, {
    name: options.name,
    outcome: showOutcome(terminal, report.verdict),
  });
  const lines = [colors.bold(title), ...viewForm(terminal, report.subject), ...viewLayers(terminal, report)];
  const known = new Set(report.claims.map(({ claim_id }) => claim_id));
  const general = report.findings.filter(
    ({ citation, claim_id }) => citation === undefined && (claim_id === undefined || !known.has(claim_id)),
  );
  const showing: Showing = {
    brief: options.brief,
    text: options.text === undefined ? undefined : createTextIndex(options.text),
    told: new Set(),
  };
  for (const finding of general) lines.push(...viewFinding(terminal, finding, '  ', showing));
  const index = indexReport(report);
  for (const claim of report.claims)
    if (!isUncited(index, claim)) lines.push(...viewClaim(terminal, index, claim, showing));
  const uncited = report.claims.filter((claim) => isUncited(index, claim));
  lines.push(...viewUncited(terminal, uncited, showing));
  if (report.claims.length === 0)
    lines.push(`  ${colors.yellow('?')} ${message('cli.check.no-claims', lang)}`);
  if (options.brief) return [...lines, ...wrapLines(terminal, message('cli.check.limits-brief', lang))];
  return [
    ...lines,
    '',
    ...viewReview(terminal, report),
    ...viewSummary(terminal, report),
    ...viewOverlap(terminal, report),
    ...viewSources(terminal, report),
    ...viewLimits(terminal),
  ];
}

/** What was understood as what, where it was no artifact of ours nor a plain report. */
function viewForm(terminal: Terminal, { lost = [], read_as: form }: Report['subject']): string[] {
  if (form === undefined || form === 'markdown') return [];
  return describeForm(form, lost, terminal.lang).flatMap((line) => wrapLines(terminal, line, '  '));
}

/** A statement without citation of which nothing else is to be said. */
function isUncited(index: ReportIndex, { claim_id, citations }: ReportClaim): boolean {
  if (citations.length > 0) return false;
  const findings = index.findingsOnClaim(claim_id);
  return (
    findings.length > 0 &&
    findings.every(({ rule, severity }) => rule === 'structure/missing-citation' && severity !== 'error')
  );
}

function viewUncited(terminal: Terminal, claims: readonly ReportClaim[], { brief, text }: Showing): string[] {
  if (claims.length === 0) return [];
  const { colors, lang } = terminal;
  const sign = colors.yellow('!');
  if (brief) {
    const ids = claims.map(({ claim_id }) => claim_id).join(' ');
    return wrapLines(
      terminal,
      message('cli.check.uncited', lang, { count: claims.length, claims: ids }),
      `${sign} `,
      '  ',
    );
  }
  const lines = ['', `${sign} ${message('cli.check.uncited-title', lang, { count: claims.length })}`];
  for (const claim of claims) {
    lines.push(
      ...wrapLines(
        terminal,
        `${tellLine(terminal, claim, text)}${cutColumns(safeText(claim.text), longestExcerpt)}`,
        `  ${claim.claim_id.padEnd(4)}`,
        '      ',
      ),
    );
  }
  return lines;
}

/** Each layer with the share of citations that passed it; a layer is never broken over two lines. */
export function viewLayers(terminal: Terminal, { counts, layers }: Report): string[] {
  const { colors, lang } = terminal;
  const parts = LAYERS.map((layer) => {
    const { n, m } = counts[layer];
    const { outcome } = layers[layer];
    // "skipped 8/10" alone would read as if eight had been skipped.
    const figure = outcome === 'pass' ? `${n}/${m}` : message('cli.check.share', lang, { n, m });
    const gap = lang === 'zh' && outcome !== 'pass' ? '' : ' ';
    const share = m === 0 ? '' : `${gap}${colors.dim(figure)}`;
    return `${message(`layer.${layer}`, lang)} ${showOutcome(terminal, outcome)}${share}`;
  });
  return joinParts(terminal, parts, '  ');
}

function viewClaim(terminal: Terminal, index: ReportIndex, claim: ReportClaim, showing: Showing): string[] {
  const { colors, lang } = terminal;
  const { brief } = showing;
  const verdict =
    claim.verdict === null
      ? showOutcome(terminal, claim.layers.support.outcome)
      : showVerdict(terminal, claim.verdict);
  const head = claim.claim_id.padEnd(4);
  const line = tellLine(terminal, claim, showing.text);
  const lead = `${verdict}${lang === 'zh' ? '：' : ': '}${line}`;
  const room = terminal.width - head.length - displayWidth(lead);
  const text = brief ? cutColumns(safeText(claim.text), room) : safeText(claim.text);
  const citations = index.citationsOf(claim.claim_id);
  const findings = index.findingsOnClaim(claim.claim_id).filter(({ citation }) => citation === undefined);
  const lines = wrapLines(terminal, `${lead}${text}`, colors.bold(head), claimIndent);
  if (brief && findings.length === 0 && citations.every(isClean(index))) return lines;
  if (!brief) {
    lines.unshift('');
    for (const said of tellJudged(claim, lang))
      lines.push(...wrapLines(terminal, colors.dim(said), claimIndent));
  }
  for (const finding of findings) lines.push(...viewFinding(terminal, finding, claimIndent, showing));
  for (const citation of citations) lines.push(...viewCitation(terminal, index, claim, citation, showing));
  if (citations.length === 0 && !brief)
    lines.push(`${claimIndent}${colors.dim(message('cli.check.no-citation', lang))}`);
  return lines;
}

/** In which line of a text a statement begins. */
function tellLine(
  { colors, lang }: Terminal,
  { char_start: start }: ReportClaim,
  text: TextIndex | undefined,
): string {
  if (text === undefined || start === undefined || start > text.chars) return '';
  return `${colors.dim(`(${message('cli.open.line', lang, { line: text.toLineColumn(start).line })})`)} `;
}

const passed = (citation: ReportCitation): boolean =>
  LAYERS.every((layer) => ['pass', 'inapplicable'].includes(citation.layers[layer].outcome));

const isClean = (index: ReportIndex) => (citation: ReportCitation) =>
  passed(citation) && index.findingsOnCitation(citation.address).length === 0;

function viewCitation(
  terminal: Terminal,
  index: ReportIndex,
  claim: ReportClaim,
  citation: ReportCitation,
  showing: Showing,
): string[] {
  const { colors, lang } = terminal;
  const { brief } = showing;
  const findings = keepTelling(index.findingsOnCitation(citation.address));
  const lines = wrapLines(
    terminal,
    describeSource(terminal, citation),
    `${claimIndent}${colors.bold(citation.address)} `,
    citationIndent,
  );
  if (!brief) lines.push(...joinParts(terminal, listLayers(terminal, citation.layers), citationIndent));
  for (const finding of findings) {
    lines.push(...viewFinding(terminal, finding, citationIndent, showing));
    const { claim: said, source } = listCompared(claim.text, citation, finding);
    if (isShown(said) && isShown(source) && said.length + source.length < longestExcerpt) {
      const compared = { claim: safeText(said), source: safeText(source) };
      lines.push(
        ...wrapLines(terminal, message('cli.check.compared', lang, compared), `${citationIndent}  `),
      );
    }
  }
  const show = (verdict: SupportVerdict): string => showVerdict(terminal, verdict);
  for (const said of tellPeople(citation, index.decisions, lang, show))
    lines.push(...wrapLines(terminal, said, citationIndent, citationIndent));
  if (!brief) {
    for (const said of tellOpinions(citation, lang, show))
      lines.push(...wrapLines(terminal, said, citationIndent, citationIndent));
    for (const hint of tellHints(claim.text, citation, findings, lang))
      lines.push(...wrapLines(terminal, hint, `${citationIndent}→ `, `${citationIndent}  `));
  }
  const passage = passed(citation) ? undefined : chooseExcerpt(claim.text, citation, findings);
  if (passage !== undefined) {
    const label = colors.dim(message('cli.check.passage', lang));
    lines.push(...wrapLines(terminal, `“${excerpt(passage)}”`, `${citationIndent}${label} `, citationIndent));
  }
  return lines;
}

const isShown = (words: string | undefined): words is string => words !== undefined && words !== '';

function describeSource(terminal: Terminal, citation: ReportCitation): string {
  const { lang } = terminal;
  const mark = citation.mark === undefined ? '' : `${safeText(citation.mark)} `;
  if (citation.document_id === undefined) return `${mark}${message('cli.check.source-not-found', lang)}`;
  const by =
    citation.resolved_by === undefined
      ? ''
      : ` — ${message('cli.check.resolved-by', lang, { by: message(`resolved-by.${citation.resolved_by}`, lang) })}`;
  return `${mark}${nameSource(citation)}${by}`;
}

const countNames = ['claims_supported', 'claims_cited', 'citations_resolved'] as const;

function viewSummary(terminal: Terminal, { counts }: Report): string[] {
  const { colors, lang } = terminal;
  const names = counts.repaired.n > 0 ? ([...countNames, 'repaired'] as const) : countNames;
  const parts = names.map((name) => `${message(`count.${name}`, lang)} ${formatRate(counts[name], lang)}`);
  return [
    colors.bold(message('cli.check.summary-line', lang)),
    ...wrapLines(terminal, parts.join(' · '), '  '),
  ];
}

function viewOverlap(terminal: Terminal, { overlap }: Report): string[] {
  const { colors, lang } = terminal;
  const repaired = overlap.repaired.n > 0 ? (['repaired'] as const) : [];
  const names = ['valid', ...repaired, 'block_missing', 'block_does_not_support', 'coverage'] as const;
  const figures = names.map((name) => {
    const rate = overlap[name];
    const percent = rate.m === 0 ? '' : ` = ${Math.round((100 * rate.n) / rate.m)}%`;
    return `${message(`overlap.${name.replaceAll('_', '-')}` as MessageKey, lang)} ${formatRate(rate, lang)}${percent}`;
  });
  return [colors.bold(message('overlap.heading', lang)), ...wrapLines(terminal, figures.join(' · '), '  ')];
}

function viewSources(terminal: Terminal, report: Report): string[] {
  if (report.sources_used.length === 0) return [];
  const lines = [terminal.colors.bold(message('cli.sources.title', terminal.lang))];
  for (const source of report.sources_used) {
    const name = source.document_id === undefined ? safeText(source.title) : nameSource(source);
    lines.push(...wrapLines(terminal, `${name}: ${source.citations.join(', ')}`, '  - '));
  }
  return lines;
}

function viewLimits(terminal: Terminal): string[] {
  const lines = [terminal.colors.bold(message('limits.heading', terminal.lang))];
  for (const limit of listLimits(terminal.lang)) lines.push(...wrapLines(terminal, limit, '  - '));
  return lines;
}

function excerpt(text: string): string {
  const characters = [...safeText(text)];
  return characters.length <= longestExcerpt
    ? characters.join('')
    : `${characters.slice(0, longestExcerpt - 1).join('')}…`;
}
