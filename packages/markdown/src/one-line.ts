/** White space other than a single space inside. */
const UNEVEN = /[^\S ]| {2}|^ | $/;
/** Whatever NFC may change or join to what precedes it, and more: all but the commonest letters and punctuation. */
const MAY_COMPOSE = /[\u0300-\u200f\u2028-\u3000\u3021-\u33ff\ua000-\uff00]/;

/** A text on one line: white space folded, none at the ends. Most texts are so and stay as they are. */
export function foldSpace(text: string): string {
  return UNEVEN.test(text) ? text.replace(/\s+/g, ' ').trim() : text;
}

/** A text in NFC; where no letter in it can change, the platform is not asked. */
export function toNfc(text: string): string {
  return MAY_COMPOSE.test(text) ? text.normalize('NFC') : text;
}
