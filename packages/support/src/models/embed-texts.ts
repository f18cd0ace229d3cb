import type { ModelReason } from '../finding.js';
import type { AskSetup } from './ask-setup.js';
import type { Embedder } from './embedder.js';
import { keep, keyOf, readKept } from './model-cache.js';
import { toReason } from './model-calls.js';
import { ModelFailure } from './model-failure.js';
import { estimateTokens } from './model-usage.js';

/** A text's place in the space of an embedder. */
export type Vector = readonly number[];

const BATCH = 64;

/** Vectors of texts. */
export interface EmbeddedTexts {
  /** The vector of every text, or why there is none. */
  readonly vectors: ReadonlyMap<string, Vector | ModelReason>;
  /** The texts that were embedded in an earlier run. */
  readonly kept: ReadonlySet<string>;
}

/** Embeds each text once, and keeps its vector under its content and the model's identity. */
export async function embedTexts(
  embedder: Embedder,
  texts: readonly string[],
  { account, cache, caller, price }: AskSetup,
): Promise<EmbeddedTexts> {
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
