import { message } from '@loccit/contract';
import type { ModelUsage } from '@loccit/support/models';
import { note, type Session } from '../session.js';

/** Tells how often models were asked, and what that took. */
export function tellCost(session: Session, usage: ModelUsage): void {
  const { cached, calls, cost, inputTokens, outputTokens } = usage;
  const values = { calls, cached, input: inputTokens, output: outputTokens };
  note(session, message('cli.models.used', session.lang, values));
  if (cost !== undefined) note(session, message('cli.models.cost', session.lang, { cost: String(cost) }));
}
