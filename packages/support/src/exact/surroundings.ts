/** What stands beside a sentence, with its runs of white space shortened. */
export interface Surroundings {
  readonly left: string;
  readonly own: string;
  readonly right: string;
  /** Whether the text began further back than what is shown of it. */
  readonly isCut: boolean;
}

const WINDOW = 8_000;
const INDENT = 8;

/**
 * Cuts the text around a sentence.
 *
 * @remarks Of a run of white space one blank, or one or two line ends with an indent, are left, so that no blanks can
 * push a denial out of sight. Bounded by a constant.
 */
export function cutSurroundings(full: string, start: number, end: number): Surroundings {
  return {
    left: shortenBlanks(full.slice(Math.max(0, start - WINDOW), start)),
    own: full.slice(start, end),
    right: shortenBlanks(full.slice(end, end + WINDOW)).slice(0, 600),
    isCut: start > WINDOW,
  };
}

function shortenBlanks(text: string): string {
  return text.replace(/\r\n?|\u2028|\u2029/g, '\n').replace(/\s{2,}/g, (run) => {
    const parts = run.split('\n');
    if (parts.length === 1) return ' ';
    return `${parts.length > 2 ? '\n\n' : '\n'}${(parts.at(-1) ?? '').replaceAll('\t', '    ').slice(0, INDENT)}`;
  });
}

/** The paragraph that a text ends in. */
export const lastParagraph = (text: string): string => text.slice(text.lastIndexOf('\n\n') + 1);

/** The line that a text ends in. */
export const lastLine = (text: string): string => text.slice(text.lastIndexOf('\n') + 1);

/** The last sentence of a text, over line ends but not over blank lines. */
export function lastSentence(text: string): string {
  const trimmed = text.slice(-600).trimEnd();
  const paragraph = trimmed.slice(trimmed.lastIndexOf('\n\n') + 1);
  const body = paragraph.replace(/[.!?。！？…"'”’」』)）\]\s]{1,12}$/, '');
  const cut = [...body.matchAll(/[.!?]["'”’)\]]{0,3}(?=\s)|[。！？]/g)].at(-1);
  return cut === undefined ? paragraph : paragraph.slice(cut.index + cut[0].length);
}
