import { checkSchema } from '@loccit/contract';
import { encodeCanonicalJson } from '@loccit/json';
import { sha256Hex } from '@loccit/lineage';
import type { ModelOpinion } from '@loccit/support';
import { describe, expect, it } from 'vitest';
import { checkMarkdown, collectQuestions, type OpinionLookup } from '../../src/index.js';
import { AT } from '../corpus.js';
import { sourcesOf } from '../held-sources.js';

const sources = sourcesOf({
  'ponds.md': '# Ponds\n\nThe lower pond was dug in 1911. Carp were set into it the year after.\n',
});
const reader = { tenantId: 'default', groups: [], principal: 'reader' };
const bytes = new TextEncoder().encode(
  'They dug the lower pond in 1911 [1]. Herons eat the carp [1].\n\n## Sources\n\n[1] ponds.md\n',
);
const check = (opinions?: OpinionLookup) =>
  checkMarkdown({
    bytes,
    evidence: { sources, reader, at: AT },
    ...(opinions === undefined ? {} : { opinions }),
  });

const judge = (verdict: ModelOpinion['verdict'], over: Partial<ModelOpinion> = {}): ModelOpinion => ({
  rung: 'judge',
  source: { name: 'made-up-judge', version: '3', promptSha256: 'a'.repeat(64) },
  verdict,
  findings: [],
  scores: { grade: verdict === 'supported' ? 'A' : 'C' },
  rationale: 'Because it says so.',
  ...over,
});

describe('collectQuestions', () => {
  it('gives each pair of a claim and its passages once, with a key of its content', () => {
    const questions = collectQuestions((opinions) => check(opinions));
    expect(questions.map(({ claim, citation, claimId }) => [claimId, citation, claim])).toEqual([
      ['C1', 'C1.1', 'They dug the lower pond in 1911.'],
      ['C2', 'C2.1', 'Herons eat the carp.'],
    ]);
    for (const { claim, key, lang, parts } of questions) {
      expect(key).toBe(
        sha256Hex(encodeCanonicalJson({ claim, lang, parts: parts.map((part) => ({ ...part })) })),
      );
    }
  });

  it('asks the same whatever is answered', () => {
    const first = collectQuestions((opinions) => check(opinions)).map(({ key }) => key);
    const asked: string[] = [];
    check(({ key }) => {
      asked.push(key);
      return [judge('unsupported')];
    });
    expect(asked).toEqual(first);
  });
});

describe('OpinionLookup', () => {
  it('lets a judge decide what the rules leave open, and names its model', () => {
    const report = check(({ claimId }) => (claimId === 'C1' ? [judge('supported')] : []));
    expect(checkSchema('report', report)).toEqual([]);
    expect(report.claims.map(({ decided_by, verdict }) => [verdict, decided_by])).toEqual([
      ['supported', 'judge'],
      ['undecided', 'none'],
    ]);
    expect(report.models).toEqual([
      { rung: 'judge', name: 'made-up-judge', version: '3', prompt_sha256: 'a'.repeat(64) },
    ]);
    expect(report.citations[0]?.opinions).toEqual([
      {
        rung: 'judge',
        name: 'made-up-judge',
        verdict: 'supported',
        rationale: 'Because it says so.',
        grade: 'A',
      },
    ]);
    expect(report.citations[1]?.opinions).toBeUndefined();
  });

  it('fails a claim that a judge refuses, with a finding of that weight', () => {
    const report = check(() => [judge('unsupported')]);
    expect(report.layers.support.outcome).toBe('fail');
    expect(report.findings.filter(({ outcome }) => outcome === 'fail').map(({ rule }) => rule)).toEqual([
      'support/unsupported',
      'support/unsupported',
    ]);
  });

  it('asks a person where the judge cannot tell', () => {
    const report = check(({ claimId }) => (claimId === 'C1' ? [judge('undecided')] : []));
    expect(report.claims[0]?.needs_human).toBe(true);
    expect(report.review?.[0]).toMatchObject({ claim_id: 'C1', citation: 'C1.1', score: 61 });
    expect(report.review?.[0]?.reasons).toEqual(['person-asked', 'undecided']);
  });
});
