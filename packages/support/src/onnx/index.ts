export type * from '../models/index.js';
export { type EmbeddingModelOptions, loadEmbedder } from './embedding-model.js';
export { ModelLoadError, type ModelLoadErrorCode, type ModelLoadErrorDetails } from './model-load-error.js';
export { createNliClassifier, type NliClassifierOptions } from './nli-classifier.js';
export { type NliLabels, readNliLabels } from './nli-labels.js';
export { loadNliModel, type NliModel, type NliModelFiles, type NliScores } from './nli-model.js';
export type {
  OnnxOutput,
  OnnxRuntime,
  OnnxSession,
  PairEncoding,
  PairTokenizer,
  TokenizerLibrary,
} from './onnx-runtime.js';
export type { OnnxLibraries, OnnxModelFiles } from './open-model.js';
