import type { Answer } from '@loccit/contract';
import { describe, expect, it } from 'vitest';
import { traceLineage } from '../src/index.js';
import { cite } from './artifacts.js';
import {
  answered,
  answerWith,
  audit,
  check,
  evidenceOf,
  generation,
  store,
  weightyRules,
} from './checked-corpus.js';
import { createCorpusStore, GUEST, WARDEN } from './corpus.js';
import { damage } from './damaged-store.js';
import { readTamperMatrix, tamper } from './tamper.js';

const LOAN = 'Books are lent for 21 days.';
const LEVELS = ['raw', 'canonical', 'parse', 'element', 'chunk', 'index-entry', 'generation', 'span'];

describe('traceLineage', () => {
  it('[C5] recomputes every level from raw bytes to span', () => {
    const [trace] = traceLineage(answered, evidenceOf(store), { address: 'C1.1', audit });
    expect(trace?.holds).toBe(true);
    expect(trace?.links.map((link) => link.level)).toEqual(LEVELS);
    expect(trace?.links.map((link) => link.state)).toEqual(LEVELS.map(() => 'matched'));
    for (const link of trace?.links ?? []) expect(link.recomputed).toBe(link.id);
  });

  it('takes a claim, a citation or nothing for an address', () => {
    const addresses = (address?: string) =>
      traceLineage(answered, evidenceOf(store), address === undefined ? {} : { address }).map(
        (t) => t.address,
      );
    expect(addresses()).toEqual(['C1.1', 'C2.1']);
    expect(addresses('C2')).toEqual(['C2.1']);
    expect(addresses('C2.1')).toEqual(['C2.1']);
    expect(addresses('C9.1')).toEqual([]);
  });

  it('shows the generation only to who holds the audit', () => {
    const [trace] = traceLineage(answered, evidenceOf(store), { address: 'C1.1' });
    expect(trace?.holds).toBe(true);
    expect(trace?.links.map((link) => link.level)).toEqual(LEVELS.filter((level) => level !== 'generation'));
    expect(JSON.stringify(trace)).not.toContain('gen_');
  });

  it('[C8] shows nothing of a source that the reader may not see', () => {
    const [trace] = traceLineage(answered, evidenceOf(store, GUEST), { address: 'C2.1' });
    expect(trace?.holds).toBe(false);
    expect(trace?.links.every((link) => link.preimage === null && link.recomputed === null)).toBe(true);
  });

  it('stays with the levels that a citation of form anchor has', () => {
    const { parse_revision_id, element_id, chunk_id, index_entry_id, ...anchor } = cite(
      generation,
      'loans',
      LOAN,
    );
    expect([parse_revision_id, element_id, chunk_id, index_entry_id].every((id) => id !== '')).toBe(true);
    const answer = {
      ...answerWith(LOAN, []),
      claims: [{ claim_id: 'C1', text: LOAN, kind: 'fact' as const, citations: [anchor] }],
    };
    const [trace] = traceLineage(answer, evidenceOf(store));
    expect(trace?.links.map((link) => link.level)).toEqual(['raw', 'canonical', 'span']);
    expect(trace?.holds).toBe(true);
    expect(weightyRules(check(answer))).toEqual([]);
  });

  it('stays calm before a store that reads damaged bytes', () => {
    const broken = damage(createCorpusStore(), { text: () => undefined, raw: () => undefined });
    const [trace] = traceLineage(answered, evidenceOf(broken), { address: 'C1.1' });
    expect(trace?.holds).toBe(false);
  });

  // One walk, told in two forms: a link that is broken here is a finding there.
  const chain =
    /canonical_revision_id|parse_revision_id|element_id|chunk_id|index_entry_id|raw_sha256|coordinate_space|char_(?:start|end)|span_sha256/;
  const rows = readTamperMatrix().filter(
    (row) => row.artifact === 'answered' && /\/citations\/0\//.test(row.member) && chain.test(row.member),
  );
  it.each(rows.map((row) => [`${row.member} ${row.change}`, row] as const))(
    'breaks where the check finds a fault: %s',
    (_title, row) => {
      const answer = tamper(answered, row.member, row.change) as Answer;
      if (row.alone?.includes('structure/schema-mismatch') === true) return;
      const [trace] = traceLineage(answer, evidenceOf(store), { address: 'C1.1' });
      expect(trace?.holds).toBe(false);
      expect(weightyRules(check(answer))).not.toEqual([]);
      expect(WARDEN.groups).toContain('wardens');
    },
  );
});
