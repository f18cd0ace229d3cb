import { digestOptions, isRecordOf, sha256Hex, verifyChain } from '@loccit/lineage';
import { createMemoryStore } from '@loccit/storage';
import { createTextIndex } from '@loccit/text';
import { describe, expect, it } from 'vitest';
import { buildGeneration, type ForeignChunker, type ForeignIndexer } from '../src/index.js';
import { citeSpan } from './cite-span.js';
import { chunksOf, elementsOf, retrievalTextsOf } from './read-records.js';
import { ingest } from './sources.js';

const text =
  '# Ferries\n\nFerries run every hour. Dogs travel <!-- free --> with a lead.\n\n---\n\nBicycles are welcome.\n';
const chunker: ForeignChunker = {
  name: 'six-words',
  version: '2.1',
  options: { words: '6' },
  split: (whole) => [
    '# Ferries\n\nFerries run every hour.',
    'Dogs travel <!-- free --> with a lead.',
    '---',
    whole.slice(-22, -1),
  ],
};
const indexer: ForeignIndexer = {
  name: 'vectors',
  version: '7',
  options: { dimensions: '384' },
  describe: (chunk, title) => `${title}: ${chunk}`,
};

describe('a chunker of one’s own', () => {
  const document = ingest(text, {}, { chunker });
  const index = createTextIndex(document.text);

  it('cuts inside elements, and every chunk lists the elements it meets', () => {
    const elements = elementsOf(document).map(({ id }) => id);
    expect(
      chunksOf(document).map(({ preimage }) => [
        index.slice(preimage.char_start, preimage.char_end),
        preimage.element_ids.map((id) => elements.indexOf(id)),
      ]),
    ).toEqual([
      ['# Ferries\n\nFerries run every hour.', [0, 1]],
      ['Dogs travel <!-- free --> with a lead.', [1]],
      ['Bicycles are welcome.', [2]],
    ]);
  });

  it('stands in every chunk with its name, version and options', () => {
    const { name, version, options } = chunker;
    for (const { preimage, info } of chunksOf(document)) {
      expect(preimage.chunker).toEqual({ name, version, options_sha256: digestOptions(options) });
      expect(info).toEqual({ options });
    }
  });

  it('tells which piece became which chunk, and which holds no content', () => {
    expect(document.piecePlaces).toEqual([0, 1, null, 2]);
    expect(ingest(text).piecePlaces).toEqual(ingest(text).chunkIds.map((_, at) => at));
  });

  it('leaves out of the retrieval text what readers do not see and what lies outside the chunk', () => {
    expect(retrievalTextsOf(document)).toEqual([
      'Ferries\nFerries run every hour.',
      'Ferries\nDogs travel  with a lead.',
      'Ferries\nBicycles are welcome.',
    ]);
  });

  it('gives other ids than ours, but for what lies below the chunks', () => {
    const own = ingest(text);
    expect(document.document).toEqual(own.document);
    expect(document.chunkIds.some((id) => own.chunkIds.includes(id))).toBe(false);
  });

  it('is refused when a piece does not stand in the text', () => {
    const split = () => ['Ferries run every hour.  Dogs'];
    expect(() => ingest(text, {}, { chunker: { ...chunker, split } })).toThrow('piece-not-found index=0');
  });

  it('makes chains that hold in a published generation, with an indexer of one’s own too', () => {
    const own = ingest(text, { title: 'Guide' }, { chunker, indexer });
    const store = createMemoryStore();
    store.publish(buildGeneration({ tenantId: 'north', documents: [own], routes: [] }));
    const generation = store.current('north');
    if (generation === undefined) throw new Error('nothing was published');
    const [, second] = chunksOf(own);
    const [, element] = elementsOf(own);
    if (second === undefined || element === undefined) throw new Error('no chunk');
    const span = citeSpan(own, {
      elementId: element.id,
      chunkId: second.id,
      charStart: second.preimage.char_start,
      charEnd: second.preimage.char_end,
    });
    const { record, text: textOf, raw, generation: root } = generation;
    expect(verifyChain(span, { record, text: textOf, raw, generation: root }).holds).toBe(true);
    expect(retrievalTextsOf(own)[2]).toBe('Guide: Bicycles are welcome.');
    const entry = own.records.find((record) => isRecordOf(record, 'index-entry'));
    expect(entry?.preimage).toMatchObject({
      retrieval_sha256: sha256Hex('Guide: # Ferries\n\nFerries run every hour.'),
      indexer: { name: 'vectors', version: '7', options_sha256: digestOptions(indexer.options) },
    });
  });
});
