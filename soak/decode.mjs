import { decodeText } from '../packages/text/dist/index.js';
import { below, mutated, textOf } from './generate.mjs';

const encoder = new TextEncoder();

/** One input through `decodeText` and the platform's strict decoder; gives its bytes. */
export function check(next) {
  const plain =
    next() < 0.1
      ? Uint8Array.from({ length: below(next, 12) }, () => below(next, 256))
      : encoder.encode(withoutNul(next, textOf(next, next() < 0.02 ? 200_000 : 2_000)));
  const bytes = mutated(next, plain);
  // Marks of UTF-16 decide the encoding here and not there.
  if ((bytes[0] ?? 0) >= 0xfe && (bytes[0] ^ (bytes[1] ?? 0)) === 1) return 0;

  let expected;
  try {
    expected = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    expected = undefined;
  }
  let text;
  let code;
  try {
    text = decodeText(bytes, { charset: 'utf-8' }).text;
  } catch (error) {
    code = error.code;
    if (error.name !== 'TextError') throw error;
  }
  // U+0000 is refused here, and only where the bytes are well-formed.
  if (expected?.includes('\0')) {
    if (code !== 'nul-character') throw new Error(`U+0000 is ${code ?? 'read'}`);
    return bytes.length;
  }
  if (text !== expected) throw new Error(`decodes otherwise: ${code ?? 'read'}, ${bytes.length} bytes`);
  return bytes.length;
}

/** Most texts without U+0000, since what follows one is not looked at. */
function withoutNul(next, text) {
  return next() < 0.05 ? text : text.replaceAll('\0', '.');
}
