import type { Terminal } from '../console/terminal.js';
import { main, type Streams } from '../index.js';

/** What a command prints on standard output, as text. */
export async function runQuietly(argv: readonly string[]): Promise<string> {
  const parts: Buffer[] = [];
  const streams: Streams = {
    out: { write: (part) => parts.push(Buffer.from(part)) },
    err: { write: () => true },
    env: { NO_COLOR: '1' },
  };
  await main(argv, streams);
  return Buffer.concat(parts).toString('utf8');
}

/** A command line as a reader would type it. */
export const showCommand = ({ colors }: Terminal, argv: readonly string[]): string =>
  colors.cyan(`$ loccit ${argv.join(' ')}`);
