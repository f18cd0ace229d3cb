import { canonicalizeJson, type JsonValue } from '@loccit/json';
import { encodeUtf8 } from '@loccit/text';
import { base64Length, decodeBase64, encodeBase64 } from './base64.js';
import { closedObject, listOf, readJson, textOf } from './closed-form.js';
import { SigningError } from './signing-error.js';

/** Payloads of more bytes than this (1 MiB) are refused unless a caller allows more. */
export const DEFAULT_MAX_PAYLOAD_BYTES = 1024 * 1024;
/** Envelopes with more signatures than this are refused. */
export const MAX_SIGNATURES = 64;

/** What an envelope takes beside its payload: the type, and its signatures written at leisure. */
const FRAME_BYTES = 64 * 1024;

/** One signature of an envelope, not verified. */
export interface EnvelopeSignature {
  /** What the envelope says of the key; null where it says nothing. */
  readonly keyid: string | null;
  /** The signature, of whatever length. */
  readonly sig: Uint8Array;
}

/** A DSSE envelope, taken apart and not verified. */
export interface Envelope {
  readonly payloadType: string;
  /** The payload itself, decoded. */
  readonly payload: Uint8Array;
  readonly signatures: readonly EnvelopeSignature[];
}

/** Limits of {@link parseEnvelope}. */
export interface ParseEnvelopeOptions {
  /** Most bytes of the decoded payload; 1 MiB by default. Looked at before anything is decoded. */
  readonly maxPayloadBytes?: number;
}

/**
 * Reads a DSSE envelope, strictly.
 *
 * @remarks Strict JSON, exactly the members `payload payloadType signatures` and `sig keyid?`, from 1 to 64 signatures,
 * base64 in one alphabet with right padding. Whatever an unsigned member could say is not read: it is refused. Nothing is
 * verified. O(bytes).
 * @throws {@link SigningError} `malformed-json`, `unexpected-form`, `not-base64`, `too-large` or `too-many`.
 * @example
 * ```ts
 * const text = '{"payloadType":"text/plain","payload":"aGk=","signatures":[{"sig":"AA=="}]}';
 * parseEnvelope(text).payload.length; // 2
 * parseEnvelope('{}'); // throws 'unexpected-form'
 * ```
 * @see {@link https://github.com/secure-systems-lab/dsse/blob/v1.0.2/envelope.md | DSSE v1.0, envelope}
 */
export function parseEnvelope(input: Uint8Array | string, options: ParseEnvelopeOptions = {}): Envelope {
  const limit = options.maxPayloadBytes ?? DEFAULT_MAX_PAYLOAD_BYTES;
  if (!Number.isSafeInteger(limit) || limit < 0) {
    throw new RangeError('maxPayloadBytes must be a non-negative integer');
  }
  const value = readJson(input, { maxBytes: base64Length(limit) + FRAME_BYTES, maxDepth: 4 });
  const envelope = closedObject(value, '', ['payload', 'payloadType', 'signatures']);
  const payloadType = textOf(envelope.payloadType, '/payloadType');
  const signatures = listOf(envelope.signatures, '/signatures', MAX_SIGNATURES);
  if (signatures.length === 0) throw new SigningError('unexpected-form', { pointer: '/signatures' });
  return {
    payloadType,
    payload: bytesOf(envelope.payload, '/payload', limit),
    signatures: signatures.map((signature, index) => readSignature(signature, `/signatures/${index}`)),
  };
}

/**
 * Writes an envelope: the RFC 8785 bytes, in standard base64.
 *
 * @remarks The same envelope always has the same bytes, and {@link parseEnvelope} gives it back. O(bytes).
 * @example
 * ```ts
 * const envelope = { payloadType: 'text/plain', payload: new Uint8Array([104, 105]), signatures: [] };
 * new TextDecoder().decode(encodeEnvelope(envelope)); // '{"payload":"aGk=","payloadType":"text/plain","signatures":[]}'
 * ```
 */
export function encodeEnvelope(envelope: Envelope): Uint8Array {
  // Put together by hand: nothing has to be escaped in base64, which is nearly all of it.
  const signatures = envelope.signatures.map(({ keyid, sig }) => {
    const name = keyid === null ? '' : `"keyid":${canonicalizeJson(keyid)},`;
    return `{${name}"sig":"${encodeBase64(sig)}"}`;
  });
  const payload = `"payload":"${encodeBase64(envelope.payload)}"`;
  const type = `"payloadType":${canonicalizeJson(envelope.payloadType)}`;
  return encodeUtf8(`{${payload},${type},"signatures":[${signatures.join(',')}]}`);
}

function readSignature(value: JsonValue, pointer: string): EnvelopeSignature {
  const { keyid, sig } = closedObject(value, pointer, ['sig'], ['keyid']);
  return {
    keyid: keyid === undefined ? null : textOf(keyid, `${pointer}/keyid`),
    sig: bytesOf(sig, `${pointer}/sig`, FRAME_BYTES),
  };
}

function bytesOf(value: JsonValue | undefined, pointer: string, limit: number): Uint8Array {
  if (typeof value !== 'string') throw new SigningError('unexpected-form', { pointer });
  if (value.length > base64Length(limit)) throw new SigningError('too-large', { pointer, limit });
  const bytes = decodeBase64(value);
  if (bytes === undefined) throw new SigningError('not-base64', { pointer });
  if (bytes.length > limit) throw new SigningError('too-large', { pointer, limit });
  return bytes;
}
