import { readAuthors } from './entry-authors.js';
import { findDoi } from './entry-doi.js';
import { type EntryText, gatherEntry } from './entry-text.js';
import { EMPHASIS, readWhole } from './entry-title.js';
import type { InlineToken } from './inline-token.js';
import type { RawEntry } from './list-entries.js';

type Column = 'label' | 'title' | 'authors' | 'year' | 'url' | 'doi';

const COLUMNS: readonly (readonly [Column, RegExp])[] = [
  ['label', /^(?:#|no\.?|nr\.?|num(?:ber)?|id|ref(?:erence)?\.?|mark|label|\[#\]|序号|编号|标号|号|引用)$/i],
  [
    'title',
    /^(?:title|name|document|work|article|paper|report|source(?: title)?|标题|题名|题目|名称|文献|资料|来源|文章)$/i,
  ],
  ['authors', /^(?:authors?|by|writer|organi[sz]ation|作者|机构)$/i],
  ['year', /^(?:year|date|published|publication date|年份|年|日期|时间|发表时间)$/i],
  ['url', /^(?:url|link|links|address|website|web|链接|网址|地址)$/i],
  ['doi', /^doi$/i],
];

/** What the cells of a row say under the names of their columns. */
export interface RowFacts {
  readonly title: string | undefined;
  readonly authors: readonly string[] | undefined;
  readonly year: string | undefined;
  readonly url: string | undefined;
  readonly doi: string | undefined;
}

/** Reads a row of a table whose header names a column of titles; `undefined` for any other entry. */
export function readRow(
  entry: RawEntry,
  inline: (piece: RawEntry['pieces'][number]) => readonly InlineToken[],
): RowFacts | undefined {
  const leaf = entry.pieces[0]?.leaf;
  const columns = entry.header?.map(nameColumn) ?? [];
  if (leaf === undefined || !columns.includes('title')) return undefined;
  const read = new Map<Column, EntryText>();
  columns.forEach((column, i) => {
    const range = leaf.inline[i];
    if (column === undefined || range === undefined || read.has(column)) return;
    read.set(column, gatherEntry({ ...entry, pieces: [{ leaf, range }] }, inline));
  });
  const title = read.get('title');
  const url = read.get('url');
  const doi = [read.get('doi'), url, title].flatMap((cell) =>
    cell === undefined
      ? []
      : [findDoi(cell.text, false), ...cell.links.map((link) => findDoi(link.url, true))],
  );
  return {
    title: title?.links.find(({ text }) => text !== undefined)?.text ?? readWhole(title?.text ?? '')?.title,
    authors: readNames(read.get('authors')?.text.replaceAll(EMPHASIS, '') ?? ''),
    year: /(?:1[5-9]|20)\d\d[a-z]?/.exec(read.get('year')?.text ?? '')?.[0],
    url: url?.links[0]?.url ?? title?.links[0]?.url,
    doi: doi.find((found) => found !== undefined),
  };
}

function nameColumn(header: string): Column | undefined {
  const plain = header.replace(/[*_`]/g, '').trim();
  return COLUMNS.find(([, name]) => name.test(plain))?.[0];
}

function readNames(text: string): readonly string[] | undefined {
  const known = readAuthors(text);
  if (known !== undefined && known.length > text.length / 2) return known.names;
  const names = text
    .split(/\s*[;；、]\s*|\s*,\s+(?!\p{Lu}\.)|\s+(?:and|&)\s+/u)
    .filter((name) => /\p{L}/u.test(name));
  return names.length === 0 ? undefined : names;
}
