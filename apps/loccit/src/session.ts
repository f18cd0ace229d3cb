import { type Lang, type MessageKey, message } from '@loccit/contract';
import type { Authorizer } from '@loccit/storage';
import { createTerminal, type Streams, type Terminal } from './console/terminal.js';

/** One run of the command line: its streams, its language and the exit code it will end with. */
export interface Session {
  readonly streams: Streams;
  readonly lang: Lang;
  exitCode: number;
  /** Who decides which documents a reader may see; by their groups where it is absent. */
  readonly authorizer?: Authorizer | undefined;
}

export const sessionTerminal = (session: Session): Terminal => createTerminal(session.streams, session.lang);

/** Controls and direction marks that JSON lets stand raw, and that a terminal would obey. */
const obeyed = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** JSON whose text no terminal obeys: what could move its cursor or turn its direction is escaped; the value is the same. */
export function encodeShownJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(
    obeyed,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** One JSON document on standard output, members in the order they were made, ended by a line feed. */
export function writeJson(session: Session, value: unknown): void {
  session.streams.out.write(`${encodeShownJson(value, 2)}\n`);
}

export function writeLines(session: Session, lines: readonly string[]): void {
  if (lines.length > 0) session.streams.out.write(`${lines.join('\n')}\n`);
}

/** A line of progress or advice, on standard error. */
export function note(session: Session, text: string): void {
  session.streams.err.write(`${text}\n`);
}

/** A function that keeps one line of progress up to date on a terminal, and does nothing elsewhere. */
export function showProgress(session: Session, key: MessageKey): (done: number, total: number) => void {
  const { err } = session.streams;
  if (err.isTTY !== true) return () => {};
  let shown = -1;
  return (done, total) => {
    const percent = Math.floor((100 * done) / total);
    if (percent === shown && done !== total) return;
    shown = percent;
    err.write(done === total ? '\r\u001b[2K' : `\r\u001b[2K${message(key, session.lang, { done, total })}`);
  };
}

/** Counts what has no known end on a terminal, a line for every so many; what is called without a number takes the line away. */
export function showCount(session: Session, key: MessageKey, every: number): (done?: number) => void {
  const { err } = session.streams;
  if (err.isTTY !== true) return () => {};
  let isShown = false;
  return (done) => {
    if (done === undefined && isShown) err.write('\r\u001b[2K');
    if (done !== undefined && done % every !== 0) return;
    isShown = done !== undefined;
    if (done !== undefined) err.write(`\r\u001b[2K${message(key, session.lang, { done })}`);
  };
}
