import { checkSchema, type LineageCitation } from '@loccit/contract';
import { verifyChain } from '@loccit/lineage';
import { openAccess } from '@loccit/storage';
import { seeded } from '@loccit/testing';
import { createTextIndex } from '@loccit/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AnsweringError, type CitationInput, createCitation } from '../src/index.js';
import { publish, TENANT, writeDocument } from './ask.js';

const text =
  '\u{1f6b2} Bicycles travel free.\n\nFerries run every hour. Ferries carry cars.\n\nFees are 4 crowns.';
const document = writeDocument('ferries', text, { title: 'Guide', license: 'CC0-1.0' });
const generation = publish([document, writeDocument('other', 'Nothing here.')]);
const [indexEntryId = ''] = document.indexEntryIds;
const { record, text: textOf, raw, generation: root } = generation;
const evidence = { record, text: textOf, raw, generation: root };

function refusal(input: CitationInput): string {
  try {
    createCitation(generation, input);
  } catch (error) {
    if (error instanceof AnsweringError) return error.code;
    throw error;
  }
  return 'cited';
}

describe('createCitation', () => {
  it('[C1] cites the words as they stand, in code points, with a chain that holds', () => {
    const citation = createCitation(generation, { indexEntryId, quote: 'Ferries run every hour.' });
    expect(citation).toMatchObject({
      document_id: 'ferries',
      title: 'Guide',
      license: 'CC0-1.0',
      char_start: 25,
      char_end: 48,
      quote: { exact: 'Ferries run every hour.', suffix: ' Ferries carry cars.\n\nFees are 4' },
    });
    expect(checkSchema('citation', citation)).toEqual([]);
    expect(verifyChain(citation, evidence).holds).toBe(true);
  });

  it('[C8] [C9] tells a reader who may not cite nothing of the text: no length, no words, whatever the place', () => {
    const secret = writeDocument('secret', text, { allowed_groups: ['board'] });
    const kept = publish([secret]);
    const [entry = ''] = secret.indexEntryIds;
    const at = '2026-11-29T00:00:00Z';
    const accessOf = (groups: readonly string[]) =>
      openAccess({ reader: { tenantId: TENANT, groups, principal: 'p' }, at });
    const attempts = [
      { quote: '4 crowns' },
      { quote: 'no such words' },
      { charStart: 0, charEnd: 99_999 },
      { charStart: 5, charEnd: 5 },
    ];
    for (const attempt of attempts) {
      const input = { indexEntryId: entry, access: accessOf([]), ...attempt };
      expect(() => createCitation(kept, input)).toThrow(new AnsweringError('entry-unknown'));
    }
    const access = accessOf(['board']);
    expect(createCitation(kept, { indexEntryId: entry, access, quote: '4 crowns' }).document_id).toBe(
      'secret',
    );
  });

  it('gives the same citation for the place of the words', () => {
    const byQuote = createCitation(generation, { indexEntryId, quote: '4 crowns' });
    const { char_start: charStart = 0, char_end: charEnd = 0 } = byQuote;
    const index = createTextIndex(text);
    expect(createCitation(generation, { indexEntryId, charStart, charEnd, index })).toEqual(byQuote);
  });

  it.each<[string, CitationInput]>([
    ['entry-unknown', { indexEntryId: `idx_${'0'.repeat(64)}`, quote: 'Fees' }],
    ['entry-unknown', { indexEntryId: document.chunkIds[0] ?? '', quote: 'Fees' }],
    ['quote-not-found', { indexEntryId, quote: 'ferries run every hour.' }],
    ['quote-not-found', { indexEntryId, quote: '' }],
    ['quote-not-found', { indexEntryId, quote: '\udeb2' }],
    ['quote-ambiguous', { indexEntryId, quote: 'Ferries' }],
    ['span-outside-element', { indexEntryId, quote: 'cars.\n\nFees' }],
    ['span-bounds', { indexEntryId, charStart: 3, charEnd: 3 }],
    ['span-bounds', { indexEntryId, charStart: -1, charEnd: 3 }],
    ['span-bounds', { indexEntryId, charStart: 0, charEnd: 1000 }],
    ['span-bounds', { indexEntryId, charStart: 0.5, charEnd: 2 }],
  ])('refuses with %s', (code, input) => {
    expect(refusal(input)).toBe(code);
  });

  it('refuses a place that lies in another chunk of the document', () => {
    const long = writeDocument('long', `${'Boats leave at six. '.repeat(50)}\n\nGulls stay.`);
    const [entry = ''] = long.indexEntryIds;
    const index = createTextIndex(long.text);
    const place = { charStart: index.chars - 11, charEnd: index.chars };
    expect(() => createCitation(publish([long]), { indexEntryId: entry, ...place })).toThrow(
      'span-outside-chunk',
    );
  });

  it('cites every span of an element so that its chain holds, and no other span', () => {
    const chars = createTextIndex(text).chars;
    seeded(
      fc.property(
        fc.integer({ min: 0, max: chars }),
        fc.integer({ min: 0, max: chars }),
        (charStart, charEnd) => {
          let citation: LineageCitation;
          try {
            citation = createCitation(generation, { indexEntryId, charStart, charEnd });
          } catch (error) {
            const slice = createTextIndex(text).slice(
              Math.min(charStart, charEnd),
              Math.max(charStart, charEnd),
            );
            expect(charStart >= charEnd || slice.includes('\n')).toBe(true);
            expect(error).toBeInstanceOf(AnsweringError);
            return;
          }
          expect(verifyChain(citation, evidence).holds).toBe(true);
        },
      ),
    );
  });
});
