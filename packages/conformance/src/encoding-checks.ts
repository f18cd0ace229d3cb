import { canonicalizeText, createRawMap, createTextIndex, decodeText, readCanonicalText } from '@loccit/text';
import { bytesOf, type Check, type LoadVectors, refusalOf } from './check.js';

interface EncodingVectors {
  readonly labels: readonly { charset: string; labels: string[] }[];
  readonly refused_labels: readonly string[];
  readonly marks: readonly {
    name: string;
    raw_hex: string;
    declared_charset?: string;
    charset: string;
    text: string;
  }[];
  readonly accepted: readonly { name: string; raw_hex: string; charset: string; text: string }[];
  readonly refused: readonly {
    name: string;
    raw_hex: string;
    charset: string;
    code: string;
    details: object;
  }[];
}

const file = 'text/encodings.json';

/** Checks of encodings other than UTF-8: labels, texts, faults, and the way back to the bytes. */
export function encodingChecks(load: LoadVectors): Check[] {
  const { labels, refused_labels, marks, accepted, refused } = load(file) as EncodingVectors;
  return [
    ...labels.map(({ charset, labels: names }) => ({
      file,
      name: `labels of ${charset}`,
      expected: names.map(() => charset),
      observe: () => names.map((label) => decodeText(new Uint8Array(), { charset: label }).charset),
    })),
    ...refused_labels.map((label) => ({
      file,
      name: `label ${label}`,
      expected: { code: 'charset-unsupported' },
      observe: () => refusalOf(() => decodeText(new Uint8Array([0x61]), { charset: label })),
    })),
    ...marks.map(({ name, raw_hex, declared_charset, charset, text }) => ({
      file,
      name,
      expected: { charset, text: canonicalizeText(text) },
      observe: () => {
        const read = readCanonicalText(
          bytesOf(raw_hex),
          declared_charset === undefined ? {} : { charset: declared_charset },
        );
        return { charset: read.charset, text: read.text };
      },
    })),
    ...accepted.map(({ name, raw_hex, charset, text }) => ({
      file,
      name: `${charset} ${name}`,
      expected: { text, back: true },
      observe: () => {
        const raw = bytesOf(raw_hex);
        return { text: decodeText(raw, { charset }).text, back: roundTrips(raw, charset) };
      },
    })),
    ...refused.map(({ name, raw_hex, charset, code, details }) => ({
      file,
      name: `${charset} ${name}`,
      expected: { code, ...details },
      observe: () => refusalOf(() => decodeText(bytesOf(raw_hex), { charset }), Object.keys(details)),
    })),
  ];
}

/** Whether every code point that has a byte of its own is found again from that byte. */
function roundTrips(raw: Uint8Array, charset: string): boolean {
  const map = createRawMap(raw, { charset });
  const { chars } = createTextIndex(readCanonicalText(raw, { charset }));
  for (let char = 0; char <= chars; char++) {
    const byte = map.toRawByte(char);
    if (map.fromRawByte(byte) > char) return false;
  }
  return true;
}
