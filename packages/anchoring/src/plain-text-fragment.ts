import { createTextIndex, encodeUtf8, type Span, type TextIndex } from '@loccit/text';
import { AnchoringError } from './errors.js';
import { md5 } from './md5.js';

/** How a plain text fragment is written. */
export interface PlainTextFragmentOptions {
  /** Whether the length of the text and its MD5 are added, by which a reader sees that the text is another. */
  readonly checks?: boolean;
  /** Count lines instead of characters; only for a span of whole lines. */
  readonly scheme?: 'char' | 'line';
}

const FRAGMENT = /^(char|line)=(\d{0,15})(?:(,)(\d{0,15}))?((?:;[^;]*)*)$/i;
const CHECK = /^(?:length=(\d{1,15})|md5=([0-9a-f]{32}))(?:,([^,;]+))?$/i;

/**
 * Describes a span by a fragment of RFC 5147: `char=4,8`.
 *
 * @remarks Characters are code points of the canonical text, whose line ends are one character each, as the RFC asks.
 * It counts those of the text as it is served: the numbers are the same unless that text is not in NFC.
 * The MD5 is that of the canonical UTF-8, the RFC's that of the bytes served.
 * @throws {@link TextError} `position-out-of-range`.
 * @throws {@link AnchoringError} `selector-invalid` for lines where the span is not of whole lines.
 * @see {@link https://www.rfc-editor.org/rfc/rfc5147}
 * @example
 * ```ts
 * describePlainTextFragment('keep the tide table', { charStart: 9, charEnd: 13 }); // 'char=9,13'
 * ```
 */
export function describePlainTextFragment(
  text: TextIndex | string,
  span: Span,
  { checks = false, scheme = 'char' }: PlainTextFragmentOptions = {},
): string {
  const index = typeof text === 'string' ? createTextIndex(text) : text;
  if (index.slice(span.charStart, span.charEnd) === '')
    throw new AnchoringError('selector-invalid', { member: 'value' });
  const [start, end] =
    scheme === 'char'
      ? [span.charStart, span.charEnd]
      : [lineAt(index, span.charStart), lineAt(index, span.charEnd)];
  const check = checks ? `;length=${index.chars};md5=${md5(encodeUtf8(index.text))},UTF-8` : '';
  return `${scheme}=${start},${end}${check}`;
}

/** How many lines stand before a position, which has to begin one or end the text. */
function lineAt(index: TextIndex, char: number): number {
  const { line, column } = index.toLineColumn(char);
  if (column === 1) return line - 1;
  if (char === index.chars) return line;
  throw new AnchoringError('selector-invalid', { member: 'value' });
}

/**
 * The span that a fragment of RFC 5147 stands for.
 *
 * @remarks `char=4,8`, `char=,8`, `char=4,`, `line=0,2` and checks by `length` and `md5`. A place behind the end
 * is the end, as the RFC has it. A fragment that stands for a place between two characters has no span.
 * @throws {@link AnchoringError} `fragment-invalid`; `fragment-check-failed` where the text is another than
 * the fragment was made for.
 * @see {@link https://www.rfc-editor.org/rfc/rfc5147}
 * @example
 * ```ts
 * matchPlainTextFragment('one\ntwo\n', 'line=1,2'); // { charStart: 4, charEnd: 8 }
 * ```
 */
export function matchPlainTextFragment(text: TextIndex | string, fragment: string): Span {
  const index = typeof text === 'string' ? createTextIndex(text) : text;
  const value = fragment.startsWith('#') ? fragment.slice(1) : fragment;
  const parts = FRAGMENT.exec(value);
  if (parts === null) throw new AnchoringError('fragment-invalid');
  const [, scheme = '', from = '', comma, to = '', checks = ''] = parts;
  if (comma === undefined || (from === '' && to === '')) throw new AnchoringError('fragment-invalid');
  for (const check of checks.split(';').slice(1)) assertSame(index, check);
  const place = (count: string, otherwise: number): number => {
    if (count === '') return otherwise;
    return scheme.toLowerCase() === 'char'
      ? Math.min(Number(count), index.chars)
      : startOfLine(index, Number(count));
  };
  const charStart = place(from, 0);
  const charEnd = place(to, index.chars);
  if (charStart >= charEnd) throw new AnchoringError('fragment-invalid');
  return { charStart, charEnd };
}

function startOfLine(index: TextIndex, before: number): number {
  const lines = index.toLineColumn(index.chars).line;
  return before >= lines ? index.chars : index.fromLineColumn({ line: before + 1, column: 1 });
}

function assertSame(index: TextIndex, check: string): void {
  const parts = CHECK.exec(check);
  if (parts === null) throw new AnchoringError('fragment-invalid');
  const [, length, digest, charset = 'utf-8'] = parts;
  const same =
    length === undefined
      ? charset.toLowerCase() === 'utf-8' && digest?.toLowerCase() === md5(encodeUtf8(index.text))
      : Number(length) === index.chars;
  if (!same) throw new AnchoringError('fragment-check-failed');
}
