/**
 * The matches of a global expression, in order.
 *
 * @remarks `matchAll` copies the expression for every call, which takes longer than most of the texts here. The expression must
 * not match nothing.
 */
export function listMatches(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) found.push(match);
  return found;
}
