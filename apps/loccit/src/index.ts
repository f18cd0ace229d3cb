import { detectLang } from './console/lang.js';
import { reportError } from './console/report-error.js';
import type { Streams } from './console/terminal.js';
import { createProgram } from './program.js';

export type { Streams } from './console/terminal.js';

const processStreams: Streams = { out: process.stdout, err: process.stderr, env: process.env };

/**
 * Runs one command line.
 *
 * @param argv - arguments after the program's name
 * @returns the exit code: 0 passed, 1 failed or could not be checked, 2 bad usage or input, 3 something named could not be reached
 */
export async function main(argv: readonly string[], streams: Streams = processStreams): Promise<number> {
  if (streams === processStreams) endWithTheReader();
  const lang = detectLang(argv, streams.env);
  const session = { streams, lang, exitCode: 0 };
  try {
    await createProgram(session).parseAsync([...argv], { from: 'user' });
    return session.exitCode;
  } catch (error) {
    return reportError(error, { streams, lang, json: argv.includes('--json') });
  }
}

let watched = false;

/** A reader that closes the pipe early (`| head`) is no fault of the command. */
function endWithTheReader(): void {
  if (watched) return;
  watched = true;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
}
