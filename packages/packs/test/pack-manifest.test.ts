import { checkDocument } from '@loccit/contract/documents';
import { describe, expect, it } from 'vitest';
import { encodePack, readPack } from '../src/index.js';
import { encodePackManifest, type PackManifest, parsePackManifest } from '../src/pack-manifest.js';
import { codeOf, collect } from './small-pack.js';

const good = readPack(encodePack(collect('bergtal-garden'))).manifest;
const canonical = JSON.parse(new TextDecoder().decode(encodePackManifest('raw', good.files))) as PackManifest;
const encode = (value: unknown) =>
  new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
const [file] = canonical.files;

describe('encodePackManifest', () => {
  it('writes what the schema describes, in its one form', () => {
    expect(checkDocument('pack', canonical)).toEqual([]);
    expect(parsePackManifest(encode(canonical))).toEqual(good);
    expect(encodePackManifest('raw', [...good.files].reverse())).toEqual(
      encodePackManifest('raw', good.files),
    );
  });
});

describe('parsePackManifest', () => {
  const refused: [string, unknown][] = [
    ['a text that is no JSON', '{'],
    ['a value that is no object', []],
    ['a member too many', { ...canonical, note: 1 }],
    ['a member too few', { schema: canonical.schema, evidence_level: 'raw' }],
    ['another schema', { ...canonical, schema: 'urn:loccit:pack:2' }],
    ['another level', { ...canonical, evidence_level: 'all' }],
    ['files that are no list', { ...canonical, files: {} }],
    ['a file with a member too many', { ...canonical, files: [{ ...file, note: 1 }] }],
    ['a path that no pack has', { ...canonical, files: [{ ...file, path: 'notes.txt' }] }],
    ['the manifest itself', { ...canonical, files: [{ ...file, path: 'manifest.json' }] }],
    ['a seal', { ...canonical, files: [{ ...file, path: `seals/${'0'.repeat(64)}.dsse.json` }] }],
    ['a length that is none', { ...canonical, files: [{ ...file, bytes: -1 }] }],
    ['a hash in capitals', { ...canonical, files: [{ ...file, sha256: 'A'.repeat(64) }] }],
    ['files in another order', { ...canonical, files: [...canonical.files].reverse() }],
    ['white space', JSON.stringify(canonical, null, 1)],
  ];

  it.each(refused)('refuses %s', (_, value) => {
    expect(codeOf(() => parsePackManifest(encode(value)))).toBe('malformed-manifest');
  });

  it('refuses the level that is reserved with a code of its own', () => {
    expect(codeOf(() => parsePackManifest(encode({ ...canonical, evidence_level: 'spans' })))).toBe(
      'level-reserved',
    );
  });

  it('says where in the manifest the fault is, and nothing of its text', () => {
    try {
      parsePackManifest(encode({ ...canonical, files: [file, { ...file, sha256: 'secret' }] }));
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({ code: 'malformed-manifest', details: { pointer: '/files/1/sha256' } });
      expect(String(error)).not.toContain('secret');
    }
  });
});
