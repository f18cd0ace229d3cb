import { type CanonicalText, createRawMap, encodeUtf8 } from '@loccit/text';

/** Text in the place of a span, in code points of the canonical text; nothing is taken out where it is empty. */
export interface TextEdit {
  readonly charStart: number;
  readonly charEnd: number;
  readonly text: string;
}

/**
 * The bytes with these edits, every other byte as it was: byte order mark, line ends and what is not in its canonical form
 * stay.
 *
 * @param edits - that do not meet, in any order; of several at one place the first given comes first
 * @param canonical - what was read of these bytes, in UTF-8
 */
export function spliceText(
  bytes: Uint8Array,
  canonical: CanonicalText,
  edits: readonly TextEdit[],
): Uint8Array {
  const map = createRawMap(bytes, { canonical });
  const parts: Uint8Array[] = [];
  let done = 0;
  for (const { charEnd, charStart, text } of [...edits].sort((a, b) => a.charStart - b.charStart)) {
    const { byteEnd, byteStart } =
      charStart === charEnd
        ? { byteStart: map.toRawByte(charStart), byteEnd: map.toRawByte(charStart) }
        : map.toRawSpan(charStart, charEnd);
    parts.push(bytes.subarray(done, Math.max(done, byteStart)), encodeUtf8(text));
    done = Math.max(done, byteEnd);
  }
  parts.push(bytes.subarray(done));
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
