import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { digestAnswer } from '@loccit/contract';
import { projectRoot } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { openPack } from '../src/index.js';
import { codeOf } from './small-pack.js';
import { joinParts } from './vectors/describe-parts.js';
import { expectedOf } from './vectors/expected-seal.js';
import { describeGoodPacks, type GoodPack } from './vectors/good-packs.js';
import { describeRefusedPacks, type RefusedPack } from './vectors/refused-packs.js';
import { describeSeals, type SealVectors } from './vectors/seal-cases.js';

const folder = `${projectRoot}fixtures/vectors/packs/`;

/** The committed vectors; written first where the environment asks for it. */
function load<T>(name: string, made: T): T {
  const path = `${folder}${name}.json`;
  // WRITE_PACK_VECTORS=1 makes them anew, after a change of what a pack or a seal is.
  if (process.env.WRITE_PACK_VECTORS === '1') {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, `${encode(made)}\n`);
  }
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}

/** One item of a list a line. */
function encode(value: unknown): string {
  if (Array.isArray(value)) return `[\n${value.map((one) => JSON.stringify(one)).join(',\n')}\n]`;
  const members = Object.entries(value as object).map(
    ([name, member]) =>
      `${JSON.stringify(name)}: ${Array.isArray(member) ? encode(member) : JSON.stringify(member)}`,
  );
  return `{\n${members.join(',\n')}\n}`;
}

const made = await describeGoodPacks();
const madeSeals = await describeSeals();
const good = load<readonly GoodPack[]>('good', made);
const refused = load<readonly RefusedPack[]>('refused', describeRefusedPacks(made));
const seals = load<SealVectors>('seals', madeSeals);
const bytesOf = (id: string) =>
  new Uint8Array(Buffer.from(good.find((one) => one.id === id)?.pack ?? '', 'base64'));

describe('the vectors of packs', () => {
  it('[C14] are what the writer makes, byte for byte', () => {
    expect(good.length).toBeGreaterThan(9);
    expect(made.map(({ id, pack }) => [id, pack])).toEqual(good.map(({ id, pack }) => [id, pack]));
    expect(describeRefusedPacks(made)).toEqual(refused);
  });

  it.each(good)('[C14] are read: $title', (one) => {
    const pack = openPack(bytesOf(one.id));
    expect(pack).toMatchObject({
      evidenceLevel: one.evidence_level,
      digest: one.digest,
      canonicalForm: true,
    });
    expect(digestAnswer(JSON.parse(new TextDecoder().decode(pack.answer)) as object)).toBe(one.answer_sha256);
    expect((pack.generation?.documents ?? []).map((document) => document.document_id)).toEqual(one.documents);
  });

  it.each(refused)('[C14] are refused: $title', ({ of, parts, code, lenient }) => {
    const pack = joinParts(bytesOf(of), parts);
    expect(codeOf(() => openPack(pack))).toBe(code);
    expect(codeOf(() => openPack(pack, { lenient: true })) ?? null).toBe(lenient);
    expect(code).not.toBe('undefined');
  });
});

describe('the vectors of seals', () => {
  it('[C14] are what the signer makes, byte for byte', () => {
    expect(madeSeals).toEqual(seals);
    const told = new Set(seals.cases.flatMap(({ expected }) => expected.faults.map(({ code }) => code)));
    expect(told.size).toBe(15);
  });

  it.each(seals.cases)('[C14] come to what they say: $title', (one) => {
    expect(expectedOf(new TextEncoder().encode(one.seal), one, seals.policies)).toEqual(one.expected);
  });
});
