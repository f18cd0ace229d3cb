import { describeRemedy, type Finding, message, type RuleName } from '@loccit/contract';
import { cutColumns, safeText, type Terminal, wrapLines } from '../console/terminal.js';

const longestValue = 40;

/** A finding with its rule, what it says, the values compared, and what to do about it. */
export function viewFinding(terminal: Terminal, finding: Finding, indent: string): string[] {
  const { colors, lang } = terminal;
  const warns = finding.outcome === 'notice' || finding.severity !== 'error';
  const sign = warns ? colors.yellow('!') : finding.outcome === 'fail' ? colors.red('✗') : colors.yellow('?');
  const parts = [safeText(finding.message), describeValues(terminal, finding)];
  // The table's rules are all in the catalogue; a report of a later version may name others.
  if (finding.outcome !== 'notice') parts.push(colors.dim(describeRemedy(finding.rule as RuleName, lang)));
  const text = parts.filter((part) => part !== '').join(lang === 'zh' ? '' : ' ');
  return wrapLines(terminal, `${colors.dim(finding.rule)}: ${text}`, `${indent}${sign} `, `${indent}  `);
}

/** What was expected and found, as far as it is short enough to be read, or the place of a fault in the artifact. */
function describeValues({ lang }: Terminal, { actual, expected, pointer, rule }: Finding): string {
  if (rule === 'structure/schema-mismatch')
    return message('cli.check.place', lang, { place: safeText(pointer === '' ? '/' : pointer) });
  if (expected === undefined && actual === undefined) return '';
  const show = (value: Finding['actual']) =>
    value === undefined ? '–' : cutColumns(safeText(String(value)), longestValue);
  return message('cli.check.values', lang, { expected: show(expected), actual: show(actual) });
}

/**
 * The findings on one citation that a person needs to read.
 *
 * @remarks Where the source is not at hand, everything else that could not be checked follows from it.
 */
export function keepTelling(findings: readonly Finding[]): readonly Finding[] {
  if (!findings.some(({ rule }) => rule === 'provenance/unknown-source')) return findings;
  return findings.filter(({ outcome, rule }) => rule === 'provenance/unknown-source' || outcome === 'fail');
}
