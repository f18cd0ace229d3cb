import {
  compareFindings,
  describeFinding,
  describeRemedy,
  describeRule,
  type Finding,
  findRule,
  isInScope,
  LAYERS,
  MISSING_INPUTS,
  RULES,
  type RuleName,
} from '@loccit/contract';
import { loadVectors, seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('RULES', () => {
  it('is the table that was published: ids, severities, forms, needs and groups', () => {
    expect(RULES).toEqual(loadVectors('contract/rules.json'));
  });

  it('has each id once, with its layer in front, in the order of the layers', () => {
    expect(new Set(RULES.map((rule) => rule.id)).size).toBe(RULES.length);
    for (const rule of RULES) expect(rule.id.startsWith(`${rule.layer}/`)).toBe(true);
    const order = RULES.map((rule) => LAYERS.indexOf(rule.layer));
    expect(order).toEqual([...order].sort());
  });

  it('fails for errors only, gives notice for the rest, and counts what cannot be decided as a warning', () => {
    for (const { severity, outcome, id } of RULES) {
      const expected =
        severity === 'error' ? ['fail'] : severity === 'note' ? ['notice'] : ['notice', 'unverifiable'];
      expect(expected, id).toContain(outcome);
    }
  });

  it('[C2] takes out with a group exactly the rules that the specification names', () => {
    const names = (group: 'audit' | 'reader') =>
      RULES.filter((rule) => !isInScope(rule, [group])).map((rule) => rule.id.split('/')[1]);
    expect(names('audit')).toEqual([
      'answer-digest',
      'audit-missing',
      'audit-mismatch',
      'not-selected',
      'entry-not-in-generation',
      'wrong-generation',
      'superseded',
      'tombstoned',
      'wrong-tenant',
      'access-denied',
      'not-in-effect',
    ]);
    expect(names('reader')).toEqual(['not-available-now']);
    expect(RULES.every((rule) => isInScope(rule, ['support']) === (rule.layer !== 'support'))).toBe(true);
  });

  it('has a demand, a message and a remedy for every rule in both languages', () => {
    for (const { id } of RULES) {
      for (const lang of ['en', 'zh'] as const) {
        const texts = [describeRule(id, lang), describeFinding(id, 'fail', lang), describeRemedy(id, lang)];
        expect(new Set(texts).size, id).toBe(3);
        for (const text of texts)
          expect(text).toMatch(lang === 'zh' ? /[\u4e00-\u9fff].*[。！]?$/ : /^[A-Z`a-z].*\.$/);
      }
    }
  });
});

describe('describeFinding', () => {
  it('says what is missing and what was asked when a rule could not be decided', () => {
    expect(describeFinding('provenance/raw-hash', 'unverifiable', 'en', ['raw', 'record'])).toBe(
      'Could not be checked, because the raw bytes are not at hand and the record is not at hand. Required: The raw bytes hash to raw_sha256.',
    );
    for (const name of MISSING_INPUTS) {
      expect(describeFinding('support/undecided', 'unverifiable', 'zh', [name])).toContain('无法核验');
    }
  });
});

describe('findRule', () => {
  it('finds a rule by its id, and by its name where one layer has it', () => {
    for (const rule of RULES) expect(findRule(rule.id)).toBe(rule);
    expect(findRule('span-hash')?.id).toBe('provenance/span-hash');
    expect(findRule('hidden-character')).toBeUndefined();
    expect(['', '/', 'constructor', 'support/', 'support/span-hash'].map((id) => findRule(id))).toEqual(
      Array(5).fill(undefined),
    );
  });
});

describe('compareFindings', () => {
  const finding = (rule: RuleName, pointer: string, members: Partial<Finding> = {}): Finding => {
    const { layer, severity } = findRule(rule);
    return { rule, layer, severity, pointer, outcome: 'fail', message: 'x', ...members };
  };
  const sorted = [
    finding('structure/status-shape', ''),
    finding('structure/span-order', '/claims/2'),
    finding('structure/span-order', '/claims/10'),
    finding('provenance/chunk-id', '/claims/0', { citation: 'C1.1', outcome: 'unverifiable' }),
    finding('provenance/chunk-id', '/claims/0', { citation: 'C1.2' }),
    finding('provenance/chunk-id', '/claims/0', { citation: 'C1.2', outcome: 'unverifiable', message: 'w' }),
    finding('provenance/chunk-id', '/claims/0', { claim_id: 'c1', outcome: 'unverifiable' }),
    finding('provenance/chunk-id', '/claims/0', { claim_id: 'c2', message: 'w' }),
    finding('provenance/span-hash', '/claims/0'),
    finding('support/unsupported', ''),
  ];

  it('orders by layer, pointer with indexes as numbers, rule, citation or claim, and outcome, whatever the order they came in', () => {
    seeded(
      fc.property(fc.shuffledSubarray(sorted, { minLength: sorted.length }), (shuffled) => {
        expect([...shuffled].sort(compareFindings)).toEqual(sorted);
      }),
    );
  });
});
