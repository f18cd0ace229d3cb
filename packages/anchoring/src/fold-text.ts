import {
  type Folding,
  FOLDINGS,
  isCjkUnit,
  isInvisible,
  isSpace,
  ligatureLetters,
  straightQuote,
} from './foldings.js';
import { type FoldedText, FoldingWriter } from './folded-text.js';
import { lowerCase } from './lower-case.js';
import { plainUnits } from './plain-units.js';

/** What is done to a hyphen before a line's end: the word is joined, or its hyphen is kept and joined over. */
export type HyphenReading = 'joined' | 'kept';

/** Longest citation mark that is looked at, in UTF-16 units. */
export const LONGEST_MARKER = 64;
const MARKER =
  /(?:\[[ ]?\^?\d{1,3}(?: ?[,;–-] ?\^?\d{1,3}){0,12}(?:†[^\]\n]{0,32})?[ ]?\]|【\d{1,3}(?::\d{1,3})?(?:†[^】\n]{0,32})?】)(?!\()/y;
const LETTER = /\p{L}/u;
const DIGIT = /\p{Nd}/u;
/** How a figure goes on behind what was taken out of it, whatever stands there that is not seen. */
const GOES_ON = /^[\u00ad\u200b-\u200f\u2060-\u206f\ufeff]*[.,]?\p{Nd}/u;
/** What may follow a citation mark without a space. */
const AFTER_MARKER = /[\s.,;:!?)\][。，；：！？）】【]/;

/**
 * Folds a text, keeping for every unit of the result where it came from.
 *
 * @remarks Linear in the text. The same function folds quote and source, so that nothing is folded on one side only.
 */
export function foldText(
  text: string,
  wanted: ReadonlySet<Folding> = ALL,
  hyphens: HyphenReading = 'joined',
): FoldedText {
  const out = new FoldingWriter(text.length);
  const [space, quotes, hyphenation, ligatures, lower, invisible, markers] = FOLDINGS.map((each) =>
    wanted.has(each),
  );
  const plain = plainUnits();
  for (let at = 0; at < text.length; at++) {
    at = out.copy(text, at, plain, lower === true);
    if (at === text.length) break;
    const unit = text.charCodeAt(at);
    if (isSpace(unit)) {
      if (hyphenation && out.last === HYPHEN) {
        const end = divided(text, at, out, hyphens);
        if (end !== undefined) {
          at = end - 1;
          continue;
        }
      }
      if (!space) {
        out.write(unit, at);
        continue;
      }
      let end = at + 1;
      while (
        end < text.length &&
        (isSpace(text.charCodeAt(end)) || (invisible && isInvisible(text.charCodeAt(end))))
      )
        end++;
      const next = end < text.length ? text.charCodeAt(end) : SPACE;
      const blank = out.last === SPACE || out.last === -1 || isCjkUnit(out.last) || end === text.length;
      if (!blank && !isCjkUnit(next)) out.write(SPACE, at);
      at = end - 1;
      continue;
    }
    if (unit < 0x80) {
      if (unit >= 0x41 && unit <= 0x5a) out.write(lower ? unit + 32 : unit, at);
      else if (unit === BACKTICK) out.write(quotes ? APOSTROPHE : unit, at);
      else if (unit === BRACKET && markers) {
        const end = markerEnd(text, at, out);
        if (end === undefined) out.write(unit, at);
        else {
          if (out.last === SPACE) out.drop(1);
          at = end - 1;
        }
      } else out.write(unit, at);
      continue;
    }
    if (unit === 0xad) {
      if (!hyphenation) out.write(unit, at);
    } else if (isInvisible(unit)) {
      if (!invisible) out.write(unit, at);
    } else if (unit === 0x3010 && markers) {
      const end = markerEnd(text, at, out);
      if (end === undefined) out.write(unit, at);
      else {
        if (out.last === SPACE) out.drop(1);
        at = end - 1;
      }
    } else {
      const plain =
        (quotes ? straightQuote(unit) : undefined) ??
        (ligatures ? ligatureLetters(unit) : undefined) ??
        (lower ? lowerCase(text, at) : undefined);
      const width = (unit & 0xfc00) === 0xd800 ? 2 : 1;
      if (plain === undefined)
        for (let step = 0; step < width; step++) out.write(text.charCodeAt(at + step), at + step);
      else if (width === 2 && plain.length === 2) {
        out.write(plain.charCodeAt(0), at);
        out.write(plain.charCodeAt(1), at + 1);
      } else for (let step = 0; step < plain.length; step++) out.write(plain.charCodeAt(step), at);
      at += width - 1;
    }
  }
  if (space && out.last === SPACE) out.drop(1);
  return out.finish();
}

const ALL: ReadonlySet<Folding> = new Set(FOLDINGS);
const SPACE = 0x20;
const HYPHEN = 0x2d;
const BRACKET = 0x5b;
const BACKTICK = 0x60;
const APOSTROPHE = 0x27;

/** The end of a citation mark that begins here; what stands within a figure is none, since without it the figure is another. */
function markerEnd(text: string, at: number, out: FoldingWriter): number | undefined {
  MARKER.lastIndex = 0;
  const near = text.slice(at, at + LONGEST_MARKER + 1);
  const found = MARKER.exec(near);
  if (found === null) return undefined;
  const end = at + found[0].length;
  const joins =
    at > 0 && isSpace(text.charCodeAt(at - 1)) && end < text.length && !AFTER_MARKER.test(text.charAt(end));
  if (joins) return undefined;
  return endsInFigure(out) && GOES_ON.test(text.slice(end, end + 16)) ? undefined : end;
}

/** Whether what was written ends in a digit, with at most one stop or comma and one space behind it. */
function endsInFigure(out: FoldingWriter): boolean {
  let back = out.last === SPACE ? 1 : 0;
  const stop = out.before(back);
  if (stop === 0x2e || stop === 0x2c) back++;
  const unit = out.before(back);
  return unit !== -1 && DIGIT.test(String.fromCharCode(unit));
}

/** Joins a word over a line's end, its hyphen being the last that was written; the place where it goes on. */
function divided(text: string, at: number, out: FoldingWriter, hyphens: HyphenReading): number | undefined {
  let end = at;
  let lines = 0;
  while (end < text.length && isSpace(text.charCodeAt(end))) if (text.charCodeAt(end++) === 0x0a) lines++;
  if (lines !== 1 || end === text.length || !LETTER.test(text.charAt(end))) return undefined;
  const before = out.before(1);
  const spaced = before === SPACE;
  const letter = spaced ? out.before(2) : before;
  if (letter === -1 || !LETTER.test(String.fromCharCode(letter))) return undefined;
  if (hyphens === 'joined') out.drop(spaced ? 2 : 1);
  else if (spaced) return undefined;
  return end;
}
