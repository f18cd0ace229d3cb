import type { Answer } from '@loccit/contract';
import type { Authorizer } from '@loccit/storage';
import { describe, expect, it } from 'vitest';
import { type CollectPackInput, collectPack, encodePack, openPack } from '../src/index.js';
import { codeOf } from './small-pack.js';
import { AT, openGeneration, openStore, readAnswer, readAudit, readerOfAll } from './stores.js';

const generation = openGeneration('bergtal');
const input = (name: string, more: Partial<CollectPackInput> = {}): CollectPackInput => ({
  answer: readAnswer(name),
  generation,
  reader: readerOfAll(generation),
  at: AT,
  evidenceLevel: 'raw',
  ...more,
});
const open = (given: CollectPackInput) => openPack(encodePack(collectPack(given)));

/** Where a collection was refused and what it lacked. */
function refusalOf(given: CollectPackInput): unknown {
  try {
    collectPack(given);
    return undefined;
  } catch (error) {
    const { code, details } = error as { code: string; details: object };
    return { code, ...details };
  }
}

/** Every string inside a value. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

describe('collectPack', () => {
  it('[C14] takes the chain of every citation and the files of the cited documents, and nothing else', () => {
    const answer = readAnswer('bergtal-answered');
    const pack = open(input('bergtal-answered'));
    const cited = answer.claims.flatMap(({ citations }) => citations);
    const named = cited.flatMap((citation) =>
      'chunk_id' in citation
        ? [
            ...[citation.canonical_revision_id, citation.parse_revision_id, citation.element_id],
            ...[citation.chunk_id, citation.index_entry_id],
          ]
        : [],
    );
    expect(pack.records.map(({ id }) => id)).toEqual([...new Set(named)].sort());
    expect(pack.generation?.documents.map((one) => one.document_id).sort()).toEqual(
      [...new Set(cited.map((citation) => citation.document_id))].sort(),
    );
  });

  it('[C14] leaves out every word about documents that are not cited, though the store knows of them', () => {
    const others = generation.documents.filter(
      ({ document_id }) => !JSON.stringify(readAnswer('bergtal-garden')).includes(document_id),
    );
    expect(others.length).toBeGreaterThan(2);
    const pack = open(input('bergtal-garden', { audit: readAudit('bergtal-garden') }));
    const record = pack.records.find(({ id }) => id.startsWith('gen_'));
    expect(record).toEqual({ id: generation.id, preimage: generation.generation.preimage });
    const strings = new Set(stringsOf(pack.records).concat(stringsOf(pack.manifest)));
    for (const { document_id, canonical_revision_id, acl_sha256 } of others) {
      for (const text of [document_id, canonical_revision_id]) expect(strings.has(text)).toBe(false);
      if (acl_sha256 !== others[0]?.acl_sha256) expect(strings.has(acl_sha256)).toBe(false);
    }
  });

  it('takes the record of a generation only with an audit that names it: its counts tell of hidden documents', () => {
    const ids = (given: CollectPackInput) => open(given).records.map(({ id }) => id.slice(0, 4));
    expect(ids(input('bergtal-garden'))).not.toContain('gen_');
    expect(ids(input('bergtal-garden', { audit: readAudit('bergtal-garden') }))).toContain('gen_');
    const refused = openPack(encodePack(collectPack(input('bergtal-tool'))));
    expect(refused.records).toEqual([]);
    expect(refused.generation).toBeUndefined();
  });

  it('takes for a citation of form anchor its document with the list of its elements', () => {
    const pack = open(input('bergtal-anchor', { evidenceLevel: 'canonical' }));
    expect(pack.records.map(({ id }) => id.slice(0, 4)).sort()).toEqual(['can_', 'can_', 'par_', 'par_']);
    const [document] = pack.generation?.documents ?? [];
    expect(pack.generation?.record(document?.parse_revision_id ?? '')).toHaveProperty('info.elements');
  });

  it('[C14] refuses a document that the reader may not open like one that is not there', () => {
    const closed = input('bergtal-garden', {
      generation: {
        ...generation,
        documents: generation.documents.map((one) => ({ ...one, allowed_groups: ['wardens'] })),
      },
      reader: { tenantId: 'bergtal', groups: [], principal: 'somebody' },
    });
    const absent = input('bergtal-garden', { generation: { ...generation, documents: [] } });
    const outcome = {
      code: 'evidence-unavailable',
      missing: 'document',
      pointer: '/claims/0/citations/0/canonical_revision_id',
    };
    expect(refusalOf(closed)).toEqual(outcome);
    expect(refusalOf(absent)).toEqual(outcome);
    const later = generation.documents.map((one) => ({ ...one, effective_from: '2030-01-01T00:00:00Z' }));
    expect(refusalOf(input('bergtal-garden', { generation: { ...generation, documents: later } }))).toEqual(
      outcome,
    );
  });

  it('[C14] refuses an old revision of a document that is closed now', () => {
    const store = openStore('hafen');
    const answer = readAnswer('hafen-fees-older');
    const cited = JSON.stringify(answer);
    const older = store
      .generations('hafen')
      .map((id) => store.generation('hafen', id))
      .find((one) => one?.documents.some((document) => cited.includes(document.canonical_revision_id)));
    if (older === undefined) throw new Error('no such generation');
    const served = store.current('hafen') ?? older;
    const given = {
      answer,
      generation: older,
      reader: readerOfAll(older),
      at: AT,
      evidenceLevel: 'raw',
    } as const;
    expect(refusalOf({ ...given, served })).toBeUndefined();
    const closed = served.documents.map((one) => ({ ...one, allowed_groups: ['nobody'] }));
    expect(refusalOf({ ...given, served: { ...served, documents: closed } })).toMatchObject({
      missing: 'document',
    });
    // The revision was closed once and its document is open again with another one.
    const between = older.documents.map((one) => ({ ...one, allowed_groups: ['nobody'] }));
    expect(refusalOf({ ...given, served, newer: [{ ...older, documents: between }] })).toMatchObject({
      missing: 'document',
    });
    expect(refusalOf({ ...given, served, newer: [older] })).toBeUndefined();
  });

  it('[C8] asks an authorizer of one’s own, and what waits to be deleted, before anything is collected', () => {
    const outcome = { code: 'evidence-unavailable', missing: 'document' };
    const asked = new Set<string>();
    const ask = (allowed: boolean): Authorizer => ({
      allows: ({ action }) => {
        asked.add(action);
        return allowed;
      },
    });
    expect(refusalOf(input('bergtal-garden', { authorizer: ask(true) }))).toBeUndefined();
    expect(refusalOf(input('bergtal-garden', { authorizer: ask(false) }))).toMatchObject(outcome);
    expect([...asked]).toEqual(['download']);
    const restrictions = new Map(
      generation.documents.map(({ document_id }) => [
        document_id,
        { document_id, deleted: true, access_lists: [] },
      ]),
    );
    expect(refusalOf(input('bergtal-garden', { restrictions }))).toMatchObject(outcome);
  });

  it('refuses records that are gone, of another kind or of another document, and names the member', () => {
    const answer = readAnswer('bergtal-garden');
    const [citation] = answer.claims[0]?.citations ?? [];
    const foreign = [...generation.records()].find(
      (one) => one.id.startsWith('el_') && !JSON.stringify(answer).includes(one.id),
    );
    const change = (member: string, value: string) => {
      const text = JSON.stringify(answer);
      const before = (citation as unknown as Record<string, string>)[member] ?? '';
      return refusalOf(
        input('bergtal-garden', { answer: JSON.parse(text.replaceAll(before, value)) as Answer }),
      );
    };
    const zero = '0'.repeat(64);
    for (const [member, prefix] of [
      ['parse_revision_id', 'par_'],
      ['element_id', 'el_'],
      ['chunk_id', 'chk_'],
      ['index_entry_id', 'idx_'],
    ] as const) {
      const expected = {
        code: 'evidence-unavailable',
        missing: 'record',
        pointer: `/claims/0/citations/0/${member}`,
      };
      expect(change(member, prefix + zero)).toEqual(expected);
    }
    const elsewhere = change(
      'parse_revision_id',
      foreign?.preimage.type === 'loccit:element:1' ? foreign.preimage.parse_revision_id : '',
    );
    expect(elsewhere).toMatchObject({ code: 'evidence-unavailable', missing: 'record' });
  });

  it('refuses a pack of which a text or the bytes are not there, before anything is written', () => {
    const given = (more: object) => input('bergtal-garden', { generation: { ...generation, ...more } });
    expect(refusalOf(given({ text: () => undefined }))).toEqual({
      code: 'evidence-unavailable',
      missing: 'text',
    });
    expect(refusalOf(given({ raw: () => undefined }))).toEqual({
      code: 'evidence-unavailable',
      missing: 'raw',
    });
    expect(refusalOf(given({ text: () => 'another text' }))).toMatchObject({ code: 'wrong-hash' });
    const withoutRaw = { ...given({ raw: () => undefined }), evidenceLevel: 'canonical' as const };
    expect(refusalOf(withoutRaw)).toBeUndefined();
  });

  it('refuses an audit or a report of another answer, another tenant, and what is no artifact', () => {
    const audit = readAudit('bergtal-answered');
    const collect = (more: Partial<CollectPackInput>) =>
      codeOf(() => collectPack(input('bergtal-garden', more)));
    expect(collect({ audit })).toBe('not-of-answer');
    expect(collect({ audit: {} as never })).toBe('malformed-audit');
    expect(collect({ report: {} as never })).toBe('malformed-report');
    expect(collect({ answer: {} as never })).toBe('malformed-answer');
    expect(collect({ reader: { tenantId: 'hafen', groups: [], principal: 'x' } })).toBe('wrong-tenant');
  });
});
