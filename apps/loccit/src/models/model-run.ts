import type { OpinionLookup } from '@loccit/validator';
import { readText } from '../options.js';
import type { Session } from '../session.js';
import type { Check, CheckRunner } from './ask-models.js';

/** What runs a check with models, and what tells afterwards what they took. */
export interface ModelRun {
  readonly run: CheckRunner;
  readonly tellUsage: (session: Session) => void;
}

/** The models that `--models` names; where it does not, nothing of them is loaded. */
export async function openModelRun(
  options: Readonly<Record<string, unknown>>,
): Promise<ModelRun | undefined> {
  if (readText(options, 'models') === undefined) return undefined;
  const [opening, asking] = await Promise.all([import('./open-models.js'), import('./ask-models.js')]);
  const judge = await opening.openModels(options);
  return {
    run: asking.createCheckRunner(judge),
    tellUsage: (session) => asking.tellUsage(session, judge),
  };
}

const NOBODY_ASKED: OpinionLookup = () => [];

/** A check with what models say, where there are any. */
export const runCheck = async <T>(models: ModelRun | undefined, check: Check<T>): Promise<T> =>
  models === undefined ? check(NOBODY_ASKED) : models.run(check);
