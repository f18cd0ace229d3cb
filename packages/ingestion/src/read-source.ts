import { type CanonicalText, DEFAULT_MAX_TEXT_BYTES, readCanonicalText, TextError } from '@loccit/text';
import { IngestionError, type IngestionErrorCode } from './ingestion-error.js';

/** Which errors of decoding are the source's, under the code they keep. */
const SOURCE_CODES: ReadonlySet<string> = new Set<IngestionErrorCode>([
  'bom-conflict',
  'charset-unsupported',
  'ill-formed-text',
  'nul-character',
  'too-large',
]);

/**
 * The canonical text of a source.
 *
 * @param charset - the declared label, null if none was
 * @throws {@link IngestionError} with the decoder's code, byte offset and limit
 */
export function readSource(
  raw: Uint8Array,
  charset: string | null,
  maxBytes: number = DEFAULT_MAX_TEXT_BYTES,
): CanonicalText {
  try {
    return readCanonicalText(raw, charset === null ? { maxBytes } : { charset, maxBytes });
  } catch (error) {
    if (!(error instanceof TextError) || !isSourceCode(error.code)) throw error;
    const { byteOffset, limit } = error.details;
    throw new IngestionError(
      error.code,
      { ...(byteOffset === undefined ? {} : { byteOffset }), ...(limit === undefined ? {} : { limit }) },
      { cause: error },
    );
  }
}

function isSourceCode(code: string): code is IngestionErrorCode {
  return SOURCE_CODES.has(code);
}
