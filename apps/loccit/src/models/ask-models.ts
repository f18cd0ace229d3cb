import { message } from '@loccit/contract';
import type { ModelOpinion, SupportInput } from '@loccit/support';
import type { SupportJudge } from '@loccit/support/models';
import type { OpinionLookup, SupportQuestion } from '@loccit/validator';
import { note, type Session } from '../session.js';
import { tellCost } from './tell-cost.js';

/** A check, with what models said where that is known. */
export type Check<T> = (opinions: OpinionLookup) => T;

/** Runs a check with what models say of its questions. */
export type CheckRunner = <T>(check: Check<T>) => Promise<T>;

/** What one answer of a model lets be asked next, as a repair does that searches again, is asked so often at most. */
const mostRounds = 6;

/**
 * Runs a check until it asks nothing new: once to learn what is asked, and, when all of it has been asked in one batch, with the
 * answers.
 *
 * @remarks The check itself stays what it is: it waits for nothing and asks nobody. A check runs twice; a repair, which checks what
 * it found for what failed, a few times more. What is asked in the last round counts as not answered.
 */
export function createCheckRunner(judge: SupportJudge): CheckRunner {
  return async (check) => {
    const opinions = new Map<string, readonly ModelOpinion[]>();
    for (let round = 1; ; round++) {
      const asked = new Map<string, SupportQuestion>();
      const result = check((question) => {
        const known = opinions.get(question.key);
        if (known === undefined) asked.set(question.key, question);
        return known ?? [];
      });
      if (asked.size === 0 || round === mostRounds) return result;
      const questions = [...asked.values()];
      const results = await judge.judge(
        questions.map(({ claim, lang, parts }): SupportInput => ({ claim, lang, evidence: parts })),
      );
      for (const [index, { key }] of questions.entries()) opinions.set(key, results[index]?.opinions ?? []);
    }
  };
}

/** Tells what models took, and that one could not be had. */
export function tellUsage(session: Session, judge: SupportJudge): void {
  tellCost(session, judge.readUsage());
  if (judge.isIncomplete()) note(session, message('cli.models.incomplete', session.lang));
}
