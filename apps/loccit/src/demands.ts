import {
  findRule,
  formatRate,
  message,
  type Rate,
  type Report,
  type RuleGroup,
  type RuleId,
} from '@loccit/contract';
import { CliError } from './cli-error.js';
import { flagOf, readList, readText } from './options.js';
import { refuseRule } from './refuse-rule.js';

type Options = Readonly<Record<string, unknown>>;
type Met = NonNullable<Report['scope']['demands']>[number];

/** What the caller narrows a check by and holds it to; it stands in the report's scope. */
export interface Demands {
  readonly without: readonly RuleGroup[];
  readonly failOn: readonly RuleId[];
  readonly minCoverage: Rate | undefined;
  readonly allowUnverifiable: boolean;
}

const groups: readonly RuleGroup[] = ['audit', 'reader', 'support'];

/**
 * The demands of a command line.
 *
 * @throws {@link CliError} `bad-choice`, `unknown-rule` or `bad-rate`
 */
export function readDemands(options: Options): Demands {
  const without = readList(options, 'without');
  if (without.some((part) => !groups.includes(part as RuleGroup))) {
    throw new CliError('bad-choice', {}, { option: flagOf('without'), choices: groups.join(', ') });
  }
  const failOn = readList(options, 'failOn').map((name) => {
    const rule = findRule(name);
    if (rule === undefined) throw refuseRule(name);
    return rule.id;
  });
  return {
    without: without as RuleGroup[],
    failOn,
    minCoverage: readRate(options),
    allowUnverifiable: options.allowUnverifiable === true,
  };
}

function readRate(options: Options): Rate | undefined {
  const text = readText(options, 'minCoverage');
  if (text === undefined) return undefined;
  const [, n, m] = /^(\d{1,9})\/(\d{1,9})$/.exec(text) ?? [];
  if (n === undefined || m === undefined || Number(m) === 0 || Number(n) > Number(m))
    throw new CliError('bad-rate', {}, { option: flagOf('minCoverage') });
  return { n: Number(n), m: Number(m) };
}

/** The report with what was demanded of it and whether it meets that. */
export function addDemands(report: Report, demands: Demands): Report {
  const { allowUnverifiable, failOn, minCoverage } = demands;
  const met = listDemands(report, demands);
  return {
    ...report,
    scope: {
      ...report.scope,
      ...(allowUnverifiable ? { allow_unverifiable: true } : {}),
      ...(failOn.length > 0 ? { fail_on: failOn } : {}),
      ...(minCoverage === undefined ? {} : { min_coverage: minCoverage }),
      ...(met.length > 0 ? { demands: met } : {}),
    },
  };
}

function listDemands(report: Report, { failOn, minCoverage }: Demands): Met[] {
  const found = new Set(report.findings.map(({ rule }) => rule));
  return [
    ...failOn.map((rule): Met => ({ demand: 'fail_on', rule, met: !found.has(rule) })),
    ...(minCoverage === undefined
      ? []
      : [{ demand: 'min_coverage', met: reaches(report.overlap.coverage, minCoverage) } as const]),
  ];
}

const reaches = ({ n, m }: Rate, least: Rate): boolean => m > 0 && n * least.m >= least.n * m;

/** What the check of a report with its demands comes to. */
export function exitCodeOf({ findings, scope, verdict }: Report): number {
  if (findings.some(({ rule }) => rule === 'structure/malformed-json')) return 2;
  if (scope.demands?.some(({ met }) => !met) === true) return 1;
  return verdict === 'pass' || (verdict === 'unverifiable' && scope.allow_unverifiable === true) ? 0 : 1;
}

/** A sentence for each demand that a report does not meet. */
export function describeUnmet({ findings, overlap, scope }: Report, lang: 'en' | 'zh'): string[] {
  const unmet = (scope.demands ?? []).filter(({ met }) => !met);
  return unmet.map(({ rule }) => {
    if (rule === undefined)
      return message('cli.check.unmet-coverage', lang, {
        coverage: formatRate(overlap.coverage, lang),
        demanded: formatRate(scope.min_coverage ?? overlap.coverage, lang),
      });
    const count = findings.filter((finding) => finding.rule === rule).length;
    return message('cli.check.unmet-rule', lang, { rule, count });
  });
}
