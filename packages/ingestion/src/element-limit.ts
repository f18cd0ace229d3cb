import type { Block } from '@loccit/markdown';
import { IngestionError } from './ingestion-error.js';

/** Most elements of a document: each costs about a kilobyte of records, in memory and in the store. */
const MAX_ELEMENTS = 200_000;

/** Most lines that hold anything: no element takes less than a line, and a parser pays for each before it can be counted. */
const MAX_LINES = 1_000_000;

/**
 * The elements a parser lists, if they are not too many; the parser does not run on text of too many lines.
 *
 * @throws {@link IngestionError} `too-many-elements` with the limit
 */
export function listWithinLimit(text: string, listBlocks: (text: string) => Block[]): Block[] {
  if (countFilledLines(text) > MAX_LINES) refuse(MAX_LINES);
  const blocks = listBlocks(text);
  if (blocks.length > MAX_ELEMENTS) refuse(MAX_ELEMENTS);
  return blocks;
}

function countFilledLines(text: string): number {
  let lines = 0;
  let start = 0;
  while (start < text.length) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    if (end > start) lines += 1;
    start = end + 1;
  }
  return lines;
}

function refuse(limit: number): never {
  throw new IngestionError('too-many-elements', { limit });
}
