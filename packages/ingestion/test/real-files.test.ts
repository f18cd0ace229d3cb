import { existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { createChainVerifier, isRecordOf, sha256Hex } from '@loccit/lineage';
import { openFolderStore } from '@loccit/storage';
import { projectRoot, seeded } from '@loccit/testing';
import { createTextIndex } from '@loccit/text';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createNodeFilePort } from '../../../apps/loccit/src/files/node-file-port.js';
import {
  buildGeneration,
  describeFolderFile,
  findMediaType,
  type IngestedDocument,
  ingestDocument,
} from '../src/index.js';
import { citeSpan } from './cite-span.js';
import { chunksOf, elementsOf } from './read-records.js';

const root = mkdtempSync(`${tmpdir()}/loccit-real-`);
afterAll(() => rmSync(root, { recursive: true, force: true }));

function listMarkdown(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    const stat = lstatSync(path);
    if (stat.isDirectory()) return listMarkdown(path);
    return stat.isFile() && findMediaType(path) === 'text/markdown' ? [path] : [];
  });
}

// Every third: what one of them shows, its neighbours of the same project show too.
const paths = ['node_modules', 'docs']
  .flatMap((name) => listMarkdown(`${projectRoot}${name}`))
  .filter((_, at) => at % 3 === 0);
const sources = paths.map((path) => ({
  path: path.slice(projectRoot.length),
  raw: new Uint8Array(readFileSync(path)),
}));
const ingestAll = (): IngestedDocument[] =>
  sources.map(({ path, raw }) =>
    ingestDocument({ tenantId: 'default', document: describeFolderFile(path, raw), raw }),
  );

describe.skipIf(paths.length < 100)('real Markdown (skipped without installed packages)', () => {
  it('ingests without a crash, every element and chunk equal to its slice; a second run publishes nothing; 200 spans re-verify from raw bytes', () => {
    const documents = ingestAll();
    let elements = 0;
    const differing: string[] = [];
    for (const document of documents) {
      const index = createTextIndex(document.text);
      const compare = (id: string, span: { char_start: number; char_end: number }, sha256: string) => {
        if (sha256Hex(index.slice(span.char_start, span.char_end)) !== sha256) differing.push(id);
      };
      for (const { id, preimage } of elementsOf(document)) compare(id, preimage, preimage.text_sha256);
      for (const { id, preimage } of chunksOf(document)) compare(id, preimage, preimage.content_sha256);
      const chunked = chunksOf(document).flatMap(({ preimage }) => preimage.element_ids);
      expect(chunked).toHaveLength(document.elements);
      elements += document.elements;
    }
    expect(differing).toEqual([]);
    expect(elements).toBeGreaterThan(5000);

    const store = openFolderStore(createNodeFilePort(), `${root}/store`);
    const build = (all: IngestedDocument[]) =>
      buildGeneration({
        tenantId: 'default',
        documents: all,
        routes: [],
        previous: store.current('default'),
      });
    expect(store.publish(build(documents)).published).toBe(true);
    expect(store.publish(build(ingestAll())).published).toBe(false);

    const opened = openFolderStore(createNodeFilePort(), `${root}/store`).current('default');
    if (opened === undefined) throw new Error('nothing served');
    expect(opened.documents).toHaveLength(paths.length);
    const verify = createChainVerifier(opened);
    const filled = documents.filter((document) => document.elements > 0);
    const place = fc.record({
      document: fc.nat({ max: filled.length - 1 }),
      element: fc.nat(),
      from: fc.double({ min: 0, max: 1, noNaN: true }),
      length: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    seeded(
      fc.property(place, ({ document: at, element: nth, from, length }) => {
        const document = filled[at];
        const all = document === undefined ? [] : elementsOf(document);
        const element = all[nth % all.length];
        if (document === undefined || element === undefined) throw new Error('no element');
        const chunk = document.records.find(
          (record) => isRecordOf(record, 'chunk') && record.preimage.element_ids.includes(element.id),
        );
        const size = element.preimage.char_end - element.preimage.char_start;
        const charStart = element.preimage.char_start + Math.floor(from * (size - 1));
        const left = element.preimage.char_end - charStart;
        const charEnd = charStart + Math.max(1, Math.ceil(length * left));
        const span = citeSpan(document, {
          elementId: element.id,
          chunkId: chunk?.id ?? '',
          charStart,
          charEnd,
        });
        const { links, holds } = verify(span);
        expect(links.filter((link) => link.state !== 'matched')).toEqual([]);
        expect(holds).toBe(true);
      }),
      { runs: 200 },
    );
  }, 300_000);
});
