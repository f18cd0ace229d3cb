import type { Draft } from './draft.js';
import { findUnit } from './unit.js';

const GAP = /^ ?[、且]? ?$/;

/** Joins a lower and an upper bound that state one range (三年以上七年以下, 至少3天至多5天). */
export function joinBounds(folded: string, drafts: readonly Draft[]): Draft[] {
  const joined: Draft[] = [];
  for (const next of drafts) {
    const previous = joined.at(-1);
    const whole =
      previous !== undefined && GAP.test(folded.slice(previous.end, next.start))
        ? joinPair(previous, next)
        : undefined;
    if (whole === undefined) joined.push(next);
    else joined[joined.length - 1] = whole;
  }
  return joined;
}

function joinPair(low: Draft, high: Draft): Draft | undefined {
  if (low.form !== 'bound' || high.form !== 'bound' || low.kind !== high.kind) return undefined;
  if (low.lo === null || low.hi !== null || high.lo !== null || high.hi === null) return undefined;
  const factor = factorOf(low, high);
  if (factor === undefined || low.lo * factor >= high.hi) return undefined;
  return {
    ...high,
    start: low.start,
    lo: low.lo * factor,
    loOpen: low.loOpen,
    form: 'range',
    alternate: null,
  };
}

/** How many units of the upper bound one of the lower bound is. */
function factorOf(low: Draft, high: Draft): number | undefined {
  if (low.unit === high.unit) return 1;
  if (low.unit === null || high.unit === null) return undefined;
  const from = findUnit(low.kind, low.unit);
  const to = findUnit(high.kind, high.unit);
  return from === undefined || from.base !== to?.base ? undefined : from.factor / to.factor;
}
