import { canonicalizeParsed, encodeCanonicalJson, type JsonValue } from '@loccit/json';
import { sha256Hex } from '@loccit/lineage';

/**
 * SHA-256 of an answer's RFC 8785 bytes without `proof`, in lower-case hex.
 *
 * @param answer - the parsed artifact, not necessarily valid
 * @throws {@link JsonError} when the value has no canonical form
 * @see RFC 8785
 */
export function digestAnswer(answer: object): string {
  const { proof: _proof, ...bare } = answer as { readonly proof?: unknown };
  return sha256Hex(encodeCanonicalJson(bare));
}

/**
 * {@link digestAnswer} of what `parseJson` gave and nobody has written to since, in half the time.
 *
 * @param answer - the parsed artifact, not necessarily valid
 * @see RFC 8785
 */
export function digestParsedAnswer(answer: { readonly [name: string]: JsonValue }): string {
  const { proof: _proof, ...bare } = answer;
  return sha256Hex(canonicalizeParsed(bare));
}
