import { readRepairLabels } from '@loccit/contract';
import { buildGeneration } from '@loccit/ingestion';
import { createMemoryStore } from '@loccit/storage';
import { loadVectors, seeded } from '@loccit/testing';
import { encodeUtf8 } from '@loccit/text';
import { checkMarkdown } from '@loccit/validator';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AnsweringError, REPAIR_POLICIES, type RepairPolicy, repairReport } from '../../src/index.js';
import { AT, GUEST, TENANT, writeDocument } from '../ask.js';

interface Row {
  id: string;
  policy: RepairPolicy;
  report: string;
  after: string | null;
  outcomes: Record<string, string>;
  repaired?: number;
  valid?: number;
  unsupported?: string[];
}

const vector = loadVectors<{ documents: { id: string; text: string; group?: string }[]; rows: Row[] }>(
  'answering/report-repairs.json',
);
const documents = vector.documents.map(({ group, id, text }) =>
  writeDocument(id, text, { title: id, ...(group === undefined ? {} : { allowed_groups: [group] }) }),
);
const store = createMemoryStore();
store.publish(buildGeneration({ tenantId: TENANT, documents, routes: [] }));
const generation = store.current(TENANT);
const evidence = { store, reader: GUEST, at: AT };
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const check = (text: string) => checkMarkdown({ bytes: encodeUtf8(text), evidence });

function repair(text: string, policy: RepairPolicy) {
  const { bytes, ...rest } = repairReport({ bytes: encodeUtf8(text), policy, evidence, generation });
  return { ...rest, text: bytes === undefined ? null : decoder.decode(bytes) };
}

describe('repairReport', () => {
  it.each(vector.rows)('[A5] [A6] $id', (row) => {
    const { repairs, text } = repair(row.report, row.policy);
    expect(text).toBe(row.after);
    expect(Object.fromEntries(repairs.map((one) => [one.claimId, one.outcome]))).toEqual(row.outcomes);
    if (text === null) return;
    const { claims, overlap } = check(text);
    if (row.repaired !== undefined) expect(overlap.repaired.n).toBe(row.repaired);
    if (row.valid !== undefined) expect(overlap.valid.n).toBe(row.valid);
    for (const id of row.unsupported ?? [])
      expect(claims.find(({ claim_id }) => claim_id === id)?.verdict).not.toBe('supported');
  });

  it('refuses a report in another encoding', () => {
    const bytes = new Uint8Array(Buffer.from('\ufeffGulls nest [gulls#2].', 'utf16le'));
    expect(() => repairReport({ bytes, policy: 'degrade', evidence, generation })).toThrow(AnsweringError);
  });

  it('names nothing of a source that its reader may not see', () => {
    const { repairs } = repair('Surveyor Quill sleeps behind chapel walls [ledger#0].\n', 'retrieve');
    const { repairs: absent } = repair('Surveyor Quill sleeps behind chapel walls [larder#0].\n', 'retrieve');
    const told = (of: typeof repairs, name: string) => JSON.stringify(of).replaceAll(name, 'x');
    expect(told(repairs, 'ledger')).toBe(told(absent, 'larder'));
  });

  const sentences = vector.documents
    .flatMap(({ text }) => text.split(/(?<=[.。])\s*/))
    .filter((one) => one !== '');
  const marks = ['[lock#0]', '[mooring#0]', '[zha#0]', '[gulls#1]', '[lock#7]', '[1]', '[2]', '', '[1, 2]'];
  const statement = fc
    .tuple(
      fc.constantFrom(...sentences, 'Gulls nest on every chimney.', '海鸥在烟囱上筑巢。'),
      fc.array(fc.constantFrom(...marks), { maxLength: 2 }),
      fc.boolean(),
    )
    .map(([text, own, isBehind]) =>
      isBehind ? `${text}${own.join('')}` : `${text.slice(0, -1)} ${own.join('')}${text.slice(-1)}`,
    );
  const reports = fc
    .tuple(fc.array(statement, { minLength: 1, maxLength: 4 }), fc.constantFrom('\n\n', ' ', '\r\n\r\n'))
    .map(
      ([statements, between]) =>
        `${statements.join(between)}\n\n## References\n\n[1] lock. https://handbook.example/lock\n[2] Gone. https://gone.example/x\n`,
    );

  it('[A5] [A6] is idempotent, never raises the count of valid, and changes no statement that passed', () => {
    const property = fc.property(reports, fc.constantFrom(...REPAIR_POLICIES), (report, policy) => {
      const before = check(report);
      const { outcome, repairs, text } = repair(report, policy);
      if (text === null) {
        expect(repairs.length).toBeGreaterThan(0);
        return;
      }
      const after = check(text);
      expect(after.overlap.valid.n).toBeLessThanOrEqual(before.overlap.valid.n);
      const bare = (claims: typeof after.claims) => claims.map((claim) => readRepairLabels(claim.text).text);
      expect(bare(after.claims)).toEqual(bare(before.claims));
      const again = repair(text, policy);
      expect([again.outcome, again.text]).toEqual(['unchanged', text]);
      if (outcome === 'unchanged') expect(text).toBe(report);
      const changed = new Set(repairs.map(({ claimId }) => claimId));
      for (const [at, claim] of before.claims.entries()) {
        if (!changed.has(claim.claim_id)) expect(after.claims[at]?.text).toBe(claim.text);
        const passes = Object.values(claim.layers).every(
          ({ outcome: one }) => one === 'pass' || one === 'inapplicable',
        );
        if (passes) expect(changed.has(claim.claim_id)).toBe(false);
      }
    });
    seeded(property, { runs: 60 });
  });
});
