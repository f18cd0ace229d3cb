import { message } from '@loccit/contract';
import { describePlace } from '../cli-error.js';
import { describeError } from '../console/report-error.js';
import { createTerminal, wrapLines } from '../console/terminal.js';
import type { Session } from '../session.js';
import type { RefusedLine } from './answer-pairs.js';

/** How many lines that could not be read are told one by one. */
export const MOST_REFUSED = 20;

/**
 * Names on standard error the lines that could not be read: where, what is wrong, and what can be done, each remedy once.
 *
 * @param count - of all such lines, of which only the first are told one by one
 */
export function tellRefusedLines(session: Session, refused: readonly RefusedLine[], count: number): void {
  if (count === 0) return;
  const { lang, streams } = session;
  const { err } = streams;
  const terminal = createTerminal({ ...streams, out: { ...err, write: err.write.bind(err) } }, lang);
  const { dim, red } = terminal.colors;
  const lines = wrapLines(terminal, message('cli.pairs.refused', lang, { count })).map((line) => red(line));
  const remedies = new Set<string>();
  for (const { error } of refused) {
    const { remedy, what } = describeError(error, lang);
    if (remedy !== undefined) remedies.add(remedy);
    const told = message('cli.pairs.refused-line', lang, {
      place: describePlace(error.at),
      what,
      code: error.code,
    });
    lines.push(...wrapLines(terminal, told, '  ', '    '));
  }
  if (count > refused.length)
    lines.push(
      ...wrapLines(terminal, message('cli.pairs.more', lang, { count: count - refused.length }), '  '),
    );
  for (const remedy of remedies) lines.push(...wrapLines(terminal, remedy).map((line) => dim(line)));
  err.write(`${lines.join('\n')}\n`);
}
