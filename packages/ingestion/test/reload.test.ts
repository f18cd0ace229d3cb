import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { sha256Hex, verifyChain } from '@loccit/lineage';
import { openFolderStore } from '@loccit/storage';
import { createTextIndex } from '@loccit/text';
import { afterAll, describe, expect, it } from 'vitest';
import { createNodeFilePort } from '../../../apps/loccit/src/files/node-file-port.js';
import { buildGeneration } from '../src/index.js';
import { citeSpan } from './cite-span.js';
import { chunksOf, elementsOf } from './read-records.js';
import { ingest } from './sources.js';

const root = mkdtempSync(`${tmpdir()}/loccit-reload-`);
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a stored generation', () => {
  // BUG-LIN-28
  it('[C5] bears the same citation after it was stored and opened anew', () => {
    const document = ingest('# Log\r\n\r\nThe \u{1f6a2} left at 6.\r\n', { document_id: 'log' });
    openFolderStore(createNodeFilePort(), `${root}/store`).publish(
      buildGeneration({ tenantId: 'north', documents: [document], routes: [] }),
    );
    const opened = openFolderStore(createNodeFilePort(), `${root}/store`).current('north');
    if (opened === undefined) throw new Error('nothing served');
    const element = elementsOf(document)[1];
    const chunk = chunksOf(document)[0];
    if (element === undefined || chunk === undefined) throw new Error('no element');
    const span = citeSpan(document, { elementId: element.id, chunkId: chunk.id, charStart: 11, charEnd: 17 });
    expect(verifyChain(span, opened)).toMatchObject({ holds: true });
    const text = opened.text(document.canonical.preimage.canonical_sha256) ?? '';
    expect(createTextIndex(text).slice(11, 17)).toBe('\u{1f6a2} left');
    expect(span.span_sha256).toBe(sha256Hex('\u{1f6a2} left'));
  });
});
