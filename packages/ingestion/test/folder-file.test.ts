import { sha256Hex } from '@loccit/lineage';
import { encodeUtf8 } from '@loccit/text';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_TENANT,
  describeFolderFile,
  findMediaType,
  IngestionError,
  ingestDocument,
} from '../src/index.js';
import { isPathBelow } from '../src/source-path.js';

const raw = encodeUtf8('# Ferry\n\nRuns daily.\n');
const codeOf = (path: string): string => {
  try {
    describeFolderFile(path, raw);
  } catch (error) {
    if (error instanceof IngestionError) return error.code;
    throw error;
  }
  return 'described';
};

describe('describeFolderFile', () => {
  it('names a file by its path below the root and its bytes, and nothing else', () => {
    const document = describeFolderFile('guide/渡口 ~1-2_3.MD', raw);
    expect(document.document_id).toBe('guide/渡口 ~1-2_3.MD');
    expect(document.source_uri).toBe('file-set:guide/%E6%B8%A1%E5%8F%A3%20~1-2_3.MD');
    expect(document.source_version).toBe(`sha256-${sha256Hex(raw).slice(0, 16)}`);
    expect(document.media_type).toBe('text/markdown');
    expect(document.allowed_groups).toEqual(['public']);
  });

  it('normalises the id and the address, and keeps the path as the file system spells it', () => {
    const document = describeFolderFile('cafe\u0301/a%b.txt', raw);
    expect(document.document_id).toBe('caf\u00e9/a%b.txt');
    expect(document.source_uri).toBe('file-set:caf%C3%A9/a%25b.txt');
    expect(document.path).toBe('cafe\u0301/a%b.txt');
  });

  it.each([
    ['# Ferry\n\ntext\n', 'Ferry'],
    ['text\n\n## Under\n\n# First *one*\n\n# Second\n', 'First *one*'],
    ['Ferry\n=====\n', 'Ferry'],
    ['## Under only\n', 'a.md'],
    ['```\n# code\n```\n', 'a.md'],
    ['', 'a.md'],
  ])('gives the first level-1 heading as title, else the last path segment: %j', (text, title) => {
    const bytes = encodeUtf8(text);
    const document = describeFolderFile('deep/a.md', bytes);
    expect(ingestDocument({ tenantId: DEFAULT_TENANT, document, raw: bytes }).document.title).toBe(title);
  });

  it('refuses what is no document id, outside, or of another kind', () => {
    expect(codeOf('a.md')).toBe('described');
    expect(codeOf('../a.md')).toBe('path-outside');
    expect(codeOf('/a.md')).toBe('path-outside');
    expect(codeOf('a.pdf')).toBe('media-type-unknown');
    expect(codeOf('.md')).toBe('media-type-unknown');
    expect(codeOf(' a.md')).toBe('document-id');
    expect(codeOf(`${'x'.repeat(200)}.md`)).toBe('document-id');
    expect(codeOf('a\u202e.md')).toBe('document-id');
  });
});

describe('findMediaType', () => {
  it('knows three extensions in any case', () => {
    expect(['a.md', 'a.MARKDOWN', 'x/a.b.txt'].map(findMediaType)).toEqual([
      'text/markdown',
      'text/markdown',
      'text/plain',
    ]);
    expect(['md', '.txt', 'a.md/b', 'a.mdx', 'a.md ', 'a.md\n'].map(findMediaType)).toEqual(
      Array(6).fill(undefined),
    );
  });
});

describe('isPathBelow', () => {
  it('lets names of any script pass and nothing that could leave the folder', () => {
    expect(['a', 'a/b.md', '.github/a.md', '渡口/…/a', 'a..b/c'].every(isPathBelow)).toBe(true);
    const outside = [
      '',
      '.',
      '..',
      'a/..',
      '../a',
      '/a',
      'a/',
      '//a',
      'a//b',
      'a\\b',
      'c:a',
      'C:/a',
      'a/ /b',
      'a/... /b',
      'a\0b',
      'a\nb',
    ];
    expect(outside.filter(isPathBelow)).toEqual([]);
  });
});
