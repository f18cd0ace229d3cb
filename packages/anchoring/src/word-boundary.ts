import { isCjkUnit } from './foldings.js';

const SIGN = /[\p{L}\p{M}\p{N}_]/u;

/** Whether a place of a text does not lie within a word; beside a CJK character it never does. */
export function isWordBoundary(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return true;
  const before = text.charCodeAt(at - 1);
  const after = text.charCodeAt(at);
  if ((after & 0xfc00) === 0xdc00) return false;
  if (isCjkUnit(before) || isCjkUnit(after)) return true;
  return !(
    SIGN.test(characterBefore(text, at)) && SIGN.test(String.fromCodePoint(text.codePointAt(at) ?? 0))
  );
}

function characterBefore(text: string, at: number): string {
  const low = (text.charCodeAt(at - 1) & 0xfc00) === 0xdc00;
  return text.slice(at - (low ? 2 : 1), at);
}
