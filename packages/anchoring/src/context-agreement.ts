import { foldText } from './fold-text.js';
import { weightOf } from './weight.js';

/** How many units of context are compared at most on each side. */
const REACH = 256;
/** Weight from which the agreement of a side tells a place from others. */
const ENOUGH = 8;
/** What a side that agrees whole has to weigh at least. */
const LEAST = 4;

/** The context of a quote, folded. */
export interface FoldedContext {
  readonly prefix: string;
  readonly suffix: string;
}

/** How far what stands around a place agrees with what stood around a quote. */
export interface ContextAgreement {
  /** Weight of what agrees, from the quote outwards, on both sides. */
  readonly weight: number;
  /** On how many sides it agrees far enough to tell this place from others; 1 too where all of a short one agrees. */
  readonly sides: 0 | 1 | 2;
  /** Whether all of the context that was given agrees. */
  readonly whole: boolean;
}

/** Folds the context of a quote. */
export const foldContext = (prefix = '', suffix = ''): FoldedContext => ({
  prefix: foldText(prefix).text.slice(-REACH),
  suffix: foldText(suffix).text.slice(0, REACH),
});

/** Compares what stands around a stretch of a text, in UTF-16 units, with the context of a quote. */
export function contextAgreement(
  text: string,
  start: number,
  end: number,
  context: FoldedContext,
): ContextAgreement {
  if (context.prefix === '' && context.suffix === '') return { weight: 0, sides: 0, whole: false };
  const before = foldText(text.slice(Math.max(0, start - 4 * context.prefix.length - 16), start)).text;
  const after = foldText(text.slice(end, end + 4 * context.suffix.length + 16)).text;
  const left = agreement(before, context.prefix, -1);
  const right = agreement(after, context.suffix, 1);
  const whole = Number(left.whole && right.whole);
  const sides = Math.max(whole, Number(left.tells) + Number(right.tells)) as 0 | 1 | 2;
  return { weight: left.weight + right.weight, sides, whole: left.whole && right.whole };
}

interface Side {
  readonly weight: number;
  readonly tells: boolean;
  readonly whole: boolean;
}

/** Walks outwards on both texts, skipping spaces, until they differ. */
function agreement(text: string, context: string, step: 1 | -1): Side {
  let weight = 0;
  let at = step === 1 ? 0 : text.length - 1;
  for (let there = step === 1 ? 0 : context.length - 1; there >= 0 && there < context.length; there += step) {
    const unit = context.charCodeAt(there);
    if (unit === SPACE) continue;
    while (text.charCodeAt(at) === SPACE) at += step;
    if (text.charCodeAt(at) !== unit) return { weight, tells: weight >= ENOUGH, whole: false };
    weight += weightOf(unit);
    at += step;
  }
  return { weight, tells: weight >= LEAST, whole: true };
}

const SPACE = 0x20;
