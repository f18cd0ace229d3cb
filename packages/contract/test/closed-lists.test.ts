import { readFileSync } from 'node:fs';
import {
  CLAIM_KINDS,
  hasMessage,
  LAYERS,
  MISSING_INPUTS,
  OUTCOMES,
  type Outcome,
  REASON_CODES,
  REASONS_BY_STATUS,
  SEVERITIES,
  STATUSES,
  SUPPORT_VERDICTS,
  worseOutcome,
} from '@loccit/contract';
import { projectRoot, seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

interface SchemaFile {
  readonly $defs: Readonly<Record<string, { readonly enum?: readonly string[] }>>;
}
const schema = (name: string) =>
  JSON.parse(readFileSync(`${projectRoot}schemas/${name}.schema.json`, 'utf8')) as SchemaFile;
const sorted = (list: readonly string[] | undefined) => [...(list ?? [])].sort();

describe('closed lists', () => {
  it('hold exactly what the schemas allow', () => {
    const { layer, outcome, claim_kind, support_verdict } = schema('primitives').$defs;
    expect(LAYERS).toEqual(layer?.enum);
    expect(sorted(OUTCOMES)).toEqual(sorted(outcome?.enum));
    expect(CLAIM_KINDS).toEqual(claim_kind?.enum);
    expect(SUPPORT_VERDICTS).toEqual(support_verdict?.enum);
    expect(STATUSES).toEqual(schema('answer').$defs.status?.enum);
    expect(sorted(REASON_CODES)).toEqual(sorted(schema('answer').$defs.reason_code?.enum));
    expect(sorted(MISSING_INPUTS)).toEqual(sorted(schema('report').$defs.missing?.enum));
  });

  it('[C9] give every status but the complete ones its own reasons', () => {
    expect(sorted(Object.keys(REASONS_BY_STATUS))).toEqual(
      sorted(STATUSES.filter((status) => status !== 'answered' && status !== 'conflict')),
    );
    expect(new Set(REASON_CODES).size).toBe(REASON_CODES.length);
  });

  it('[C9] have no reason that could hint at what a reader may not see', () => {
    for (const code of REASON_CODES) {
      if (code === 'request-not-permitted') continue;
      expect(code).not.toMatch(/access|denied|forbidden|private|expired|deleted|revoked|hidden|group|tenant/);
    }
  });

  it('have a message for every member', () => {
    const keys = [
      ...STATUSES.filter((status) => status !== 'answered').map((status) => `status.${status}`),
      ...CLAIM_KINDS.filter((kind) => kind !== 'fact').map((kind) => `kind.${kind}`),
      ...REASON_CODES.map((code) => `reason.${code}`),
      ...LAYERS.map((layer) => `layer.${layer}`),
      ...OUTCOMES.map((outcome) => `outcome.${outcome}`),
      ...SUPPORT_VERDICTS.map((verdict) => `verdict.${verdict}`),
      ...SEVERITIES.map((severity) => `severity.${severity}`),
      ...MISSING_INPUTS.map((name) => `missing.${name}`),
    ];
    expect(keys.filter((key) => !hasMessage(key))).toEqual([]);
    expect(hasMessage('status.answered') || hasMessage('kind.fact')).toBe(false);
  });
});

describe('worseOutcome', () => {
  it('orders fail, skipped, unverifiable, pass and leaves inapplicable out', () => {
    expect(worseOutcome('skipped', 'fail')).toBe('fail');
    expect(worseOutcome('unverifiable', 'skipped')).toBe('skipped');
    expect(worseOutcome('pass', 'unverifiable')).toBe('unverifiable');
    expect(worseOutcome('inapplicable', 'pass')).toBe('pass');
  });

  it('gives one verdict whatever the order of the parts', () => {
    const outcome = fc.constantFrom<Outcome>(...OUTCOMES);
    seeded(
      fc.property(fc.array(outcome, { minLength: 1 }), (outcomes) => {
        const worst = (list: readonly Outcome[]) => list.reduce(worseOutcome, 'inapplicable');
        expect(worst(outcomes)).toBe(worst([...outcomes].reverse()));
      }),
    );
  });
});
