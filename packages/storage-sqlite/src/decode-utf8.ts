import { isUtf8 } from 'node:buffer';
import { refuseDamaged } from './sealed-row.js';

/** Exact UTF-8 of a text; what begins with U+FEFF keeps it. */
export function decodeUtf8(bytes: Uint8Array): string {
  if (!isUtf8(bytes)) refuseDamaged('text', 'malformed');
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
}
