import { encodeBase64Url } from './base64.js';
import { sha256 } from './sha256-bytes.js';

/** A thumbprint as it stands in documents. */
export const THUMBPRINT = /^[A-Za-z0-9_-]{43}$/;

/**
 * RFC 7638 thumbprint of an Ed25519 key: SHA-256 over its three required members, in URL-safe base64.
 *
 * @see RFC 7638, section 3; RFC 8037, appendix A.3
 */
export function thumbprintOf(key: Uint8Array): string {
  return encodeBase64Url(sha256(`{"crv":"Ed25519","kty":"OKP","x":"${encodeBase64Url(key)}"}`));
}
