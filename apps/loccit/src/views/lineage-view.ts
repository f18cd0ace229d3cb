import { message } from '@loccit/contract';
import type { LineageTrace, TracedLink } from '@loccit/validator';
import { padColumns, type Terminal, wrapLines } from '../console/terminal.js';
import { describeDrift } from './drift-line.js';
import { createShortener } from './short-ids.js';

/** What a link comes to: what was recomputed and, where tools were run again, what came of that. */
export type LinkVerdict = 'matched' | 'mismatched' | 'not-available';

const signs = { matched: '✓', mismatched: '✗', 'not-available': '?' } as const;
const levelColumns = 14;

/** Chains as trees, raw bytes first: each link with its sign, word and id, and below it what was compared. */
export function viewTraces(terminal: Terminal, traces: readonly LineageTrace[]): string[] {
  const { colors, lang } = terminal;
  const shorten = createShortener(traces.flatMap(({ links }) => links.map(({ id }) => id)));
  const lines = traces.flatMap((trace) => viewTrace(terminal, trace, shorten));
  const isRerun = traces.some(({ rerun }) => rerun);
  const note = message(isRerun ? 'cli.lineage.rerun' : 'cli.lineage.recorded', lang);
  return [...lines, '', ...wrapLines(terminal, colors.dim(note))];
}

/** The worse of both: a link that matches but whose tool makes something else does not hold. */
export function verdictOf({ state, rerun }: TracedLink): LinkVerdict {
  if (state === 'mismatched' || rerun === 'mismatched') return 'mismatched';
  return state === 'not-available' || rerun === 'not-available' ? 'not-available' : 'matched';
}

/** The word of a link's state, with what came of running its tool again. */
export function describeState({ state, rerun }: TracedLink, lang: Terminal['lang']): string {
  const word = message(`link.${state}`, lang);
  return rerun === undefined ? word : `${word} (${message(`link.rerun.${rerun}`, lang)})`;
}

/** The sign of a state, which is told by its word as well. */
export function signOf(verdict: LinkVerdict): string {
  return signs[verdict];
}

function viewTrace(terminal: Terminal, trace: LineageTrace, shorten: (id: string) => string): string[] {
  const { address, drift, links } = trace;
  const { colors, lang } = terminal;
  const lines = [`${colors.bold(address)}  ${describeTrace(terminal, trace)}`];
  if (drift !== undefined) lines.push(...wrapLines(terminal, describeDrift(drift, lang), '  '));
  for (const [index, link] of links.entries()) {
    const branch = index === 0 ? '  ' : `  ${'  '.repeat(index - 1)}└─ `;
    const level = padColumns(message(`level.${link.level}`, lang), levelColumns);
    const verdict = verdictOf(link);
    const state = paint(terminal, verdict, `${signs[verdict]} ${describeState(link, lang)}`);
    lines.push(`${branch}${level} ${colors.dim(shorten(link.id))}  ${state}`);
    const indent = `     ${'  '.repeat(index)}`;
    const detail = (text: string) => lines.push(...wrapLines(terminal, text, indent));
    detail(colors.dim(message(`cli.lineage.compared.${link.level}`, lang)));
    for (const fault of link.faults) detail(colors.red(`${signs.mismatched} ${fault}`));
    for (const rule of link.unchecked)
      detail(colors.yellow(`${signs['not-available']} ${message('cli.lineage.undecided', lang, { rule })}`));
  }
  return lines;
}

function describeTrace(terminal: Terminal, { holds, links }: LineageTrace): string {
  const isBroken = links.some((link) => verdictOf(link) === 'mismatched');
  const verdict = holds ? 'matched' : isBroken ? 'mismatched' : 'not-available';
  const key = holds ? 'cli.lineage.holds' : isBroken ? 'cli.lineage.broken' : 'cli.lineage.unchecked';
  return paint(terminal, verdict, `${signs[verdict]} ${message(key, terminal.lang)}`);
}

function paint({ colors }: Terminal, verdict: LinkVerdict, text: string): string {
  if (verdict === 'matched') return colors.green(text);
  return verdict === 'mismatched' ? colors.red(text) : colors.yellow(text);
}
