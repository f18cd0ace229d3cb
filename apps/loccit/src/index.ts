import { detectLang } from './console/lang.js';
import { reportError } from './console/report-error.js';
import type { Streams } from './console/terminal.js';
import { createProgram } from './program.js';
import type { Session } from './session.js';

export type { Streams } from './console/terminal.js';

const processStreams: Streams = { out: process.stdout, err: process.stderr, env: process.env };

/**
 * Runs one command line.
 *
 * @param argv - arguments after the program's name
 * @returns the exit code: 0 passed, 1 failed or could not be checked, 2 bad usage or input, 3 something named could not be reached
 */
export async function main(argv: readonly string[], streams: Streams = processStreams): Promise<number> {
  const lang = detectLang(argv, streams.env);
  const session: Session = { streams, lang, exitCode: 0 };
  if (streams === processStreams) endWithTheReader(session);
  try {
    await createProgram(session).parseAsync([...argv], { from: 'user' });
    return session.exitCode;
  } catch (error) {
    return reportError(error, { streams, lang, json: argv.includes('--json') });
  }
}

let current: Session | undefined;

/** A reader that closes the pipe early (`| head`) ends the command, with the exit code it had come to. */
function endWithTheReader(session: Session): void {
  if (current === undefined) {
    process.stdout.on('error', (error: NodeJS.ErrnoException) =>
      process.exit(error.code === 'EPIPE' ? (current?.exitCode ?? 1) : 1),
    );
  }
  current = session;
}
