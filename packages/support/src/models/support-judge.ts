import type { SupportReason } from '../finding.js';
import { judgeSupport, type SupportInput, type SupportResult } from '../judge-support.js';
import type { ModelOpinion, OpinionSource } from '../model-opinion.js';
import { askEmbedder } from './ask-embedder.js';
import { askEntailment } from './ask-entailment.js';
import { askJudge } from './ask-judge.js';
import type { AskSetup } from './ask-setup.js';
import { JUDGE_PROMPT } from './judge-prompt.js';
import { createModelCaller } from './model-calls.js';
import { toSource } from './model-identity.js';
import type { JudgeWhen, ModelOptions } from './model-options.js';
import { type ModelUsage, openUsageAccount, type TokenPrice } from './model-usage.js';
import { type ModelQuestion, questionKey, toQuestion } from './question.js';
import { SIMILARITY_THRESHOLDS } from './similarity.js';

/** A model of the ladder with what a report may tell of it. */
export interface AskedModel {
  readonly rung: 'embedding' | 'nli' | 'judge';
  readonly source: OpinionSource;
}

/** Judges claims by rules and models, batch after batch, within one budget. */
export interface SupportJudge {
  /** One result for each input, in order. Rejects with the signal's reason when aborted, and for nothing else. */
  judge(inputs: readonly SupportInput[]): Promise<readonly SupportResult[]>;
  /** What was used so far. */
  readUsage(): ModelUsage;
  /** The models that there are; a rung that is not here is not asked, which says nothing about the claims. */
  readonly models: readonly AskedModel[];
  /** Whether a model could not be reached, refused its calls or was another than asked for, so that claims stayed undecided. */
  isIncomplete(): boolean;
}

/** Claims with what rules and models say of them, and what that took. */
export interface BatchResult {
  /** One for each input, in order. */
  readonly results: readonly SupportResult[];
  readonly usage: ModelUsage;
  readonly models: readonly AskedModel[];
  readonly isIncomplete: boolean;
}

/** A question that some inputs share, with what is known of it. */
interface OpenQuestion {
  /** Equal to models, and not always to rules: one may be verbatim, or set rules, or have a doubt further off. */
  readonly inputs: [SupportInput, ...SupportInput[]];
  isKey: boolean;
  readonly opinions: ModelOpinion[];
}

/**
 * Says whether evidence bears claims: by rules first, then by cheap models, then by a judge where that is needed.
 *
 * @remarks Rules decide without a model; a model is asked about what they leave open, and about key conclusions. Equal
 * questions of a batch are put once. What fails, is unreadable or not affordable leaves the claim undecided with its
 * reason. With the same cache the result is the same.
 */
export function createSupportJudge(options: ModelOptions): SupportJudge {
  const { embedder, entailment, judge, judgeWhen = 'middle', prices = {} } = options;
  const signal = options.signal ?? new AbortController().signal;
  const account = options.account ?? openUsageAccount(options.budget ?? {}, Object.keys(prices).length > 0);
  const setUp = (price?: TokenPrice): AskSetup => ({
    account,
    cache: options.cache,
    caller: createModelCaller(options.calls ?? {}, account, signal),
    price,
  });
  const setups = { embedder: setUp(prices.embedder), entailment: setUp(), judge: setUp(prices.judge) };
  const isCheap = (one: OpenQuestion): boolean => isOpen(one) || isWanted(one, judgeWhen);
  let isIncomplete = false;

  const climb = async (questions: readonly OpenQuestion[]): Promise<void> => {
    signal.throwIfAborted();
    if (embedder !== undefined) {
      const thresholds = options.similarity ?? SIMILARITY_THRESHOLDS;
      const ask = (asked: readonly ModelQuestion[]) =>
        askEmbedder(embedder, asked, thresholds, setups.embedder);
      await collect(questions.filter(isCheap), ask);
    }
    if (entailment !== undefined) {
      const thresholds = options.entailmentThresholds ?? {};
      const ask = (asked: readonly ModelQuestion[]) =>
        askEntailment(entailment, asked, thresholds, setups.entailment);
      await collect(questions.filter(isCheap), ask);
    }
    if (judge !== undefined) {
      const rules = { runs: options.judgeRuns ?? 1, pairsPerCall: options.pairsPerCall ?? 1 };
      const ask = (asked: readonly ModelQuestion[]) => askJudge(judge, asked, rules, setups.judge);
      await collect(
        questions.filter((one) => isForJudge(one, judgeWhen)),
        ask,
      );
    }
  };

  return {
    models: listModels(options),
    readUsage: () => account.read(),
    isIncomplete: () => isIncomplete,
    judge: async (inputs) => {
      const questions = listQuestions(inputs, options);
      await climb(questions);
      isIncomplete ||= questions.some(isUnanswered);
      const byKey = new Map(questions.map((one) => [questionKey(one.inputs[0]), one.opinions]));
      return inputs.map((input) => {
        const opinions = [...(byKey.get(questionKey(input)) ?? []), ...(input.opinions ?? [])];
        return judgeSupport({ ...input, opinions });
      });
    },
  };
}

/**
 * Judges one batch of claims; see {@link createSupportJudge}.
 *
 * @remarks Rejects with the signal's reason when aborted; a model's failure rejects nothing.
 *
 * @example
 * ```ts
 * import { judgeBatch } from '@loccit/support/models';
 *
 * const { results } = await judgeBatch([{ claim: 'Keys are kept.', evidence: { text: 'Keys are kept.' } }], {});
 * results[0]?.verdict; // 'supported'
 * ```
 */
export async function judgeBatch(
  inputs: readonly SupportInput[],
  options: ModelOptions,
): Promise<BatchResult> {
  const judge = createSupportJudge(options);
  const results = await judge.judge(inputs);
  return {
    results,
    usage: judge.readUsage(),
    models: judge.models,
    isIncomplete: judge.isIncomplete(),
  };
}

async function collect(
  questions: readonly OpenQuestion[],
  ask: (asked: readonly ModelQuestion[]) => Promise<readonly ModelOpinion[]>,
): Promise<void> {
  const opinions = await ask(questions.map(({ inputs }) => toQuestion(inputs[0])));
  for (const [index, opinion] of opinions.entries()) questions[index]?.opinions.push(opinion);
}

// What an endpoint is at fault for, whatever it is asked.
const UNANSWERED: readonly (SupportReason | undefined)[] = [
  'model-unavailable',
  'model-refused',
  'other-model',
];

const isUnanswered = ({ opinions }: OpenQuestion): boolean =>
  opinions.some(({ findings }) => findings.some(({ reason }) => UNANSWERED.includes(reason)));

/** Equal questions once, without those that a person answered. */
function listQuestions(inputs: readonly SupportInput[], { isKey }: ModelOptions): readonly OpenQuestion[] {
  const byKey = new Map<string, OpenQuestion>();
  for (const [index, input] of inputs.entries()) {
    if (input.opinions?.some(({ rung }) => rung === 'human') === true) continue;
    const key = questionKey(input);
    const known = byKey.get(key);
    const isWeighty = isKey?.(input, index) === true;
    if (known === undefined) byKey.set(key, { inputs: [input], isKey: isWeighty, opinions: [] });
    else {
      known.inputs.push(input);
      known.isKey ||= isWeighty;
    }
  }
  return [...byKey.values()].filter(({ inputs }) => isAskable(inputs[0]));
}

const isAskable = ({ claim, evidence }: SupportInput): boolean =>
  claim.trim() !== '' && toQuestion({ claim, evidence }).evidence.trim() !== '';

const isOpen = ({ inputs, opinions }: OpenQuestion): boolean =>
  inputs.some((input) => judgeSupport({ ...input, opinions }).verdict === 'undecided');

const isWanted = ({ isKey }: OpenQuestion, when: JudgeWhen): boolean => isKey || when === 'all';

function isForJudge(question: OpenQuestion, when: JudgeWhen): boolean {
  if (isWanted(question, when)) return true;
  if (when === 'key' || !isOpen(question)) return false;
  const { band } = question.opinions.find(({ rung }) => rung === 'embedding')?.scores ?? {};
  return when === 'undecided' || band === undefined || band === 'middle';
}

function listModels({ embedder, entailment, judge }: ModelOptions): AskedModel[] {
  const models: AskedModel[] = [];
  if (embedder !== undefined) models.push({ rung: 'embedding', source: toSource(embedder.identity) });
  if (entailment !== undefined) models.push({ rung: 'nli', source: toSource(entailment.identity) });
  if (judge !== undefined) {
    models.push({ rung: 'judge', source: toSource(judge.identity, { promptSha256: JUDGE_PROMPT.sha256 }) });
  }
  return models;
}
