import { createHash } from 'node:crypto';

/**
 * Canonical text the plain way, with a raw byte and a UTF-16 unit for every code point of what was written.
 *
 * @remarks Every step as one would write it first: decode, replace, normalise, encode, hash twice, walk.
 */
export function readNaively(raw) {
  const written = new TextDecoder('utf-8', { fatal: true }).decode(raw);
  const text = written.replaceAll('\r\n', '\n').replaceAll('\r', '\n').normalize('NFC');
  const bytes = new TextEncoder().encode(text);
  const digests = [raw, bytes].map((each) => createHash('sha256').update(each).digest('hex'));
  return { text, digests, rawBytes: boundaries(written, utf8Length), utf16: boundaries(text, utf16Length) };
}

/** Where each character begins, and the end, in units of `lengthOf`. */
function boundaries(text, lengthOf) {
  const starts = new Int32Array(text.length + 1);
  let count = 0;
  let at = 0;
  for (const character of text) {
    starts[count++] = at;
    at += lengthOf(character.codePointAt(0));
  }
  starts[count++] = at;
  return starts.subarray(0, count);
}

const utf16Length = (codePoint) => (codePoint > 0xffff ? 2 : 1);
const utf8Length = (codePoint) =>
  codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
