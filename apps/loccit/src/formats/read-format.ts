import { CliError } from '../cli-error.js';
import { flagOf, readChoice } from '../options.js';

const formats = ['text', 'json', 'html', 'sarif', 'junit', 'markdown'] as const;

/** What a check prints. */
export type Format = (typeof formats)[number];

/** The forms in which all files of a call stand in one document. */
export type DocumentFormat = Exclude<Format, 'text' | 'json'>;

/**
 * The form that `--format` or `--json` names.
 *
 * @throws {@link CliError} `bad-choice`; `option-unfit` where both are there and differ
 */
export function readFormat(options: Readonly<Record<string, unknown>>): Format {
  const format = readChoice(options, 'format', formats);
  if (options.json !== true) return format;
  if (options.format !== undefined && format !== 'json')
    throw new CliError('option-unfit', {}, { option: flagOf('format') }, 2, { remedy: 'one-format' });
  return 'json';
}

/** Whether what is printed is for a program first: then it is English unless a language is named. */
export const isForPrograms = (format: Format): boolean => ['json', 'sarif', 'junit'].includes(format);
