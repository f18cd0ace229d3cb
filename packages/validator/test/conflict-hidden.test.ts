import { loadVectors } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import type { CheckedCitation, CheckedClaim } from '../src/checked-claim.js';
import { citationItem, claimItem } from '../src/item.js';
import type { CitedSlice } from '../src/support/cited-slice.js';
import { findHiddenConflicts } from '../src/support/conflict-hidden.js';

interface Source {
  text: string;
  work_id: string;
  scope?: Record<string, string>;
  authority?: number;
  effective_from?: string;
  effective_to?: string;
  disproved?: boolean;
}
interface Row {
  id: string;
  status: string;
  claims: Source[][];
  conflicts?: string[][];
  hidden: string[][];
}
const { rows } = loadVectors<{ rows: Row[] }>('support/hidden-conflicts.json');
const BEFORE = 7;

function toSlice(source: Source): CitedSlice {
  const { text, scope, work_id, authority, effective_from, effective_to } = source;
  const charEnd = BEFORE + [...text].length;
  return {
    charStart: BEFORE,
    charEnd,
    text,
    documentId: `doc-${work_id}`,
    evidence: () => (scope === undefined ? { text } : { text, scope }),
    work: () => work_id,
    binding: () => ({
      document_id: `doc-${work_id}`,
      canonical_revision_id: `can_${'0'.repeat(64)}`,
      char_start: BEFORE,
      char_end: charEnd,
      span_sha256: '0'.repeat(64),
    }),
    standing: () => ({
      authority: authority ?? null,
      effectiveFrom: effective_from ?? null,
      effectiveTo: effective_to ?? null,
    }),
    passage: { char_start: BEFORE, char_end: charEnd, text, line: 1 },
  };
}

function toClaim(sources: readonly Source[], at: number): CheckedClaim {
  const item = claimItem(at, `C${at + 1}`);
  const citations = sources.map(
    (source, place): CheckedCitation => ({
      item: citationItem(item, place),
      context: undefined,
      form: 'lineage',
      group: undefined,
      shown: {},
      slices: [toSlice(source)],
      byteFailure: source.disproved === true ? 'provenance/span-hash' : undefined,
    }),
  );
  return {
    item,
    claimId: `C${at + 1}`,
    text: sources[0]?.text ?? '',
    kind: 'fact',
    statement: undefined,
    verbatim: false,
    lang: 'en',
    repaired: false,
    citations,
    verdict: null,
  };
}

const find = ({ claims, conflicts = [], status }: Row) =>
  findHiddenConflicts(claims.map(toClaim), {
    status,
    conflicts: conflicts.map((claim_ids) => ({ claim_ids })),
    created_at: '2026-03-01T00:00:00Z',
  });

describe('findHiddenConflicts', () => {
  it.each(rows)('[C10] [D2] finds: $id', (row) => {
    expect(find(row).map(({ claims }) => claims.map(({ claimId }) => claimId))).toEqual(row.hidden);
  });

  it.each(rows.filter(({ hidden }) => hidden.length > 0))('[C10] names both sentences: $id', (row) => {
    for (const { fault } of find(row)) {
      expect(fault.outcome).toBe('fail');
      expect(fault.evidence?.map(({ side }) => side)).toEqual(['source', 'source']);
      for (const place of fault.evidence ?? []) {
        expect(place.char_start).toBeGreaterThanOrEqual(BEFORE);
        expect(place.char_end).toBeGreaterThan(place.char_start ?? 0);
      }
    }
  });
});
