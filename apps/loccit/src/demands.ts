import { formatRate, message, type Rate, type Report, type RuleGroup } from '@loccit/contract';
import { CliError } from './cli-error.js';
import { type FailOn, isNamed, nameOf, readFailOn } from './fail-on.js';
import { flagOf, readList, readText } from './options.js';

type Options = Readonly<Record<string, unknown>>;
type Met = NonNullable<Report['scope']['demands']>[number];

/** What the caller narrows a check by and holds it to; it stands in the report's scope. */
export interface Demands {
  readonly without: readonly RuleGroup[];
  readonly failOn: readonly FailOn[];
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
  return {
    without: without as RuleGroup[],
    failOn: readList(options, 'failOn').map(readFailOn),
    minCoverage: readRate(options),
    allowUnverifiable: options.allowUnverifiable === true,
  };
}

/** `4/5`, or a percentage with at most four decimals: `80%`, `99.5%`. */
function readRate(options: Options): Rate | undefined {
  const text = readText(options, 'minCoverage');
  if (text === undefined) return undefined;
  const rate = readPair(text) ?? readPercentage(text);
  if (rate === undefined || rate.m === 0 || rate.n > rate.m)
    throw new CliError('bad-rate', {}, { option: flagOf('minCoverage') });
  return rate;
}

function readPair(text: string): Rate | undefined {
  const [, n, m] = /^(\d{1,9})\/(\d{1,9})$/.exec(text) ?? [];
  return n === undefined || m === undefined ? undefined : { n: Number(n), m: Number(m) };
}

function readPercentage(text: string): Rate | undefined {
  const [, whole, decimals = ''] = /^(\d{1,3})(?:\.(\d{1,4}))?%$/.exec(text) ?? [];
  return whole === undefined
    ? undefined
    : { n: Number(`${whole}${decimals}`), m: 100 * 10 ** decimals.length };
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
      ...(failOn.length > 0 ? { fail_on: failOn.map(nameOf) } : {}),
      ...(minCoverage === undefined ? {} : { min_coverage: minCoverage }),
      ...(met.length > 0 ? { demands: met } : {}),
    },
  };
}

function listDemands({ findings, overlap, scope }: Report, { failOn, minCoverage }: Demands): Met[] {
  return [
    ...failOn.map(
      (one): Met => ({
        demand: 'fail_on',
        ...one,
        met: !findings.some((finding) => isNamed(one, finding)),
      }),
    ),
    ...(minCoverage === undefined
      ? []
      : [{ demand: 'min_coverage', met: reaches(overlap.coverage, minCoverage) } as const]),
    ...(scope.baseline === undefined
      ? []
      : [{ demand: 'baseline', met: scope.baseline.added === 0 } as const]),
  ];
}

const reaches = ({ n, m }: Rate, least: Rate): boolean => m > 0 && n * least.m >= least.n * m;

/**
 * What the check of a report with its demands comes to.
 *
 * @param writesOnly - whether all that was found is written to a baseline, so that nothing of it fails
 * @remarks A baseline that is met stands for the verdict: all that is no pass is known.
 */
export function exitCodeOf(report: Report, writesOnly = false): number {
  const { findings, scope, verdict } = report;
  if (findings.some(({ rule }) => rule === 'structure/malformed-json')) return 2;
  const unmet = (scope.demands ?? []).filter(({ met }) => !met);
  if (writesOnly) return unmet.some(({ demand }) => demand === 'min_coverage') ? 1 : 0;
  if (unmet.some(({ demand }) => demand !== 'baseline')) return 1;
  if (scope.baseline !== undefined) return unmet.length === 0 || isAllowed(report) ? 0 : 1;
  return verdict === 'pass' || (verdict === 'unverifiable' && scope.allow_unverifiable === true) ? 0 : 1;
}

/** Whether what is new to the baseline only could not be decided, and that is allowed. */
const isAllowed = ({ findings, scope }: Report): boolean =>
  scope.allow_unverifiable === true &&
  !findings.some(({ known, outcome }) => outcome === 'fail' && known !== true);

/** A sentence for each demand that a report does not meet. */
export function describeUnmet(report: Report, lang: 'en' | 'zh'): string[] {
  const { findings, overlap, scope } = report;
  const unmet = (scope.demands ?? []).filter(({ met }) => !met);
  return unmet.map((demand) => {
    if (demand.demand === 'baseline')
      return message('cli.check.unmet-baseline', lang, { count: scope.baseline?.added ?? 0 });
    if (demand.demand === 'min_coverage')
      return message('cli.check.unmet-coverage', lang, {
        coverage: formatRate(overlap.coverage, lang),
        demanded: formatRate(scope.min_coverage ?? overlap.coverage, lang),
      });
    const rule = demand.rule ?? demand.layer ?? demand.severity ?? '';
    const count = findings.filter((finding) => isNamed(demand, finding)).length;
    return message('cli.check.unmet-rule', lang, { rule, count });
  });
}
