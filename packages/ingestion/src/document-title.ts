import type { Block } from '@loccit/markdown';
import { canonicalizeText, TextError, type TextIndex } from '@loccit/text';
import { IngestionError } from './ingestion-error.js';
import type { DescribedDocument } from './source-file.js';

const LONGEST_TITLE = 2000;

/**
 * The title a document is cited by, null if it has none.
 *
 * @remarks A declared title is canonical text. Of headings only level 1 counts, and one of over 2,000 code points is no title.
 * @throws {@link IngestionError} `title`
 */
export function resolveTitle(
  document: DescribedDocument,
  blocks: readonly Block[],
  index: TextIndex,
): string | null {
  if (document.title !== null) return assertTitle(document.title);
  if (document.title_fallback === null) return null;
  const heading = blocks.find(
    (block) => block.level === 1 && block.charEnd - block.charStart <= LONGEST_TITLE,
  );
  return heading === undefined
    ? assertTitle(document.title_fallback)
    : index.slice(heading.charStart, heading.charEnd);
}

function assertTitle(declared: string): string {
  const title = canonicalize(declared);
  if (title === '' || [...title].length > LONGEST_TITLE) throw new IngestionError('title');
  return title;
}

function canonicalize(title: string): string {
  try {
    return canonicalizeText(title);
  } catch (error) {
    if (error instanceof TextError) throw new IngestionError('title', {}, { cause: error });
    throw error;
  }
}
