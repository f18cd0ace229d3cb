import { type MessageKey, message } from '@loccit/contract';
import { Command, CommanderError, Option } from 'commander';
import { CliError } from './cli-error.js';
import { type CommandEntry, flagsOf, isLang, sharedOptions } from './command-entry.js';
import { commands } from './command-table.js';
import { displayWidth } from './console/display-width.js';
import { wrapHelp } from './console/wrap-help.js';
import { refuseName } from './near-names.js';
import type { Session } from './session.js';
import { version } from './version.js';

const langs = ['en', 'zh'] as const;

/** The value of an option, unless it is the next option: then the value was forgotten, and `--json` must not be taken for a file. */
const readValue = (name: string, flags: string) => (value: string) => {
  if (value.startsWith('--')) throw new CommanderError(2, 'commander.optionMissingArgument', `'${flags}'`);
  if (name === 'lang' && !isLang(value))
    throw new CliError('bad-choice', {}, { option: '--lang', choices: langs.join(', ') });
  return value;
};

/** What is done with a command once its line is read. */
type Act = (
  entry: CommandEntry,
  operands: readonly string[],
  options: Readonly<Record<string, unknown>>,
) => unknown;

const helpColumns = 80;
const leastHelpColumns = 40;

/** What other programs call what a command does. */
const otherNames: Readonly<Record<string, string>> = {
  add: 'ingest',
  fetch: 'collect',
  fix: 'repair',
  import: 'ingest',
  index: 'ingest',
  load: 'ingest',
  query: 'ask',
  quote: 'anchor',
  seal: 'sign',
  search: 'ask',
  show: 'open',
  trace: 'lineage',
  validate: 'check',
};

const unknownCommand = (name: string) => {
  const known = commands.map((command) => command.name);
  const other = Object.hasOwn(otherNames, name) ? otherNames[name] : undefined;
  return other === undefined
    ? refuseName('unknown-command', name, known)
    : new CliError('unknown-command', {}, { near: other }, 2, { remedy: 'near-name' });
};

/** What is neither an option nor the language that one names. */
const listNames = (args: readonly string[]): string[] =>
  args.filter((argument, at) => !argument.startsWith('-') && args[at - 1] !== '--lang');

/** The command tree, its help in the session's language; `act` runs the command unless another is given. */
export function createProgram(
  session: Session,
  act: Act = async (entry, operands, options) => (await entry.load())(session, operands, options),
): Command {
  const text = (key: string) => message(key as MessageKey, session.lang);
  const { streams } = session;
  const program = new Command('loccit');
  const dress = (command: Command) =>
    command
      .helpOption('-h, --help', text('cli.option.help'))
      // The library's own English error lines are replaced by coded ones.
      .configureOutput({
        writeOut: (part) => streams.out.write(part),
        writeErr: () => {},
        getOutHelpWidth: () => Math.max(leastHelpColumns, streams.out.columns || helpColumns),
      })
      .configureHelp({
        displayWidth,
        boxWrap: wrapHelp,
        subcommandTerm: (command) => `${command.name()} ${command.usage()}`,
        minWidthToWrap: 10,
        styleTitle: (title) => text(`cli.help.${title.replace(/[^A-Za-z]/g, '').toLowerCase()}`),
      })
      .exitOverride();

  dress(program)
    .description(text('cli.summary'))
    .usage(text('cli.help.usage-program'))
    .version(version, '-V, --version', text('cli.option.version'))
    .helpCommand(false)
    .allowExcessArguments()
    // So that a mistyped command is named before an option it would have taken.
    .allowUnknownOption()
    .addHelpText('after', `\n${text('cli.help.epilogue')}`)
    .addHelpText('before', () => {
      // The help of a command that is none would be taken for that of one.
      const [name] = listNames(program.args);
      if (name !== undefined && name !== 'help') throw unknownCommand(name);
      return '';
    });

  for (const entry of commands) {
    const command = dress(program.command(`${entry.name} ${entry.operands}`.trim()))
      .allowExcessArguments(false)
      .usage(message('cli.help.usage-command', session.lang, { operands: entry.operands }).trimEnd())
      .summary(text(`cli.${entry.name}.summary`))
      .description(text(`cli.${entry.name}.description`))
      .addHelpText('after', `\n${text(`cli.${entry.name}.examples`)}`);
    if (entry.store === 'operator') command.addHelpText('after', `\n${text('cli.help.operator')}`);
    for (const name of [...entry.options, ...sharedOptions]) {
      const flags = flagsOf(entry, name);
      const own = entry.worded?.includes(name) === true;
      const option = new Option(flags, text(own ? `cli.${entry.name}.option.${name}` : `cli.option.${name}`));
      command.addOption(flags.includes('<') ? option.argParser(readValue(name, flags)) : option);
    }
    command.action(async (...received: unknown[]) => {
      const operands = received
        .slice(0, -2)
        .flatMap((operand) => (operand === undefined ? [] : operand)) as string[];
      await act(entry, operands, received[received.length - 2] as Record<string, unknown>);
    });
  }
  program.action(() => {
    const [name, topic] = listNames(program.args);
    if (name === 'help') {
      const command = program.commands.find((one) => one.name() === topic);
      if (topic !== undefined && command === undefined) throw unknownCommand(topic);
      (command ?? program).outputHelp();
      return;
    }
    if (name !== undefined) throw unknownCommand(name);
    const [option] = program.args;
    if (option !== undefined) throw new CommanderError(2, 'commander.unknownOption', `'${option}'`);
    program.outputHelp();
  });
  return program;
}
