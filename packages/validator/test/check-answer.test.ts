import { checkSchema, LAYERS } from '@loccit/contract';
import { sha256Hex } from '@loccit/lineage';
import { createMemoryStore } from '@loccit/storage';
import { describe, expect, it } from 'vitest';
import { cite } from './artifacts.js';
import { failing, layersOf, withAudit } from './checked-answers.js';
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
import { AT, buildCorpus, createCorpusStore, currentOf, GUEST, WARDEN } from './corpus.js';
import { tamper } from './tamper.js';

describe('checkAnswer', () => {
  it('[C1] [C4] passes an answer whose every member is bound by audit, store and claims', () => {
    const report = withAudit(answered);
    expect(report.verdict).toBe('pass');
    expect(LAYERS.map((layer) => report.layers[layer].outcome)).toEqual(['pass', 'pass', 'pass', 'pass']);
    expect(report.counts.claims_supported).toEqual({ n: 2, m: 2 });
    expect(checkSchema('report', report)).toEqual([]);
  });

  it('takes an audit that is no audit for one that is there and cannot be read', () => {
    for (const given of [null, 0, false, '']) {
      expect(weightyRules(check(answered, { audit: given }))).toEqual(['provenance/audit-mismatch']);
    }
  });

  it('[C13] rejects a citation to a document that was not selected in the provenance layer', () => {
    const swapped = withAudit(tamper(answered, '/claims/0/citations/0/document_id', 'set "depot-north"'));
    expect(failing(swapped)).toEqual(['provenance']);
    const whole = {
      ...answered,
      claims: [
        {
          ...answered.claims[0],
          facts: [],
          citations: [cite(generation, 'depot-north', 'A bicycle trailer')],
        },
        ...answered.claims.slice(1),
      ],
    };
    expect(weightyRules(withAudit(whole))).toContain('provenance/not-selected');
  });

  it('[C13] [C6] rejects a claim of "guaranteed the same day" in the support layer', () => {
    const text = 'Books are guaranteed to arrive the same day.';
    const claims = answered.claims.map((claim, at) => (at === 0 ? { ...claim, text } : claim));
    const report = withAudit({ ...answered, claims, answer: answered.answer.replace(LOAN, text) });
    expect(failing(report)).toEqual(['support']);
    expect(report.claims[0]?.verdict).toBe('unsupported');
  });

  it('[C13] [C4] rejects another source version in the structure layer and skips what rests on it', () => {
    const report = withAudit(tamper(answered, '/claims/0/citations/0/source_version', 'set "wrong"'));
    expect(failing(report)).toEqual(['structure']);
    const skipped = { outcome: 'skipped', skipped_by: 'structure/source-version-mismatch' };
    expect(layersOf(report, 'C1.1')).toEqual({
      structure: { outcome: 'fail' },
      provenance: skipped,
      support: { outcome: 'pass' },
      verifiability: skipped,
    });
    // One bad citation never skips the layers of another.
    expect(layersOf(report, 'C2.1')?.provenance).toEqual({ outcome: 'pass' });
  });

  it('[C7] catches an added sentence in both renderings', () => {
    for (const name of ['answered', 'free']) {
      const artifact = good[name];
      const change = 'append " and arrives the same day, free of charge"';
      const report = check(tamper(artifact?.answer, '/answer', change), { audit: artifact?.audit });
      expect(failing(report)).toEqual(['structure']);
      // A finding on the answer does not skip its claims.
      expect(report.claims.map((claim) => claim.layers.support.outcome)).not.toContain('skipped');
    }
  });

  it('[C7] takes only marks of its own citations for nothing said', () => {
    const free = good.free?.answer;
    const say = (tail: string) => weightyRules(check({ ...free, answer: `${free?.answer}${tail}` }));
    expect(say(' [1, 2] [1-2]\n')).toEqual([]);
    expect(say(' [3, 4] [5-7]\n')).toEqual(['structure/statement-uncovered']);
    expect(say('\nThe sources disagree.')).toEqual(['structure/statement-uncovered']);
    expect(say(' [and it is free]')).toEqual(['structure/statement-uncovered']);
    expect(say('\nThe sources disagree. Nearly.')).toEqual(['structure/statement-uncovered']);
  });

  it('[C2] lets a hash prove nothing by itself: without an anchor provenance is unverifiable', () => {
    const report = check(answered, { evidence: evidenceOf(undefined) });
    expect(report.layers.provenance.outcome).toBe('unverifiable');
    expect(report.verdict).toBe('unverifiable');
    expect(report.scope.anchors).toEqual([]);
  });

  it('[C2] takes source files that the checker holds for an anchor', () => {
    const sources = createMemoryStore();
    sources.publish(buildCorpus());
    const evidence = { sources: currentOf(sources), reader: WARDEN, at: AT };
    const report = check(answered, { evidence });
    expect(report.verdict).toBe('pass');
    expect(report.scope.anchors).toEqual(['sources']);
  });

  it('checks bytes and support where only the raw bytes are at hand under another identity', () => {
    const held = createMemoryStore();
    const build = buildCorpus();
    held.publish(build);
    const foreign = answerWith(LOAN, [
      {
        ...loan,
        canonical_revision_id: `can_${sha256Hex('1')}`,
        parse_revision_id: `par_${sha256Hex('1')}`,
        element_id: `el_${sha256Hex('1')}`,
        chunk_id: `chk_${sha256Hex('1')}`,
        index_entry_id: `idx_${sha256Hex('1')}`,
      },
    ]);
    const report = check(foreign);
    // What equal bytes are called elsewhere, and in which version, is not known here.
    expect(weightyRules(report)).toEqual([
      'provenance/canonical-id',
      'verifiability/title-mismatch',
      'verifiability/version-missing',
    ]);
    for (const finding of report.findings) expect(finding.missing).toEqual(['record']);
    expect(report.verdict).toBe('unverifiable');
    expect(layersOf(report, 'C1.1')?.verifiability).toEqual({ outcome: 'unverifiable' });
    expect(layersOf(report, 'C1.1')?.support).toEqual({ outcome: 'pass' });
  });

  it('[C5] points at the id that strayed, and at each of two', () => {
    const other = cite(generation, 'depot-north', 'A bicycle trailer');
    const placesOf = (changed: Partial<typeof loan>) =>
      check(answerWith(LOAN, [{ ...loan, ...changed }])).findings.map((f) => [
        f.rule,
        f.outcome,
        f.pointer.split('/').at(-1),
      ]);
    const { chunk_id, index_entry_id } = other;
    const element_id = `el_${sha256Hex('')}`;
    expect(placesOf({ index_entry_id })).toEqual([['provenance/chain-broken', 'fail', 'index_entry_id']]);
    expect(placesOf({ chunk_id, element_id })).toEqual([
      ['provenance/chain-broken', 'fail', 'chunk_id'],
      ['provenance/element-not-in-chunk', 'fail', 'element_id'],
    ]);
  });

  it('[C8] tells absent, forbidden, deleted and foreign sources apart in nothing', () => {
    const keys = cite(generation, 'keys', 'The alarm is armed at 22:30.');
    const answer = answerWith('The alarm is armed at 22:30.', [keys]);
    const deleted = createCorpusStore();
    deleted.publish(
      buildCorpus((path, text) => (path === 'keys.txt' ? undefined : text), currentOf(deleted)),
    );
    const absent = createMemoryStore();
    absent.publish(buildCorpus((path, text) => (path === 'keys.txt' ? undefined : text)));
    const revoked = createCorpusStore();
    const reports = [
      check(answer, { evidence: evidenceOf(revoked, GUEST) }),
      check(answer, { evidence: evidenceOf(absent, GUEST) }),
      check(answer, { evidence: evidenceOf(deleted, GUEST) }),
    ];
    for (const report of reports) expect(report).toEqual(reports[0]);
    expect(weightyRules(check(answer, { evidence: evidenceOf(deleted, WARDEN) }))).toEqual(
      weightyRules(check(answer, { evidence: evidenceOf(absent, WARDEN) })),
    );
    const elsewhere = { tenantId: 'elsewhere', groups: ['wardens'], principal: 'x' };
    expect(check(answer, { evidence: evidenceOf(store, elsewhere) }).findings).toEqual(
      check(answer, { evidence: evidenceOf(createMemoryStore(), elsewhere) }).findings,
    );
  });

  it('[C8] tells nobody by another id of the chain that a forbidden document exists', () => {
    const keys = cite(generation, 'keys', 'The alarm is armed at 22:30.');
    const none = createMemoryStore();
    none.publish(buildCorpus((path, text) => (path === 'keys.txt' ? undefined : text)));
    for (const member of [
      'canonical_revision_id',
      'parse_revision_id',
      'element_id',
      'chunk_id',
      'index_entry_id',
    ] as const) {
      const answer = answerWith(LOAN, [{ ...loan, [member]: keys[member] }]);
      expect(check(answer, { evidence: evidenceOf(store, GUEST) })).toEqual(
        check(answer, { evidence: evidenceOf(none, GUEST) }),
      );
    }
  });

  it('[C5] keeps checking a revision that was served once', () => {
    const held = createCorpusStore();
    held.publish(
      buildCorpus((path, text) => (path === 'loans.md' ? `${text}\nClean.\n` : text), currentOf(held)),
    );
    const report = check(answered, { evidence: evidenceOf(held), audit });
    expect(report.verdict).toBe('pass');
  });

  it('[C6] lets no good citation cover for a bad one', () => {
    const other = cite(generation, 'depot-north', 'A bicycle trailer costs 30 crowns per day.');
    const report = check(answerWith(LOAN, [loan, other]));
    expect(report.citations.map((citation) => citation.verdict)).toEqual(['supported', 'undecided']);
    expect(report.claims[0]?.verdict).toBe('undecided');
  });

  it('judges spans of one group as one piece of evidence', () => {
    const both = 'Books are lent for 21 days. A late book costs 2 crowns per day.';
    const late = cite(generation, 'loans', 'A late book costs 2 crowns per day.');
    const apart = check(answerWith(both, [loan, late]));
    const joined = check(
      answerWith(both, [
        { ...loan, group: 1 },
        { ...late, group: 1 },
      ]),
    );
    expect(apart.citations.map((citation) => citation.verdict)).toEqual(['undecided', 'undecided']);
    expect(new Set(joined.citations.map((citation) => citation.verdict)).size).toBe(1);
  });

  it('notes a citation that repeats another', () => {
    const wide = cite(generation, 'loans', `${LOAN} A loan can be renewed twice.`);
    const report = check(answerWith(LOAN, [loan, wide]));
    const note = report.findings.find((finding) => finding.rule === 'support/redundant-citation');
    expect(note).toMatchObject({ outcome: 'notice', severity: 'note', citation: 'C1.2' });
    expect(report.layers.support.outcome).toBe('pass');
  });

  it('warns of low overlap without letting it decide', () => {
    const report = check(answerWith('Zebras graze quietly on wide and empty books.', [loan]));
    expect(report.findings.find((finding) => finding.rule === 'support/low-overlap')?.outcome).toBe('notice');
    expect(report.claims[0]?.verdict).toBe('undecided');
    expect(report.overlap.rows[0]?.verdict).toBe('block-does-not-support');
  });

  it('[C10] lets a conflict stand that names both sides', () => {
    const artifact = good.conflict;
    const report = check(artifact?.answer, { audit: artifact?.audit });
    expect(report.verdict).toBe('pass');
    expect(report.claims.map((claim) => claim.verdict)).toEqual(['supported', 'supported']);
  });
});
