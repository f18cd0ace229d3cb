const TITLES: ReadonlySet<string> = new Set([
  'references',
  'reference list',
  'list of references',
  'sources',
  'source list',
  'list of sources',
  'sources cited',
  'sources used',
  'cited sources',
  'works cited',
  'bibliography',
  'citations',
  'references and sources',
  'sources and references',
  'footnotes',
  'endnotes',
  'reference',
  'references cited',
  'cited references',
  'cited works',
  'literature',
  'literature cited',
  'citation',
  'citation list',
  'key citations',
  'source',
  'source links',
  'links to sources',
  'notes and references',
  'sources consulted',
  'works consulted',
  'web sources',
  'online sources',
  'primary sources',
  'secondary sources',
  'data sources',
  'bibliographic references',
  '参考文献',
  '參考文獻',
  '参考资料',
  '參考資料',
  '参考来源',
  '参考链接',
  '主要参考文献',
  '主要参考资料',
  '来源',
  '來源',
  '资料来源',
  '資料來源',
  '数据来源',
  '信息来源',
  '引用来源',
  '引用文献',
  '引用',
  '来源列表',
  '文献',
  '脚注',
  '参考',
  '参考书目',
  '參考書目',
  '参考来源列表',
  '引用列表',
  '引用来源列表',
  '引文',
  '引用链接',
  '参考网址',
  '参考网站',
  '来源链接',
  '來源連結',
  '出处',
  '出處',
  '注释',
  '註釋',
  '参考来源与链接',
  '参考资料与链接',
  '参考文献与资料',
  '参考资料来源',
  '信息来源与参考',
  '相关来源',
  '文献列表',
  '文献来源',
]);

/** Words before a name that leave it one. */
const BEFORE =
  /^(?:(?:key|main|major|selected|full|complete|all|important|numbered|annotated|additional|cited|apa|mla|ieee|chicago|vancouver)(?: style| format)? |关键|主要|重要|全部|核心|本文|部分|附：?)/;

/**
 * Whether a heading or line, its markup taken away, names a reference list.
 *
 * @remarks The whole line must be the name, apart from numbering, symbols, a colon, a parenthesis at its end and a word
 * such as "key" before it:
 * "Table 2: References to earlier work" is none.
 */
export function isReferenceTitle(line: string): boolean {
  if (line.length > 60) return false;
  const name = line
    .replace(/^(?:[\p{S}\p{P}\s]|(?:\d+|[IVXivx]+|[一二三四五六七八九十]+)(?=[.、)）\s]))+/u, '')
    .replace(/[\s:：*_]+$/u, '')
    .replace(/\s*[(（][^()（）]*[)）]$/u, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
  return TITLES.has(name) || TITLES.has(name.replace(BEFORE, ''));
}
