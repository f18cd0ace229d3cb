import type { Lang } from '@loccit/contract';
import { describePlace, writePlace } from '../cli-error.js';
import { describeError } from '../console/report-error.js';
import { type Terminal, wrapLines } from '../console/terminal.js';
import { withCode } from '../console/with-code.js';
import type { EventAnswer } from './accept-events.js';

/** An answer as one line of JSON has it. */
export function writeEventAnswer(answer: EventAnswer, lang: Lang) {
  if ('error' in answer) {
    const { at, error, id } = answer;
    return {
      id,
      error: { code: error.code, message: describeError(error, lang).what, at: writePlace(at) },
    };
  }
  const { event, receipt } = answer;
  return {
    id: event.event_id,
    tenant_id: event.tenant_id,
    document_id: event.document_id,
    sequence: event.sequence,
    outcome: receipt.outcome,
    position: receipt.position,
  };
}

/** What is told of a refused line on a terminal. */
export function describeRefusedLine(
  answer: Extract<EventAnswer, { error: unknown }>,
  terminal: Terminal,
): string[] {
  const { at, error } = answer;
  const { remedy, what } = describeError(error, terminal.lang);
  const lines = wrapLines(
    terminal,
    withCode(`${describePlace(at)}: ${what}`, error.code, terminal.lang),
    `${terminal.colors.red('✗')} `,
  );
  return remedy === undefined ? lines : [...lines, ...wrapLines(terminal, terminal.colors.dim(remedy), '  ')];
}
