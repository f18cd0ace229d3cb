import { createTextIndex } from '@loccit/text';
import { describe, expect, it } from 'vitest';
import { ask, publish, writeDocument } from './ask.js';

const before = '🚲 Bicycles are welcome on every deck of every ferry. ';
const claim = 'Ferries run every 20 minutes.';
const after = ' Dogs travel with a lead.';
const text = before + claim + after;

describe('citePassage', () => {
  const generation = publish([
    writeDocument('ferries', text, {
      title: 'Timetable',
      effective_from: '2026-01-01T00:00:00Z',
      marking: 'open',
      license: 'CC0-1.0',
    }),
  ]);
  const citation = ask(generation, 'How often do ferries run?').answer.claims[0]?.citations[0];
  if (citation === undefined || !('parse_revision_id' in citation))
    throw new Error('a lineage citation is expected');

  it('[C1] names document, version, title and the span in code points', () => {
    expect(citation).toMatchObject({
      document_id: 'ferries',
      source_uri: 'https://handbook.example/ferries',
      source_version: '1',
      title: 'Timetable',
      char_start: [...before].length,
      char_end: [...before].length + claim.length,
    });
    expect(createTextIndex(text).slice(citation.char_start, citation.char_end)).toBe(claim);
  });

  it('quotes the slice and its neighbours without folding', () => {
    expect(citation.quote).toEqual({
      type: 'TextQuoteSelector',
      exact: claim,
      prefix: [...before].slice(-32).join(''),
      suffix: after,
    });
  });

  it('carries validity, marking and licence where the document has them', () => {
    expect(citation).toMatchObject({
      effective_from: '2026-01-01T00:00:00Z',
      marking: 'open',
      license: 'CC0-1.0',
    });
    expect(citation).not.toHaveProperty('effective_to');
  });
});
