import { sha256Hex } from '@loccit/lineage';
import { encodeBase64Url } from './base64.js';

/**
 * RFC 7638 thumbprint of an Ed25519 key: SHA-256 over its three required members, in URL-safe base64.
 *
 * @see RFC 7638, section 3; RFC 8037, appendix A.3
 */
export function thumbprintOf(key: Uint8Array): string {
  const digest = sha256Hex(`{"crv":"Ed25519","kty":"OKP","x":"${encodeBase64Url(key)}"}`);
  return encodeBase64Url(
    Uint8Array.from({ length: 32 }, (_, at) => Number.parseInt(digest.slice(2 * at, 2 * at + 2), 16)),
  );
}
