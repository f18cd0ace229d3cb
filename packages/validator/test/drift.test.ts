import { describe, expect, it } from 'vitest';
import { traceLineage } from '../src/index.js';
import { cite } from './artifacts.js';
import { answerWith, check, evidenceOf, generation } from './checked-corpus.js';
import { buildCorpus, createCorpusStore, currentOf, WARDEN } from './corpus.js';

const LOAN = 'Books are lent for 21 days.';
const loan = cite(generation, 'loans', LOAN);
const answer = answerWith(LOAN, [loan]);
const { char_end, char_start } = loan;

/** A store that serves the loan rules as they are changed, and served them as they were. */
function servingNow(edit: (text: string) => string | undefined) {
  const store = createCorpusStore();
  store.publish(buildCorpus((path, text) => (path.includes('loans') ? edit(text) : text), currentOf(store)));
  return store;
}

const driftedOf = (store: ReturnType<typeof servingNow>) =>
  check(answer, { evidence: evidenceOf(store) }).findings.filter(
    ({ rule }) => rule === 'verifiability/drifted',
  );
const traceOf = (store: ReturnType<typeof servingNow>) => traceLineage(answer, evidenceOf(store))[0];

describe('drift of a citation', () => {
  it('is none while the cited revision is served, or another that says the same at the same place', () => {
    const same = servingNow((text) => text);
    expect(driftedOf(same)).toEqual([]);
    expect(traceOf(same)?.drift).toMatchObject({
      state: 'current',
      canonical_revision_id: loan.canonical_revision_id,
    });
    const longer = servingNow((text) => `${text}\nMore rules.\n`);
    expect(driftedOf(longer)).toEqual([]);
    expect(traceOf(longer)?.drift).toMatchObject({ state: 'unchanged', places: [{ char_start, char_end }] });
  });

  it('names the one place to which the passage moved, in the revision that is served', () => {
    const store = servingNow((text) => `New.\n\n${text}`);
    const served = currentOf(store).documents.find(({ document_id }) => document_id === loan.document_id);
    const place = { char_start: char_start + 6, char_end: char_end + 6 };
    expect(driftedOf(store)).toMatchObject([
      {
        outcome: 'notice',
        severity: 'warning',
        actual: 'moved',
        evidence: [{ side: 'source', ...place, value: served?.canonical_revision_id }],
      },
    ]);
    expect(traceOf(store)).toMatchObject({
      holds: true,
      drift: { state: 'moved', canonical_revision_id: served?.canonical_revision_id, places: [place] },
    });
  });

  it('names every place of a passage that stands elsewhere more than once', () => {
    const store = servingNow((text) => `New.\n\n${text}\n${LOAN}\n`);
    expect(driftedOf(store)).toMatchObject([{ actual: 'ambiguous' }]);
    expect(driftedOf(store)[0]?.evidence).toHaveLength(2);
    expect(traceOf(store)?.drift?.places).toHaveLength(2);
  });

  it('names no place of a passage that is gone, and anchors nothing anew', () => {
    const store = servingNow((text) => text.replace('21', '14'));
    const [finding] = driftedOf(store);
    expect(finding).toMatchObject({ actual: 'changed' });
    expect(finding?.evidence).toBeUndefined();
    expect(traceOf(store)?.drift).toMatchObject({ state: 'changed', places: [] });
  });

  it('is not told to whom the document is not open: deleted, closed and absent are one', () => {
    const deleted = servingNow(() => undefined);
    const absent = { ...evidenceOf(createCorpusStore()), reader: { ...WARDEN, tenantId: 'nobody' } };
    const reports = [evidenceOf(deleted), absent].map((evidence) => traceLineage(answer, evidence));
    expect(reports[0]).toEqual(reports[1]);
    expect(reports[0]?.[0]?.drift).toBeUndefined();
    expect(driftedOf(deleted)).toEqual([]);
  });
});
