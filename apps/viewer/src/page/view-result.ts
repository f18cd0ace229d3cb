import { LAYERS, type MissingInput } from '@loccit/contract';
import type { Conclusion } from '@loccit/validator';
import type { Verification } from '../verify/verification.js';
import { badge, outcomeBadge, partBadge, signOf, toneOf } from './badge.js';
import { type Child, element } from './element.js';
import { viewFindings } from './view-findings.js';
import { proofBadges, viewProof } from './view-proof.js';
import { viewSeals } from './view-seals.js';
import type { Words } from './words.js';

type Reason = Conclusion['reasons'][number];

/** What all of it comes to, in one line. */
export function sayResult(words: Words, { conclusion }: Verification): string {
  const { outcome } = conclusion;
  return `${words.say(`outcome.${outcome}`)}${words.lang === 'zh' ? '。' : '. '}${summarize(words, outcome)}`;
}

function summarize(words: Words, outcome: Conclusion['outcome']): string {
  if (outcome === 'pass') return words.say('viewer.summary.pass');
  return words.say(outcome === 'fail' ? 'viewer.summary.fail' : 'viewer.summary.unverifiable');
}

/** The verdict, its parts, the four layers, why it is no pass, and findings on the answer as a whole. */
export function viewResult(words: Words, verification: Verification): HTMLElement {
  const { outcome } = verification.conclusion;
  const { findings } = verification.report;
  const general = findings.filter(
    ({ citation, claim_id }) => citation === undefined && claim_id === undefined,
  );
  return element(
    'section',
    { id: 'result', class: `result ${toneOf(outcome)}`, 'aria-labelledby': 'result-title', tabindex: '-1' },
    element(
      'h2',
      { id: 'result-title' },
      element('span', { class: 'verdict-sign', 'aria-hidden': 'true' }, signOf(outcome)),
      element('span', {}, words.say(`outcome.${outcome}`)),
    ),
    element('p', { class: 'summary' }, summarize(words, outcome)),
    viewScope(words, verification),
    viewParts(words, verification),
    ...viewReasons(words, verification),
    viewFindings(words, general),
    viewSeals(words, verification),
    viewProof(words, verification),
  );
}

/** No verdict without how far it goes. */
function viewScope(words: Words, { report }: Verification): HTMLElement | undefined {
  const { without } = report.scope;
  if (without.length === 0) return undefined;
  const parts = without.map((group) => words.say(`viewer.without.${group}`));
  const said = words.say('cli.check.scope-without', { parts: parts.join(words.lang === 'zh' ? '；' : '; ') });
  return element('p', { class: 'scope' }, badge('open', said, '!'));
}

function viewParts(words: Words, verification: Verification): HTMLElement {
  const { conclusion, proof, report, unchosen } = verification;
  const { parts } = conclusion;
  const cell = (title: string, state: Child): HTMLElement =>
    element('li', {}, element('span', { class: 'name' }, title), state);
  return element(
    'div',
    { class: 'parts' },
    element(
      'ul',
      { 'aria-label': words.say('viewer.parts') },
      cell(words.say('cli.verify.signature'), partBadge(words, 'signature', parts.signature)),
      cell(words.say('cli.verify.statement'), partBadge(words, 'statement', parts.statement)),
      cell(
        words.say('cli.verify.trust'),
        unchosen.length > 0
          ? badge('open', words.say('viewer.trust.not-chosen'))
          : partBadge(words, 'trust', parts.trust),
      ),
      ...(proof === null ? [] : [cell(words.say('viewer.proof'), proofBadges(words, proof))]),
      cell(words.say('cli.verify.chain'), partBadge(words, 'chain', parts.chain)),
    ),
    element(
      'ul',
      { 'aria-label': words.say('viewer.layers') },
      ...LAYERS.map((layer) => {
        const { m, n } = report.counts[layer];
        const { outcome } = report.layers[layer];
        const share = m === 0 ? '' : words.say('viewer.share', { n, m });
        return cell(words.say(`layer.${layer}`), [
          outcomeBadge(words, outcome),
          share === '' ? undefined : element('span', { class: 'share' }, share),
        ]);
      }),
    ),
  );
}

/** Why it is no pass, and each thing that is missing with how many findings wait for it. */
function viewReasons(words: Words, verification: Verification): readonly Child[] {
  const { conclusion, report } = verification;
  if (conclusion.reasons.length === 0) return [];
  const missing = new Map<MissingInput, number>();
  for (const finding of report.findings)
    for (const name of finding.missing ?? []) missing.set(name, (missing.get(name) ?? 0) + 1);
  const reasons = conclusion.reasons.flatMap((reason) => sayReason(words, reason, verification));
  return [
    element('h3', {}, words.say('cli.verify.reasons')),
    element('ul', { class: 'reasons' }, ...reasons.map((said) => element('li', {}, said))),
    missing.size === 0 ? undefined : element('h3', {}, words.say('viewer.missing')),
    missing.size === 0
      ? undefined
      : element(
          'ul',
          { class: 'reasons' },
          ...[...missing].map(([name, count]) => {
            const what = words.say(missingKey(name, verification));
            return element('li', {}, words.say('viewer.missing-row', { what, count }));
          }),
        ),
  ];
}

/** A policy that is at hand is not missing: it is the reader's choice that is. */
function sayReason(words: Words, reason: Reason, { policy, unchosen }: Verification): readonly string[] {
  if (reason === 'policy-missing' && unchosen.length > 0)
    return unchosen.map((choice) => {
      const choices = choice === 'purpose' ? policy?.purposes : policy?.tenants;
      return words.say(`viewer.${choices?.length === 0 ? 'none' : 'choose'}-${CHOICES[choice]}`);
    });
  return reason === 'policy-missing' || reason === 'layers-unverifiable'
    ? [words.say(`viewer.${reason}`)]
    : [words.say(`verification.${reason}`)];
}

const CHOICES = { tenantId: 'tenant', purpose: 'purpose' } as const;

const missingKey = (name: MissingInput, { unchosen }: Verification) =>
  name === 'policy' && unchosen.length > 0 ? 'viewer.missing-choice' : (`missing.${name}` as const);
