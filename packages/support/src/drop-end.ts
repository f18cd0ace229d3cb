/**
 * A text without the characters at its end that a pattern of one character matches.
 *
 * @remarks From the end, linear: a pattern tied to the end would be tried at every character of a row of them.
 */
export function dropEnd(text: string, dropped: RegExp): string {
  let end = text.length;
  while (end > 0 && dropped.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
