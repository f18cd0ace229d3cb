import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { note, type Session } from '../session.js';

/** Shows a question and gives the line that is typed. */
type ReadLine = (question: string) => Promise<string>;

const controls = /\p{Cc}/gu;

/**
 * Asks on the terminal, and shows nothing of what is typed.
 *
 * @remarks Lines are edited as in a shell, so that arrow keys, the marks around pasted text and what erases a word or a line are
 * no part of them; other control characters are left out. Lines that were pasted at once answer one question after the other.
 * Whatever happens, the terminal shows again what is typed when this is over. Ctrl-D on an empty line ends it as an empty one.
 */
export async function askHidden<T>(session: Session, ask: (read: ReadLine) => Promise<T>): Promise<T> {
  const lines: string[] = [];
  let isClosed = false;
  let wake = (): void => {};
  // The reader of lines turns what it would echo into nothing.
  const output = new Writable({ write: (_part, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output, terminal: true, historySize: 0 });
  reader.on('line', (line) => {
    lines.push(line.replace(controls, ''));
    wake();
  });
  reader.on('close', () => {
    isClosed = true;
    wake();
  });
  reader.on('SIGINT', () => {
    // Nobody goes on with half a line.
    reader.removeAllListeners('close').close();
    note(session, '');
    process.kill(process.pid, 'SIGINT');
  });
  const read: ReadLine = async (question) => {
    // Not before nothing is shown any more of what is typed.
    session.streams.err.write(`${question} `);
    while (lines.length === 0 && !isClosed)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    note(session, '');
    return lines.shift() ?? '';
  };
  try {
    return await ask(read);
  } finally {
    reader.close();
  }
}
