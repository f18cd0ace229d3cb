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
]);

/**
 * Whether a heading or line, its markup taken away, names a reference list.
 *
 * @remarks The whole line must be the name, apart from numbering, symbols, a colon and a parenthesis at its end:
 * "Table 2: References to earlier work" is none.
 */
export function isReferenceTitle(line: string): boolean {
  if (line.length > 60) return false;
  const name = line
    .replace(/^(?:[\p{S}\p{P}\s]|(?:\d+|[IVXivx]+|[一二三四五六七八九十]+)(?=[.、)）\s]))+/u, '')
    .replace(/[\s:：*_]+$/u, '')
    .replace(/\s*[(（][^()（）]*[)）]$/u, '')
    .replace(/\s+/g, ' ');
  return TITLES.has(name.toLowerCase());
}
