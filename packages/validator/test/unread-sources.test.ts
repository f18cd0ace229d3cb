import { describe, expect, it } from 'vitest';
import { indexUnread, missingToRead } from '../src/evidence/unread-sources.js';

const page = { source_uri: 'https://example.org/grid', path: 'files/grid.html', code: 'media-type-unknown' };
const note = { document_id: 'note', path: 'note.txt', code: 'ill-formed-text' };

describe('indexUnread', () => {
  const find = indexUnread([page, note], new Map([[page.source_uri, ['https://example.org/grid/full']]]));

  it('finds a source by its address, one near to it, and where redirects led', () => {
    const urls = [
      'https://example.org/grid#a',
      'http://www.example.org/grid/',
      'https://example.org/grid/full',
    ];
    for (const url of urls) expect(find({ url }), url).toBe(page);
    expect(find({ url: 'https://example.org/other' })).toBeUndefined();
  });

  it('finds a source by document id, path and file name', () => {
    expect([
      find({ names: ['note'] }),
      find({ names: ['grid.html'] }),
      find({ url: 'files/grid.html#x' }),
    ]).toEqual([note, page, page]);
    expect(find({ names: [undefined, '', 'grid'] })).toBeUndefined();
  });

  it('takes a name that two share for neither', () => {
    const two = indexUnread(
      [page, { ...page, source_uri: 'https://example.org/2', path: 'b/grid.html' }],
      new Map(),
    );
    expect(two({ names: ['grid.html'] })).toBeUndefined();
    expect(two({ names: ['b/grid.html'] })?.source_uri).toBe('https://example.org/2');
  });
});

describe('missingToRead', () => {
  it('names the extractor for media, and the text for all else', () => {
    expect([missingToRead(page), missingToRead(note)]).toEqual(['extractor', 'text']);
  });
});
