/// <reference path="../../src/citation-js.d.ts" />
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plugins } from '@citation-js/core';
import type { Extraction } from '@loccit/contract';
import { describe, expect, it } from 'vitest';
import { readBibliography } from '../../src/files/read-bibliography.js';
import { viewCslItems } from '../../src/views/csl-json.js';
import { runMain } from '../run-loccit.js';
import { makeFolder } from '../temp-folder.js';

const folder = makeFolder();
const put = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

const BIBTEX = `@article{berg2001, author={Berg, Anna and Holm, Bo}, title={Tides of the {Pier}},
 year=2001, url={https://a.example/t}, doi={10.1234/x}}
@misc{office, author={{WMO}}, title={Gulls}, date={2003-05}}
`;
const ENTRIES = [
  {
    key: 'berg2001',
    title: 'Tides of the Pier',
    authors: ['Berg, Anna', 'Holm, Bo'],
    year: '2001',
    url: 'https://a.example/t',
    doi: '10.1234/x',
  },
  { key: 'office', title: 'Gulls', authors: ['WMO'], year: '2003' },
];

describe('readBibliography', () => {
  it('[B3] reads BibTeX, RIS and CSL-JSON, told apart by their contents', () => {
    expect(readBibliography(put('a.txt', BIBTEX))).toEqual(ENTRIES);
    const ris =
      'TY  - JOUR\nID  - berg2001\nAU  - Berg, Anna\nAU  - Holm, Bo\nTI  - Tides of the Pier\nPY  - 2001\nUR  - https://a.example/t\nDO  - 10.1234/x\nER  - \n';
    expect(readBibliography(put('b.txt', ris))).toEqual(ENTRIES.slice(0, 1));
    const csl = [
      {
        id: 'berg2001',
        type: 'article-journal',
        title: 'Tides of the Pier',
        author: [
          { family: 'Berg', given: 'Anna' },
          { family: 'Holm', given: 'Bo' },
        ],
        issued: { 'date-parts': [['2001', 5]] },
        URL: 'https://a.example/t',
        DOI: 'https://doi.example/10.1234/x',
      },
      { id: 7, type: 'book', author: [{ family: '张', given: '三' }] },
    ];
    expect(readBibliography(put('c.txt', JSON.stringify(csl)))).toEqual([
      ENTRIES[0],
      { key: '7', authors: ['张三'] },
    ]);
  });

  it('refuses what is none with a code, and a fault in one with its place', () => {
    for (const text of ['', 'Tide rose.\n', '42', 'https://a.example/list.bib'])
      expect(() => readBibliography(put('d.txt', text))).toThrow(
        expect.objectContaining({ code: 'not-a-bibliography' }) as Error,
      );
    expect(() => readBibliography(put('e.txt', '[{"id": "a"}, {}]'))).toThrow(
      expect.objectContaining({
        code: 'not-a-bibliography',
        at: expect.objectContaining({ pointer: '/1' }) as object,
      }) as Error,
    );
    expect(() => readBibliography(put('f.bib', '@book{a, title={b},\n ???\n}'))).toThrow(
      expect.objectContaining({
        code: 'bibliography-syntax',
        at: expect.objectContaining({ line: 2 }) as object,
      }) as Error,
    );
  });

  it.each([
    ['once in the file', '@misc{a, title={ok}}\n@misc{b,\n title={costs $5}}\n', 3],
    ['twice', '@misc{a, title={$5}}\n@misc{b,\n title={$5}}\n', undefined],
  ])('names the line of a value that cannot be read where its words stand %s', (_, text, line) => {
    expect(() => readBibliography(put('u.bib', text))).toThrow(
      expect.objectContaining({
        code: 'bibliography-syntax',
        at: { file: join(folder, 'u.bib'), ...(line === undefined ? {} : { line }) },
      }) as Error,
    );
  });

  it.each([
    ['BibTeX', '@misc{moe, url={https://a.example/}}\n\n@misc{moe,\n url={https://b.example/}}\n', 3],
    ['RIS', 'TY  - BOOK\nID  - moe\nTI  - A\nER  - \nTY  - BOOK\nID  - moe\nTI  - B\nER  - \n', 6],
    ['CSL-JSON', '[{"id": "moe", "title": "A"}, {"id": "moe", "title": "B"}]', undefined],
  ])('refuses two entries of one key in %s that are not the same, whichever would count', (_, text, line) => {
    expect(() => readBibliography(put('v.txt', text))).toThrow(
      expect.objectContaining({
        code: 'bibliography-key-twice',
        at: { file: join(folder, 'v.txt'), ...(line === undefined ? {} : { line }) },
      }) as Error,
    );
  });

  it('takes an entry that is given twice for one', () => {
    expect(readBibliography(put('w.bib', BIBTEX + BIBTEX))).toEqual(ENTRIES);
  });
});

describe('loccit extract', () => {
  const report = put('r.md', 'Tide rose [@berg2001]. Gulls came (WMO, 2003). Nets broke [@none].\n');

  it('[B2] lets keys, authors and years mean the entries of --bibliography', async () => {
    const { stdout: out } = await runMain([
      'extract',
      report,
      '--bibliography',
      put('g.bib', BIBTEX),
      '--json',
    ]);
    const { citations, references } = JSON.parse(out) as Extraction;
    expect(citations.map(({ target, problem }) => target.ref ?? problem)).toEqual(['R1', 'R2', 'no-entry']);
    expect(references.map(({ label }) => label)).toEqual(['berg2001', 'office']);
  });

  it('writes the references as CSL-JSON that the library reads as they are', async () => {
    const list = put(
      's.md',
      'Tide rose [1].\n\n## References\n\n[1] Berg, A., & Holm, B. (2001a). Tides. https://a.example/10.1234/x\n\n[2] Gull Office, “Gulls,” 2003.\n',
    );
    const { stdout: out } = await runMain(['extract', list, '--format', 'csl-json']);
    const items = JSON.parse(out) as unknown[];
    expect(items).toEqual([
      {
        id: '1',
        type: 'article-journal',
        title: 'Tides',
        author: [
          { family: 'Berg', given: 'A.' },
          { family: 'Holm', given: 'B.' },
        ],
        issued: { 'date-parts': [[2001]] },
        'year-suffix': 'a',
        URL: 'https://a.example/10.1234/x',
        DOI: '10.1234/x',
      },
      {
        id: '2',
        type: 'document',
        title: 'Gulls',
        author: [{ literal: 'Gull Office' }],
        issued: { 'date-parts': [[2003]] },
      },
    ]);
    const read = plugins.input.chain(items, { forceType: '@csl/list+object', generateGraph: false });
    expect(read).toEqual(items);
    expect(readBibliography(put('t.json', out)).map(({ key }) => key)).toEqual(['1', '2']);
  });
});

describe('viewCslItems', () => {
  it('calls entries that share a label by their place', () => {
    const place = { char_start: 0, char_end: 1 };
    const items = viewCslItems([
      { reference: 'R1', label: '1', ...place },
      { reference: 'R2', label: '1', ...place, authors: ['A. B. Berg', 'Holm BC', '张三'] },
    ]);
    expect(items.map(({ id }) => id)).toEqual(['R1', 'R2']);
    expect(items[1]?.author).toEqual([
      { family: 'Berg', given: 'A. B.' },
      { family: 'Holm', given: 'BC' },
      { literal: '张三' },
    ]);
  });
});
