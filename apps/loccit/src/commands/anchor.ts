import {
  createQuoteIndex,
  matchQuote,
  matchSelector,
  type QuoteIndex,
  type QuoteResult,
} from '@loccit/anchoring';
import { createTextIndex, readCanonicalText } from '@loccit/text';
import { answerCases, writeResult } from '../anchoring/anchor-cases.js';
import { describeSpan } from '../anchoring/describe-span.js';
import { readSelector } from '../anchoring/read-selector.js';
import { CliError } from '../cli-error.js';
import { toCliError } from '../console/report-error.js';
import { defaultMaxTextBytes, readInput } from '../files/read-input.js';
import { flagOf, readCount, readText } from '../options.js';
import { type Session, sessionTerminal, writeJson, writeLines } from '../session.js';
import { viewResult, viewSelectors } from '../views/anchor-view.js';

type Options = Readonly<Record<string, unknown>>;

/** `loccit anchor`: where a quote or selector stands in a text, or the selectors of a span of it. */
export async function anchor(session: Session, operands: readonly string[], options: Options): Promise<void> {
  const maxBytes = readCount(options, 'maxBytes') ?? defaultMaxTextBytes;
  const cases = readText(options, 'cases');
  if (cases !== undefined) {
    refuseOthers(options, ['quote', 'prefix', 'suffix', 'at', 'selector', 'describe']);
    if (operands.length > 0)
      throw new CliError('option-unfit', {}, { option: '--cases' }, 2, { remedy: 'bad-case' });
    if (!(await answerCases(session, cases, maxBytes, options.lang === undefined ? 'en' : session.lang)))
      session.exitCode = 2;
    return;
  }
  const asked = ['quote', 'selector', 'describe'].filter((name) => options[name] !== undefined);
  const [way, other] = asked;
  if (way === undefined)
    throw new CliError('option-needed', {}, { option: '--quote, --selector, --describe, --cases' });
  if (other !== undefined) throw unfit(other);
  const [file, ...places] = operands;
  if (file === undefined) throw new CliError('option-needed', {}, { option: '<file>' });
  const index = readIndex(file, maxBytes);
  if (way === 'describe') {
    refuseOthers(options, ['prefix', 'suffix', 'at']);
    describe(session, index, places, options);
    return;
  }
  if (places.length > 0) throw unfit('describe');
  if (way === 'selector') refuseOthers(options, ['prefix', 'suffix']);
  const result = find(index, way, options);
  if (options.json === true) writeJson(session, { schema: 'urn:loccit:anchoring:1', ...writeResult(result) });
  else writeLines(session, viewResult(sessionTerminal(session), index, result));
  if (!['exact', 'moved', 'folded'].includes(result.outcome)) session.exitCode = 1;
}

function find(index: QuoteIndex, way: string, options: Options): QuoteResult {
  const at = readText(options, 'at');
  const charStart = at === undefined ? {} : { charStart: readPosition(at, '--at') };
  try {
    if (way === 'selector')
      return matchSelector(index, readSelector(readText(options, 'selector') ?? ''), charStart.charStart);
    const prefix = readText(options, 'prefix');
    const suffix = readText(options, 'suffix');
    return matchQuote(index, {
      exact: readText(options, 'quote') ?? '',
      ...(prefix === undefined ? {} : { prefix }),
      ...(suffix === undefined ? {} : { suffix }),
      ...charStart,
    });
  } catch (error) {
    throw toCliError(error);
  }
}

function describe(session: Session, index: QuoteIndex, places: readonly string[], options: Options): void {
  const [start, end] = places.map((place) => readPosition(place, '--describe'));
  if (start === undefined || end === undefined)
    throw new CliError('option-needed', {}, { option: '--describe' });
  try {
    const selectors = describeSpan(index, start, end);
    if (options.json === true) {
      writeJson(session, { schema: 'urn:loccit:selectors:1', char_start: start, char_end: end, selectors });
    } else writeLines(session, viewSelectors(sessionTerminal(session), selectors));
  } catch (error) {
    throw toCliError(error);
  }
}

function readIndex(file: string, maxBytes: number): QuoteIndex {
  try {
    return createQuoteIndex(createTextIndex(readCanonicalText(readInput(file, maxBytes), { maxBytes })));
  } catch (error) {
    throw toCliError(error, file);
  }
}

function readPosition(text: string, option: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value)) throw new CliError('bad-position', {}, { option });
  return value;
}

function refuseOthers(options: Options, names: readonly string[]): void {
  const given = names.find((name) => options[name] !== undefined);
  if (given !== undefined) throw unfit(given);
}

const unfit = (name: string): CliError =>
  new CliError('option-unfit', {}, { option: flagOf(name) }, 2, { remedy: 'anchor-options' });
