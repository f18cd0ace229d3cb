import { describe, expect, it } from 'vitest';
import { loadEmbedder, type OnnxLibraries, type OnnxModelFiles } from '../src/onnx/index.js';

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const files: OnnxModelFiles = {
  config: bytes({ max_position_embeddings: 12 }),
  tokenizer: bytes({ version: '1.0' }),
  tokenizerConfig: bytes({}),
  model: new Uint8Array([1, 2, 3]),
};
const signal = new AbortController().signal;

/** A token is a letter, between two marks; the model gives each token the vector [letter, 1], marks [0, 0]. */
function createLibraries(
  shape: 'sentence' | 'tokens' | 'torn' = 'tokens',
): OnnxLibraries & { readonly runs: number[] } {
  const runs: number[] = [];
  return {
    runs,
    tokenizers: {
      Tokenizer: class {
        encode(text: string) {
          const ids = [0, ...[...text].map((letter) => (letter.codePointAt(0) ?? 0) % 97), 0];
          return { ids, attention_mask: ids.map(() => 1) };
        }
      },
    },
    runtime: {
      Tensor: class {
        constructor(
          _: 'int64',
          readonly data: BigInt64Array,
          readonly dims: readonly number[],
        ) {}
      },
      InferenceSession: {
        create: async () => ({
          inputNames: ['input_ids', 'attention_mask'],
          outputNames: ['out'],
          run: async (feeds) => {
            const { data } = feeds.input_ids as { data: BigInt64Array };
            runs.push(data.length);
            const rows = [...data].map((id) => (id === 0n ? [0, 0] : [Number(id), 1]));
            if (shape === 'sentence') return { sentence_embedding: { data: [3, 4], dims: [1, 2] } };
            return { out: { data: rows.flat(), dims: [1, rows.length + (shape === 'torn' ? 1 : 0), 2] } };
          },
        }),
      },
    },
  };
}

const embed = async (text: string, libraries: OnnxLibraries, pooling?: 'first' | 'mean') => {
  const options = { languages: 'any' as const, ...(pooling === undefined ? {} : { pooling }) };
  const embedder = await loadEmbedder('letters', files, libraries, options);
  const { vectors } = await embedder.embed([text], signal);
  return vectors[0]?.map((value) => Number(value.toFixed(6)));
};

describe('loadEmbedder', () => {
  it('takes the mean of the tokens, of length 1', async () => {
    const length = Math.hypot(3, 2);
    expect(await embed('bc', createLibraries())).toEqual(
      [3 / length, 2 / length].map((value) => Number(value.toFixed(6))),
    );
  });

  it('takes the first token where it is told to, and says so in its identity', async () => {
    await expect(embed('bc', createLibraries(), 'first')).rejects.toMatchObject({ code: 'answer-malformed' });
    const embedder = await loadEmbedder('letters', files, createLibraries(), {
      languages: ['en'],
      pooling: 'first',
    });
    expect(embedder.identity.name).toBe('letters#first');
    expect(embedder.identity.modelSha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it('takes the vector of a model that gives one', async () => {
    expect(await embed('bc', createLibraries('sentence'))).toEqual([0.6, 0.8]);
  });

  it('reads a long text in windows of whole sentences, and loses none', async () => {
    const libraries = createLibraries();
    await embed('One two. Three. Four five.', libraries);
    expect(libraries.runs.length).toBeGreaterThan(1);
    expect(Math.max(...libraries.runs)).toBeLessThanOrEqual(12);
    expect(libraries.runs.reduce((sum, tokens) => sum + tokens - 2, 0)).toBeGreaterThanOrEqual(24);
  });

  it('takes no vector of another shape', async () => {
    await expect(embed('bc', createLibraries('torn'))).rejects.toMatchObject({ code: 'answer-malformed' });
  });

  it('stops where it is told to', async () => {
    const embedder = await loadEmbedder('letters', files, createLibraries(), { languages: 'any' });
    await expect(embedder.embed(['b'], AbortSignal.abort())).rejects.toMatchObject({ code: 'timeout' });
  });

  it('refuses a folder that holds no model', async () => {
    const load = loadEmbedder('letters', { ...files, config: new Uint8Array() }, createLibraries(), {
      languages: 'any',
    });
    await expect(load).rejects.toMatchObject({ code: 'model-file-unreadable' });
  });
});
