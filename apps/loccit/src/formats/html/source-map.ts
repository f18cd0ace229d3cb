import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/** A node of a Markdown tree, as far as a page needs to know it. */
export interface MarkdownNode {
  readonly type: string;
  readonly value?: string | undefined;
  readonly url?: string | undefined;
  readonly alt?: string | null | undefined;
  readonly checked?: boolean | null | undefined;
  readonly children?: readonly MarkdownNode[] | undefined;
  readonly position?:
    | {
        readonly start: { readonly offset?: number | undefined };
        readonly end: { readonly offset?: number | undefined };
      }
    | undefined;
  readonly data?: object | undefined;
}

/** A Markdown text as a tree, and where each unit of a text in it was written. */
export interface ParsedMarkdown {
  readonly root: MarkdownNode;
  /** The source offset of every unit of a node's value, and behind the last one; in UTF-16 units. */
  readonly offsetsOf: (node: MarkdownNode) => Uint32Array;
}

/** What was written in `end - start` units and became `length` others: an escape or a character reference. */
interface Rewritten {
  readonly end: number;
  readonly length: number;
}

type Extension = Exclude<ReturnType<typeof gfmFromMarkdown>[number], unknown[]>;

/**
 * Parses CommonMark with GFM and keeps where every character was written.
 *
 * @remarks A text node's value is shorter than its source wherever something was escaped, written as a reference or indented. What
 * the parser tells of escapes and references is kept; all else that is missing stands before what comes next. Linear.
 */
export function parseMarkdown(source: string): ParsedMarkdown {
  const rewritten = new Map<number, Rewritten>();
  const root = fromMarkdown(source, {
    // A range such as 5~50 strikes nothing out.
    extensions: [gfm({ singleTilde: false })],
    // Transforms make nodes that have no place.
    mdastExtensions: [
      gfmFromMarkdown().map((extension) => ({ ...extension, transforms: [] })),
      recordRewritten(rewritten),
    ],
  });
  return { root, offsetsOf: (node) => align(node, source, rewritten) };
}

function recordRewritten(rewritten: Map<number, Rewritten>): Extension {
  let opened: { readonly start: number; readonly length: number } | undefined;
  return {
    exit: {
      characterEscape(token) {
        rewritten.set(token.start.offset, { end: token.end.offset, length: 1 });
      },
      characterReferenceMarker(token) {
        const tail = this.stack.at(-1);
        const length = tail !== undefined && 'value' in tail ? tail.value.length : 0;
        if (opened === undefined) opened = { start: token.start.offset, length };
        else {
          rewritten.set(opened.start, { end: token.end.offset, length: length - opened.length });
          opened = undefined;
        }
      },
    },
  };
}

function align(
  { position, value = '' }: MarkdownNode,
  source: string,
  rewritten: ReadonlyMap<number, Rewritten>,
): Uint32Array {
  const offsets = new Uint32Array(value.length + 1);
  const end = position?.end.offset ?? source.length;
  let at = position?.start.offset ?? source.length;
  let unit = 0;
  while (unit < value.length) {
    const written = rewritten.get(at);
    if (written !== undefined && written.length > 0) {
      for (const last = Math.min(value.length, unit + written.length); unit < last; unit += 1)
        offsets[unit] = at;
      at = written.end;
    } else if (at >= end || isSame(source[at], value[unit])) {
      offsets[unit] = Math.min(at, end);
      unit += 1;
      at += 1;
    } else at += 1;
  }
  offsets[unit] = Math.min(at, end);
  return offsets;
}

/** The end of a line inside of code is shown as a space. */
const isSame = (written: string | undefined, shown: string | undefined): boolean =>
  written === shown || (written === '\n' && shown === ' ');
