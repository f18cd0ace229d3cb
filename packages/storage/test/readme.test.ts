import { readFileSync } from 'node:fs';
import { sha256Hex } from '@loccit/lineage';
import { projectRoot } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { createMemoryStore, openFolderStore } from '../src/index.js';
import { createSmallBuild } from './small-build.js';

describe('README', () => {
  it('shows code that runs', () => {
    const code = /```ts\n([\s\S]*?)```/.exec(
      readFileSync(`${projectRoot}packages/storage/README.md`, 'utf8'),
    )?.[1];
    const body = code?.replace(/^import .*\n/gm, '') ?? '';
    const run = new Function(
      'createMemoryStore',
      'openFolderStore',
      'build',
      'canonicalSha256',
      `${body}; return store;`,
    );
    const build = createSmallBuild('default', [{ id: 'note', text: 'Note.' }]);
    const store = run(createMemoryStore, openFolderStore, build, sha256Hex('Note.'));
    expect(store.current('default').text(sha256Hex('Note.'))).toBe('Note.');
  });
});
