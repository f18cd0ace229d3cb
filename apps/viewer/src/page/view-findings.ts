import { describeFinding, type Finding, findRule, type RuleName } from '@loccit/contract';
import { badge } from './badge.js';
import { element } from './element.js';
import { foreignText } from './foreign-text.js';
import type { Words } from './words.js';

/** Findings as a list; undefined where there are none. */
export function viewFindings(words: Words, findings: readonly Finding[]): HTMLElement | undefined {
  if (findings.length === 0) return undefined;
  return element('ul', { class: 'findings' }, ...findings.map((finding) => viewFinding(words, finding)));
}

function viewFinding(words: Words, finding: Finding): HTMLElement {
  const { actual, expected, missing = [], outcome, pointer, rule, severity } = finding;
  const isMild = outcome === 'notice' || severity !== 'error';
  const tone = isMild || outcome === 'unverifiable' ? 'open' : 'bad';
  const word =
    outcome === 'fail' && isMild ? words.say(`severity.${severity}`) : words.say(`outcome.${outcome}`);
  const known = findRule(rule) !== undefined;
  const said = known
    ? describeFinding(rule as RuleName, outcome, words.lang, missing)
    : foreignText(words, finding.message);
  const hasValues = expected !== undefined || actual !== undefined;
  return element(
    'li',
    {},
    element('div', { class: 'head' }, badge(tone, word, isMild ? '!' : undefined), element('code', {}, rule)),
    element('p', {}, said),
    hasValues
      ? element(
          'dl',
          { class: 'values' },
          element('dt', {}, words.say('viewer.expected')),
          element('dd', {}, showValue(words, expected)),
          element('dt', {}, words.say('viewer.found')),
          element('dd', {}, showValue(words, actual)),
        )
      : undefined,
    pointer === ''
      ? undefined
      : element('p', { class: 'pointer' }, words.say('viewer.place'), ' ', foreignText(words, pointer)),
  );
}

function showValue(words: Words, value: Finding['expected']): HTMLElement | string {
  return value === undefined ? '–' : foreignText(words, String(value));
}
