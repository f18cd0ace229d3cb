import { type Lang, message, type Report } from '@loccit/contract';
import { createTextIndex } from '@loccit/text';
import { defaultHandlers, toHast } from 'mdast-util-to-hast';
import type { ReportIndex } from '../../views/report-index.js';
import { cleanPage } from './clean-page.js';
import type { PageNode } from './element.js';
import { paintMarkdown } from './paint-markdown.js';
import { findPaintedSpans } from './painted-spans.js';
import { cutPieces } from './pieces.js';
import { type MarkdownNode, parseMarkdown } from './source-map.js';

/** The text of a report as a reader sees it, painted; and the statements of which it shows nothing. */
export interface ReportText {
  readonly nodes: readonly PageNode[];
  readonly hidden: readonly string[];
}

type Root = Parameters<typeof toHast>[0];

/**
 * A Markdown report as parts of a page.
 *
 * @param prefix - before every id
 * @remarks No raw HTML and no address that is no web address comes through. Linear but for the spans looked up by bisection.
 */
export function renderReportText(
  report: Report,
  text: string,
  index: ReportIndex,
  prefix: string,
  lang: Lang,
): ReportText {
  const spans = findPaintedSpans(report, index, createTextIndex(text), (id) => `${prefix}${id}`);
  const parsed = parseMarkdown(blankFrontMatter(text));
  const table = cutPieces(parsed, spans);
  const painted = paintMarkdown(parsed.root, {
    table,
    marks: spans.marks,
    definitions: listDefinitions(parsed.root),
    lang,
  });
  const tree = toHast(painted as Root, {
    clobberPrefix: `${prefix}note-`,
    footnoteLabel: message('page.notes', lang),
    footnoteBackLabel: message('page.back', lang),
    footnoteLabelProperties: {},
    handlers: { footnoteReference },
  }) as PageNode;
  const isPlace = (href: string): boolean => href.startsWith(`#${prefix}`);
  return {
    nodes: cleanPage(tree, lang, isPlace),
    hidden: spans.claims.flatMap((claim) =>
      claim.claimId === undefined || table.firstOf.has(claim) ? [] : [claim.claimId],
    ),
  };
}

/** What stands before the body is no part of what a reader sees; positions stay what they are. */
const blankFrontMatter = (text: string): string =>
  text.replace(FRONT_MATTER, (matter) => matter.replace(/[^\n]/g, ' '));

/** As the extraction of citations understands it: between two lines of signs, beginning with a key. */
const FRONT_MATTER =
  /^---[ \t]*\n(?:[ \t]*(?:#.*)?\n)*[\p{L}\p{N}_"'][^:\n]*:(?:[ \t].*)?\n(?:(?!(?:---|\.\.\.)[ \t]*(?:\n|$)).*\n)*(?:---|\.\.\.)[ \t]*(?:\n|$)/u;

/** A number of a note leads to what was found on it; the note itself is below, with its way back. */
const footnoteReference: typeof defaultHandlers.footnoteReference = (state, node) => {
  const raised = defaultHandlers.footnoteReference(state, node);
  const { classes, panel } = (node.data ?? {}) as { classes?: string[]; panel?: string };
  const [link] = raised.children;
  if (panel !== undefined && link?.type === 'element') {
    link.properties.href = `#${panel}`;
    link.properties.className = classes ?? [];
  }
  return raised;
};

function listDefinitions(root: MarkdownNode): Map<string, string> {
  const definitions = new Map<string, string>();
  const visit = (node: MarkdownNode): void => {
    const { identifier, type, url } = node as MarkdownNode & { readonly identifier?: string };
    if (
      type === 'definition' &&
      identifier !== undefined &&
      url !== undefined &&
      !definitions.has(identifier)
    )
      definitions.set(identifier, url);
    for (const child of node.children ?? []) visit(child);
  };
  visit(root);
  return definitions;
}
