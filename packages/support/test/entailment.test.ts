import { readdirSync, readFileSync } from 'node:fs';
import { sharedData } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { findQuantities, judgeSupport } from '../src/index.js';

const folder = sharedData('entailment');
const ATTRIBUTION = /^(?:AttributionBench|WiCE|QAGS)/;

interface Pair {
  claim: string;
  evidence: string;
  label: string;
}

describe('judgeSupport on data of others', () => {
  it.skipIf(folder === undefined)(
    '[C6] [C12] keeps its precision (skipped where the data set is missing)',
    () => {
      const pooled = {
        supported: 0,
        right: 0,
        contradicted: 0,
        notSupported: 0,
        withFigures: 0,
        falseAlarms: 0,
      };
      for (const file of readdirSync(folder ?? '').sort()) {
        const counts = { supported: 0, right: 0, contradicted: 0, notSupported: 0, refuted: 0, undecided: 0 };
        const pairs = readFileSync(`${folder}/${file}`, 'utf8').trim().split('\n');
        for (const line of pairs) {
          const { claim, evidence, label } = JSON.parse(line) as Pair;
          const { verdict } = judgeSupport({ claim, evidence: { text: evidence } });
          if (verdict === 'supported') counts.supported += 1;
          else if (verdict === 'contradicted') counts.contradicted += 1;
          else counts.undecided += 1;
          if (verdict === 'supported' && label === 'supported') counts.right += 1;
          if (verdict === 'contradicted' && label !== 'supported') counts.notSupported += 1;
          if (verdict === 'contradicted' && label === 'contradicted') counts.refuted += 1;
          if (label === 'supported' && findQuantities(claim).some(({ kind }) => kind !== 'identifier')) {
            pooled.withFigures += 1;
            if (verdict === 'contradicted') pooled.falseAlarms += 1;
          }
        }
        if (ATTRIBUTION.test(file)) {
          pooled.supported += counts.supported;
          pooled.right += counts.right;
        }
        pooled.contradicted += counts.contradicted;
        pooled.notSupported += counts.notSupported;
        console.log(
          `${file}: ${pairs.length} pairs, supported ${counts.right}/${counts.supported}, contradicted not supported ` +
            `${counts.notSupported}/${counts.contradicted} (refuted ${counts.refuted}), undecided ${counts.undecided}`,
        );
      }
      expect(pooled.supported).toBeGreaterThan(0);
      expect(pooled.right / pooled.supported).toBeGreaterThanOrEqual(0.98);
      expect(pooled.notSupported / Math.max(1, pooled.contradicted)).toBeGreaterThanOrEqual(0.92);
      expect(pooled.falseAlarms / pooled.withFigures).toBeLessThanOrEqual(0.005);
    },
  );
});
