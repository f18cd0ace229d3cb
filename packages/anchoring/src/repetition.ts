/** How many units a gram has here, and which share of the grams of a window has to be different ones. */
const GRAM = 4;
const LEAST_DIFFERENT = 0.2;
/** The windows that are looked at, in units, and which share of them may repeat themselves. */
const WINDOW = 64;
const MOST_REPETITIVE = 0.25;

/**
 * Whether a text repeats itself so much that it would nearly fit at every place of a text that repeats the same.
 *
 * @remarks Such a quote proves no place, and to list the places where it nearly stands would take unbounded time. Of a
 * long one windows at equal distances are looked at, and the whole from afar.
 */
export function isRepetitive(text: string): boolean {
  const step = Math.max(WINDOW, Math.floor(text.length / 64));
  let windows = 0;
  let repetitive = 0;
  for (let at = 0; at === 0 || at + WINDOW <= text.length; at += step) {
    const window = text.slice(at, at + WINDOW);
    windows++;
    if (window.length > 2 * GRAM && differentGrams(window) < LEAST_DIFFERENT) repetitive++;
  }
  return repetitive > MOST_REPETITIVE * windows || differentGrams(text.slice(0, 4_096)) < LEAST_DIFFERENT / 2;
}

/** The share of a text's grams that are different ones. */
function differentGrams(text: string): number {
  const grams = new Set<string>();
  const count = Math.max(1, text.length - GRAM + 1);
  for (let at = 0; at < count; at++) grams.add(text.slice(at, at + GRAM));
  return grams.size / count;
}
