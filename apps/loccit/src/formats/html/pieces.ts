import { countStarted, type PaintedSpan, type PaintedSpans, spanAt } from './painted-spans.js';
import type { MarkdownNode, ParsedMarkdown } from './source-map.js';

/** A part of what is shown that belongs to one statement and one mark, or to none. */
export interface PaintedPiece {
  readonly text: string;
  readonly claim: PaintedSpan | undefined;
  readonly mark: PaintedSpan | undefined;
}

/** What is shown, in pieces, by the node that shows it; and where each statement begins and ends. */
export interface PieceTable {
  readonly piecesOf: ReadonlyMap<MarkdownNode, readonly PaintedPiece[]>;
  readonly firstOf: ReadonlyMap<PaintedSpan, PaintedPiece>;
  readonly lastOf: ReadonlyMap<PaintedSpan, PaintedPiece>;
}

/** Nodes that show no text of a statement: code, and what is looked up elsewhere. */
const APART = ['code', 'definition'];
const BLOCKS = ['root', 'blockquote', 'listItem', 'footnoteDefinition'];

/** Cuts every text of a tree where statements and marks begin and end. */
export function cutPieces(parsed: ParsedMarkdown, spans: PaintedSpans): PieceTable {
  const piecesOf = new Map<MarkdownNode, readonly PaintedPiece[]>();
  const firstOf = new Map<PaintedSpan, PaintedPiece>();
  const lastOf = new Map<PaintedSpan, PaintedPiece>();
  const keep = (node: MarkdownNode, pieces: readonly PaintedPiece[]): void => {
    piecesOf.set(node, pieces);
    for (const piece of pieces) {
      if (piece.claim === undefined || piece.text.trim() === '') continue;
      if (!firstOf.has(piece.claim)) firstOf.set(piece.claim, piece);
      lastOf.set(piece.claim, piece);
    }
  };
  const visit = (node: MarkdownNode, parent: MarkdownNode | undefined): void => {
    if (APART.includes(node.type)) return;
    if (node.type === 'text' || node.type === 'inlineCode')
      keep(node, cutText(node.value ?? '', parsed.offsetsOf(node), spans));
    else if (node.type === 'html' && BLOCKS.includes(parent?.type ?? ''))
      keep(node, cutHtml(node.value ?? '', parsed.offsetsOf(node), spans));
    else if (node.type === 'footnoteReference') keep(node, [wholeNode(node, spans)]);
    for (const child of node.children ?? []) visit(child, node);
  };
  visit(parsed.root, undefined);
  return { piecesOf, firstOf, lastOf };
}

function wholeNode({ position }: MarkdownNode, spans: PaintedSpans): PaintedPiece {
  const at = position?.start.offset ?? 0;
  return { text: '*', claim: spanAt(spans.claims, at), mark: spanAt(spans.marks, at) };
}

function cutText(value: string, offsets: Uint32Array, { claims, marks }: PaintedSpans): PaintedPiece[] {
  const pieces: PaintedPiece[] = [];
  let start = 0;
  while (start < value.length) {
    const at = offsets[start] ?? 0;
    const claim = spanAt(claims, at);
    const mark = spanAt(marks, at);
    const change = Math.min(nextChange(claims, claim, at), nextChange(marks, mark, at));
    let end = start + 1;
    while (end < value.length && (offsets[end] ?? 0) < change) end += 1;
    pieces.push({ text: value.slice(start, end), claim, mark });
    start = end;
  }
  return pieces;
}

/** The text of a block of HTML without its tags, its scripts and its comments. */
function cutHtml(value: string, offsets: Uint32Array, spans: PaintedSpans): PaintedPiece[] {
  const markup = /<!--[\s\S]*?(?:-->|$)|<(script|style|template)\b[\s\S]*?(?:<\/\1\s*>|$)|<[^>]*>?/gi;
  const pieces: PaintedPiece[] = [];
  let at = 0;
  const take = (end: number): void => {
    if (value.slice(at, end).trim() !== '')
      pieces.push(...cutText(value.slice(at, end), offsets.subarray(at, end + 1), spans));
  };
  for (const { 0: tag, index } of value.matchAll(markup)) {
    take(index);
    at = index + tag.length;
  }
  take(value.length);
  return pieces;
}

/** Where another span begins or the present one ends, after `at`. */
function nextChange(spans: readonly PaintedSpan[], held: PaintedSpan | undefined, at: number): number {
  return Math.min(
    held?.end ?? Number.POSITIVE_INFINITY,
    spans[countStarted(spans, at)]?.start ?? Number.POSITIVE_INFINITY,
  );
}
