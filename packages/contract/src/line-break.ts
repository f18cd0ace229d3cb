import type { ClaimKind } from './generated/wire.js';

const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/u;
const LINE_BREAK_BUT_LF = /[\v\f\r\u0085\u2028\u2029]/u;

/**
 * Whether a claim of that kind would be mistaken for several in the rendering `claims/1`.
 *
 * @remarks A line without a label is a fact, so only a fact, whose every word is checked, may have two.
 */
export function breaksLine(kind: ClaimKind, text: string): boolean {
  return (kind === 'fact' ? LINE_BREAK_BUT_LF : LINE_BREAK).test(text);
}
