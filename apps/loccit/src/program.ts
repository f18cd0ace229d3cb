import { type MessageKey, message } from '@loccit/contract';
import { Command, CommanderError, Option } from 'commander';
import { CliError } from './cli-error.js';
import type { Session } from './session.js';

type Action = (
  session: Session,
  operands: readonly string[],
  options: Readonly<Record<string, unknown>>,
) => void | Promise<void>;

interface CommandEntry {
  readonly name: string;
  readonly operands: string;
  readonly options: readonly string[];
  /** Loaded when the command runs, so that `--help` and small commands start fast. */
  readonly load: () => Promise<Action>;
}

/** Every option once: flag, and the catalogue key of its sentence is `cli.option.<name>`. */
const optionFlags: Readonly<Record<string, string>> = {
  json: '--json',
  lang: '--lang <en|zh>',
  store: '--store <dir>',
  tenant: '--tenant <id>',
  as: '--as <groups>',
  at: '--at <time>',
  manifest: '--manifest <file>',
  audit: '--audit <file>',
  'answer-id': '--answer-id <id>',
  sources: '--sources <dir>',
  passages: '--passages <n>',
  without: '--without <parts>',
  'fail-on': '--fail-on <rules>',
  'min-coverage': '--min-coverage <n/m>',
  'allow-unverifiable': '--allow-unverifiable',
  'max-bytes': '--max-bytes <n>',
  brief: '--brief',
  'media-type': '--media-type <type>',
  charset: '--charset <label>',
  'id-alphabet': '--id-alphabet <kebab|letters>',
};

const reader = ['store', 'tenant', 'as', 'at'];

const commands: readonly CommandEntry[] = [
  {
    name: 'ingest',
    operands: '[path...]',
    options: ['store', 'manifest', 'max-bytes'],
    load: async () => (await import('./commands/ingest.js')).ingest,
  },
  {
    name: 'ask',
    operands: '<question>',
    options: [...reader, 'audit', 'answer-id'],
    load: async () => (await import('./commands/ask.js')).ask,
  },
  {
    name: 'check',
    operands: '<file...>',
    options: [
      ...reader,
      'sources',
      'audit',
      'passages',
      'without',
      'fail-on',
      'min-coverage',
      'allow-unverifiable',
      'brief',
      'id-alphabet',
      'max-bytes',
    ],
    load: async () => (await import('./commands/check.js')).check,
  },
  {
    name: 'lineage',
    operands: '<file> [address]',
    options: [...reader, 'sources', 'audit'],
    load: async () => (await import('./commands/lineage.js')).lineage,
  },
  {
    name: 'open',
    operands: '<file> <address>',
    options: [...reader, 'sources'],
    load: async () => (await import('./commands/open.js')).open,
  },
  {
    name: 'extract',
    operands: '<file>',
    options: ['passages', 'id-alphabet', 'max-bytes'],
    load: async () => (await import('./commands/extract.js')).extract,
  },
  {
    name: 'canonicalize',
    operands: '<file>',
    options: ['media-type', 'charset'],
    load: async () => (await import('./commands/canonicalize.js')).canonicalize,
  },
  { name: 'jcs', operands: '<file>', options: [], load: async () => (await import('./commands/jcs.js')).jcs },
  {
    name: 'schema',
    operands: '[name] [file]',
    options: [],
    load: async () => (await import('./commands/schema.js')).schema,
  },
  {
    name: 'rules',
    operands: '[rule]',
    options: [],
    load: async () => (await import('./commands/rules.js')).rules,
  },
];

const langs = ['en', 'zh'] as const;

/** The value of an option, unless it is the next option: then the value was forgotten, and `--json` must not be taken for a file. */
const readValue = (name: string, flags: string) => (value: string) => {
  if (value.startsWith('--')) throw new CommanderError(2, 'commander.optionMissingArgument', `'${flags}'`);
  if (name === 'lang' && !/^(en|zh)(-[a-z0-9]{1,8})*$/i.test(value))
    throw new CliError('bad-choice', {}, { option: '--lang', choices: langs.join(', ') });
  return value;
};

/** The command tree, its help in the session's language. */
export function createProgram(session: Session): Command {
  const text = (key: string) => message(key as MessageKey, session.lang);
  const { streams } = session;
  const program = new Command('loccit');
  const dress = (command: Command) =>
    command
      .helpOption('-h, --help', text('cli.option.help'))
      // The library's own English error lines are replaced by coded ones.
      .configureOutput({ writeOut: (part) => streams.out.write(part), writeErr: () => {} })
      .configureHelp({
        styleTitle: (title) => text(`cli.help.${title.replace(/[^A-Za-z]/g, '').toLowerCase()}`),
      })
      .exitOverride();

  dress(program)
    .description(text('cli.summary'))
    .version('0.1.0', '-V, --version', text('cli.option.version'))
    .helpCommand(false)
    .allowExcessArguments()
    // So that a mistyped command is named before an option it would have taken.
    .allowUnknownOption()
    .addHelpText('after', `\n${text('cli.help.epilogue')}`);

  for (const entry of commands) {
    const command = dress(program.command(`${entry.name} ${entry.operands}`))
      .allowExcessArguments(false)
      .summary(text(`cli.${entry.name}.summary`))
      .description(text(`cli.${entry.name}.description`))
      .addHelpText('after', `\n${text(`cli.${entry.name}.examples`)}`);
    for (const name of [...entry.options, 'json', 'lang']) {
      const flags = optionFlags[name] ?? `--${name}`;
      const option = new Option(flags, text(`cli.option.${name}`));
      command.addOption(flags.includes('<') ? option.argParser(readValue(name, flags)) : option);
    }
    command.action(async (...received: unknown[]) => {
      const operands = received
        .slice(0, -2)
        .flatMap((operand) => (operand === undefined ? [] : operand)) as string[];
      const run = await entry.load();
      await run(session, operands, received[received.length - 2] as Record<string, unknown>);
    });
  }
  program.action(() => {
    if (program.args.some((argument) => !argument.startsWith('-')))
      throw new CommanderError(2, 'commander.unknownCommand', '');
    const [option] = program.args;
    if (option !== undefined) throw new CommanderError(2, 'commander.unknownOption', `'${option}'`);
    program.outputHelp();
  });
  return program;
}
