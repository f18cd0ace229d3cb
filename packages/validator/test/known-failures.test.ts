import type { ClaimKind } from '@loccit/contract';
import { loadVectors } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { checkMarkdown } from '../src/index.js';
import { cite } from './artifacts.js';
import { answered, answerWith, audit, check, generation, weightyRules } from './checked-corpus.js';
import { AT } from './corpus.js';
import { sourcesOf } from './held-sources.js';
import { tamper } from './tamper.js';

interface Row {
  readonly case: string;
  readonly id: string;
  readonly sources: Readonly<Record<string, string>>;
  readonly report: string;
  readonly verdict: string;
  readonly claims: readonly (string | null)[];
  readonly rules: readonly string[];
  readonly named: readonly string[];
}
const { rows } = loadVectors<{ rows: Row[] }>('validator/known-failures.json');
const reader = { tenantId: 'default', groups: [], principal: 'reader' };

describe('checkMarkdown', () => {
  it.each(rows)('[C6] [C12] lets nothing pass that others let pass: $case, $id', (row) => {
    const report = checkMarkdown({
      bytes: new TextEncoder().encode(row.report),
      evidence: { sources: sourcesOf(row.sources), reader, at: AT },
    });
    const told = report.findings.filter(
      ({ rule, severity }) => rule !== 'support/undecided' && severity !== 'note',
    );
    expect(report.verdict).toBe(row.verdict);
    expect(report.claims.map(({ verdict }) => verdict)).toEqual(row.claims);
    expect([...new Set(told.map(({ rule }) => rule))].sort()).toEqual(row.rules);
    expect([...new Set(told.map(({ claim_id }) => claim_id))]).toEqual(row.named);
  });

  it('has each case in English and Chinese, and none that passes', () => {
    const langs = new Map<string, Set<boolean>>();
    for (const row of rows) {
      expect(row.verdict).not.toBe('pass');
      langs.set(row.case, (langs.get(row.case) ?? new Set()).add(row.id.endsWith(', zh')));
    }
    expect([...langs].filter(([, each]) => each.size < 2).map(([name]) => name)).toEqual([]);
  });
});

const LOAN = 'Books are lent for 21 days.';
const RULE = '每块园地每年收费一百二十元。';
const reason = { code: 'no-matching-evidence', missing: [] };
const REFUSED = {
  en: 'The sources do not answer this question.',
  zh: '现有来源无法回答这个问题。',
} as const;
const claimOf = (text: string, kind: ClaimKind, citations: readonly object[] = []) => [
  { claim_id: 'C1', text, kind, citations },
];

describe('checkAnswer', () => {
  it('[C8] BUG-VAL-07: a wrong line is a fault of the place, and hides no right quotation', () => {
    const report = check(tamper(answered, '/claims/0/citations/0/locator/line_start', 'set 2'), { audit });
    expect(weightyRules(report)).toEqual(['provenance/answer-digest', 'verifiability/wrong-place']);
    expect(report.claims[0]?.verdict).toBe('supported');
  });

  it.each([
    ['de', 'en', 'Dazu steht nichts in den Unterlagen.', 'Not found: '],
    ['zh', 'zh', '资料里查不到这件事。', '未找到：'],
  ] as const)(
    '[C9] [C12] BUG-VAL-20: the status tells a refusal, not its wording: %s',
    (lang, shown, text, label) => {
      const { reason: _, ...frame } = { ...answered, lang, reason };
      const refusal = {
        ...frame,
        status: 'insufficient_evidence',
        reason,
        answer: `${REFUSED[shown]}\n${label}${text}`,
        claims: claimOf(text, 'absence'),
      };
      expect(weightyRules(check(refusal))).toEqual([]);
      expect(check(refusal).citations).toEqual([]);
      const stated = { ...frame, answer: text, claims: claimOf(text, 'fact') };
      expect(weightyRules(check(stated))).toContain('structure/missing-citation');
    },
  );

  it.each([
    ['en', LOAN, 'loans', 'Therefore the loan probably ends in three weeks.', 'Inference: '],
    ['zh', RULE, '园地规则', '因此每月多半合十元。', '推断：'],
  ] as const)(
    '[C12] BUG-VAL-22: no evidence, and evidence from which is only inferred, are two things: %s',
    (lang, sentence, source, inferred, label) => {
      const none = {
        ...answered,
        lang,
        status: 'insufficient_evidence',
        reason,
        answer: REFUSED[lang],
        claims: [],
      };
      const citation = cite(generation, source, sentence);
      const linked = {
        ...answered,
        lang,
        answer: `${label}${inferred}`,
        claims: claimOf(inferred, 'inference', [citation]),
      };
      const [first, second] = [check(none), check(linked)];
      expect(first.claims).toEqual([]);
      expect(weightyRules(first)).toEqual([]);
      expect(second.claims[0]).toMatchObject({ kind: 'inference', verdict: 'undecided' });
      expect(second.findings.map(({ rule }) => rule)).not.toContain('support/unlabelled-inference');
    },
  );

  it('[C9] BUG-VAL-23: what was retrieved and bears nothing is not cited by a refusal', () => {
    for (const [lang, text, source] of [
      ['en', LOAN, 'loans'],
      ['zh', RULE, '园地规则'],
    ] as const) {
      const answer = {
        ...answerWith(text, [cite(generation, source, text)], { status: 'insufficient_evidence', lang }),
        answer: `${REFUSED[lang]}\n${text}`,
        reason,
      };
      expect(weightyRules(check(answer))).toEqual(['structure/status-shape']);
    }
  });

  it.each([
    ['en', 'Boats are repaired in spring.', 'Not found: '],
    ['zh', '船只在春天修理。', '未找到：'],
  ] as const)(
    '[C12] BUG-VAL-25: a fact without a citation fails, what says that it has none does not: %s',
    (lang, text, label) => {
      const uncited = { ...answered, lang, answer: text, claims: claimOf(text, 'fact') };
      expect(weightyRules(check(uncited))).toEqual(['structure/missing-citation']);
      const declared = {
        ...answered,
        lang,
        status: 'insufficient_evidence',
        reason,
        answer: `${REFUSED[lang]}\n${label}${text}`,
        claims: claimOf(text, 'absence'),
      };
      expect(weightyRules(check(declared))).toEqual([]);
    },
  );
});
