import { describeFinding, hasMessage, type Lang, message } from '@loccit/contract';
import {
  formatRatio,
  type ModelOpinion,
  type Place,
  type Quantity,
  type SupportFinding,
  type SupportResult,
} from '@loccit/support';
import { displayWidth } from '../console/display-width.js';
import { padColumns, safeText, type Terminal, wrapLines } from '../console/terminal.js';
import { isOpen, tellReason } from '../supporting/write-support.js';
import { tellAgreeing, tellSameKind } from './compared-view.js';
import { tellNeedsHuman } from './judged-view.js';
import { tellOpinion } from './opinion-view.js';
import { showVerdict } from './signs.js';
import { writeFigure } from './write-figure.js';

/** Characters shown around a place, and of a text that is shown without one. */
const AROUND = 60;
const SHOWN = 200;

/** What was compared with what, finding by finding, and what it comes to. */
export function viewSupport(
  terminal: Terminal,
  claim: string,
  evidence: string,
  result: SupportResult,
): string[] {
  const { colors, lang } = terminal;
  const texts = { claim: [...claim], evidence: [...evidence] };
  const { decidedBy, findings, needsHuman, opinions, overlap, verdict } = result;
  const by =
    decidedBy === 'none'
      ? ''
      : `  ${colors.dim(message('cli.support.decided-by', lang, { rung: message(`support.rung.${decidedBy}`, lang) }))}`;
  const lines = [`${colors.bold(showVerdict(terminal, verdict))}${by}`];
  const open = findings.find(isOpen);
  const raised = findings.filter((finding) => !isOpen(finding));
  if (raised.length === 0) {
    lines.push(
      ...viewSide(terminal, 'claim', texts.claim, undefined, undefined),
      ...viewSide(terminal, 'evidence', texts.evidence, open?.evidenceSpan, undefined),
    );
  }
  for (const finding of raised) lines.push('', ...viewFinding(terminal, texts, finding));
  if (opinions.length > 0) lines.push('');
  for (const opinion of opinions) lines.push(...viewOpinion(terminal, opinion, texts.evidence));
  lines.push('');
  for (const hint of listHints(claim, evidence, result, lang))
    lines.push(...wrapLines(terminal, hint, '→ ', '  '));
  if (open?.reason !== undefined) lines.push(...wrapLines(terminal, tellReason(open.reason, lang)));
  if (needsHuman) lines.push(...wrapLines(terminal, colors.yellow(tellNeedsHuman(verdict, lang))));
  const share = {
    shared: overlap.sharedTokens,
    total: overlap.claimTokens,
    ratio: formatRatio(overlap.ratio),
  };
  lines.push(...wrapLines(terminal, colors.dim(message('cli.support.overlap', lang, share))));
  return lines;
}

function viewFinding(
  terminal: Terminal,
  texts: { readonly claim: readonly string[]; readonly evidence: readonly string[] },
  finding: SupportFinding,
): string[] {
  const { colors, lang } = terminal;
  const { claimSpan, claimValue, evidenceSpan, evidenceValue, reason, relation, rule, severity } = finding;
  const sign = severity === 'error' ? colors.red('✗') : colors.yellow(severity === 'warning' ? '!' : '·');
  const said = describeFinding(rule, 'fail', lang, [], reason);
  // That there is nothing to compare with is what the rule itself says.
  const how =
    relation === undefined || relation === 'absent' ? '' : message(`support.relation.${relation}`, lang);
  return [
    ...wrapLines(
      terminal,
      `${colors.dim(rule)}: ${[said, how].filter((part) => part !== '').join(lang === 'zh' ? '' : ' ')}`,
      `${sign} `,
      '  ',
    ),
    ...viewSide(terminal, 'claim', texts.claim, claimSpan, claimValue),
    ...(evidenceSpan === undefined && evidenceValue === undefined
      ? []
      : viewSide(terminal, 'evidence', texts.evidence, evidenceSpan, evidenceValue)),
  ];
}

function viewSide(
  terminal: Terminal,
  side: 'claim' | 'evidence',
  characters: readonly string[],
  place: Place | undefined,
  value: Quantity | string | undefined,
): string[] {
  const { colors, lang } = terminal;
  const labels = (['claim', 'evidence'] as const).map((one) => message(`cli.support.${one}`, lang));
  const width = Math.max(...labels.map(displayWidth));
  const label = padColumns(message(`cli.support.${side}`, lang), width);
  const read = value === undefined || typeof value === 'string' ? '' : `  = ${writeQuantity(value, lang)}`;
  return wrapLines(
    terminal,
    `${excerpt(characters, place)}${read}`,
    `    ${colors.dim(label)}  `,
    ' '.repeat(width + 6),
  );
}

/** The place in what stands around it; a whole text has no brackets. */
function excerpt(characters: readonly string[], place: Place | undefined): string {
  const cut = (start: number, end: number): string => safeText(characters.slice(start, end).join(''));
  // A place that holds nothing is no place to show.
  const isWhole =
    place === undefined ||
    place.charEnd <= place.charStart ||
    place.charStart >= characters.length ||
    (place.charStart === 0 && place.charEnd === characters.length);
  if (isWhole) return characters.length <= SHOWN ? cut(0, SHOWN) : `${cut(0, SHOWN)}…`;
  const { charEnd, charStart } = place;
  const from = Math.max(0, charStart - AROUND);
  const to = Math.min(characters.length, charEnd + AROUND);
  const inside =
    charEnd - charStart <= 2 * SHOWN
      ? cut(charStart, charEnd)
      : `${cut(charStart, charStart + SHOWN)} … ${cut(charEnd - SHOWN, charEnd)}`;
  return `${from === 0 ? '' : '…'}${cut(from, charStart)}【${inside}】${cut(charEnd, to)}${to === characters.length ? '' : '…'}`;
}

/** A quantity as it was read, or what it measures where it has no value. */
function writeQuantity(quantity: Quantity, lang: Terminal['lang']): string {
  const { form, kind, unit } = quantity;
  const said = writeFigure(quantity, lang);
  const about = form === 'approx' ? '≈ ' : '';
  // What has no value is told by its kind.
  const key = `support.kind.${kind}`;
  const named = said !== '' ? '' : hasMessage(key) ? message(key, lang) : (unit ?? '');
  return `${about}${[said, named].filter((part) => part !== '').join(' ')}`;
}

function viewOpinion(
  terminal: Terminal,
  { cached, quoted, rationale, rung, scores, source, verdict }: ModelOpinion,
  evidence: readonly string[],
): string[] {
  const quote = quoted === undefined ? undefined : evidence.slice(quoted.charStart, quoted.charEnd).join('');
  const said = { ...scores, rung, name: source.name, verdict, rationale, quote, cached };
  return wrapLines(
    terminal,
    tellOpinion(said, terminal.lang, (one) => showVerdict(terminal, one)),
    '',
    '  ',
  );
}

/** What the evidence states of the claim's figures: those that agree, and others of their kind. */
function listHints(
  claim: string,
  evidence: string,
  { findings, verdict }: SupportResult,
  lang: Lang,
): string[] {
  const others = findings.flatMap(({ claimValue, rule }) =>
    tellSameKind(rule, typeof claimValue === 'object' ? claimValue.kind : undefined, [evidence], lang),
  );
  const isOpen = verdict === 'undecided' || verdict === 'partial';
  return [...new Set(others), ...(isOpen ? tellAgreeing(claim, evidence, lang) : [])];
}
