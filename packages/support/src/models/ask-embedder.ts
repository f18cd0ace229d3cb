import type { ModelReason } from '../finding.js';
import type { ModelOpinion } from '../model-opinion.js';
import type { AskSetup } from './ask-setup.js';
import type { Embedder } from './embedder.js';
import { readsLanguages } from './languages.js';
import { keep, keyOf, readKept } from './model-cache.js';
import { toReason } from './model-calls.js';
import { ModelFailure } from './model-failure.js';
import { toSource } from './model-identity.js';
import { estimateTokens } from './model-usage.js';
import { toKept, toSilence, toSimilarityOpinion } from './opinions.js';
import { cutPassages } from './passages.js';
import type { ModelQuestion } from './question.js';
import { rankPassages, type SimilarityThresholds } from './similarity.js';

type Vector = readonly number[];

const BATCH = 64;

/**
 * How alike claims and their evidence are, passage by passage.
 *
 * @remarks Every text is embedded once, however many questions hold it, and kept under its own content. A text in a
 * language the embedder does not declare is not shown to it.
 */
export async function askEmbedder(
  embedder: Embedder,
  questions: readonly ModelQuestion[],
  thresholds: SimilarityThresholds,
  setup: AskSetup,
): Promise<readonly ModelOpinion[]> {
  const source = toSource(embedder.identity);
  const cut = questions.map((question) => ({
    ...question,
    passages: cutPassages(question.evidence),
    isRead: readsLanguages(embedder.languages, [question.claim, question.evidence], question.lang),
  }));
  const texts = cut
    .filter(({ isRead }) => isRead)
    .flatMap(({ claim, passages }) => [claim, ...passages.map(({ text }) => text)]);
  const { kept, vectors } = await embedAll(embedder, [...new Set(texts)], setup);
  return cut.map(({ claim, isRead, passages }) => {
    if (!isRead) return toSilence('embedding', source, claim, 'language-not-declared');
    const embedded = [claim, ...passages.map(({ text }) => text)];
    const found = embedded.map((text) => vectors.get(text) ?? 'model-unavailable');
    const missing = found.find((vector) => typeof vector === 'string');
    if (missing !== undefined) return toSilence('embedding', source, claim, missing);
    const [first = [], ...others] = found.filter((vector) => typeof vector !== 'string');
    const closest = rankPassages(first, passages, others);
    if (closest === undefined) return toSilence('embedding', source, claim, 'answer-unreadable');
    const opinion = toSimilarityOpinion(source, closest, thresholds);
    return embedded.every((text) => kept.has(text)) ? toKept(opinion) : opinion;
  });
}

interface Embedded {
  /** The vector of every text, or why there is none. */
  readonly vectors: ReadonlyMap<string, Vector | ModelReason>;
  /** The texts that were embedded in an earlier run. */
  readonly kept: ReadonlySet<string>;
}

async function embedAll(
  embedder: Embedder,
  texts: readonly string[],
  { account, cache, caller, price }: AskSetup,
): Promise<Embedded> {
  const known = new Set<string>();
  const vectors = new Map<string, Vector | ModelReason>();
  const left: { readonly text: string; readonly key: string }[] = [];
  for (const text of texts) {
    const key = keyOf('embedding', embedder.identity, [text]);
    const kept = await readKept(cache, key, readVector);
    if (kept === undefined) left.push({ text, key });
    else {
      account.countCached();
      vectors.set(text, kept);
      known.add(text);
    }
  }
  const size = Math.max(1, Math.min(BATCH, embedder.maxBatch ?? BATCH));
  const batches = Array.from({ length: Math.ceil(left.length / size) }, (_, index) =>
    left.slice(index * size, (index + 1) * size),
  );
  const outcomes = await caller.callAll(
    batches.map((batch) => ({
      input: batch.reduce((sum, { text }) => sum + estimateTokens(text), 0),
      output: 0,
      price,
      ask: async (signal: AbortSignal) => {
        const reply = await embedder.embed(
          batch.map(({ text }) => text),
          signal,
        );
        if (reply.vectors.length !== batch.length || !reply.vectors.every(isVector)) {
          throw new ModelFailure('answer-malformed');
        }
        return reply;
      },
      usageOf: ({ usage }: { readonly usage: { readonly inputTokens?: number } }) => usage,
    })),
  );
  for (const [index, outcome] of outcomes.entries()) {
    for (const [place, { key, text }] of (batches[index] ?? []).entries()) {
      const vector = 'reply' in outcome ? outcome.reply.vectors[place] : undefined;
      if (vector !== undefined) await keep(cache, key, JSON.stringify(vector));
      vectors.set(text, vector ?? toReason(outcome));
    }
  }
  return { vectors, kept: known };
}

function readVector(kept: string): Vector | undefined {
  const value: unknown = JSON.parse(kept);
  return Array.isArray(value) && isVector(value) ? value : undefined;
}

const isVector = (value: readonly unknown[]): value is Vector =>
  value.length > 0 && value.every((one) => typeof one === 'number' && Number.isFinite(one));
