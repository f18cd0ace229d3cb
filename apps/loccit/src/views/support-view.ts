import { hasMessage, type MessageKey, message } from '@loccit/contract';
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
  const raised = findings.filter((finding) => !isOpen(finding));
  if (raised.length === 0) {
    lines.push(
      ...viewSide(terminal, 'claim', texts.claim, undefined, undefined),
      ...viewSide(terminal, 'evidence', texts.evidence, undefined, undefined),
    );
  }
  for (const finding of raised) lines.push('', ...viewFinding(terminal, texts, finding));
  for (const opinion of opinions) lines.push('', ...viewOpinion(terminal, opinion));
  lines.push('');
  const reason = findings.find(isOpen)?.reason;
  if (reason !== undefined) lines.push(...wrapLines(terminal, tellReason(reason, lang)));
  if (needsHuman) lines.push(...wrapLines(terminal, colors.yellow(message('cli.support.needs-human', lang))));
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
  const { claimSpan, claimValue, evidenceSpan, evidenceValue, relation, rule, severity } = finding;
  const sign = severity === 'error' ? colors.red('✗') : colors.yellow(severity === 'warning' ? '!' : '·');
  const said = message(`rule.${rule.replace('/', '.')}` as MessageKey, lang);
  const how = relation === undefined ? '' : message(`support.relation.${relation}`, lang);
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
  // Without a unit the kind says what was counted.
  const key = `support.kind.${kind}`;
  const named = unit === null && hasMessage(key) ? message(key, lang) : said === '' ? (unit ?? '') : '';
  return `${about}${[said, named].filter((part) => part !== '').join(' ')}`;
}

function viewOpinion(
  terminal: Terminal,
  { rationale, rung, scores, source, verdict }: ModelOpinion,
): string[] {
  const { colors, lang } = terminal;
  const figures = Object.entries(scores).map(([name, value]) =>
    typeof value === 'number' ? `${name} ${value.toFixed(3)}` : tellScore(name, String(value), lang),
  );
  const name = hasMessage(`support.rung.${rung}`) ? message(`support.rung.${rung}`, lang) : rung;
  return [
    ...wrapLines(
      terminal,
      `${name} (${safeText(source.name)}): ${showVerdict(terminal, verdict)}  ${colors.dim(figures.join(' · '))}`,
    ),
    ...(rationale === undefined ? [] : wrapLines(terminal, safeText(rationale), '    ')),
  ];
}

function tellScore(name: string, value: string, lang: Terminal['lang']): string {
  const key = `support.score.${name}`;
  return hasMessage(key) ? message(key, lang, { value }) : `${name} ${value}`;
}
