import { canonicalizeJson, parseJson } from '@loccit/json';
import { sha256Hex } from '@loccit/lineage';
import { bytesOf, type Check, type LoadVectors, refusalOf } from './check.js';

interface Document {
  readonly name: string;
  readonly text?: string;
  readonly hex?: string;
  /** UTF-16 code units, four hex digits each. */
  readonly units?: string;
}

interface ParseVectors {
  readonly accept: readonly (Document & { readonly canonical: string })[];
  readonly refuse: readonly (Document & {
    readonly code: string;
    readonly pointer: string;
    readonly line: number;
    readonly column: number;
  })[];
}

interface CanonicalVectors {
  readonly values: readonly { name: string; json: string; canonical?: string; sha256: string }[];
  readonly numbers: readonly { bits: string; text: string }[];
  readonly refused_numbers: readonly { bits: string; code: string }[];
}

/** Checks of strict reading and canonical writing. */
export function jsonChecks(load: LoadVectors): Check[] {
  const { accept, refuse } = load('json/parse.json') as ParseVectors;
  return [
    ...canonicalChecks(load('json/canonical.json') as CanonicalVectors),
    ...accept.map((vector) => ({
      file: 'json/parse.json',
      name: vector.name,
      expected: vector.canonical,
      observe: () => canonicalizeJson(parseJson(inputOf(vector))),
    })),
    ...refuse.map(({ code, pointer, line, column, ...vector }) => ({
      file: 'json/parse.json',
      name: vector.name,
      expected: { code, pointer, line, column },
      observe: () => refusalOf(() => parseJson(inputOf(vector)), ['pointer', 'line', 'column']),
    })),
  ];
}

function inputOf({ text, hex, units }: Document): Uint8Array | string {
  if (hex !== undefined) return bytesOf(hex);
  if (units === undefined) return text ?? '';
  return units.replace(/..../g, (unit) => String.fromCharCode(Number.parseInt(unit, 16)));
}

function canonicalChecks({ values, numbers, refused_numbers }: CanonicalVectors): Check[] {
  const file = 'json/canonical.json';
  return [
    ...values.map(({ name, json, canonical, sha256 }) => ({
      file,
      name,
      expected: canonical === undefined ? { sha256 } : { sha256, canonical },
      observe: () => {
        const written = canonicalizeJson(parseJson(json));
        return { sha256: sha256Hex(written), ...(canonical === undefined ? {} : { canonical: written }) };
      },
    })),
    ...numbers.map(({ bits, text }) => ({
      file,
      name: bits,
      expected: text,
      observe: () => canonicalizeJson(doubleOf(bits)),
    })),
    ...refused_numbers.map(({ bits, code }) => ({
      file,
      name: bits,
      expected: { code },
      observe: () => refusalOf(() => canonicalizeJson(doubleOf(bits))),
    })),
  ];
}

/** The double that 16 hex digits of big-endian bits spell. */
function doubleOf(bits: string): number {
  return new DataView(bytesOf(bits).buffer).getFloat64(0);
}
