import { debuglog } from 'node:util';
import {
  describeSchemaFault,
  hasMessage,
  type Lang,
  type MessageKey,
  message,
  type SchemaFault,
} from '@loccit/contract';
import { StorageError } from '@loccit/storage';
import { CommanderError } from 'commander';
import { CliError, describePlace, type ErrorPlace, shortenPath, writePlace } from '../cli-error.js';
import { encodeShownJson } from '../session.js';
import { createTerminal, type Streams, wrapLines } from './terminal.js';

interface ErrorContext {
  readonly streams: Streams;
  readonly lang: Lang;
  readonly json: boolean;
  /** The command that was called, where one is known. */
  readonly command?: string | undefined;
  /** One line of JSON instead of an indented document: for a batch. */
  readonly oneLine?: boolean;
}

/** Prints a refusal (code, place, remedy; one JSON document with `--json`) and returns the exit code. */
export function reportError(error: unknown, context: ErrorContext): number {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0;
    return reportError(explainUsage(error, context.json ? 'en' : context.lang), context);
  }
  const refused = isForeseen(error) ? toCliError(error) : explainUnforeseen(error);
  const { code, at, exitCode } = refused;
  const { streams, lang, json, oneLine } = context;
  const text = describeError(refused, json ? 'en' : lang, context.command);
  if (json) {
    const document = {
      schema: 'urn:loccit:error:1',
      error: {
        code,
        message: text.what,
        ...(text.remedy === undefined ? {} : { remedy: text.remedy }),
        at: writePlace(at),
      },
    };
    streams.out.write(`${encodeShownJson(document, oneLine === true ? undefined : 2)}\n`);
    return exitCode;
  }
  const terminal = createTerminal(
    { ...streams, out: { ...streams.err, write: streams.err.write.bind(streams.err) } },
    lang,
  );
  const { red } = terminal.colors;
  const lines = wrapLines(terminal, message('cli.error', lang, { what: text.what, code })).map((line) =>
    red(line),
  );
  const place = describePlace(at);
  if (place !== '') lines.push(...wrapLines(terminal, message('cli.error.at', lang, { place }), '  '));
  if (text.remedy !== undefined) lines.push(...wrapLines(terminal, text.remedy, '  '));
  streams.err.write(`${lines.join('\n')}\n`);
  return exitCode;
}

const debug = debuglog('loccit');

/** A fault of the program itself: said in one line, its stack only for `NODE_DEBUG=loccit`. */
function explainUnforeseen(error: unknown): CliError {
  debug('%O', error);
  return new CliError('unexpected');
}

const isForeseen = (error: unknown): boolean => error instanceof CliError || isCoded(error);

const usageProblems: Readonly<Record<string, MessageKey>> = {
  'commander.missingArgument': 'cli.usage.missing-argument',
  'commander.excessArguments': 'cli.usage.excess-arguments',
  'commander.unknownOption': 'cli.usage.unknown-option',
  'commander.optionMissingArgument': 'cli.usage.missing-value',
};

function explainUsage({ code, message: original }: CommanderError, lang: Lang): CliError {
  // The library quotes the name of the option or argument at fault; what a user typed is shortened.
  const name = shortenPath(/'([^']*)'/.exec(original)?.[1] ?? '');
  const problem = message(usageProblems[code] ?? 'cli.usage.other', lang, { name });
  const near = /\(Did you mean (?:one of )?([^?]+)\?\)/.exec(original)?.[1];
  return near === undefined
    ? new CliError('bad-usage', {}, { problem })
    : new CliError('bad-usage', {}, { problem, near }, 2, { remedy: 'near-name' });
}

/** A refusal's message and remedy in a language; a code without a message is reported as unexpected. */
export function describeError(
  { code, values, more }: CliError,
  lang: Lang,
  command = 'COMMAND',
): { what: string; remedy: string | undefined } {
  const key = `error.${code}`;
  const what = hasMessage(key) ? message(key, lang, values) : message('error.unexpected', lang);
  const remedy = `remedy.${more.remedy ?? code}`;
  const fault = more.fault === undefined ? '' : describeSchemaFault(more.fault, lang);
  return {
    what: fault === '' ? what : `${what}${lang === 'zh' ? '' : ' '}${fault}`,
    remedy: hasMessage(remedy) ? message(remedy, lang, { ...values, command }) : undefined,
  };
}

interface CodedError extends Error {
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
}

const isCoded = (error: unknown): error is CodedError =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  'details' in error &&
  typeof error.details === 'object' &&
  error.details !== null;

/** Whether the platform refused a file operation. */
export const isSystemError = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && 'errno' in error;

/** The numbers and words of an error's details, as a message takes them. */
export function valuesOf(details: object): Record<string, string | number> {
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(details)) {
    if (typeof value === 'number' || typeof value === 'string') values[name] = value;
  }
  return values;
}

/**
 * Any error of the packages below as one of the command line, with the file it concerns.
 *
 * @remarks A store that refuses does not lie in the file that was being read.
 */
export function toCliError(error: unknown, file?: string): CliError {
  if (error instanceof CliError) return error;
  // A check takes what a store throws for damage of that store; which store it is stands in what was thrown.
  if (error instanceof StorageError && error.cause instanceof CliError) return error.cause;
  if (!isCoded(error)) throw error;
  const { details } = error;
  const at: { -readonly [K in keyof ErrorPlace]: ErrorPlace[K] } = {};
  if (file !== undefined && !(error instanceof StorageError)) at.file = file;
  for (const name of ['line', 'column', 'byteOffset', 'charOffset'] as const) {
    const value = details[name];
    if (typeof value === 'number') at[name] = value;
  }
  const pointer = details.pointer ?? details.at;
  if (typeof pointer === 'string' && pointer !== '') at.pointer = pointer;
  if (typeof details.path === 'string' && file === undefined) at.file = details.path;
  const more = isFault(details.fault) ? { fault: details.fault } : {};
  return new CliError(error.code, at, valuesOf(details), 2, more);
}

const isFault = (value: unknown): value is SchemaFault =>
  typeof value === 'object' && value !== null && 'keyword' in value && 'params' in value;
