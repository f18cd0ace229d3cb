/** The label at the beginning of a reference entry's line. */
export interface LineLabel {
  /** The label without brackets and escapes. */
  readonly text: string;
  /** UTF-16 length of label, separator and white space; 0 where the label is the text of a link. */
  readonly length: number;
  /** `[1]` or `\[1\]`, not `1.`. */
  readonly bracketed: boolean;
  readonly colon: boolean;
}

/** A printed line number or an anchor may stand before the label. */
const BEFORE = String.raw`^[ \t]*(?:\d{1,4}[ \t]+)?(?:<a\b[^<>\n]{0,80}>(?:</a>)?[ \t]*)?(?:\*\*|__)?`;
const BRACKETED = new RegExp(
  String.raw`${BEFORE}(?:\\?\[|［|【)(\^?[\p{L}\p{N}][\p{L}\p{N}._+-]{0,30})(?:\\?\]|］|】)(?:\*\*|__)?([:：])?[ \t]*`,
  'u',
);
const LINKED = new RegExp(String.raw`${BEFORE}\[(?:\\?\[)?(\d{1,4})(?:\\?\])?\]\(`, 'u');
const RAISED = new RegExp(String.raw`${BEFORE}<sup>\\?\[?(\d{1,3})\\?\]?</sup>[ \t]*`, 'iu');
const PARENTHESISED = new RegExp(String.raw`${BEFORE}\\?[(（](\d{1,3})\\?[)）](?:\*\*|__)?[ \t]*`, 'u');
const PLAIN =
  /^[ \t]*(?:\*\*|__)?(\d{1,4})(?:\\?[.)](?:\*\*|__)?(?=[ \t])|[、．](?:\*\*|__)?|[ \t]*\|)[ \t]*/;
const CIRCLED = /^[ \t]*([\u2460-\u249b\u24eb-\u24f4\u2776-\u277f\u3251-\u325f\u32b1-\u32bf⁰¹²³⁴-⁹]+)[ \t]*/u;
const URL_START = /^[ \t]*(?:[-*+•][ \t]+)?(?:<?https?:\/\/|www\.|\[[^\]\n]{1,300}\]\()/i;
/** What search engines put in brackets before a title, and the kinds of sources of GB/T 7714. */
const KIND = /^(?:pdf|html?|docx?|pptx?|xlsx?|book|video|online|citation|[A-Z])$/i;

/** Reads `[1]`, `\[1\]`, `[1]:`, `【1】`, `(1)`, `①`, `1.`, `1、` or a table's first cell at the start of a line. */
export function readLineLabel(line: string): LineLabel | undefined {
  const bracketed = BRACKETED.exec(line);
  if (bracketed?.[1] !== undefined && isLabel(line, bracketed[0], bracketed[1])) {
    const colon = bracketed[2] !== undefined;
    return { text: bracketed[1], length: bracketed[0].length, bracketed: true, colon };
  }
  const linked = LINKED.exec(line)?.[1];
  if (linked !== undefined) return { text: linked, length: 0, bracketed: true, colon: false };
  const plain = PLAIN.exec(line) ?? RAISED.exec(line) ?? PARENTHESISED.exec(line);
  if (plain?.[1] !== undefined) return readPlain(plain[1], plain[0]);
  const circled = CIRCLED.exec(line);
  return circled?.[1] === undefined ? undefined : readPlain(readCircled(circled[1]), circled[0]);
}

function isLabel(line: string, written: string, text: string): boolean {
  if (line.charAt(written.length) === '(' && /[\]］】*_]$/.test(written)) return false;
  return /\d/.test(text) || !(KIND.test(text) || /^[.,，。]/.test(line.slice(written.length)));
}

function readPlain(text: string, written: string): LineLabel {
  return { text, length: written.length, bracketed: false, colon: false };
}

/** The number that circled, parenthesised and raised digits show. */
function readCircled(digits: string): string {
  return Array.from(digits, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    if (code >= 0x2776 && code <= 0x277f) return String(code - 0x2775);
    if (code >= 0x24eb && code <= 0x24f4) return String(code - 0x24e0);
    return digit.normalize('NFKC').replace(/\D/g, '');
  }).join('');
}

/** Whether a line begins as entries of a reference list do: with a label, a bullet or a URL. */
export function isEntryLine(line: string): boolean {
  return readLineLabel(line) !== undefined || URL_START.test(line);
}

/** The form in which labels are compared: digits without leading zeros. */
export function formatLabel(text: string): string {
  return /^\d+$/.test(text) ? text.replace(/^0+(?=\d)/, '') : text;
}
