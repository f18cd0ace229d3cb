import { message } from '@loccit/contract';
import type { DistrustReason, TrustPolicy } from '@loccit/signing';
import { safeText, type Terminal, wrapLines } from '../console/terminal.js';
import type { VerifiedProof, VerifiedSeal } from '../verification/verification.js';

const digits = 12;

/** Every signature of every seal, with the key that it names. */
export function viewSignatures(terminal: Terminal, seals: readonly VerifiedSeal[]): string[] {
  return viewEach(terminal, seals, ({ outcome: trust, signature }) =>
    (signature?.signatures ?? []).flatMap(({ keyid, outcome }) => {
      const isUnlisted = outcome === 'unknown-key' && trust !== 'not-judged';
      const kind = outcome === 'verified' ? 'good' : outcome === 'unknown-key' ? 'open' : 'bad';
      const said = message(isUnlisted ? 'distrust.unknown-key' : `signature.${outcome}`, terminal.lang);
      return viewRow(terminal, kind, `${said}${nameKey(terminal, keyid)}`);
    }),
  );
}

/** What each statement says, and everything for which it does not hold. */
export function viewStatements(terminal: Terminal, seals: readonly VerifiedSeal[]): string[] {
  const { colors, lang } = terminal;
  return viewEach(terminal, seals, ({ statement }) => {
    if (statement === undefined) return [];
    const { audience, expires_at: expires, issued_at: issued, purpose, tenant_id: tenant } = statement;
    const said = [
      [message('cli.seal.purpose', lang), purpose],
      [message('cli.seal.tenant', lang), tenant],
      [message('cli.seal.audience', lang), audience],
      [message('cli.seal.expires', lang), expires],
      [message('cli.seal.issued', lang), issued],
    ].flatMap(([label, value]) => (value === undefined ? [] : [`${label} ${safeText(value)}`]));
    return [
      ...(said.length === 0 ? [] : wrapLines(terminal, said.join(lang === 'zh' ? '；' : '; '), '    ')),
      ...statement.faults.flatMap(({ code }) => viewRow(terminal, 'bad', message(`seal.${code}`, lang))),
      ...statement.unchecked.flatMap((file) =>
        wrapLines(terminal, colors.yellow(message(`cli.verify.unchecked.${file}`, lang)), '    ! '),
      ),
    ];
  });
}

/** What the policy says of the keys and of the sources that they may speak for. */
export function viewTrust(
  terminal: Terminal,
  seals: readonly VerifiedSeal[],
  policy?: TrustPolicy,
): string[] {
  const { lang } = terminal;
  return viewEach(terminal, seals, ({ sources = [], trust }) => {
    if (trust === undefined) return [];
    const trusted = trust.keys.filter((key) => key.trusted).length;
    const count = message('cli.verify.threshold', lang, { trusted, threshold: trust.threshold });
    return [
      ...viewRow(terminal, trust.threshold_met ? 'good' : 'bad', count),
      ...trust.keys.flatMap(({ keyid, reasons }) =>
        reasons.flatMap((reason) =>
          viewRow(
            terminal,
            'bad',
            `${describeDistrust(lang, reason, policy, keyid)}${nameKey(terminal, keyid)}`,
          ),
        ),
      ),
      ...sources.flatMap(({ outcome, source_uri: uri }) =>
        outcome === 'not-trusted'
          ? []
          : viewRow(
              terminal,
              outcome === 'trusted' ? 'good' : 'bad',
              `${safeText(uri)}${lang === 'zh' ? '：' : ': '}${message(`source-trust.${outcome}`, lang)}`,
            ),
      ),
    ];
  });
}

/** The proof in the answer: its signature, what the policy says of the key, and that it anchors nothing. */
export function viewProof(terminal: Terminal, proof: VerifiedProof, policy?: TrustPolicy): string[] {
  const { colors, lang } = terminal;
  const what =
    proof.outcome === 'malformed'
      ? message('cli.verify.proof-malformed', lang)
      : message(`signature.${proof.outcome}`, lang);
  const label = message('cli.verify.proof', lang);
  return [
    ...viewRow(
      terminal,
      proof.outcome === 'verified' ? 'good' : 'bad',
      `${label}${lang === 'zh' ? '：' : ': '}${what}${nameKey(terminal, proof.keyid)}`,
    ),
    ...proof.reasons.flatMap((reason) =>
      viewRow(terminal, 'open', describeDistrust(lang, reason, policy, proof.keyid), '      '),
    ),
    ...wrapLines(terminal, colors.dim(message('cli.verify.proof-scope', lang)), '      '),
  ];
}

/** Why a key is not trusted and, where the time is why, when it is. */
function describeDistrust(
  lang: Terminal['lang'],
  reason: DistrustReason,
  policy: TrustPolicy | undefined,
  keyid: string | null,
): string {
  const key = policy?.keys.find((one) => one.keyid === keyid);
  const times = {
    expired: key?.notAfter,
    'not-yet-valid': key?.notBefore,
    revoked: key?.revocation?.revokedAt,
  };
  const at = reason in times ? times[reason as keyof typeof times] : undefined;
  return at === undefined
    ? message(`distrust.${reason}`, lang)
    : message(`cli.verify.key.${reason as keyof typeof times}`, lang, { at });
}

/** Of several seals each under its name; one alone needs none. */
function viewEach(
  { colors, lang }: Terminal,
  seals: readonly VerifiedSeal[],
  view: (seal: VerifiedSeal) => string[],
): string[] {
  if (seals.length === 1) return seals.flatMap(view);
  return seals.flatMap((seal) => {
    const lines = view(seal);
    const name = message('cli.verify.seal', lang, { name: seal.sha256.slice(0, digits) });
    return lines.length === 0 ? [] : [`  ${colors.dim(name)}`, ...lines];
  });
}

const signs = { good: '✓', open: '?', bad: '✗' } as const;

function viewRow(terminal: Terminal, kind: keyof typeof signs, text: string, indent = '    '): string[] {
  const { green, red, yellow } = terminal.colors;
  const paint = { good: green, open: yellow, bad: red }[kind];
  return wrapLines(terminal, text, `${indent}${paint(signs[kind])} `, `${indent}  `);
}

/** A key by its id, which is too long to be read and short enough to be compared. */
function nameKey({ colors, lang }: Terminal, keyid: string | null): string {
  if (keyid === null) return '';
  const key = colors.dim(keyid);
  return lang === 'zh' ? `（${key}）` : ` (${key})`;
}
