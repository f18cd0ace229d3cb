import { checkSchema, type Finding, findRule, LAYERS, type RuleGroup } from '@loccit/contract';
import { sha256Hex } from '@loccit/lineage';
import { loadVectors } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../src/index.js';
import { cite } from './artifacts.js';
import { layersOf, withAudit } from './checked-answers.js';
import {
  answered,
  answerWith,
  audit,
  check,
  evidenceOf,
  generation,
  good,
  LOAN,
  loan,
  store,
  weightyRules,
} from './checked-corpus.js';
import { createCorpusStore, WARDEN } from './corpus.js';
import { RULE_VECTORS } from './rule-vectors.js';
import { tamper } from './tamper.js';

interface MalformedVector {
  readonly text: string;
  readonly pointer: string;
  readonly place: string;
  readonly code: string;
}

describe('reports of checkAnswer', () => {
  it('calls an answer without anything to check unverifiable, its rates n/a', () => {
    const report = check(good.insufficient?.answer, { audit: good.insufficient?.audit });
    expect(report.findings).toEqual([]);
    expect(report.verdict).toBe('unverifiable');
    expect(report.counts.claims_supported).toEqual({ n: 0, m: 0 });
    expect(report.overlap.coverage).toEqual({ n: 0, m: 0 });
  });

  it('skips everything when the bytes are no answer', () => {
    for (const bytes of ['{', '[]', 'null', '{"schema":"urn:loccit:answer:1"}']) {
      const report = checkAnswer({ bytes: new Uint8Array(Buffer.from(bytes)), evidence: evidenceOf(store) });
      expect(report.verdict).toBe('fail');
      for (const layer of ['provenance', 'support', 'verifiability'] as const) {
        expect(report.layers[layer].outcome).toBe('skipped');
        expect(report.layers[layer].skipped_by).toMatch(/^structure\/(?:malformed-json|schema-mismatch)$/);
      }
      expect(checkSchema('report', report)).toEqual([]);
    }
  });

  it('says once that the audit is missing, and leaves every citation open', () => {
    const report = check(answered, { without: [] });
    expect(weightyRules(report)).toEqual(['provenance/audit-missing']);
    expect(report.findings).toHaveLength(1);
    expect(layersOf(report, 'C1.1')?.provenance).toEqual({ outcome: 'unverifiable' });
  });

  it('finds the newest audit of an answer in the store', () => {
    const held = createCorpusStore();
    held.putAudit(audit.answer_sha256, audit);
    const report = check(answered, { evidence: evidenceOf(held), without: [] });
    expect(report.verdict).toBe('pass');
    expect(report.scope.audit).toBe(true);
    expect(JSON.stringify(report)).not.toContain(audit.index_generation_id);
  });

  it('does not count the digest of the answer among a claim’s own layers', () => {
    const report = withAudit({ ...answered, question: 'Another question?' });
    expect(weightyRules(report)).toEqual(['provenance/answer-digest']);
    expect(report.layers.provenance.outcome).toBe('fail');
    expect(report.claims.map((claim) => claim.layers.provenance.outcome)).toEqual([
      'pass',
      'pass',
      'inapplicable',
    ]);
  });

  it('leaves out what the caller takes out, and says so', () => {
    const expired = evidenceOf(store, WARDEN, '2027-03-01T00:00:00Z');
    expect(check(answered, { evidence: expired, without: ['audit', 'reader'] }).verdict).toBe('pass');
    const bad = check(answerWith('Books are lent for 12 days.', [loan]), { without: ['support', 'audit'] });
    expect(bad.verdict).toBe('pass');
    expect(bad.scope.without).toEqual(['audit', 'support']);
    expect(bad.layers.support.outcome).toBe('inapplicable');
  });

  it('looks at no audit that is left out, so that it settles nothing', () => {
    const changed = tamper(answered, '/claims/0/citations/0/index_entry_id', 'other');
    const without: RuleGroup[] = ['audit'];
    expect(weightyRules(check(changed, { audit, without }))).toEqual(['provenance/entry-id']);
    expect(check(answered, { audit: 'none', without }).verdict).toBe('pass');
    expect(check(answered, { audit, without }).scope.audit).toBe(true);
  });

  it('skips the other layers of a claim that owes a citation, whatever rule failed first', () => {
    const report = check(tamper(answered, '/claims/0/citations', 'set []'));
    expect(weightyRules(report)).toEqual(['structure/missing-citation', 'structure/unknown-reference']);
    const skipped = { outcome: 'skipped', skipped_by: 'structure/missing-citation' };
    for (const layer of LAYERS.slice(1)) expect(report.claims[0]?.layers[layer]).toEqual(skipped);
  });

  it('[E4] lists each source once, with its title', () => {
    const again = cite(generation, 'loans', 'A loan can be renewed twice.');
    const claims = [
      ...answered.claims.slice(0, 2),
      { claim_id: 'C3', text: 'A loan can be renewed twice.', kind: 'fact', citations: [again] },
    ];
    const report = check({ ...answered, claims });
    expect(report.sources_used.map(({ title, citations }) => [title, citations])).toEqual([
      ['Loan rules', ['C1.1', 'C3.1']],
      ['Keys of the house', ['C2.1']],
    ]);
  });

  it('counts a repaired citation apart, never as valid', () => {
    const free = good.free?.answer;
    const replaced = tamper(free, '/claims/1/repaired_from/0/outcome', 'set "replaced"');
    const { overlap, counts, claims } = check(replaced);
    expect(overlap.rows.map((row) => row.verdict)).toEqual(['valid', 'repaired']);
    expect(overlap.coverage).toEqual({ n: 1, m: 2 });
    expect(counts.repaired).toEqual({ n: 1, m: 2 });
    expect(claims.map((claim) => claim.repaired)).toEqual([undefined, true]);
  });

  it('judges a citation of form anchor that names a source only by its closest passages', () => {
    const {
      document_id,
      source_uri,
      source_version,
      title,
      raw_sha256,
      canonical_revision_id,
      coordinate_space,
    } = loan;
    const citation = {
      document_id,
      source_uri,
      source_version,
      title,
      raw_sha256,
      canonical_revision_id,
      coordinate_space,
    };
    const answer = {
      ...answerWith(LOAN, []),
      claims: [{ claim_id: 'C1', text: LOAN, kind: 'fact', citations: [citation] }],
    };
    const report = check(answer);
    expect(report.verdict).toBe('pass');
    expect(report.citations[0]).toMatchObject({ form: 'source', verdict: 'supported' });
    expect(report.citations[0]?.passages?.length).toBe(3);
  });

  it('[C5] cites a paragraph and not its heading, in code points', () => {
    const rule = cite(generation, '园地规则', '每块园地每年收费一百二十元。');
    expect([rule.char_start, rule.char_end]).toEqual([8, 22]);
    expect(check(answerWith('每块园地每年收费一百二十元。', [rule])).verdict).toBe('pass');
    const heading = cite(generation, '园地规则', '园地规则');
    expect([heading.char_start, heading.char_end]).toEqual([2, 6]);
    expect(heading.element_id).not.toBe(rule.element_id);
  });

  it('speaks Chinese where it is asked to', () => {
    const english = check(answerWith('Books are lent for 12 days.', [loan]));
    const chinese = check(answerWith('Books are lent for 12 days.', [loan]), { lang: 'zh-CN' });
    expect(chinese.findings.map((finding) => finding.rule)).toEqual(english.findings.map((f) => f.rule));
    expect(chinese.findings[0]?.message).toMatch(/\p{Script=Han}/u);
  });

  it('gives the same bytes for the same input, whatever the order of members', () => {
    const shuffled = Object.fromEntries(Object.entries(answered).reverse());
    const [a, b] = [withAudit(answered), withAudit(answered)].map((report) => JSON.stringify(report));
    expect(a).toBe(b);
    const again = withAudit(shuffled);
    expect({ ...again, subject: null }).toEqual({ ...withAudit(answered), subject: null });
  });

  it.each(loadVectors<MalformedVector[]>('validator/malformed.json'))(
    'gives the place at which bytes stop being strict JSON: $place',
    ({ text, pointer, place, code }) => {
      const report = checkAnswer({ bytes: new Uint8Array(Buffer.from(text)), evidence: evidenceOf(store) });
      expect(report.findings).toHaveLength(1);
      expect(report.findings[0]).toMatchObject({
        rule: 'structure/malformed-json',
        pointer,
        actual: place,
        evidence: [{ side: 'answer', value: code }],
      });
      expect(checkSchema('report', report)).toEqual([]);
    },
  );

  it('takes the sentences of the catalogue in the language of the answer, whatever that of the messages', () => {
    const zh = {
      ...answerWith(LOAN, [loan], { lang: 'zh-CN', rendering: 'free' as const, status: 'partial' }),
      reason: { code: 'part-without-evidence' as const, missing: ['续借'] },
    };
    const behind = (sentence: string) => ({
      ...zh,
      answer: sentence + LOAN,
      claims: zh.claims.map((claim) => ({
        ...claim,
        answer_spans: [{ char_start: sentence.length, char_end: sentence.length + LOAN.length }],
      })),
    });
    const chinese = behind('根据现有来源，只能回答问题的一部分。');
    const english = behind('Part of the question could be answered from the sources. ');
    for (const lang of ['en', 'zh']) {
      expect(weightyRules(check(chinese, { lang }))).toEqual([]);
      expect(weightyRules(check(english, { lang }))).toEqual(['structure/statement-uncovered']);
    }
  });

  it('tells faults of one rule apart, and one fault at several places once', () => {
    const shaped = check({ ...good.insufficient?.answer, status: 'answered' }).findings;
    expect(
      shaped
        .filter(({ rule }) => rule === 'structure/status-shape')
        .map(({ pointer, expected, actual }) => [pointer, expected, actual]),
    ).toEqual([
      ['/claims', 'fact inference', 'absence'],
      ['/reason', null, 'no-matching-evidence'],
    ]);
    const free = good.free?.answer;
    const [mid = 0] = (free?.claims[1]?.answer_spans ?? []).map((span) => span.char_start);
    const gaps = check({
      ...free,
      answer: `${free?.answer} It is free.`,
      claims: free?.claims.map((claim, at) =>
        at === 0 ? { ...claim, answer_spans: [{ char_start: 2, char_end: mid - 6 }] } : claim,
      ),
    }).findings.filter(({ rule }) => rule === 'structure/statement-uncovered');
    expect(gaps.map((finding) => finding.evidence?.length)).toEqual([2]);
  });

  it('sorts findings by layer, pointer and rule, without duplicates', () => {
    const many = Array.from({ length: 12 }, (_, at) => ({
      claim_id: `C${at + 1}`,
      text: LOAN,
      kind: 'fact' as const,
      citations: [{ ...loan, span_sha256: sha256Hex(`${at}`) }],
    }));
    const { findings } = check({ ...answered, claims: many, answer: 'x' });
    const keys = findings.map((f: Finding) => `${LAYERS.indexOf(f.layer)} ${f.pointer} ${f.rule}`);
    expect(new Set(keys).size).toBe(keys.length);
    const provenance = findings.filter((f) => f.layer === 'provenance').map((f) => f.claim_id);
    expect(provenance).toEqual(many.map((claim) => claim.claim_id));
  });

  it('writes reports that their schema knows, for every vector', () => {
    for (const { run } of RULE_VECTORS) {
      const report = run();
      expect(checkSchema('report', report)).toEqual([]);
      for (const finding of report.findings) expect(findRule(finding.rule)?.status).toBe('built');
    }
  });

  it('names no member of the audit and no id of a generation', () => {
    const report = JSON.stringify(withAudit(tamper(answered, '/created_at', 'set "2024-02-03T09:00:00Z"')));
    expect(report).not.toContain('gen_');
    expect(report).not.toContain(audit.nonce);
  });
});
