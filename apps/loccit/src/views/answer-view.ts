import { type Answer, type Citation, type Claim, message, renderAnswer } from '@loccit/contract';
import { safeText, type Terminal, wrapLines } from '../console/terminal.js';
import { nameSource } from './name-source.js';

const statusColors = { answered: 'green', partial: 'yellow', conflict: 'yellow' } as const;

/** An answer as lines for a person: status, statements with the numbers of their sources, and the sources with titles. */
export function viewAnswer(terminal: Terminal, answer: Answer): string[] {
  const { colors, lang } = terminal;
  const numbers = numberSources(answer);
  const paint =
    answer.status in statusColors
      ? colors[statusColors[answer.status as keyof typeof statusColors]]
      : colors.yellow;
  const name = paint(message(`status-name.${answer.status}`, lang));
  const sentence = renderAnswer(answer.status, [], lang);
  const lines = wrapLines(
    terminal,
    sentence === '' ? name : message('cli.answer.status', lang, { name, sentence }),
  );
  if (answer.reason !== undefined) {
    lines.push(...wrapLines(terminal, message(`reason.${answer.reason.code}`, lang), '  '));
    for (const missing of answer.reason.missing)
      lines.push(...wrapLines(terminal, safeText(missing), '  - '));
  }
  for (const claim of answer.claims) lines.push(...viewClaim(terminal, claim, numbers));
  for (const conflict of answer.conflicts ?? []) {
    lines.push(
      ...wrapLines(
        terminal,
        message('cli.answer.next-step', lang, { step: safeText(conflict.next_step) }),
        '  ',
      ),
    );
  }
  return [...lines, ...viewSources(terminal, answer, numbers)];
}

function viewClaim(terminal: Terminal, claim: Claim, numbers: ReadonlyMap<string, number>): string[] {
  const marks = [...new Set(claim.citations.map((citation) => numbers.get(sourceKey(citation))))]
    .map((number) => `[${number}]`)
    .join('');
  const label = claim.kind === 'fact' ? '' : message(`kind.${claim.kind}`, terminal.lang);
  return wrapLines(
    terminal,
    `${label}${safeText(claim.text)} ${terminal.colors.cyan(marks)}`,
    `  ${terminal.colors.bold(claim.claim_id)} `,
    '     ',
  );
}

function viewSources(terminal: Terminal, answer: Answer, numbers: ReadonlyMap<string, number>): string[] {
  if (numbers.size === 0) return [];
  const { colors, lang } = terminal;
  const lines = [colors.bold(message('cli.sources.title', lang))];
  const shown = new Set<string>();
  for (const citation of answer.claims.flatMap(({ citations }) => citations)) {
    const key = sourceKey(citation);
    if (shown.has(key)) continue;
    shown.add(key);
    const text = `${nameSource(citation)} ${colors.dim(safeText(citation.source_uri))}`;
    lines.push(...wrapLines(terminal, text, `  [${numbers.get(key)}] `));
  }
  return lines;
}

const sourceKey = (citation: Citation): string => citation.canonical_revision_id;

/** Sources in the order in which the claims use them, counted from 1. */
function numberSources(answer: Answer): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const citation of answer.claims.flatMap(({ citations }) => citations)) {
    const key = sourceKey(citation);
    if (!numbers.has(key)) numbers.set(key, numbers.size + 1);
  }
  return numbers;
}
