import { recognizeResponse } from '@loccit/interop';
import { parseJson } from '@loccit/json';

/**
 * Whether a JSON file is what a provider returned.
 *
 * @remarks What names the schema of an answer is an answer, and is not read for this. What is no strict JSON is left to the
 * check, which says where it is not.
 */
export function isResponse(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (text.includes('"urn:loccit:')) return false;
  try {
    return recognizeResponse(parseJson(bytes)) !== undefined;
  } catch {
    return false;
  }
}
