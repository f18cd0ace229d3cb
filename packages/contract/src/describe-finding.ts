import type { FindingOutcome, MissingInput } from './generated/wire.js';
import { hasMessage, type Lang, message } from './message.js';
import type { RuleName } from './rules.js';

const keyOf = (family: 'rule' | 'demand' | 'remedy', rule: RuleName): string =>
  `${family}.${rule.replace('/', '.')}`;

function text(key: string, lang: Lang): string {
  if (!hasMessage(key)) throw new TypeError('rule: not in the message catalogue');
  return message(key, lang);
}

/** Reasons for which it is not true that nobody was asked. */
const ASKED: ReadonlySet<string> = new Set([
  'decisions-disagree',
  'models-disagree',
  'models-silent',
  'models-undecided',
]);

/**
 * The message of a finding: what is wrong or, where it could not be checked, what is missing and what was asked.
 *
 * @remarks Takes no values: what was expected and found stands in the finding's own members, so that a message can
 * never repeat content of a source. Where somebody was asked and settled nothing, `reason` says that instead.
 */
export function describeFinding(
  rule: RuleName,
  outcome: FindingOutcome,
  lang: Lang,
  missing: readonly MissingInput[] = [],
  reason?: string,
): string {
  if (reason !== undefined && (rule === 'support/judge-error' || ASKED.has(reason))) {
    const key = `support.reason.${reason}`;
    if (hasMessage(key)) return message(key, lang);
  }
  if (outcome !== 'unverifiable' || missing.length === 0) return text(keyOf('rule', rule), lang);
  const names = missing.map((name) => message(`missing.${name}`, lang));
  return message('finding.unverifiable', lang, {
    missing: names.join(message('missing.separator', lang)),
    demand: text(keyOf('demand', rule), lang),
  });
}

/** What a rule demands, as one sentence. */
export function describeRule(rule: RuleName, lang: Lang): string {
  return text(keyOf('demand', rule), lang);
}

/** What to do about a finding of a rule, as one line. */
export function describeRemedy(rule: RuleName, lang: Lang): string {
  return text(keyOf('remedy', rule), lang);
}
