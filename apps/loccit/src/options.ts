import { CliError } from './cli-error.js';

type Options = Readonly<Record<string, unknown>>;

/** The option's text, undefined when it was not given. */
export function readText(options: Options, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

/**
 * The option's value as a positive whole number, undefined when it was not given.
 *
 * @throws {@link CliError} `bad-number`
 */
export function readCount(options: Options, name: string): number | undefined {
  const text = readText(options, name);
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < 1)
    throw new CliError('bad-number', {}, { option: flagOf(name) });
  return value;
}

/** The comma-separated values of an option, without blanks and repeats. */
export function readList(options: Options, name: string): string[] {
  return [...new Set((readText(options, name) ?? '').split(',').map((item) => item.trim()))].filter(
    (item) => item !== '',
  );
}

/** `--max-bytes` for `maxBytes`. */
export const flagOf = (name: string): string =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
