import {
  describeRemedy,
  describeSchemaFault,
  type Finding,
  hasMessage,
  type Lang,
  message,
  type RuleName,
} from '@loccit/contract';
import { cutColumns, safeText, type Terminal, wrapLines } from '../console/terminal.js';

const longestValue = 40;

/** A finding with its rule, what it says, the values compared, and what to do about it. */
export function viewFinding(terminal: Terminal, finding: Finding, indent: string): string[] {
  const { colors, lang } = terminal;
  const warns = finding.outcome === 'notice' || finding.severity !== 'error';
  const sign = warns ? colors.yellow('!') : finding.outcome === 'fail' ? colors.red('✗') : colors.yellow('?');
  const parts = describeFault(terminal, finding);
  if (finding.known === true) parts.unshift(message('cli.check.known', lang));
  // The table's rules are all in the catalogue; a report of a later version may name others.
  if (finding.outcome !== 'notice') parts.push(colors.dim(describeRemedy(finding.rule as RuleName, lang)));
  const text = parts.filter((part) => part !== '').join(lang === 'zh' ? '' : ' ');
  return wrapLines(terminal, `${colors.dim(finding.rule)}: ${text}`, `${indent}${sign} `, `${indent}  `);
}

/** What a finding says and the values compared, or how and where the artifact differs from what it has to be. */
export function describeFault({ lang }: Pick<Terminal, 'lang'>, finding: Finding): string[] {
  const { actual, evidence = [], expected, pointer, rule } = finding;
  const at = (place: string) => message('cli.check.place', lang, { place: safeText(place) });
  if (rule === 'structure/schema-mismatch' && expected !== undefined)
    return [
      describeSchemaFault(readFault(pointer, String(expected)), lang),
      at(pointer === '' ? '/' : pointer),
    ];
  const said = safeText(finding.message);
  if (rule === 'structure/malformed-json' && actual !== undefined) {
    const key = `error.${evidence[0]?.value ?? ''}`;
    return [said, ...(hasMessage(key) ? [message(key, lang)] : []), at(String(actual))];
  }
  return [said, describeValues(lang, finding)];
}

/** The fault of a schema as a finding carries it: the keyword, then `name=value` each. */
function readFault(pointer: string, expected: string) {
  const [keyword = '', ...params] = expected.split(/ (?=[a-z]+=)/);
  const pairs = params.map((param) => {
    const at = param.indexOf('=');
    return [param.slice(0, at), safeText(param.slice(at + 1))];
  });
  return { pointer, keyword, params: Object.fromEntries(pairs) as Record<string, string> };
}

/** What was expected and found, as far as it is short enough to be read. */
function describeValues(lang: Lang, { actual, expected }: Finding): string {
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
