import { type Audit, message, type Report } from '@loccit/contract';
import type { HeldDecision } from '@loccit/packs';
import { checkAnswer } from '@loccit/validator';
import type { Demands } from '../demands.js';
import type { HeldEvidence } from '../evidence.js';
import { withPackedAnswer } from '../files/with-packed-answer.js';
import type { CheckRunner } from '../models/ask-models.js';
import { type Session, sessionTerminal } from '../session.js';
import { openSealedEvidence } from '../verification/sealed-evidence.js';
import { viewSignatures, viewStatements, viewTrust } from '../views/seal-view.js';

/** What one file with a pack or seals is checked with. */
export interface PackedRun {
  readonly options: Readonly<Record<string, unknown>>;
  readonly demands: Demands;
  readonly audit: Audit | undefined;
  readonly decisions: { readonly decisions?: readonly HeldDecision[] };
  readonly lang: string;
  /** Opens what the checker holds. */
  readonly open: (tenantId: string | undefined) => HeldEvidence;
  /** Runs the check with what models say, where there are any. */
  readonly run: CheckRunner;
}

/** Checks the answer of a pack, or an answer beside which a pack, seals or a policy are given. */
export function checkPacked(
  session: Session,
  file: string,
  held: Uint8Array | undefined,
  { audit: handed, decisions, demands, lang, open, options, run }: PackedRun,
): Promise<{ readonly report: Report; readonly bytes: Uint8Array }> {
  return withPackedAnswer(session, file, held, options, async (answer) => {
    const { audit, evidence } = openSealedEvidence(answer, options, handed, open);
    const report = await run((opinions) =>
      checkAnswer({
        bytes: answer.bytes,
        evidence,
        without: demands.without,
        lang,
        opinions,
        ...decisions,
        ...(audit === undefined ? {} : { audit }),
      }),
    );
    return { report, bytes: answer.bytes };
  });
}

/** What a report says of seals, as lines for a person: apart from the layers. */
export function viewSeals(session: Session, { seals = [] }: Report): string[] {
  const terminal = sessionTerminal(session);
  const { colors, lang } = terminal;
  if (seals.length === 0) return [];
  const shown = seals.map((seal) => ({ ...seal, path: null }));
  const parts = [
    [message('cli.verify.signature', lang), viewSignatures(terminal, shown)],
    [message('cli.verify.statement', lang), viewStatements(terminal, shown)],
    [message('cli.verify.trust', lang), viewTrust(terminal, shown)],
  ] as const;
  if (seals.every(({ outcome }) => outcome === 'not-checked')) {
    return ['', colors.yellow(message('cli.check.seals-unchecked', lang, { count: seals.length }))];
  }
  return ['', ...parts.flatMap(([title, lines]) => [colors.bold(title), ...lines])];
}
