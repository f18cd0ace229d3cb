import { RULES } from '@loccit/contract';
import { describe, expect, it } from 'vitest';
import { weightyRules } from './checked-corpus.js';
import { RULE_VECTORS } from './rule-vectors.js';
import { readTamperMatrix } from './tamper.js';
import { CUT_DRAFTS } from './vectors/rules-cut.js';
import { RUNG_DRAFTS } from './vectors/rules-rungs.js';

describe('checkAnswer, rule by rule', () => {
  it.each(RULE_VECTORS.map((vector) => [vector.title, vector] as const))('%s', (_title, vector) => {
    const report = vector.run();
    expect(weightyRules(report)).toEqual(vector.rules);
    expect(report.verdict).not.toBe('pass');
  });

  it('meets every built rule that can weigh', () => {
    const met = new Set([
      ...RULE_VECTORS.flatMap((vector) => vector.rules),
      ...readTamperMatrix().flatMap((row) => row.withAudit),
      ...Object.values({ ...RUNG_DRAFTS, ...CUT_DRAFTS })
        .flat()
        .flatMap(({ fail = '', unverifiable = '' }) => `${fail} ${unverifiable}`.split(' ')),
    ]);
    const weighing = RULES.filter((rule) => rule.status === 'built' && rule.outcome !== 'notice');
    expect(weighing.map((rule) => rule.id).filter((id) => !met.has(id))).toEqual([]);
  });
});
