export { type CanonicalText, readCanonicalText } from './canonical-text.js';
export { canonicalizeText } from './canonicalize.js';
export { type Canonicalizer, createCanonicalizer } from './canonicalizer.js';
export { DEFAULT_MAX_TEXT_BYTES, type DecodedText, type DecodeOptions, decodeText } from './decode.js';
export {
  type CoveringSpan,
  type Indivisible,
  type PositionUnit,
  TextError,
  type TextErrorCode,
  type TextErrorDetails,
} from './errors.js';
export { splitsGrapheme } from './graphemes.js';
export { findHiddenCharacters, type HiddenCharacters, type HiddenKind } from './hidden-characters.js';
export type { LinePosition } from './line-index.js';
export { createRawMap, type RawMap, type RawMapOptions, type RawSpan } from './raw-map.js';
export { isCjk } from './scripts.js';
export { segmentSentences } from './sentences.js';
export { COORDINATE_SPACE, type Span } from './span.js';
export { createTextIndex, type TextIndex } from './text-index.js';
export { findUnassigned, UNICODE_VERSION } from './unicode-version.js';
export { countCodePoints, encodeUtf8 } from './utf8.js';
