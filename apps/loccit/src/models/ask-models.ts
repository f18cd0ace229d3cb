import { message } from '@loccit/contract';
import type { ModelOpinion, SupportInput } from '@loccit/support';
import type { SupportJudge } from '@loccit/support/models';
import { collectQuestions, type OpinionLookup } from '@loccit/validator';
import { note, type Session } from '../session.js';
import { tellCost } from './tell-cost.js';

/** A check, with what models said where that is known. */
export type Check<T> = (opinions: OpinionLookup) => T;

/** Runs a check with what models say of its questions. */
export type CheckRunner = <T>(check: Check<T>) => Promise<T>;

/**
 * Runs checks twice: once to learn what is asked, and, when all of it has been asked in one batch, once with the answers.
 *
 * @remarks The check itself stays what it is: it waits for nothing and asks nobody.
 */
export function createCheckRunner(judge: SupportJudge): CheckRunner {
  return async (check) => {
    const questions = collectQuestions(check);
    const inputs = questions.map(
      ({ claim, lang, parts }): SupportInput => ({ claim, lang, evidence: parts }),
    );
    const results = await judge.judge(inputs);
    const opinions = new Map<string, readonly ModelOpinion[]>();
    for (const [index, { key }] of questions.entries()) opinions.set(key, results[index]?.opinions ?? []);
    return check(({ key }) => opinions.get(key) ?? []);
  };
}

/** Tells what models took, and that one could not be had. */
export function tellUsage(session: Session, judge: SupportJudge): void {
  tellCost(session, judge.readUsage());
  if (judge.isIncomplete()) note(session, message('cli.models.incomplete', session.lang));
}
