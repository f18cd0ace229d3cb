import type { Rate } from './generated/wire.js';
import { type Lang, message } from './message.js';

/**
 * A rate as people read it: `3/5`, and `n/a` for 0/0.
 *
 * @example
 * ```ts
 * formatRate({ n: 3, m: 5 }, 'en'); // '3/5'
 * ```
 */
export function formatRate(rate: Rate, lang: Lang): string {
  return rate.m === 0 ? message('rate.none', lang) : `${rate.n}/${rate.m}`;
}
