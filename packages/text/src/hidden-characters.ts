import type { Span } from './span.js';

/** Why a character cannot be seen, or has no meaning that all share. */
export type HiddenKind = 'bidi-control' | 'default-ignorable' | 'private-use' | 'control';

/** A run of hidden characters of one kind. */
export interface HiddenCharacters extends Span {
  readonly kind: HiddenKind;
}

/**
 * Units that are not certainly visible: of astral characters the first unit.
 *
 * @remarks Ten times as fast as asking for the properties everywhere; what it catches is asked for them. A test
 * holds it against the properties of every code point.
 */
const SUSPECT =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: these are ends of ranges, not characters in a row.
  /[^\t\n -~\u00a0-\u00ac\u00ae-\u034e\u0350-\u061b\u061d-\u115e\u1161-\u17b3\u17b6-\u180a\u1810-\u200a\u2010-\u2029\u202f-\u205f\u2070-\u3163\u3165-\ud82e\ud830-\ud833\ud835-\udb3f\udb44-\udb7f\udc00-\udfff\uf900-\ufdff\ufe10-\ufefe\uff00-\uff9f\uffa1-\uffef\ufff9-\uffff]/g;
const HIDDEN = /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Co}\p{Cc}]/u;
const BIDI_CONTROL = /\p{Bidi_Control}/u;
const DEFAULT_IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;
const PRIVATE_USE = /\p{Co}/u;
const ZWJ = '\u200d';
const TEXT_STYLE = '\ufe0e';
const EMOJI_STYLE = '\ufe0f';

/**
 * Finds characters that a reader cannot see: bidirectional controls, default-ignorable code points, private use
 * and controls, adjacent ones of one kind as one run.
 *
 * @remarks TAB and LF are no findings. Neither are a variation selector 15 or 16 directly after a pictographic
 * emoji, the selector 16 of a keycap, and a zero-width joiner between two pictographic emoji: these are how
 * emoji are spelt. The same characters anywhere else, tag characters and other selectors are findings. A
 * character that is both a bidirectional control and default-ignorable counts as the former. Linear.
 * @see {@link https://www.unicode.org/reports/tr51/#Emoji_ZWJ_Sequences}
 */
export function findHiddenCharacters(text: string): HiddenCharacters[] {
  const found: HiddenCharacters[] = [];
  // Nearly every text has none, and is asked of without an iterator.
  if (text.search(SUSPECT) < 0) return found;
  let seen = 0;
  let char = 0;
  for (const match of text.matchAll(SUSPECT)) {
    const utf16Start = match.index;
    const character = String.fromCodePoint(text.codePointAt(utf16Start) ?? 0);
    if (!HIDDEN.test(character) || belongsToEmoji(text, utf16Start, character)) continue;
    for (; seen < utf16Start; seen++) if (!isTrailing(text, seen)) char++;
    const kind = kindOf(character);
    const last = found[found.length - 1];
    if (last !== undefined && last.kind === kind && last.charEnd === char) {
      found[found.length - 1] = { charStart: last.charStart, charEnd: char + 1, kind };
    } else {
      found.push({ charStart: char, charEnd: char + 1, kind });
    }
  }
  return found;
}

/** A second half counts nothing, unless its first half is missing: then it is a code point of its own. */
function isTrailing(text: string, utf16: number): boolean {
  const isLow = (text.charCodeAt(utf16) & 0xfc00) === 0xdc00;
  return isLow && utf16 > 0 && (text.charCodeAt(utf16 - 1) & 0xfc00) === 0xd800;
}

function kindOf(character: string): HiddenKind {
  if (BIDI_CONTROL.test(character)) return 'bidi-control';
  if (DEFAULT_IGNORABLE.test(character)) return 'default-ignorable';
  return PRIVATE_USE.test(character) ? 'private-use' : 'control';
}

function belongsToEmoji(text: string, utf16: number, character: string): boolean {
  // An emoji, a selector and a modifier take at most five units, so the look back is bounded.
  const before = text.slice(Math.max(0, utf16 - 5), utf16);
  const after = text.slice(utf16 + 1, utf16 + 3);
  if (character === ZWJ) {
    return (
      /\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?$/u.test(before) &&
      /^\p{Extended_Pictographic}/u.test(after)
    );
  }
  if (character === EMOJI_STYLE && /[0-9#*]$/.test(before)) return after.startsWith('\u20e3');
  if (character !== EMOJI_STYLE && character !== TEXT_STYLE) return false;
  return /\p{Extended_Pictographic}$/u.test(before) && /\p{Emoji}$/u.test(before);
}
