import type { SupportInput } from '@loccit/support';
import { canonicalizeText, readCanonicalText } from '@loccit/text';
import { CliError } from '../cli-error.js';
import { toCliError } from '../console/report-error.js';
import { defaultMaxTextBytes, readInput } from '../files/read-input.js';
import { flagOf, readChoice, readCount, readText } from '../options.js';
import { type Session, sessionTerminal, writeJson, writeLines } from '../session.js';
import { answerPairs, type RefusedLine } from '../supporting/answer-pairs.js';
import { openPairJudge } from '../supporting/pair-judge.js';
import { SUPPORT_MODES } from '../supporting/read-pair.js';
import { MOST_REFUSED, tellRefusedLines } from '../supporting/tell-refused.js';
import { writeSupport } from '../supporting/write-support.js';
import { viewSupport } from '../views/support-view.js';

type Options = Readonly<Record<string, unknown>>;

/** `loccit support`: whether evidence bears a claim, for one pair or a file of them. */
export async function support(
  session: Session,
  operands: readonly string[],
  options: Options,
): Promise<void> {
  const mode =
    readText(options, 'mode') === undefined ? undefined : readChoice(options, 'mode', SUPPORT_MODES);
  const jsonLang = options.lang === undefined ? 'en' : session.lang;
  const pairs = readText(options, 'pairs');
  if (pairs !== undefined) {
    const other = ['evidence', 'verbatim', 'allowUnverifiable'].find((name) => options[name] !== undefined);
    if (other !== undefined || operands.length > 0) throw unfit(other ?? 'pairs');
    const first: RefusedLine[] = [];
    let count = 0;
    const onRefused = (line: RefusedLine): void => {
      count += 1;
      if (count <= MOST_REFUSED) first.push(line);
    };
    const judge = openPairJudge(options);
    await answerPairs(session, pairs, judge, { mode, lang: jsonLang, onRefused });
    judge.tellUsage?.(session);
    if (count > 0) session.exitCode = 2;
    // Each stands in the answers, too, where programs read it.
    if (options.json !== true) tellRefusedLines(session, first, count);
    return;
  }
  const [given, file] = operands;
  if (given === undefined)
    throw new CliError('option-needed', {}, { option: '<claim>, --pairs' }, 2, { remedy: 'support-options' });
  const claim = canonicalize(given);
  const text = readEvidence(file, options);
  const input: SupportInput = {
    claim,
    evidence: { text },
    ...(options.verbatim === true ? { verbatim: true } : {}),
    ...(mode === undefined ? {} : { mode }),
  };
  const judge = openPairJudge(options);
  const [result] = await judge.judge([input]);
  if (result === undefined) return;
  if (options.json === true)
    writeJson(session, { schema: 'urn:loccit:support:1', ...writeSupport(input, result, jsonLang) });
  else writeLines(session, viewSupport(sessionTerminal(session), claim, text, result));
  judge.tellUsage?.(session);
  const isOpen = result.verdict === 'undecided';
  if (isOpen ? options.allowUnverifiable !== true : result.verdict !== 'supported') session.exitCode = 1;
}

function readEvidence(file: string | undefined, options: Options): string {
  const words = readText(options, 'evidence');
  if (file !== undefined && words !== undefined)
    throw new CliError('option-twice', {}, { option: '<file>, --evidence' });
  if (file === undefined && words === undefined)
    throw new CliError('option-needed', {}, { option: '<file>, --evidence' }, 2, {
      remedy: 'support-options',
    });
  if (file === undefined) return canonicalize(words ?? '');
  const maxBytes = readCount(options, 'maxBytes') ?? defaultMaxTextBytes;
  try {
    return readCanonicalText(readInput(file, maxBytes), { maxBytes }).text;
  } catch (error) {
    throw toCliError(error, file);
  }
}

function canonicalize(text: string): string {
  try {
    return canonicalizeText(text);
  } catch (error) {
    throw toCliError(error);
  }
}

const unfit = (name: string): CliError =>
  new CliError('option-unfit', {}, { option: flagOf(name) }, 2, { remedy: 'support-options' });
