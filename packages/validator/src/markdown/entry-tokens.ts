/**
 * How a word meets what stands next to it: apart from it by punctuation or the end of the text, by white space or a
 * change of script alone, or not at all.
 */
export type Edge = 'delimited' | 'spaced' | 'joined';

/** A word or a sign of a text, with its place in UTF-16 units. */
export interface Token {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly before: Edge;
  readonly after: Edge;
}

interface Piece {
  readonly kind: 'word' | 'space' | 'hard' | 'soft' | 'other';
  readonly text: string;
  readonly from: number;
}

// Scripts without spaces meet others without a sign between them: a name may begin there.
const PIECE =
  /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])[\p{L}\p{N}\p{M}])+)|(\s+)|./gsu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const HARD = /[\p{Ps}\p{Pe}\p{Pi}\p{Pf}"'`*,;:!?|<>，；：！？。、…—―•·]/u;
/** Signs that part words only where one of their sides is no word, so that file names stay whole. */
const SOFT = /[-–._~/]/u;
/** Signs that set a title off and are no part of it. */
const UNHEARD = /[\p{Pi}\p{Pf}"'`*「」『』《》〈〉]/u;

/** Words and signs of a text in order, without white space, quotation marks and emphasis; linear. */
export function readTokens(text: string): Token[] {
  const pieces: Piece[] = [];
  for (const match of text.matchAll(PIECE)) {
    const [piece, word, space] = match;
    const kind =
      word !== undefined
        ? 'word'
        : space !== undefined
          ? 'space'
          : HARD.test(piece)
            ? 'hard'
            : SOFT.test(piece)
              ? 'soft'
              : 'other';
    pieces.push({ kind, text: piece, from: match.index });
  }
  return pieces.flatMap((piece, at): Token[] => {
    if (piece.kind === 'space' || (piece.kind === 'hard' && UNHEARD.test(piece.text))) return [];
    const to = piece.from + piece.text.length;
    return [
      { text: piece.text, from: piece.from, to, before: edge(pieces, at, -1), after: edge(pieces, at, 1) },
    ];
  });
}

function edge(pieces: readonly Piece[], at: number, step: 1 | -1): Edge {
  const next = pieces[at + step];
  switch (next?.kind) {
    case undefined:
    case 'hard':
      return 'delimited';
    case 'word':
      return pieces[at]?.kind === 'word' ? 'spaced' : 'joined';
    case 'soft':
      return pieces[at + 2 * step]?.kind === 'word' ? 'joined' : 'delimited';
    case 'space': {
      const behind = pieces[at + 2 * step]?.kind;
      return behind === undefined || behind === 'hard' || behind === 'soft' ? 'delimited' : 'spaced';
    }
    case 'other':
      return 'joined';
  }
}

/** Whether a word is written in a script that puts no spaces between words. */
export function isUnspaced(word: string): boolean {
  return UNSPACED.test(word);
}

/** Words and signs of a title, by which titles are compared: NFKC, lower case, without punctuation at the ends. */
export function readTitleTokens(text: string): Token[] {
  const tokens = readTokens(foldText(text));
  const isHeard = ({ text: token }: Token): boolean => /[^\p{P}]|[#%@&]/u.test(token);
  const first = tokens.findIndex(isHeard);
  return first < 0 ? [] : tokens.slice(first, tokens.findLastIndex(isHeard) + 1);
}

/** A text as titles are looked for in it. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
