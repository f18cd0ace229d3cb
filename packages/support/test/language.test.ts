import { loadVectors } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { judgeSupport, type SupportVerdict } from '../src/index.js';

interface Row {
  id: string;
  claim: string;
  text: string;
  verdict: SupportVerdict;
  checks: string[];
}
const { rows } = loadVectors<{ rows: Row[] }>('support/language.json');

const CHECK =
  /^(?:negation-(?:alone|elided|inserted|dropped)|antonym(?:-alone)?|modality(?:-alone)?|certainty-added|hedge-dropped|quantifier(?:-alone)?)$/;

describe('language rung', () => {
  it.each(rows)(
    '[D1] [D4] compares the words of claim and evidence: $id',
    ({ claim, text, verdict, checks }) => {
      const result = judgeSupport({ claim, evidence: { text } });
      const found = result.findings.map(({ check }) => check).filter((check) => CHECK.test(check ?? ''));
      expect([result.verdict, found]).toEqual([verdict, checks]);
    },
  );
});
