import { relateScopes, type ScopeRelation } from '../facts/relate-scopes.js';
import type { Scope } from './scope.js';

/** What rules ask of a source. */
export interface SourceStanding {
  /** Instants `YYYY-MM-DDThh:mm:ssZ`: from when, and until when, exclusive; absent or null is unbounded. */
  readonly effectiveFrom?: string | null;
  readonly effectiveTo?: string | null;
  /** Higher is stronger; absent or null where nobody said. */
  readonly authority?: number | null;
}

/** A rule that says which of two statements holds, as an audit records it. */
export interface SettlingRule {
  readonly rule: 'in-effect-at' | 'later-effective' | 'higher-authority' | 'more-specific-scope';
  readonly version: string;
  /** `both` where each holds in its own time. */
  readonly holds: 'a' | 'b' | 'both';
}

type Vote = 'a' | 'b' | undefined;

const VERSION = '1';

/**
 * The rule that settles which of two statements that disagree holds, or `undefined`: then they conflict.
 *
 * @remarks What is not in effect at `at` does not hold, whatever else speaks for it; statements whose times never meet
 * both hold. Else a later time of effect, a higher authority and a more specific scope must not speak against each
 * other; the first of them that speaks is named. Symmetric but for the sides.
 *
 * @param at - the instant asked about; without it every time of effect counts
 */
export function settleConflict(
  a: SourceStanding & { readonly scope: Scope },
  b: SourceStanding & { readonly scope: Scope },
  at?: string,
): SettlingRule | undefined {
  const inTime = compareTimes(a, b, at);
  if (inTime !== undefined) return { rule: 'in-effect-at', version: VERSION, holds: inTime };
  const votes: readonly (readonly [SettlingRule['rule'], Vote])[] = [
    ['later-effective', prefer(a.effectiveFrom, b.effectiveFrom)],
    ['higher-authority', prefer(a.authority, b.authority)],
    ['more-specific-scope', preferSpecific(relateScopes(a.scope, b.scope).relation)],
  ];
  const cast = votes.flatMap(([rule, holds]) => (holds === undefined ? [] : [{ rule, holds }]));
  const [first] = cast;
  if (first === undefined || cast.some(({ holds }) => holds !== first.holds)) return undefined;
  return { ...first, version: VERSION };
}

/** Whether a source is in effect at an instant. */
export function isInEffect({ effectiveFrom, effectiveTo }: SourceStanding, at: string): boolean {
  return (effectiveFrom ?? '') <= at && (effectiveTo == null || at < effectiveTo);
}

function compareTimes(
  a: SourceStanding,
  b: SourceStanding,
  at: string | undefined,
): SettlingRule['holds'] | undefined {
  if (at !== undefined) {
    const holds = isInEffect(a, at);
    if (holds !== isInEffect(b, at)) return holds ? 'a' : 'b';
    return undefined;
  }
  return endsBefore(a, b) || endsBefore(b, a) ? 'both' : undefined;
}

const endsBefore = (a: SourceStanding, b: SourceStanding): boolean =>
  a.effectiveTo != null && b.effectiveFrom != null && a.effectiveTo <= b.effectiveFrom;

/** The side with the greater value; none where a side is silent. */
function prefer<T extends string | number>(a: T | null | undefined, b: T | null | undefined): Vote {
  if (a == null || b == null || a === b) return undefined;
  return a > b ? 'a' : 'b';
}

function preferSpecific(relation: ScopeRelation): Vote {
  if (relation === 'narrower') return 'a';
  return relation === 'wider' ? 'b' : undefined;
}
