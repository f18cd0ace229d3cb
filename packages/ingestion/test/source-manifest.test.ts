import { loadVectors } from '@loccit/testing';
import { encodeUtf8 } from '@loccit/text';
import { describe, expect, it } from 'vitest';
import { IngestionError, readSourceManifest } from '../src/index.js';

interface Vectors {
  readonly read: {
    readonly name: string;
    readonly manifest: unknown;
    readonly windows: [string | null, string | null][];
    readonly ids?: string[];
    readonly unpublished?: number;
  }[];
  readonly refused: {
    readonly name: string;
    readonly manifest: unknown;
    readonly refused: [code: string, pointer: string];
  }[];
}

const { read, refused } = loadVectors<Vectors>('ingestion/manifests.json');

const readValue = (manifest: unknown) => readSourceManifest(encodeUtf8(JSON.stringify(manifest)));

const refusalOf = (act: () => unknown): IngestionError => {
  try {
    act();
  } catch (error) {
    if (error instanceof IngestionError) return error;
    throw error;
  }
  throw new Error('nothing thrown');
};

describe('readSourceManifest', () => {
  it.each(read)('reads: $name', ({ manifest, windows, ids, unpublished }) => {
    const { documents, unpublished: counted } = readValue(manifest);
    expect(documents.map((document) => [document.effective_from, document.effective_to])).toEqual(windows);
    if (ids !== undefined) expect(documents.map(({ document_id }) => document_id)).toEqual(ids);
    expect(counted).toBe(unpublished ?? 0);
  });

  it.each(refused)('refuses with its place: $name', ({ manifest, refused: [code, pointer] }) => {
    const { code: actual, details } = refusalOf(() => readValue(manifest));
    expect([actual, details.pointer]).toEqual([code, pointer]);
  });

  it('fills in defaults and keeps what is declared', () => {
    const least = {
      document_id: 'a',
      path: 'a.TXT',
      source_uri: 'kb:ab',
      source_version: '1',
      allowed_groups: [],
    };
    const most = {
      ...least,
      document_id: 'b',
      path: 'b',
      title: 'B',
      media_type: 'text/markdown',
      charset: 'utf-8',
      allowed_groups: ['staff', '\u{1f6a2}', '\uffee', 'crew'],
      authority: 40,
      canonical_document_id: 'a',
      marking: 'internal',
      license: 'CC0-1.0',
      scope: { region: 'north' },
    };
    const routes = [{ match: ['where is my parcel'], status: 'tool_required', tool: 'parcels' }];
    const manifest = readValue({
      schema: 'urn:loccit:sources:1',
      tenant_id: 't',
      documents: [least, most],
      routes,
    });
    expect(manifest.tenantId).toBe('t');
    expect(manifest.routes).toEqual(routes);
    expect(manifest.documents).toEqual([
      {
        ...least,
        title: null,
        title_fallback: null,
        media_type: 'text/plain',
        charset: null,
        effective_from: null,
        effective_to: null,
        authority: null,
        work_id: null,
        marking: null,
        license: null,
        scope: null,
      },
      {
        document_id: 'b',
        path: 'b',
        source_uri: 'kb:ab',
        source_version: '1',
        title: 'B',
        title_fallback: null,
        media_type: 'text/markdown',
        charset: 'utf-8',
        allowed_groups: ['crew', 'staff', '\uffee', '\u{1f6a2}'],
        effective_from: null,
        effective_to: null,
        authority: 40,
        work_id: 'a',
        marking: 'internal',
        license: 'CC0-1.0',
        scope: { region: 'north' },
      },
    ]);
  });

  it('says where JSON breaks off, and repeats nothing of it', () => {
    const error = refusalOf(() => readSourceManifest(encodeUtf8('{"tenant_id":\n "SesameOpen", }')));
    expect(error.code).toBe('manifest-malformed');
    expect(error.details.line).toBe(2);
    expect(error.message).not.toContain('Sesame');
  });
});
