import { message } from '@loccit/contract';
import { cutColumns, safeText, type Terminal, wrapLines } from '../console/terminal.js';
import type { Difference } from '../evaluating/compare-expected.js';
import type { SuiteResult } from '../evaluating/run-suite.js';

/** The cases of a suite, a line each, and what they come to. */
export function viewSuite(terminal: Terminal, result: SuiteResult): string[] {
  const { colors, lang } = terminal;
  const paint = (verdict: SuiteResult['verdict']) =>
    verdict === 'PASS' ? colors.green(verdict) : colors.red(verdict);
  const { passed, suite, suite_sha256, corpus_sha256, total, verdict } = result;
  return [
    ...result.cases.flatMap(({ differences = [], failures, id, status, ...one }) => [
      ...wrapLines(
        terminal,
        `${safeText(id)}  ${message(`status-name.${status}`, lang)}`,
        `${paint(one.verdict)}  `,
      ),
      ...viewFailures(
        terminal,
        failures.filter((failure) => !differences.some(({ member }) => member === failure)),
      ),
      ...differences.flatMap((difference) => viewDifference(terminal, difference)),
    ]),
    ...wrapLines(
      terminal,
      message('cli.suite.verdict', lang, { verdict: paint(verdict), name: safeText(suite), passed, total }),
    ),
    ...wrapLines(
      terminal,
      colors.dim(message('cli.suite.evidence', lang, { suite: suite_sha256, corpus: corpus_sha256 })),
    ),
  ];
}

/** Failures of which nothing more can be said. */
const viewFailures = (terminal: Terminal, failures: readonly string[]): string[] =>
  failures.length === 0
    ? []
    : wrapLines(
        terminal,
        message('cli.suite.failures', terminal.lang, { failures: failures.join(', ') }),
        '       ',
      );

const longestValue = 160;

function viewDifference(terminal: Terminal, { actual, expected, member }: Difference): string[] {
  const { lang } = terminal;
  const tell = (values: readonly string[]): string =>
    values.length === 0
      ? message('cli.suite.nothing', lang)
      : values.map((value) => cutColumns(safeText(value), longestValue)).join(lang === 'zh' ? '、' : ', ');
  const line = { member, expected: tell(expected), actual: tell(actual) };
  return wrapLines(terminal, message('cli.suite.difference', lang, line), '       ', '         ');
}
