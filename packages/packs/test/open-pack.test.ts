import { digestAnswer } from '@loccit/contract';
import { encodeCanonicalJson } from '@loccit/json';
import { type CanonicalPreimage, sha256Hex } from '@loccit/lineage';
import { describe, expect, it } from 'vitest';
import { collectPack, encodePack, openPack } from '../src/index.js';
import { encodeRecords } from '../src/pack-records.js';
import { codeOf, collect, encodeFiles } from './small-pack.js';
import { AT, openGeneration, readAnswer, readAudit, readerOfAll } from './stores.js';

const generation = openGeneration('bergtal');
const audit = readAudit('bergtal-garden');
const answer = readAnswer('bergtal-garden');
const input = {
  answer,
  generation,
  reader: readerOfAll(generation),
  at: AT,
  evidenceLevel: 'raw',
  audit,
} as const;
const pack = openPack(encodePack(collectPack(input)));
const canonical = [...generation.records()].filter(({ id }) => id.startsWith('can_'));
const lines = (records: Parameters<typeof encodeRecords>[0]) =>
  new TextDecoder().decode(encodeRecords(records));

function revisionOf(id: string | undefined): CanonicalPreimage {
  const record = canonical.find((one) => one.id === id);
  if (record === undefined) throw new Error('no such revision');
  return record.preimage as CanonicalPreimage;
}

describe('openPack', () => {
  it('[C14] gives answer, audit and what a seal calls them', () => {
    expect(digestAnswer(JSON.parse(new TextDecoder().decode(pack.answer)) as object)).toBe(
      digestAnswer(answer),
    );
    expect(pack.auditSha256).toBe(sha256Hex(encodeCanonicalJson(audit)));
    expect(pack.report).toBeUndefined();
    expect(pack.seals).toEqual([]);
  });

  it('gives the records, texts and bytes of the cited documents as a generation of their own', () => {
    const packed = pack.generation;
    const [document] = packed?.documents ?? [];
    const before = generation.documents.find((one) => one.document_id === document?.document_id);
    expect(document).toMatchObject({
      canonical_revision_id: before?.canonical_revision_id,
      parse_revision_id: before?.parse_revision_id,
      title: before?.title,
      allowed_groups: ['public'],
    });
    const { canonical_sha256, raw_sha256 } = revisionOf(document?.canonical_revision_id);
    expect(packed?.text(canonical_sha256)).toBe(generation.text(canonical_sha256));
    expect(packed?.raw(raw_sha256)).toEqual(generation.raw(raw_sha256));
    expect(packed?.text('0'.repeat(64))).toBeUndefined();
    expect(packed?.raw('0'.repeat(64))).toBeUndefined();
    expect(packed?.tenantId).toBe('bergtal');
  });

  it('gives that generation an id of its own, never that of the one it was made from', () => {
    expect(pack.generation?.id).toMatch(/^gen_[0-9a-f]{64}$/);
    expect(pack.generation?.id).not.toBe(generation.id);
    expect(pack.generation?.record(generation.id)).toMatchObject({ id: generation.id });
    const ids = [...(pack.generation?.records() ?? [])].map(({ id }) => id);
    expect(ids).toEqual([...ids].sort());
  });

  it('has no raw bytes at level canonical', () => {
    const opened = openPack(encodePack(collect('bergtal-garden', 'canonical')));
    const { raw_sha256 } = revisionOf(opened.generation?.documents[0]?.canonical_revision_id);
    expect(opened.generation?.raw(raw_sha256)).toBeUndefined();
  });

  it('refuses texts that no record names, and records whose text is not there', () => {
    const text = sha256Hex('spare');
    const files = { 'answer.json': '{}', 'records.jsonl': '' };
    expect(codeOf(() => openPack(encodeFiles(files)))).toBeUndefined();
    expect(codeOf(() => openPack(encodeFiles({ ...files, [`texts/${text}.txt`]: 'spare' })))).toBe(
      'evidence-unused',
    );
    const missing = { ...files, 'records.jsonl': lines(canonical.slice(0, 1)) };
    expect(codeOf(() => openPack(encodeFiles(missing)))).toBe('evidence-missing');
  });

  it('refuses JSON in another form than its one, unless it reads leniently', () => {
    const files = { 'answer.json': '{ }', 'records.jsonl': '' };
    expect(codeOf(() => openPack(encodeFiles(files)))).toBe('malformed-json');
    expect(codeOf(() => openPack(encodeFiles({ ...files, 'answer.json': '{' })))).toBe('malformed-json');
    expect(codeOf(() => openPack(encodeFiles({ ...files, 'answer.json': '{}', 'audit.json': '[ ]' })))).toBe(
      'malformed-json',
    );
    expect(codeOf(() => openPack(encodeFiles({ 'answer.json': '{}', 'records.jsonl': '\n' })))).toBe(
      'malformed-records',
    );
  });
});
