// Between digits, a direction beside a digit, or an override before one: each shows another number.
const HIDDEN_IN_NUMBER =
  /\p{Nd}(?:(?![\t\n])[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Co}\p{Cc}])+[.,]?\p{Nd}|\p{Nd}\p{Bidi_Control}|\p{Bidi_Control}\p{Nd}|\u202e[^\n\u202e\p{Nd}]*\p{Nd}/u;

/**
 * Whether a character that nobody sees makes a number of the text read as another.
 *
 * @remarks The case in which `structure/hidden-character` is an error rather than a warning. Linear.
 * @example
 * ```ts
 * showsOtherNumber('1\u200b0 days'); // true
 * showsOtherNumber('10\u200b days'); // false
 * ```
 */
export function showsOtherNumber(text: string): boolean {
  return HIDDEN_IN_NUMBER.test(text);
}
