import { isCjk } from '@loccit/text';
import { foldCharacters } from '../quantities/fold.js';
import { singular } from '../quantities/measure-atom.js';
import type { Quantity } from '../quantities/quantity.js';

/** A word, a CJK character or a whole quantity of a sentence. */
export interface Token {
  readonly text: string;
  readonly quantity?: Quantity;
  /** Whether it carries meaning of its own. */
  readonly content: boolean;
}

const FUNCTION_WORDS = new Set(
  (
    'a an the of in on at to for from by with and as is are was were be been being it its this that these those he she they ' +
    'his her their has have had do does did which who whom than then there also into over about after before during per will ' +
    'would can could may might s'
  ).split(' '),
);
const FUNCTION_CHARACTERS = new Set([...'的了是在和与及也都就而其之于为以被把将等这那']);
const ASCII = /^[!-~]*$/;
const WORD = /[\p{L}\p{M}\p{N}_]/u;

/** Tokens of a text in which each of the given quantities (ascending, of this text) is one token. */
export function tokenizeAround(
  characters: readonly string[],
  quantities: readonly Quantity[],
  offset = 0,
): Token[] {
  const tokens: Token[] = [];
  const folded = [...foldCharacters(characters.join(''))];
  let word = '';
  const flush = (): void => {
    if (word === '') return;
    const lower = word.toLowerCase();
    tokens.push({
      text: singular(ASCII.test(lower) ? lower : lower.normalize('NFD').replace(/\p{M}/gu, '')),
      content: !FUNCTION_WORDS.has(lower),
    });
    word = '';
  };
  let next = 0;
  for (let i = 0; i < characters.length; i++) {
    const quantity = quantities[next];
    if (quantity !== undefined && i + offset === quantity.charStart) {
      flush();
      tokens.push({ text: '', quantity, content: false });
      i = quantity.charEnd - offset - 1;
      next += 1;
      continue;
    }
    const character = folded[i] ?? '';
    if (isCjk(character.codePointAt(0) ?? 0)) {
      flush();
      tokens.push({ text: character, content: !FUNCTION_CHARACTERS.has(character) });
    } else if (WORD.test(character)) {
      word += character;
    } else {
      flush();
    }
  }
  flush();
  return tokens;
}

/**
 * A longest common subsequence of two token rows as pairs of indexes; quantities match by `comparable`.
 *
 * @remarks Needs `a.length * b.length` steps and bytes: callers cap both rows.
 */
export function alignTokens(
  a: readonly Token[],
  b: readonly Token[],
  comparable: (x: Quantity, y: Quantity) => boolean,
): [number, number][] {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  const matches = (i: number, j: number): boolean => {
    const x = a[i];
    const y = b[j];
    if (x === undefined || y === undefined) return false;
    if (x.quantity !== undefined || y.quantity !== undefined) {
      return x.quantity !== undefined && y.quantity !== undefined && comparable(x.quantity, y.quantity);
    }
    return x.text === y.text;
  };
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const skip = Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
      lengths[i * width + j] = matches(i, j)
        ? Math.max(skip, (lengths[(i + 1) * width + j + 1] ?? 0) + 1)
        : skip;
    }
  }
  const pairs: [number, number][] = [];
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    const here = lengths[i * width + j] ?? 0;
    if (here === 0) break;
    if (matches(i, j) && here === (lengths[(i + 1) * width + j + 1] ?? 0) + 1) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    } else if ((lengths[(i + 1) * width + j] ?? 0) === here) i += 1;
    else j += 1;
  }
  return pairs;
}
