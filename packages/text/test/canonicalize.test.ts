import { readFileSync } from 'node:fs';
import { loadVectors, seeded, sharedData } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalizeText, type TextErrorDetails } from '../src/index.js';
import { anyText, awkwardText } from './arbitraries.js';
import { caught } from './caught.js';

interface Vectors {
  canonical: { name: string; text: string; canonical: string }[];
  refused: { name: string; code_units: number[]; code: string; details: TextErrorDetails }[];
}

const vectors = loadVectors<Vectors>('text/canonical.json');
const official = sharedData('vectors/unicode/NormalizationTest-15.0.0.txt');
const naive = (text: string) => text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').normalize('NFC');

describe('canonicalizeText', () => {
  it.each(vectors.canonical)('$name', ({ text, canonical }) => {
    expect(canonicalizeText(text)).toBe(canonical);
  });

  it.each(vectors.refused)('refuses $name', ({ code_units, code, details }) => {
    const error = caught(() => canonicalizeText(String.fromCharCode(...code_units)));
    expect(error.code).toBe(code);
    expect(error.details).toEqual(details);
  });

  it('refuses one text of a batch and reads the others', () => {
    const batch = ['{"note":"fired"}', '{"note":"bad \\udc00 unit"}', '{"note":"cooled"}'].map(
      (json) => (JSON.parse(json) as { note: string }).note,
    );
    const outcomes = batch.map((text) => {
      try {
        return canonicalizeText(text);
      } catch (error) {
        return (error as { code: string }).code;
      }
    });
    expect(outcomes).toEqual(['fired', 'lone-surrogate', 'cooled']);
  });

  it('is idempotent and equals replacing line ends, then NFC', () => {
    seeded(
      fc.property(fc.oneof(awkwardText(), anyText()), (text) => {
        const canonical = canonicalizeText(text);
        expect(canonical).toBe(naive(text));
        expect(canonicalizeText(canonical)).toBe(canonical);
      }),
      { runs: 1000 },
    );
  });

  it.skipIf(official === undefined)(
    `gives the official NFC of every column${official === undefined ? ' (skipped: NormalizationTest-15.0.0.txt is not beside the checkout or not asked for)' : ''}`,
    () => {
      let rows = 0;
      const differing: string[] = [];
      for (const line of readFileSync(official ?? '', 'utf8').split('\n')) {
        if (line === '' || line.startsWith('#') || line.startsWith('@')) continue;
        const columns = line
          .split(';', 5)
          .map((column) =>
            String.fromCodePoint(...column.split(' ').map((code) => Number.parseInt(code, 16))),
          );
        const [source, nfc, nfd, nfkc, nfkd] = columns as [string, string, string, string, string];
        // No column holds CR; one that did would be compared after its line ends are unified.
        const composed = nfc.replace(/\r\n?/g, '\n');
        const compatible = nfkc.replace(/\r\n?/g, '\n');
        if (
          [source, nfc, nfd].some((text) => canonicalizeText(text) !== composed) ||
          [nfkc, nfkd].some((text) => canonicalizeText(text) !== compatible)
        )
          differing.push(line);
        rows++;
      }
      expect(differing).toEqual([]);
      expect(rows).toBe(19_074);
    },
  );
});
