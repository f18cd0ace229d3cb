import {
  canonicalizeText,
  createCanonicalizer,
  createRawMap,
  createTextIndex,
  decodeText,
  encodeUtf8,
  findHiddenCharacters,
  readCanonicalText,
  segmentSentences,
} from '@loccit/text';
import { bytesOf, type Check, type LoadVectors, refusalOf } from './check.js';
import { encodingChecks } from './encoding-checks.js';

type Pair = readonly [number, number];

interface TextVectors {
  readonly canonical: {
    canonical: { name: string; text: string; canonical: string }[];
    refused: { name: string; code_units: number[]; code: string }[];
  };
  readonly decode: {
    accepted: { name: string; raw_hex: string; declared_charset?: string; text: string }[];
    refused: { name: string; raw_hex: string; declared_charset?: string; code: string; details: object }[];
  };
  readonly edges: {
    edges: { name: string; repeat: string; times: number; then: string; chunk: number; chars: number }[];
  };
  readonly hidden: { texts: { name: string; text: string; found: unknown }[] };
  readonly positions: {
    places: {
      name: string;
      text: string;
      slice: string;
      char: Pair;
      utf16: Pair;
      utf8: Pair;
      line_column: [Pair, Pair];
    }[];
  };
  readonly rawMap: { maps: { name: string; raw_hex: string; corresponding: Pair[] }[] };
  readonly sentences: { texts: { name: string; text: string; sentences: string[] }[] };
}

const charsetOf = (declared?: string) => (declared === undefined ? {} : { charset: declared });

/** Checks of canonical text, coordinates, hidden characters and sentences. */
export function textChecks(load: LoadVectors): Check[] {
  const file = <K extends keyof TextVectors>(path: string) => load(`text/${path}`) as TextVectors[K];
  return [
    ...encodingChecks(load),
    ...canonicalChecks(file<'canonical'>('canonical.json'), file<'edges'>('chunk-edges.json')),
    ...decodeChecks(file<'decode'>('decode.json')),
    ...positionChecks(file<'positions'>('positions.json'), file<'rawMap'>('raw-map.json')),
    ...file<'hidden'>('hidden-characters.json').texts.map(({ name, text, found }) => ({
      file: 'text/hidden-characters.json',
      name,
      expected: found,
      observe: () => findHiddenCharacters(text),
    })),
    ...file<'sentences'>('sentences.json').texts.map(({ name, text, sentences }) => ({
      file: 'text/sentences.json',
      name,
      expected: sentences,
      observe: () => {
        const index = createTextIndex(text);
        return segmentSentences(text).map(({ charStart, charEnd }) => index.slice(charStart, charEnd));
      },
    })),
  ];
}

function canonicalChecks(vectors: TextVectors['canonical'], { edges }: TextVectors['edges']): Check[] {
  return [
    ...vectors.canonical.map(({ name, text, canonical }) => ({
      file: 'text/canonical.json',
      name,
      expected: canonical,
      observe: () => canonicalizeText(text),
    })),
    ...vectors.refused.map(({ name, code_units, code }) => ({
      file: 'text/canonical.json',
      name,
      expected: { code },
      observe: () => refusalOf(() => canonicalizeText(String.fromCharCode(...code_units))),
    })),
    ...edges.map(({ name, repeat, times, then, chunk, chars }) => ({
      file: 'text/chunk-edges.json',
      name,
      expected: { whole: readCanonicalText(encodeUtf8(repeat.repeat(times) + then)).text, chars },
      observe: () => {
        const raw = encodeUtf8(repeat.repeat(times) + then);
        const canonicalizer = createCanonicalizer();
        let whole = '';
        for (let at = 0; at < raw.length; at += chunk)
          whole += canonicalizer.push(raw.subarray(at, at + chunk));
        whole += canonicalizer.finish();
        return { whole, chars: createTextIndex(whole).chars };
      },
    })),
  ];
}

function decodeChecks(vectors: TextVectors['decode']): Check[] {
  return [
    ...vectors.accepted.map(({ name, raw_hex, declared_charset, text }) => ({
      file: 'text/decode.json',
      name,
      expected: text,
      observe: () => decodeText(bytesOf(raw_hex), charsetOf(declared_charset)).text,
    })),
    ...vectors.refused.map(({ name, raw_hex, declared_charset, code, details }) => ({
      file: 'text/decode.json',
      name,
      expected: { code, ...details },
      observe: () =>
        refusalOf(() => decodeText(bytesOf(raw_hex), charsetOf(declared_charset)), Object.keys(details)),
    })),
  ];
}

function positionChecks({ places }: TextVectors['positions'], { maps }: TextVectors['rawMap']): Check[] {
  return [
    ...places.map(({ name, text, slice, char, utf16, utf8, line_column }) => ({
      file: 'text/positions.json',
      name,
      expected: { slice, utf16, utf8, line_column, back: [char, char] },
      observe: () => {
        const index = createTextIndex(text);
        return {
          slice: index.slice(...char),
          utf16: char.map((at) => index.toUtf16(at)),
          utf8: char.map((at) => index.toUtf8(at)),
          line_column: char.map((at) => {
            const { line, column } = index.toLineColumn(at);
            return [line, column];
          }),
          back: [utf16.map((at) => index.fromUtf16(at)), utf8.map((at) => index.fromUtf8(at))],
        };
      },
    })),
    ...maps.map(({ name, raw_hex, corresponding }) => ({
      file: 'text/raw-map.json',
      name,
      expected: corresponding,
      observe: () => {
        const map = createRawMap(bytesOf(raw_hex));
        return corresponding.map(([byte]) => [byte, map.fromRawByte(byte)]);
      },
    })),
  ];
}
