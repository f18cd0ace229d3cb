import type { Block } from '@loccit/markdown';
import type { TextIndex } from '@loccit/text';

/** How much of a document its readers do not see and retrieval text leaves out. */
export interface HiddenText {
  readonly spans: number;
  /** Code points. */
  readonly chars: number;
}

/** `<!-->` and `<!--->` are whole; what is never closed ends with the gap. */
const COMMENT = /<!--(?:-?>|(?:[^-]|-(?!->))*(?:-->|$))/g;

/**
 * Counts comments and raw HTML inside elements, and comments between them.
 *
 * @remarks Linear. Other HTML between elements yields no element and is not counted.
 */
export function countHiddenText(blocks: readonly Block[], index: TextIndex): HiddenText {
  let spans = 0;
  let chars = 0;
  let gapStart = 0;
  const countGap = (from: number, to: number): void => {
    const gap = index.slice(from, to);
    if (!gap.includes('<!--')) return;
    for (const [comment] of gap.matchAll(COMMENT)) {
      spans += 1;
      chars += [...comment].length;
    }
  };
  for (const block of blocks) {
    countGap(gapStart, block.charStart);
    gapStart = block.charEnd;
    for (const hidden of block.hidden) {
      spans += 1;
      chars += hidden.charEnd - hidden.charStart;
    }
  }
  countGap(gapStart, index.chars);
  return { spans, chars };
}
