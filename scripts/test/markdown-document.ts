import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  readonly lang?: string | null | undefined;
  readonly children?: readonly Node[];
}

/** What the tests of documents need to know of one. */
export interface MarkdownDocument {
  /** Anchors of its headings, as the forge that shows them makes them. */
  readonly anchors: ReadonlySet<string>;
  /** Targets of links, images and definitions. */
  readonly targets: readonly string[];
  /** Inline code, and the lines of code blocks. */
  readonly code: readonly string[];
  /** Code blocks' languages. */
  readonly languages: readonly string[];
  /** Code in the first column of tables. */
  readonly firstColumn: readonly string[];
  /** Headings, and the bold text that begins a paragraph. */
  readonly labels: readonly string[];
  /** Whether a paragraph stands directly below the title. */
  readonly introduced: boolean;
}

/** Reads a document with a parser that is not the one under test. */
export function readMarkdown(text: string): MarkdownDocument {
  const root: Node = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const nodes = listNodes(root);
  const headings = nodes.filter(({ type }) => type === 'heading').map(textOf);
  const leads = nodes
    .filter(({ type }) => type === 'paragraph')
    .flatMap(({ children }) => children?.[0] ?? []);
  const rows = nodes.filter(({ type }) => type === 'tableRow');
  return {
    anchors: new Set(listAnchors(headings)),
    targets: nodes.flatMap(({ url }) => url ?? []),
    code: nodes.filter(isCode).flatMap(({ value }) => (value ?? '').split('\n')),
    languages: nodes.flatMap(({ lang }) => lang ?? []),
    firstColumn: rows.flatMap(({ children }) =>
      listNodes(children?.[0] ?? root)
        .filter(isCode)
        .map(textOf),
    ),
    labels: [...headings, ...leads.filter(({ type }) => type === 'strong').map(textOf)],
    introduced: root.children?.[0]?.type === 'heading' && root.children[1]?.type === 'paragraph',
  };
}

/** Lower case, without punctuation, hyphens for spaces; a heading that repeats is numbered. */
function listAnchors(headings: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return headings.map((heading) => {
    const anchor = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
      .replaceAll(' ', '-');
    const times = seen.get(anchor) ?? 0;
    seen.set(anchor, times + 1);
    return times === 0 ? anchor : `${anchor}-${times}`;
  });
}

const isCode = ({ type }: Node): boolean => type === 'code' || type === 'inlineCode';

function listNodes(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(listNodes)];
}

function textOf(node: Node): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}
