import { type CommandEntry, flagsOf, isLang, sharedOptions } from './command-entry.js';
import { commands } from './command-table.js';

/** A command line that needs no help, no advice and no refusal. */
export interface PlainCall {
  readonly entry: CommandEntry;
  readonly operands: readonly string[];
  readonly options: Readonly<Record<string, string | true>>;
}

/**
 * Reads a command line of the plain form: a command, its operands, and its options spelt out.
 *
 * @returns undefined for everything else; {@link createProgram} reads that, and reads plain lines the same.
 * @remarks The parser with its help and its refusals costs a third of an empty process to load.
 */
export function readPlainCall(argv: readonly string[]): PlainCall | undefined {
  const entry = commands.find(({ name }) => name === argv[0]);
  if (entry === undefined) return undefined;
  const operands: string[] = [];
  const options: Record<string, string | true> = {};
  for (let at = 1; at < argv.length; at++) {
    const argument = argv[at] ?? '';
    if (argument === '' || argument === '-' || !argument.startsWith('-')) {
      operands.push(argument);
      continue;
    }
    const [, name = '', inline] = /^--([a-z-]+)(?:=(.*))?$/s.exec(argument) ?? [];
    if (!entry.options.includes(name) && !sharedOptions.includes(name)) return undefined;
    if (!flagsOf(entry, name).includes('<')) {
      if (inline !== undefined) return undefined;
      options[memberOf(name)] = true;
      continue;
    }
    const value = inline ?? argv[++at];
    if (value === undefined || value === '' || value.startsWith('-')) return undefined;
    if (name === 'lang' && !isLang(value)) return undefined;
    options[memberOf(name)] = value;
  }
  return takes(entry, operands.length) ? { entry, operands, options } : undefined;
}

const memberOf = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function takes({ operands }: CommandEntry, count: number): boolean {
  const places = operands.split(' ').filter((place) => place !== '');
  const least = places.filter((place) => place.startsWith('<')).length;
  return count >= least && (operands.includes('...') || count <= places.length);
}
