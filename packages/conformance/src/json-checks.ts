import { canonicalizeJson, parseJson } from '@loccit/json';
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

/** Checks of strict reading and canonical writing. */
export function jsonChecks(load: LoadVectors): Check[] {
  const { accept, refuse } = load('json/parse.json') as ParseVectors;
  return [
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
