import type { ModelReason } from '../finding.js';
import type { ModelOpinion } from '../model-opinion.js';
import type { AskSetup } from './ask-setup.js';
import { type JudgeAnswer, type JudgeFault, readJudgeAnswers } from './judge-answer.js';
import { JUDGE_PROMPT, writeJudgeRequest } from './judge-prompt.js';
import { keep, keyOf, readKept } from './model-cache.js';
import { toReason } from './model-calls.js';
import { toSource } from './model-identity.js';
import { estimateTokens } from './model-usage.js';
import { toJudgeOpinion, toKept, toSilence } from './opinions.js';
import { type ModelQuestion, refuseQuestion, writeTextsKey } from './question.js';
import type { TextModel, TextReply } from './text-model.js';

/** How a judge is asked. */
export interface JudgeRules {
  /** How often each question is put. */
  readonly runs: number;
  /** Questions of one call; one alone cannot colour another. */
  readonly pairsPerCall: number;
}

type Said = JudgeAnswer | JudgeFault | Exclude<ModelReason, JudgeFault>;

/** One run of one question that the cache does not have. */
interface OpenRun {
  readonly question: number;
  readonly run: number;
  readonly key: string;
}

/**
 * What a judge says of claims and their evidence.
 *
 * @remarks What is kept is read as strictly as what comes from the model, so that a cache gives no grade that the text does
 * not bear. Faults are not kept.
 */
export async function askJudge(
  judge: TextModel,
  questions: readonly ModelQuestion[],
  { pairsPerCall, runs }: JudgeRules,
  setup: AskSetup,
): Promise<readonly ModelOpinion[]> {
  const { account, cache, caller, price } = setup;
  const source = toSource(judge.identity, { promptSha256: JUDGE_PROMPT.sha256 });
  const said: Said[][] = questions.map(() => []);
  const versions = new Set<string>();
  const fresh = new Set<number>();
  const open: OpenRun[] = [];
  for (const [index, question] of questions.entries()) {
    if (refuseQuestion(question) !== undefined) continue;
    for (let run = 0; run < runs; run += 1) {
      const parts = [JUDGE_PROMPT.sha256, String(run), writeTextsKey(question)];
      const key = keyOf('judge', judge.identity, parts);
      const kept = await readKept(cache, key, (value) => readKeptAnswer(value, question));
      if (kept === undefined) {
        open.push({ question: index, run, key });
        fresh.add(index);
      } else {
        account.countCached();
        record(said, index, run, kept.answer);
        if (kept.answeredBy !== undefined) versions.add(kept.answeredBy);
      }
    }
  }
  const groups = groupByRun(open, pairsPerCall);
  const requests = groups.map((group) =>
    writeJudgeRequest(
      group.flatMap(({ question }) => questions[question] ?? []),
      group[0]?.run,
    ),
  );
  const outcomes = await caller.callAll(
    requests.map((request) => ({
      input: estimateTokens(request.system) + estimateTokens(request.prompt),
      output: request.maxOutputTokens,
      price,
      ask: (signal: AbortSignal) => judge.complete(request, signal),
      usageOf: ({ usage }: TextReply) => usage,
    })),
  );
  for (const [place, group] of groups.entries()) {
    const outcome = outcomes[place];
    const asked = group.flatMap(({ question }) => questions[question] ?? []);
    const reply = outcome !== undefined && 'reply' in outcome ? outcome.reply : undefined;
    const answers = reply === undefined ? [] : readReply(reply, asked);
    if (reply?.answeredBy !== undefined) versions.add(reply.answeredBy);
    for (const [position, { key, question, run }] of group.entries()) {
      const answer = answers[position] ?? (outcome === undefined ? 'model-unavailable' : toReason(outcome));
      record(said, question, run, answer);
      if (typeof answer !== 'string') await keep(cache, key, writeKept(answer, reply?.answeredBy));
    }
  }
  const told = versions.size === 0 ? source : { ...source, version: [...versions].sort().join(', ') };
  return questions.map((question, index) => {
    const runs = said[index] ?? [];
    const opinion = conclude(told, question, runs);
    return runs.length === 0 || fresh.has(index) ? opinion : toKept(opinion);
  });
}

function conclude(
  source: ModelOpinion['source'],
  question: ModelQuestion,
  said: readonly Said[],
): ModelOpinion {
  const refused = refuseQuestion(question);
  if (refused !== undefined) return toSilence('judge', source, question.claim, refused);
  const outside = said.find((one) => typeof one === 'string' && !isFault(one));
  const runs = said.map((one) => (typeof one === 'string' && !isFault(one) ? 'answer-unreadable' : one));
  const opinion = toJudgeOpinion(source, question.claim, runs);
  // Runs that were not paid for are not runs that agree.
  if (said.includes('budget-exhausted') && opinion.verdict === 'supported')
    return toSilence('judge', source, question.claim, 'budget-exhausted');
  const isSilent = opinion.scores.grade === undefined;
  if (!isSilent || typeof outside !== 'string') return opinion;
  return toSilence('judge', source, question.claim, outside as ModelReason);
}

const FAULTS: readonly string[] = [
  'answer-unreadable',
  'quote-not-in-evidence',
  'quote-not-telling',
] satisfies readonly JudgeFault[];

const isFault = (said: string): said is JudgeFault => FAULTS.includes(said);

function record(said: Said[][], question: number, run: number, answer: Said): void {
  const runs = said[question];
  if (runs !== undefined) runs[run] = answer;
}

/** Groups of one run each, so that no call holds a question twice. */
function groupByRun(open: readonly OpenRun[], size: number): OpenRun[][] {
  const groups: OpenRun[][] = [];
  const filling = new Map<number, OpenRun[]>();
  for (const one of open) {
    let group = filling.get(one.run);
    if (group === undefined || group.length >= size) {
      group = [];
      groups.push(group);
      filling.set(one.run, group);
    }
    group.push(one);
  }
  return groups;
}

function readReply(
  { ending, text }: TextReply,
  asked: readonly ModelQuestion[],
): readonly (JudgeAnswer | JudgeFault)[] {
  const isFault = ending === 'withheld' || (ending === 'cut' && asked.length === 1);
  return isFault ? asked.map(() => 'answer-unreadable') : readJudgeAnswers(text, asked);
}

function writeKept({ grade, opposite, quote, reason }: JudgeAnswer, answeredBy: string | undefined): string {
  const item = { claim: 1, grade, reason, quote, opposite };
  return JSON.stringify({
    answer: JSON.stringify([item]),
    ...(answeredBy === undefined ? {} : { answeredBy }),
  });
}

function readKeptAnswer(
  value: string,
  question: ModelQuestion,
): { readonly answer: JudgeAnswer; readonly answeredBy: string | undefined } | undefined {
  const kept: unknown = JSON.parse(value);
  if (typeof kept !== 'object' || kept === null || !('answer' in kept)) return undefined;
  const [answer] = typeof kept.answer === 'string' ? readJudgeAnswers(kept.answer, [question]) : [];
  if (answer === undefined || typeof answer === 'string') return undefined;
  const by = 'answeredBy' in kept && typeof kept.answeredBy === 'string' ? kept.answeredBy : undefined;
  return { answer, answeredBy: by };
}
