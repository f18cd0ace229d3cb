import type { EntailmentModel } from '@loccit/support/models';
import { createNliClassifier, loadNliModel } from '@loccit/support/onnx';
import { loadLocalModel } from './local-model.js';
import type { ClassifierEntry } from './read-models.js';

/** Loads the local classifier that the file names; it throws what {@link loadLocalModel} throws. */
export async function loadClassifier(entry: ClassifierEntry, file: string): Promise<EntailmentModel> {
  const model = await loadLocalModel(entry, file, loadNliModel);
  const { languages, max_windows: maxWindows } = entry;
  return createNliClassifier(model, {
    languages: languages.includes('any') ? 'any' : languages,
    ...(maxWindows === undefined ? {} : { maxWindows }),
  });
}
