import { readFileSync } from 'node:fs';
import { createMemoryStore } from '@loccit/storage';
import { projectRoot } from '@loccit/testing';
import { encodeUtf8 } from '@loccit/text';
import { describe, expect, it } from 'vitest';
import { buildGeneration, describeFolderFile, ingestDocument } from '../src/index.js';

describe('README', () => {
  it('shows code that runs', () => {
    const code = /```ts\n([\s\S]*?)```/.exec(
      readFileSync(`${projectRoot}packages/ingestion/README.md`, 'utf8'),
    )?.[1];
    const body = code?.replace(/^import .*\n/gm, '') ?? '';
    const run = new Function('buildGeneration', 'describeFolderFile', 'ingestDocument', 'store', 'raw', body);
    const store = createMemoryStore();
    run(buildGeneration, describeFolderFile, ingestDocument, store, encodeUtf8('# Fees\n\nFour crowns.\n'));
    expect(store.current('default')?.documents[0]?.title).toBe('Fees');
  });
});
