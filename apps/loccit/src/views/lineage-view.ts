import { message } from '@loccit/contract';
import type { LineageTrace } from '@loccit/validator';
import { padColumns, type Terminal, wrapLines } from '../console/terminal.js';

const signs = { matched: '✓', mismatched: '✗', 'not-available': '?' } as const;
const levelColumns = 14;
const shownHex = 12;

/** A chain as a tree, raw bytes first, each link with its sign, word and id. */
export function viewTrace(terminal: Terminal, { address, holds, links }: LineageTrace): string[] {
  const { colors, lang } = terminal;
  const verdict = holds
    ? colors.green(`✓ ${message('cli.lineage.holds', lang)}`)
    : links.some(({ state }) => state === 'mismatched')
      ? colors.red(`✗ ${message('cli.lineage.broken', lang)}`)
      : colors.yellow(`? ${message('cli.lineage.unchecked', lang)}`);
  const lines = [`${colors.bold(address)}  ${verdict}`];
  for (const [index, link] of links.entries()) {
    const paint =
      link.state === 'matched' ? colors.green : link.state === 'mismatched' ? colors.red : colors.yellow;
    const branch = index === 0 ? '  ' : `  ${'  '.repeat(index - 1)}└─`;
    const level = padColumns(message(`level.${link.level}`, lang), levelColumns);
    const state = paint(`${signs[link.state]} ${message(`link.${link.state}`, lang)}`);
    lines.push(`${branch}${level} ${colors.dim(shortenId(link.id))}  ${state}`);
    for (const fault of link.faults)
      lines.push(...wrapLines(terminal, colors.red(fault), `    ${'  '.repeat(index)}`));
  }
  return lines;
}

/** An id's prefix and first digits: enough to compare by eye; `--json` has it whole. */
function shortenId(id: string): string {
  const [, prefix = '', hex = id] = /^([a-z]+_)?([0-9a-f]+)$/.exec(id) ?? [];
  return hex.length <= shownHex ? `${prefix}${hex}` : `${prefix}${hex.slice(0, shownHex)}…`;
}
