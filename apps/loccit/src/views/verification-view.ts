import { type MessageKey, message, type Report } from '@loccit/contract';
import type { TrustPolicy } from '@loccit/signing';
import { displayWidth } from '../console/display-width.js';
import { padColumns, safeText, type Terminal, wrapLines } from '../console/terminal.js';
import type { Verification } from '../verification/verification.js';
import { viewChain, viewFindings } from './chain-view.js';
import { viewReasons } from './reason-view.js';
import { viewLayers } from './report-view.js';
import { viewProof, viewSignatures, viewStatements, viewTrust } from './seal-view.js';
import { showOutcome, showState } from './signs.js';

/** A verification as lines for a person: four parts, each on its own, why it is no pass, and what a pass does not prove. */
export function viewVerification(
  terminal: Terminal,
  verification: Verification,
  name: string,
  policy?: TrustPolicy,
): string[] {
  const { colors, lang } = terminal;
  const { chain, limits, parts, proof, report, seals } = verification;
  const cause = findCause(terminal, verification);
  const outcome = showOutcome(terminal, verification.outcome);
  const part = (number: number, key: MessageKey, state: string): string[] => [
    '',
    `${colors.bold(`${number} ${message(key, lang)}`)}  ${state}`,
  ];
  const state = (family: 'signature' | 'statement' | 'trust' | 'chain') =>
    showState(terminal, family, parts[family]);
  return [
    ...wrapLines(terminal, colors.bold(message('cli.verify.title', lang, { name: safeText(name), outcome }))),
    ...viewScope(terminal, report),
    ...viewSubject(terminal, verification),
    ...part(1, 'cli.verify.signature', state('signature')),
    ...viewSignatures(terminal, seals),
    ...(proof === null ? [] : viewProof(terminal, proof, policy)),
    ...part(2, 'cli.verify.statement', state('statement')),
    ...viewStatements(terminal, seals),
    `  ${colors.bold(message('cli.verify.trust', lang))}  ${state('trust')}`,
    ...viewTrust(terminal, seals, policy),
    ...part(3, 'cli.verify.chain', state('chain')),
    ...viewChain(terminal, chain, cause),
    ...part(4, 'cli.verify.layers', showOutcome(terminal, parts.layers)),
    ...viewLayers(terminal, report),
    ...viewTold(terminal, report, cause),
    ...viewReasons(terminal, verification, cause),
    '',
    colors.bold(message('limits.heading', lang)),
    ...limits.flatMap((limit) => wrapLines(terminal, limit, '  - ')),
  ];
}

/** No verdict without how far it goes. */
function viewScope(terminal: Terminal, { scope, verdict }: Report): string[] {
  const { colors, lang } = terminal;
  const said = [
    ...(scope.without.length === 0
      ? []
      : [message('cli.check.scope-without', lang, { parts: scope.without.join(', ') })]),
    ...(scope.allow_unverifiable === true && verdict === 'unverifiable'
      ? [message('cli.check.allowed', lang)]
      : []),
  ];
  return said.flatMap((text) => wrapLines(terminal, colors.yellow(text), `  ${colors.yellow('!')} `));
}

/** What all that is open comes from where the pack is of another tenant, and nothing of the checker's own was looked at. */
function findCause({ lang }: Terminal, verification: Verification): string | undefined {
  const { pack, report, tenant_id: asked } = verification;
  const held = pack?.tenant_id;
  if (held === undefined || held === asked || report.scope.anchors.length > 0) return undefined;
  return message('cli.verify.tenant-differs', lang, { held: safeText(held), asked: safeText(asked) });
}

/** The findings; those that follow from one cause are counted, for what they advise would not help. */
function viewTold(terminal: Terminal, report: Report, cause: string | undefined): string[] {
  if (cause === undefined) return viewFindings(terminal, report);
  const findings = report.findings.filter(({ outcome }) => outcome !== 'unverifiable');
  const count = report.findings.length - findings.length;
  const { colors, lang } = terminal;
  return [
    ...viewFindings(terminal, { ...report, findings }),
    ...(count === 0
      ? []
      : wrapLines(terminal, colors.dim(message('cli.verify.follows', lang, { count })), '    ')),
  ];
}

/** What was verified, and for whom: a table of names and values. */
function viewSubject(terminal: Terminal, verification: Verification): string[] {
  const { lang } = terminal;
  const { answer_sha256: answer, at, audience, pack, purpose, tenant_id: tenant } = verification;
  const separator = lang === 'zh' ? '，' : ', ';
  const asked = [
    message('cli.verify.asked-tenant', lang, { tenant: safeText(tenant) }),
    ...(purpose === null ? [] : [message('cli.verify.asked-purpose', lang, { purpose: safeText(purpose) })]),
    ...(audience === null
      ? []
      : [message('cli.verify.asked-audience', lang, { audience: safeText(audience) })]),
    at,
  ];
  const rows: readonly (readonly [string, string])[] = [
    [message('cli.seal.answer', lang), answer] as const,
    [message('cli.seal.pack', lang), pack?.pack_sha256] as const,
    [
      message('cli.pack.level', lang),
      pack && message(`cli.pack.level.${pack.evidence_level}`, lang),
    ] as const,
    [message('cli.verify.asked', lang), asked.join(separator)] as const,
  ].flatMap(([label, value]) => (value === undefined || value === null ? [] : [[label, value] as const]));
  const columns = Math.max(...rows.map(([label]) => displayWidth(label)));
  const lines = rows.flatMap(([label, value]) =>
    wrapLines(terminal, value, `  ${padColumns(label, columns)}  `, ' '.repeat(columns + 4)),
  );
  if (pack?.report_verdict !== null && pack?.report_verdict !== undefined) {
    const verdict = safeText(message(`outcome.${pack.report_verdict}`, lang));
    lines.push(...wrapLines(terminal, message('cli.verify.packed-report', lang, { verdict }), '  '));
  }
  return lines;
}
