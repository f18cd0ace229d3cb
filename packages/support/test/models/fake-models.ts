import {
  type Embedder,
  type EntailmentModel,
  type EntailmentScores,
  ModelFailure,
  type ModelFailureCode,
  type TextModel,
  type TextReply,
  type TextRequest,
} from '../../src/models/index.js';

/** A judge that is none: it answers what the test says, and counts. */
export function createFakeJudge(
  answer: (
    claim: string,
    evidence: string,
    run: number,
  ) => Partial<TextReply> | string | ModelFailureCode | ModelFailure,
): TextModel & { readonly requests: TextRequest[] } {
  const requests: TextRequest[] = [];
  return {
    requests,
    identity: { name: 'fake-judge' },
    complete: async (request) => {
      requests.push(request);
      const items: string[] = [];
      for (const { claim, evidence, number } of readPairs(request.prompt)) {
        const said = answer(claim, evidence, request.run);
        if (said instanceof ModelFailure) throw said;
        if (typeof said === 'string' && /^[a-z-]+$/.test(said))
          throw new ModelFailure(said as ModelFailureCode);
        const text = typeof said === 'string' ? said : said.text;
        items.push((text ?? '').replaceAll('#', String(number)));
        if (typeof said !== 'string') {
          return { usage: {}, ending: 'complete', ...said, text: items.join() };
        }
      }
      const isItem = items.every((item) => item.startsWith('{'));
      return {
        text: isItem ? `[${items.join(',')}]` : items.join('\n'),
        usage: { inputTokens: 100 * items.length, outputTokens: 20 * items.length },
        ending: 'complete',
      };
    },
  };
}

/** The pairs of a prompt, as a model would find them. */
function readPairs(prompt: string): { number: number; claim: string; evidence: string }[] {
  const pattern =
    /Pair (\d+)\n\[claim (\w{24})\]\n([\s\S]*?)\n\[end of claim \2\]\n\[evidence \2\]\n([\s\S]*?)\n\[end of evidence \2\]/g;
  return [...prompt.matchAll(pattern)].map(([, number, , claim = '', evidence = '']) => ({
    number: Number(number),
    claim,
    evidence,
  }));
}

/** One item of an answer; `#` stands for the number of the pair. */
export function grade(letter: string, quote: string, opposite = false): string {
  return `{"claim":#,"grade":"${letter}","reason":"It is so.","quote":${JSON.stringify(quote)},"opposite":${opposite}}`;
}

/** An embedder that is none: the test gives the cosine to the direction of the claim. */
export function createFakeEmbedder(
  cosineOf: (text: string) => number,
  languages: Embedder['languages'] = 'any',
  maxBatch?: number,
): Embedder & { readonly batches: (readonly string[])[] } {
  const batches: (readonly string[])[] = [];
  return {
    batches,
    identity: { name: 'fake-embedder' },
    languages,
    ...(maxBatch === undefined ? {} : { maxBatch }),
    embed: async (texts) => {
      batches.push(texts);
      const vectors = texts.map((text) => {
        const cosine = cosineOf(text);
        return [cosine, Math.sqrt(Math.max(0, 1 - cosine * cosine))];
      });
      return { vectors, usage: { inputTokens: texts.length } };
    },
  };
}

/** A classifier that is none. */
export function createFakeEntailment(
  scoresOf: (claim: string) => EntailmentScores,
): EntailmentModel & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    identity: { name: 'fake-nli', modelSha256: '0'.repeat(64) },
    languages: 'any',
    classify: async (pairs) =>
      pairs.map(({ hypothesis }) => {
        asked.push(hypothesis);
        return scoresOf(hypothesis);
      }),
  };
}
