import type { Lang } from '@loccit/contract';
import { element, type PageNode } from './element.js';
import { showHidden } from './foreign.js';

/** What the text of a report may become; everything else is left out, and what it holds is kept. */
const TAGS = new Set(
  'a blockquote br code del em h1 h2 h3 h4 h5 h6 hr li ol p pre section span strong sub sup table tbody td th thead tr ul'.split(
    ' ',
  ),
);

const PROPERTIES = new Set(
  'ariaDescribedBy ariaLabel className dataClaim dataFootnoteBackref dataFootnoteRef dataFootnotes href id rel start tabIndex title'.split(
    ' ',
  ),
);

/** The headings of a report stand below those of the page. */
const DEEPER = 2;
const ALIGNMENTS = ['left', 'center', 'right'];

/**
 * What Markdown became, with nothing in it that a page has no use for: tags and properties of a list alone, hidden characters by
 * their names.
 *
 * @param isPlace - whether an address leads to a place of this page
 */
export function cleanPage(node: PageNode, lang: Lang, isPlace: (href: string) => boolean): PageNode[] {
  if (node.type === 'text') return showHidden(node.value, lang);
  if (node.type === 'root') return node.children.flatMap((child) => cleanPage(child, lang, isPlace));
  if (node.type !== 'element') return [];
  const children = node.children.flatMap((child) => cleanPage(child, lang, isPlace));
  if (node.tagName === 'input')
    return [{ type: 'text', value: node.properties.checked === true ? '☑ ' : '☐ ' }];
  if (!TAGS.has(node.tagName)) return children;
  const entries = Object.entries(node.properties).flatMap(([name, value]): [string, string][] => {
    if (name === 'align' && ALIGNMENTS.includes(String(value))) return [['className', `to-${String(value)}`]];
    if (!PROPERTIES.has(name) || (name === 'className' && node.tagName === 'code')) return [];
    if (name === 'href' && !/^https?:\/\//.test(String(value)) && !isPlace(String(value))) return [];
    return [[name, value as string]];
  });
  return [element(lower(node.tagName), Object.fromEntries(entries), children)];
}

function lower(tagName: string): string {
  const level = /^h([1-6])$/.exec(tagName)?.[1];
  return level === undefined ? tagName : `h${Math.min(6, Number(level) + DEEPER)}`;
}
