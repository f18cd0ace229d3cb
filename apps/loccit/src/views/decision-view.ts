import { type Lang, message, type Report, type ReportCitation, type ReportDecision } from '@loccit/contract';
import { cutColumns, safeText, type Terminal, wrapLines } from '../console/terminal.js';
import { tellSharedKeys } from './opinion-view.js';

const longestPassage = 160;

/** The decisions of people that were at hand, each with what it came to. */
export function viewDecisions(terminal: Terminal, { citations, decisions = [] }: Report): string[] {
  if (decisions.length === 0) return [];
  const { colors, lang } = terminal;
  const lines = [colors.bold(message('cli.check.decisions', lang))];
  for (const decision of decisions) {
    const text = describeDecision(terminal, decision);
    const sign = decision.state === 'applied' ? colors.green('✓') : colors.yellow('!');
    lines.push(...wrapLines(terminal, text, `  ${sign} `, '    '));
    for (const said of tellChanges(decision, lang)) lines.push(...wrapLines(terminal, said, '    - '));
    for (const said of tellDecidedOn(decision, citations, lang))
      lines.push(...wrapLines(terminal, colors.dim(said), '    '));
  }
  const signed = decisions.map(({ keyids, reviewer = '' }) => ({ name: reviewer, keyids }));
  for (const said of tellSharedKeys(signed, lang)) lines.push(...wrapLines(terminal, said, '  ! ', '    '));
  return ['', ...lines];
}

/** One decision in a sentence: who says what of which citation, when and why, and whether it counts. */
export function describeDecision({ lang }: Pick<Terminal, 'lang'>, decision: ReportDecision): string {
  const {
    applies_to: appliesTo,
    citation,
    decided_at: time,
    reason,
    reviewer,
    sha256,
    state,
    verdict,
  } = decision;
  const came = message(`decision.${state}`, lang);
  if (verdict === undefined || reviewer === undefined || time === undefined)
    return message('cli.check.decision-unread', lang, { digest: sha256.slice(0, 12), state: came });
  return message('cli.check.decision', lang, {
    address: (appliesTo ?? [citation ?? '']).join(', '),
    reviewer: safeText(reviewer),
    time,
    verdict: message(`verdict.${verdict}`, lang),
    reason: safeText(reason ?? ''),
    state: came,
  });
}

/** What became of the passages that a decision names, where that is why it applies no more. */
export function tellChanges({ changes = [] }: ReportDecision, lang: Lang): string[] {
  return changes.map(({ change, document_id: id, text = '' }) =>
    message(`decision.change.${change}`, lang, {
      document: safeText(id),
      text: cutColumns(safeText(text), longestPassage),
    }),
  );
}

/** The passages on which a decision that applies was given. */
function tellDecidedOn(
  { applies_to: addresses = [], state }: ReportDecision,
  citations: readonly ReportCitation[],
  lang: Lang,
): string[] {
  if (state !== 'applied') return [];
  const cited = citations.find(({ address }) => addresses.includes(address));
  const passages = (cited?.passages ?? []).flatMap(({ text }) =>
    text === undefined || text.trim() === '' ? [] : `“${cutColumns(safeText(text), longestPassage)}”`,
  );
  return passages.length === 0
    ? []
    : [message('cli.check.decided-on', lang, { passages: passages.join(lang === 'zh' ? '、' : ', ') })];
}
