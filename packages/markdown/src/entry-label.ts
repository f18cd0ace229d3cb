/** The label at the beginning of a reference entry's line. */
export interface LineLabel {
  /** The label without brackets and escapes. */
  readonly text: string;
  /** UTF-16 length of label, separator and white space. */
  readonly length: number;
  /** `[1]` or `\[1\]`, not `1.`. */
  readonly bracketed: boolean;
  readonly colon: boolean;
}

/** A printed line number may stand before the label. */
const BRACKETED =
  /^[ \t]*(?:\d{1,4}[ \t]+)?(?:\*\*|__)?\\?\[(\^?[\p{L}\p{N}][\p{L}\p{N}._+-]{0,30})\\?\](?:\*\*|__)?([:：])?[ \t]*/u;
const PLAIN = /^[ \t]*(\d{1,4})(?:[.)](?=[ \t])|[、．]|[ \t]*\|)[ \t]*/;
const URL_START = /^[ \t]*(?:[-*+•][ \t]+)?(?:<?https?:\/\/|www\.|\[[^\]\n]{1,300}\]\()/i;

/** Reads `[1]`, `\[1\]`, `[1]:`, `1.` or a table's first cell at the start of a line. */
export function readLineLabel(line: string): LineLabel | undefined {
  const bracketed = BRACKETED.exec(line);
  if (bracketed?.[1] !== undefined && line.charAt(bracketed[0].length) !== '(') {
    return {
      text: bracketed[1],
      length: bracketed[0].length,
      bracketed: true,
      colon: bracketed[2] !== undefined,
    };
  }
  const plain = PLAIN.exec(line);
  if (plain?.[1] === undefined) return undefined;
  return { text: plain[1], length: plain[0].length, bracketed: false, colon: false };
}

/** Whether a line begins as entries of a reference list do: with a label, a bullet or a URL. */
export function isEntryLine(line: string): boolean {
  return readLineLabel(line) !== undefined || URL_START.test(line);
}

/** The form in which labels are compared: digits without leading zeros. */
export function formatLabel(text: string): string {
  return /^\d+$/.test(text) ? text.replace(/^0+(?=\d)/, '') : text;
}
