import { isSourceUri, message, type Passage, type SourceUsed } from '@loccit/contract';
import { element, type PageNode } from './element.js';
import { foreign, showHidden } from './foreign.js';
import { describePassage, linkTo, type PanelContext } from './panel.js';
import { safeUrl } from './safe-url.js';

/**
 * The sources that were used, each with its marks, its title, and a way to the place.
 *
 * @remarks A web address is a link; what else a source is called opens here, with the passages that the reader was shown anyway.
 */
export function describeSources(context: PanelContext): PageNode | undefined {
  const { lang, prefix, report } = context;
  if (report.sources_used.length === 0) return undefined;
  return element(
    'section',
    { className: ['sources'], ariaLabelledBy: `${prefix}sources` },
    element('h2', { id: `${prefix}sources` }, message('cli.sources.title', lang)),
    element(
      'ol',
      {},
      report.sources_used.map((source) => describeOne(context, source)),
    ),
  );
}

function describeOne(context: PanelContext, source: SourceUsed): PageNode {
  const { lang, prefix } = context;
  const { citations, document_id: id, marks = [], source_uri: uri, title } = source;
  const url = safeUrl(uri !== undefined && isSourceUri(uri) ? uri : '');
  const passages = listPassages(context, citations);
  const name = foreign(title, lang);
  return element(
    'li',
    {},
    ...marks
      .filter((mark) => mark.length <= 40)
      .map((mark) => element('code', { className: ['mark-name'] }, showHidden(mark, lang))),
    ' ',
    url === undefined ? element('strong', {}, name) : element('strong', {}, linkTo(url, name, lang)),
    uri === undefined && id === undefined
      ? undefined
      : element('span', { className: ['uri'] }, foreign(uri ?? id ?? '', lang)),
    element(
      'p',
      { className: ['addresses'] },
      citations.flatMap((address) => [element('a', { href: `#${prefix}${address}` }, address), ' ']),
    ),
    passages.length === 0
      ? undefined
      : element(
          'details',
          {},
          element('summary', {}, message('page.passages', lang, { count: passages.length })),
          ...passages.map((passage) => describePassage(passage, lang)),
        ),
  );
}

/** The passages of these citations, each once, in the order of the source. */
function listPassages({ report }: PanelContext, addresses: readonly string[]): Passage[] {
  const wanted = new Set(addresses);
  const passages = new Map<string, Passage>();
  for (const citation of report.citations) {
    if (!wanted.has(citation.address)) continue;
    for (const passage of citation.passages ?? [])
      passages.set(`${passage.char_start}-${passage.char_end}`, passage);
  }
  return [...passages.values()].sort((a, b) => a.char_start - b.char_start);
}
