export type PerturbedLang = 'en' | 'zh';

/** Numbers from 0 up to 1, the same for the same seed. */
export type Random = () => number;

/** One possible change of a claim; gives the changed claim. */
export type Change = (random: Random) => string;

/** Mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of several, or `undefined` of none. */
export const pick = <T>(several: readonly T[], random: Random): T | undefined =>
  several[Math.floor(random() * several.length)];

/** One of several that is not `than`. */
export const pickOther = (several: readonly string[], than: string, random: Random): string =>
  pick(
    several.filter((one) => one !== than),
    random,
  ) ?? than;

/** A change that puts other words between two places (UTF-16). */
export const replaceAt =
  (text: string, start: number, end: number, write: (random: Random) => string): Change =>
  (random) =>
    text.slice(0, start) + write(random) + text.slice(end);
