import type { ReportSeal } from '@loccit/contract';
import type { Verification } from '../verify/verification.js';
import { badge } from './badge.js';
import { type Child, disclosure, element } from './element.js';
import { foreignText } from './foreign-text.js';
import type { Words } from './words.js';

/** Digits of a seal's name that are shown; all of it stands in its title. */
const DIGITS = 12;

/** Each seal: its signatures, its statement and the trust in its keys, which are three things. */
export function viewSeals(words: Words, { policy, seals, unchosen }: Verification): HTMLElement | undefined {
  if (seals.length === 0) return undefined;
  const names = policy?.names ?? {};
  const unjudged = words.say(unchosen.length > 0 ? 'viewer.trust.not-chosen' : 'verified.trust.not-judged');
  return disclosure({ id: 'seals' }, [words.say('viewer.seals', { count: seals.length })], () =>
    seals.map((seal) => viewSeal(words, seal, names, unjudged)),
  );
}

function viewSeal(
  words: Words,
  seal: ReportSeal,
  names: Readonly<Record<string, string>>,
  unjudged: string,
): HTMLElement {
  const name = seal.sha256.slice(0, DIGITS);
  const part = (title: string, rows: readonly Child[]): Child =>
    rows.length === 0
      ? undefined
      : [element('h4', {}, title), element('ul', {}, ...rows.map((row) => element('li', {}, row)))];
  return element(
    'article',
    { class: 'seal' },
    element('h3', { title: seal.sha256 }, words.say('cli.verify.seal', { name })),
    seal.outcome === 'not-checked' ? element('p', {}, unjudged) : undefined,
    part(words.say('cli.verify.signature'), listSignatures(words, seal, names)),
    part(words.say('cli.verify.statement'), listStatement(words, seal)),
    part(words.say('cli.verify.trust'), listTrust(words, seal, names)),
  );
}

/** A key by its id, and by the name that the reader's policy has for it. */
export function nameKey(words: Words, keyid: string | null, names: Readonly<Record<string, string>>): Child {
  if (keyid === null) return undefined;
  const name = Object.hasOwn(names, keyid) ? names[keyid] : undefined;
  return [' ', name === undefined ? undefined : foreignText(words, name), ' ', element('code', {}, keyid)];
}

function listSignatures(
  words: Words,
  { outcome: trust, signature }: ReportSeal,
  names: Readonly<Record<string, string>>,
) {
  return (signature?.signatures ?? []).map(({ keyid, outcome }): Child => {
    const tone = outcome === 'verified' ? 'good' : outcome === 'unknown-key' ? 'open' : 'bad';
    const isUnlisted = outcome === 'unknown-key' && trust !== 'not-checked';
    const said = isUnlisted ? words.say('distrust.unknown-key') : words.say(`signature.${outcome}`);
    return [badge(tone, said), nameKey(words, keyid, names)];
  });
}

function listStatement(words: Words, { statement }: ReportSeal): readonly Child[] {
  if (statement === undefined) return [];
  const { audience, expires_at, faults, issued_at, purpose, tenant_id, unchecked } = statement;
  const said = [
    [words.say('cli.seal.purpose'), purpose],
    [words.say('cli.seal.tenant'), tenant_id],
    [words.say('cli.seal.audience'), audience],
    [words.say('cli.seal.expires'), expires_at],
    [words.say('cli.seal.issued'), issued_at],
  ] as const;
  return [
    ...said.flatMap(([label, value]) =>
      value === undefined ? [] : [[`${label} `, foreignText(words, value, { class: 'value' })]],
    ),
    ...faults.map(({ code }) => badge('bad', words.say(`seal.${code}`))),
    ...unchecked.map((file) => badge('open', words.say(`cli.verify.unchecked.${file}`), '!')),
  ];
}

function listTrust(
  words: Words,
  { sources = [], trust }: ReportSeal,
  names: Readonly<Record<string, string>>,
): readonly Child[] {
  if (trust === undefined) return [];
  const { keys, threshold, threshold_met: isMet } = trust;
  const trusted = keys.filter((key) => key.trusted).length;
  return [
    badge(isMet ? 'good' : 'bad', words.say('cli.verify.threshold', { trusted, threshold })),
    ...keys.flatMap(({ keyid, reasons }) =>
      reasons.map(
        (reason): Child => [badge('bad', words.say(`distrust.${reason}`)), nameKey(words, keyid, names)],
      ),
    ),
    ...sources.flatMap(({ outcome, source_uri: uri }): readonly Child[] =>
      outcome === 'not-trusted'
        ? []
        : [
            [
              badge(outcome === 'trusted' ? 'good' : 'bad', words.say(`source-trust.${outcome}`)),
              ' ',
              foreignText(words, uri),
            ],
          ],
    ),
  ];
}
