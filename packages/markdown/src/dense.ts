/** No Chinese character stands before this; an expression for one range is much faster than that for the script. */
const FAR = /[\u2e80-\uffff]/;
const HAN = /\p{sc=Han}/u;

/** Whether a text holds a Chinese character. */
export function isDense(text: string): boolean {
  return FAR.test(text) && HAN.test(text);
}
