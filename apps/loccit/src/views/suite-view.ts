import { message } from '@loccit/contract';
import { safeText, type Terminal, wrapLines } from '../console/terminal.js';
import type { SuiteResult } from '../evaluating/run-suite.js';

/** The cases of a suite, a line each, and what they come to. */
export function viewSuite(terminal: Terminal, result: SuiteResult): string[] {
  const { colors, lang } = terminal;
  const paint = (verdict: SuiteResult['verdict']) =>
    verdict === 'PASS' ? colors.green(verdict) : colors.red(verdict);
  const { passed, suite, suite_sha256, corpus_sha256, total, verdict } = result;
  return [
    ...result.cases.flatMap(({ failures, id, status, ...one }) => [
      ...wrapLines(
        terminal,
        `${safeText(id)}  ${message(`status-name.${status}`, lang)}`,
        `${paint(one.verdict)}  `,
      ),
      ...(failures.length === 0
        ? []
        : wrapLines(
            terminal,
            message('cli.suite.failures', lang, { failures: failures.join(', ') }),
            '       ',
          )),
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
