import { readFileSync } from 'node:fs';
import { loadVectors, sharedData } from '@loccit/testing';
import { canonicalizeText } from '@loccit/text';
import { describe, expect, it } from 'vitest';
import { listStructureReferences } from '../src/index.js';

interface ReferenceVector {
  readonly title: string;
  readonly text: string;
  readonly references: readonly (readonly [string, string, string, boolean])[];
}

const reportsPath = sharedData('reports/handout.jsonl');

describe('listStructureReferences', () => {
  for (const vector of loadVectors<ReferenceVector[]>('markdown/structure-references.json')) {
    it(`[B5] ${vector.title}`, () => {
      const points = [...vector.text];
      const found = listStructureReferences(vector.text);
      expect(
        found.map((one) => [
          points.slice(one.charStart, one.charEnd).join(''),
          one.kind,
          one.label,
          one.found,
        ]),
      ).toEqual(vector.references);
    });
  }

  it.skipIf(reportsPath === undefined)(
    `[B5] seldom says of a report that something is missing${reportsPath === undefined ? ' (skipped: the data set is missing or not asked for)' : ''}`,
    () => {
      const reports = readFileSync(reportsPath ?? '', 'utf8')
        .trim()
        .split('\n');
      const found = reports.flatMap((line) =>
        listStructureReferences(canonicalizeText((JSON.parse(line) as { markdown: string }).markdown)),
      );
      const missing = found.filter((one) => !one.found).length;
      console.log(`reports: ${found.length} parts named, ${missing} said to be missing`);
      expect(missing).toBeLessThan(0.15 * found.length);
    },
    120_000,
  );
});
