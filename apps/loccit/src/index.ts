import type { Authorizer } from '@loccit/storage';
import { commands } from './command-table.js';
import { detectLang } from './console/lang.js';
import { openStandardStreams } from './console/standard-streams.js';
import type { Streams } from './console/terminal.js';
import { closeStores } from './files/open-stores.js';
import { placeCommandFirst } from './place-command-first.js';
import { readPlainCall } from './plain-call.js';
import type { Session } from './session.js';

export type { Streams } from './console/terminal.js';

/**
 * Runs one command line.
 *
 * @param typed - arguments after the program's name
 * @param host - who decides which documents a reader may see, instead of the documents' groups
 * @returns the exit code: 0 passed, 1 failed or could not be checked, 2 bad usage or input, 3 something named could not be reached
 */
export async function main(
  typed: readonly string[],
  given?: Streams,
  host: { readonly authorizer?: Authorizer } = {},
): Promise<number> {
  const argv = placeCommandFirst(typed);
  const streams = given ?? openStandardStreams(() => session.exitCode);
  const lang = detectLang(argv, streams.env);
  const session: Session = { ...host, streams, lang, exitCode: 0 };
  try {
    const call = readPlainCall(argv);
    if (call === undefined) {
      const { createProgram } = await import('./program.js');
      await createProgram(session).parseAsync([...argv], { from: 'user' });
    } else {
      const run = await call.entry.load();
      await run(session, call.operands, call.options);
    }
    return session.exitCode;
  } catch (error) {
    const { reportError } = await import('./console/report-error.js');
    const called = argv.find((argument) => !argument.startsWith('-'));
    const command = commands.find(({ name }) => name === called)?.name;
    return reportError(error, { streams, lang, command, json: asksForJson(argv) });
  } finally {
    closeStores();
  }
}

/** Whether refusals are to be JSON too. */
const asksForJson = (argv: readonly string[]): boolean =>
  argv.some(
    (argument, at) =>
      argument === '--json' ||
      argument === '--format=json' ||
      (argument === '--format' && argv[at + 1] === 'json'),
  );
