import { type MessageKey, message } from '@loccit/contract';
import { safeText, type Terminal, wrapLines } from '../console/terminal.js';
import type { Verification, VerifiedSeal } from '../verification/verification.js';

type Reason = Verification['reasons'][number];

/** Why a verification is no pass, and under each reason what can be done about it. */
export function viewReasons(terminal: Terminal, verification: Verification, cause?: string): string[] {
  const { colors, lang } = terminal;
  const { outcome, reasons } = verification;
  if (outcome === 'pass') return [];
  const paint = outcome === 'fail' ? colors.red : colors.yellow;
  const say = (reason: Reason): string =>
    reason === 'layers-unverifiable' && cause !== undefined ? cause : message(`verification.${reason}`, lang);
  return [
    '',
    colors.bold(message('cli.verify.reasons', lang)),
    ...reasons.flatMap((reason) => [
      ...wrapLines(terminal, paint(say(reason)), '  - '),
      ...listSteps(verification, reason).flatMap((step) =>
        wrapLines(terminal, colors.dim(message(step.key, lang, step.values)), '    '),
      ),
    ]),
  ];
}

interface Step {
  readonly key: MessageKey;
  readonly values?: Readonly<Record<string, string>>;
}

function listSteps({ seals }: Verification, reason: Reason): readonly Step[] {
  switch (reason) {
    case 'unsealed':
    case 'key-unknown':
    case 'threshold-not-met':
      return [{ key: `cli.verify.step.${reason}` }];
    case 'key-not-trusted':
      return listKeySteps(seals);
    case 'statement-not-valid':
      return listStatementSteps(seals);
    case 'source-not-covered': {
      const sources = seals.flatMap(({ outcome, sources: cited = [] }) =>
        outcome === 'trusted' ? cited.filter((source) => source.outcome !== 'trusted') : [],
      );
      const names = new Set(sources.map(({ source_uri: uri }) => safeText(uri)));
      return [{ key: `cli.verify.step.${reason}`, values: { sources: [...names].join(' ') } }];
    }
    default:
      // The message says it, or findings do.
      return [];
  }
}

const timed = ['expired', 'not-yet-valid', 'revoked'] as const;

function listKeySteps(seals: readonly VerifiedSeal[]): Step[] {
  const found = new Set(seals.flatMap(({ trust }) => trust?.keys ?? []).flatMap(({ reasons }) => reasons));
  const steps = timed.filter((reason) => found.has(reason));
  const isElse = steps.length === 0 || [...found].some((reason) => !timed.some((one) => one === reason));
  return [
    ...steps.map((reason): Step => ({ key: `cli.verify.step.${reason}` })),
    ...(isElse ? [{ key: 'cli.verify.step.key-not-trusted' } as const] : []),
  ];
}

function listStatementSteps(seals: readonly VerifiedSeal[]): Step[] {
  const codes = seals.flatMap(({ statement }) => statement?.faults ?? []).map(({ code }) => code);
  const table: readonly (readonly [MessageKey, readonly string[]])[] = [
    ['cli.verify.step.other-file', ['answer-mismatch', 'pack-mismatch', 'report-mismatch', 'audit-mismatch']],
    ['cli.verify.step.asked', ['wrong-tenant', 'wrong-purpose', 'wrong-audience']],
    ['cli.verify.step.seal-expired', ['seal-expired', 'window-reversed']],
  ];
  return table.flatMap(([key, of]) => (codes.some((code) => of.includes(code)) ? [{ key }] : []));
}
