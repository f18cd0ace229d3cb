import type { ChainLink } from './chain.js';
import type { FoundEvidence } from './found-evidence.js';
import { memberOf } from './found-record.js';
import type { FoundText } from './found-text.js';
import { LinkBuilder } from './link-builder.js';
import type { ElementPreimage } from './preimage.js';
import type { ElementRow } from './rows.js';
import type { Walk } from './walk-chain.js';

/** Checks the parse and the list of elements carried with it. */
export function checkParse(citedId: string, walk: Walk, evidence: FoundEvidence): ChainLink {
  const { parse } = walk;
  const link = new LinkBuilder('parse', citedId);
  if (parse.present) link.found(parse.recomputed, parse.preimage);
  link.rule('chain-broken', walk.unbroken.parse);
  link.rule('parse-id', parse.present ? parse.sound : undefined);
  const rows = evidence.elementRows(parse);
  link.rule('element-not-in-parse', rows === undefined ? undefined : rows !== null);
  return link.build();
}

/** Checks the element against the parse's list and the text. */
export function checkElement(
  citedId: string,
  walk: Walk,
  evidence: FoundEvidence,
  text: FoundText | undefined,
): ChainLink {
  const { element, chunk, parse, parseId } = walk;
  const { preimage } = element;
  const link = new LinkBuilder('element', citedId);
  if (element.present) link.found(element.recomputed, preimage);
  link.rule('chain-broken', preimage === null ? undefined : preimage.parse_revision_id === parseId);
  // Of an id and a chunk that do not agree, the one that is not what its digest says is at fault.
  if (chunk.sound) link.rule('element-not-in-chunk', walk.elementInChunk);
  link.rule('element-id', element.present ? element.sound : undefined);
  const rows = evidence.elementRows(parse);
  link.rule('element-not-in-parse', preimage && rows ? isRow(preimage, rows) : undefined);
  link.rule('element-id', isSlice(text, preimage, preimage?.text_sha256));
  return link.build();
}

/** Checks the chunk, its elements and its content. */
export function checkChunk(citedId: string, walk: Walk, text: FoundText | undefined): ChainLink {
  const { chunk } = walk;
  const link = new LinkBuilder('chunk', citedId);
  if (chunk.present) link.found(chunk.recomputed, chunk.preimage);
  link.rule('chain-broken', walk.unbroken.chunk);
  link.rule('chunk-id', chunk.present ? chunk.sound : undefined);
  if (!chunk.sound) link.rule('element-not-in-chunk', walk.elementInChunk);
  link.rule('chunk-id', isSlice(text, chunk.preimage, chunk.preimage?.content_sha256));
  return link.build();
}

/** Checks the index entry and the retrieval text, if it is carried. */
export function checkEntry(citedId: string, walk: Walk, evidence: FoundEvidence): ChainLink {
  const { entry } = walk;
  const link = new LinkBuilder('index-entry', citedId);
  if (entry.present) link.found(entry.recomputed, entry.preimage);
  link.rule('chain-broken', walk.unbroken['index-entry']);
  link.rule('entry-id', entry.present ? entry.sound : undefined);
  const retrievalText = memberOf(entry.info, 'retrieval_text');
  if (entry.preimage !== null && retrievalText !== undefined) {
    link.rule('entry-id', evidence.isTextOf(retrievalText, entry.preimage.retrieval_sha256));
  }
  return link.build();
}

/** Checks that the generation commits to its entries, and that the cited one is among them. */
export function checkGeneration(citedEntryId: string, evidence: FoundEvidence): ChainLink {
  const generation = evidence.generation();
  const id = generation.present ? evidence.generationId() : '';
  const link = new LinkBuilder('generation', id);
  if (generation.present) link.found(generation.recomputed, generation.preimage);
  if (generation.present) link.rule('entry-not-in-generation', generation.sound);
  link.rule('entry-not-in-generation', evidence.hasEntry(citedEntryId));
  return link.build();
}

function isRow(element: ElementPreimage, rows: readonly ElementRow[]): boolean {
  const row = rows[element.ordinal];
  if (row === undefined) return false;
  // Looked up one by one: to take a row apart costs more than all the rest.
  return (
    row[0] === element.kind &&
    row[1] === element.char_start &&
    row[2] === element.char_end &&
    row[3] === element.text_sha256
  );
}

function isSlice(
  text: FoundText | undefined,
  span: { readonly char_start: number; readonly char_end: number } | null,
  digest: string | undefined,
): boolean | undefined {
  if (text === undefined || span === null) return undefined;
  return text.sliceDigest(span.char_start, span.char_end) === digest;
}
