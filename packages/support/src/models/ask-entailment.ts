import type { Place } from '../finding.js';
import type { ModelOpinion, OpinionSource } from '../model-opinion.js';
import { type Premise, readPremise } from '../premise.js';
import type { AskSetup } from './ask-setup.js';
import type { EntailmentModel, EntailmentScores } from './entailment-model.js';
import { readsLanguages } from './languages.js';
import { keep, keyOf, readKept } from './model-cache.js';
import { toReason } from './model-calls.js';
import { ModelFailure } from './model-failure.js';
import { toSource } from './model-identity.js';
import { estimateTokens } from './model-usage.js';
import { type EntailmentThresholds, toEntailmentOpinion, toKept, toSilence } from './opinions.js';
import type { ModelQuestion } from './question.js';

/**
 * What a classifier says of claims and their evidence, by thresholds that its user calibrated.
 *
 * @remarks It reads the whole sentences that hold the spans; places are those of the spans.
 */
export async function askEntailment(
  model: EntailmentModel,
  questions: readonly ModelQuestion[],
  thresholds: EntailmentThresholds,
  { account, cache, caller, price }: AskSetup,
): Promise<readonly ModelOpinion[]> {
  const source = toSource(model.identity);
  const opinions: (ModelOpinion | undefined)[] = [];
  const left: { readonly index: number; readonly key: string; readonly asked: AskedPair }[] = [];
  for (const [index, { claim, lang, parts }] of questions.entries()) {
    const asked = { claim, premise: readPremise(parts) };
    const { text } = asked.premise;
    if (!readsLanguages(model.languages, [claim, text], lang)) {
      opinions[index] = toSilence('nli', source, claim, 'language-not-declared');
      continue;
    }
    const key = keyOf('entailment', model.identity, [claim, text]);
    const kept = await readKept(cache, key, (value) => readScores(JSON.parse(value)));
    if (kept === undefined) left.push({ index, key, asked });
    else {
      account.countCached();
      opinions[index] = toKept(conclude(source, asked, kept, thresholds));
    }
  }
  const outcomes = await caller.callAll(
    left.map(({ asked: { claim, premise } }) => ({
      input: estimateTokens(claim) + estimateTokens(premise.text),
      output: 0,
      price,
      ask: async (signal: AbortSignal) => {
        const [scores] = await model.classify([{ premise: premise.text, hypothesis: claim }], signal);
        const read = readScores(scores);
        if (read === undefined) throw new ModelFailure('answer-malformed');
        return read;
      },
      usageOf: () => ({}),
    })),
  );
  for (const [place, { asked, index, key }] of left.entries()) {
    const outcome = outcomes[place];
    if (outcome === undefined) continue;
    if ('reply' in outcome) {
      await keep(cache, key, JSON.stringify(outcome.reply));
      opinions[index] = conclude(source, asked, outcome.reply, thresholds);
    } else opinions[index] = toSilence('nli', source, asked.claim, toReason(outcome));
  }
  return questions.map(
    ({ claim }, index) => opinions[index] ?? toSilence('nli', source, claim, 'model-unavailable'),
  );
}

/** A claim with what a classifier reads of its evidence. */
interface AskedPair {
  readonly claim: string;
  readonly premise: Premise;
}

/** What the scores say, with places of the evidence. */
function conclude(
  source: OpinionSource,
  { claim, premise }: AskedPair,
  { contradictedAt, ...scores }: EntailmentScores,
  thresholds: EntailmentThresholds,
): ModelOpinion {
  const place = contradictedAt === undefined ? {} : { contradictedAt: premise.toEvidence(contradictedAt) };
  return toEntailmentOpinion(source, claim, { ...scores, ...place }, thresholds);
}

/** Probabilities that are some, or `undefined`: what is no number is never taken for 0. */
function readScores(value: unknown): EntailmentScores | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { contradictedAt, contradiction, entailment, neutral } = value as Partial<
    Record<keyof EntailmentScores, unknown>
  >;
  if (!isProbability(entailment) || !isProbability(contradiction)) return undefined;
  if (neutral !== undefined && !isProbability(neutral)) return undefined;
  if (contradictedAt !== undefined && !isPlace(contradictedAt)) return undefined;
  return {
    entailment,
    contradiction,
    ...(neutral === undefined ? {} : { neutral }),
    ...(contradictedAt === undefined ? {} : { contradictedAt }),
  };
}

function isPlace(value: unknown): value is Place {
  if (typeof value !== 'object' || value === null) return false;
  const { charEnd, charStart } = value as Partial<Record<keyof Place, unknown>>;
  return Number.isSafeInteger(charStart) && Number.isSafeInteger(charEnd);
}

const isProbability = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 1;
