import type { Lang } from '@loccit/contract';
import wrapAnsi from 'wrap-ansi';
import { type Colors, createColors } from './colors.js';
import { displayWidth } from './display-width.js';
import { isMixed, wrapMixed } from './wrap-mixed.js';
import { wrapPlain } from './wrap-plain.js';

/** Where results, and where progress and messages go. */
export interface Streams {
  readonly out: {
    write(part: string | Uint8Array): unknown;
    /** Where `write` gives false: the moment to go on. */
    once?(event: 'drain', listener: () => void): unknown;
    readonly isTTY?: boolean;
    readonly columns?: number | undefined;
  };
  readonly err: { write(part: string): unknown; readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** What a view needs to know to lay out text for a person. */
export interface Terminal {
  readonly colors: Colors;
  /** Columns to fill at most. */
  readonly width: number;
  readonly lang: Lang;
}

const widest = 100;

/** Colours only for a terminal that did not ask for none; `FORCE_COLOR` overrides a pipe, `NO_COLOR` everything. */
export function createTerminal(streams: Streams, lang: Lang): Terminal {
  const { env, out } = streams;
  const plain = (env.NO_COLOR ?? '') !== '' || env.TERM === 'dumb';
  const forced = !['', '0', 'false'].includes(env.FORCE_COLOR ?? '');
  return {
    colors: createColors(!plain && (forced || out.isTTY === true)),
    // A terminal that does not know how wide it is says 0.
    width: Math.max(40, Math.min(widest, out.columns || widest)),
    lang,
  };
}

/** Lines of `text` no wider than the terminal, every line after the first indented by `hanging`. */
export function wrapLines(
  terminal: Terminal,
  text: string,
  first = '',
  hanging = first.replace(/\S/g, ' '),
): string[] {
  const room = terminal.width - Math.max(displayWidth(first), displayWidth(hanging));
  const rows = isMixed(text) ? wrapMixed(text, room) : wrapSpaced(breakLongWords(text), room);
  return rows.map((line, index) => `${index === 0 ? first : hanging}${line}`.trimEnd());
}

const wrapSpaced = (text: string, columns: number): string[] =>
  text.includes('\u001b')
    ? wrapAnsi(text, columns, { hard: true, trim: true }).split('\n')
    : wrapPlain(text, columns);

/** Segmenting into graphemes costs the square of a word's length: a word of megabytes is broken beforehand. */
const breakLongWords = (text: string): string => text.replace(/\S{1000}(?=\S)/gu, '$&\n');

/** Parts side by side, as many on a line as fit, none broken unless it is wider than a line. */
export function joinParts(terminal: Terminal, parts: readonly string[], indent: string): string[] {
  const gap = '   ';
  const rows: string[] = [];
  for (const part of parts) {
    const row = rows.at(-1);
    if (
      row !== undefined &&
      displayWidth(row) + gap.length + displayWidth(part) + indent.length <= terminal.width
    ) {
      rows[rows.length - 1] = `${row}${gap}${part}`;
    } else rows.push(part);
  }
  // Wrapping folds white space, so that rows which fit must not pass through it.
  return rows.flatMap((row) =>
    displayWidth(row) + indent.length <= terminal.width
      ? [`${indent}${row}`]
      : wrapLines(terminal, row, indent, indent),
  );
}

/** Pads by display columns: a Chinese character takes two. */
export function padColumns(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - displayWidth(text)));
}

/**
 * Text from outside as a terminal may show it.
 *
 * @remarks Control, format and private characters could move the cursor, hide or reorder what a person reads, and fillers
 * look like nothing; they are replaced by a visible sign.
 */
export function safeText(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Co}\p{Cs}]|(?!\u200c|\u200d|\ufe0f)\p{Cf}/gu, '\u{fffd}')
    .replace(/[\u034f\u115f\u1160\u2800\u3164\uffa0]/g, '\u{fffd}');
}

/** Text cut to at most `columns` display columns, with an ellipsis where something was cut. */
export function cutColumns(text: string, columns: number): string {
  // No more is measured than can be shown, see breakLongWords; a character takes few units, rarely none of the columns.
  const head = text.slice(0, 8 * columns);
  if (head.length === text.length && displayWidth(text) <= columns) return text;
  let kept = '';
  let used = 1;
  for (const character of head) {
    used += displayWidth(character);
    if (used > columns) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}
