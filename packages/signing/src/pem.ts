import { decodeBase64, encodeBase64 } from './base64.js';

/** A text in PEM: what it says it is, and its bytes. */
export interface Pem {
  readonly label: string;
  readonly bytes: Uint8Array;
}

const FORM =
  /^-----BEGIN ([A-Z][A-Z0-9 ]{0,40})-----\r?\n((?:[A-Za-z0-9+/=]{1,76}\r?\n)+)-----END ([A-Z0-9 ]+)-----(?:\r?\n)*$/;

/** Longest text that is looked at; keys of this package take a few hundred characters. */
const MAX_LENGTH = 8192;

/** Whether a text means to be PEM. */
export function isPem(text: string): boolean {
  return text.startsWith('-----BEGIN ');
}

/**
 * Reads one PEM block, or `undefined` where the text is anything else or anything more.
 *
 * @see RFC 7468, section 3
 */
export function decodePem(text: string): Pem | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const [, label, body, end] = FORM.exec(text) ?? [];
  if (label === undefined || body === undefined || label !== end) return undefined;
  const bytes = decodeBase64(body.replaceAll(/\r?\n/g, ''));
  return bytes && { label, bytes };
}

/** Writes one PEM block, in lines of 64 characters. */
export function encodePem({ label, bytes }: Pem): string {
  const lines = encodeBase64(bytes).match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`;
}
