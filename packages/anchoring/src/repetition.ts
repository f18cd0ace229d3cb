/** How many units a gram has here, and which share of a quote's grams has to be different ones. */
const GRAM = 4;
const LEAST_DIFFERENT = 0.15;
/** How many units are looked at. */
const REACH = 4_096;

/**
 * Whether a text repeats itself so much that it would fit nearly everywhere in a text that repeats the same.
 *
 * @remarks Such a quote proves no place, and to list the places where it nearly stands would take unbounded time.
 */
export function isRepetitive(text: string): boolean {
  const reach = Math.min(text.length, REACH) - GRAM + 1;
  const grams = new Set<string>();
  for (let at = 0; at < reach; at++) grams.add(text.slice(at, at + GRAM));
  return grams.size < LEAST_DIFFERENT * reach;
}
