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

/** `--max-bytes` for `maxBytes`; `-o` as every example writes it. */
export const flagOf = (name: string): string =>
  name === 'out' ? '-o' : `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * The text of an option that a command cannot do without.
 *
 * @throws {@link CliError} `option-needed`
 */
export function readNeeded(options: Options, name: string): string {
  const text = readText(options, name);
  if (text === undefined || text === '') throw new CliError('option-needed', {}, { option: flagOf(name) });
  return text;
}

/**
 * Refuses a call that lacks options which its command cannot do without, and tells all of them.
 *
 * @throws {@link CliError} `option-needed`
 */
export function refuseMissing(options: Options, names: readonly string[]): void {
  const missing = names.filter((name) => (readText(options, name) ?? '') === '').map(flagOf);
  if (missing.length > 0) throw new CliError('option-needed', {}, { option: missing.join(', ') });
}

/**
 * The option's value out of a closed list, the first of them when it was not given.
 *
 * @throws {@link CliError} `bad-choice`
 */
export function readChoice<T extends string>(
  options: Options,
  name: string,
  choices: readonly [T, ...T[]],
): T {
  const text = readText(options, name) ?? choices[0];
  const choice = choices.find((one) => one === text);
  if (choice === undefined)
    throw new CliError('bad-choice', {}, { option: flagOf(name), choices: choices.join(', ') });
  return choice;
}
