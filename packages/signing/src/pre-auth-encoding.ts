import { encodeUtf8 } from '@loccit/text';

/**
 * The bytes that a DSSE signature covers: `DSSEv1 LEN(type) type LEN(payload) payload`.
 *
 * @remarks Lengths are decimal numbers of bytes, of the UTF-8 form of the type and of the payload itself (never of its
 * base64 text). O(bytes).
 * @see {@link https://github.com/secure-systems-lab/dsse/blob/v1.0.2/protocol.md | DSSE v1.0, signature definition}
 */
export function encodePreAuth(payloadType: string, payload: Uint8Array): Uint8Array {
  const type = encodeUtf8(payloadType);
  const head = encodeUtf8(`DSSEv1 ${type.length} ${payloadType} ${payload.length} `);
  const encoded = new Uint8Array(head.length + payload.length);
  encoded.set(head);
  encoded.set(payload, head.length);
  return encoded;
}
