import type { Embedder } from '@loccit/support/models';
import { loadEmbedder } from '@loccit/support/onnx';
import { loadLocalModel } from './local-model.js';
import type { LocalEmbeddingsEntry } from './read-models.js';

/** Loads the local embedder that the file names; it throws what {@link loadLocalModel} throws. */
export const loadLocalEmbedder = (entry: LocalEmbeddingsEntry, file: string): Promise<Embedder> =>
  loadLocalModel(entry, file, (name, files, libraries) =>
    loadEmbedder(name, files, libraries, {
      languages: entry.languages.includes('any') ? 'any' : entry.languages,
      ...(entry.pooling === undefined ? {} : { pooling: entry.pooling }),
    }),
  );
