export { assertJson } from './assert-json.js';
export {
  canonicalizeJson,
  createJsonCanonicalizer,
  encodeCanonicalJson,
  type JsonCanonicalizer,
  type JsonCanonicalizerOptions,
} from './canonicalize-json.js';
export { canonicalizeParsed } from './canonicalize-parsed.js';
export { JsonError, type JsonErrorCode, type JsonErrorDetails } from './json-error.js';
export type { JsonValue } from './json-value.js';
export {
  DEFAULT_MAX_BYTES,
  DEFAULT_MAX_DEPTH,
  DEFAULT_MAX_VALUES,
  type ParseJsonOptions,
  parseJson,
} from './parse-json.js';
export { describePointer, type PointerStep } from './pointer.js';
