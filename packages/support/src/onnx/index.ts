export { ModelError, type ModelErrorCode, type ModelErrorDetails } from '../model-error.js';
export { type NliLabels, readNliLabels } from './nli-labels.js';
export { loadNliModel, type NliModel, type NliModelFiles, type NliScores } from './nli-model.js';
export { askNli, type NliOptions, type NliQuestion, type NliThresholds } from './nli-rung.js';
export type {
  OnnxOutput,
  OnnxRuntime,
  OnnxSession,
  PairEncoding,
  PairTokenizer,
  TokenizerLibrary,
} from './onnx-runtime.js';
