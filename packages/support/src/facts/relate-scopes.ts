import type { Scope } from '../conflicts/scope.js';

/** How a scope lies to another: `wider` means that the first holds for more than the second. */
export type ScopeRelation = 'same' | 'wider' | 'narrower' | 'disjoint' | 'overlap';

/** A key in which two scopes differ, with the values on both sides; absent where a side is silent. */
export interface ScopeDifference {
  readonly key: string;
  readonly a?: string;
  readonly b?: string;
  readonly relation: Exclude<ScopeRelation, 'same'>;
}

const EXCEPT = 'except_';

/**
 * Compares two scopes as {@link findFacts} writes them, key by key.
 *
 * @remarks What a scope does not name it does not restrict. `disjoint`: no case falls under both.
 *
 * @example
 * ```ts
 * relateScopes({}, { region: 'domestic' }).relation; // 'wider'
 * ```
 */
export function relateScopes(
  a: Scope,
  b: Scope,
): { readonly relation: ScopeRelation; readonly differences: readonly ScopeDifference[] } {
  const differences: ScopeDifference[] = [];
  for (const key of [...new Set([...Object.keys(a), ...Object.keys(b)])].sort()) {
    const relation = relateValues(key, a, b);
    if (relation === 'same') continue;
    const mine = a[key];
    const theirs = b[key];
    differences.push({
      key,
      relation,
      ...(mine === undefined ? {} : { a: mine }),
      ...(theirs === undefined ? {} : { b: theirs }),
    });
  }
  return { relation: combine(differences), differences };
}

function relateValues(key: string, a: Scope, b: Scope): ScopeRelation {
  const mine = valuesOf(a[key]);
  const theirs = valuesOf(b[key]);
  if (key.startsWith(EXCEPT)) {
    const plain = key.slice(EXCEPT.length);
    // What one side is about is what the other takes out.
    if (isCovered(valuesOf(a[plain]), theirs) || isCovered(valuesOf(b[plain]), mine)) return 'disjoint';
    if (a[plain] !== undefined || b[plain] !== undefined) return 'same';
    return invert(relateSets(mine, theirs));
  }
  if (mine.size === 0) return 'wider';
  if (theirs.size === 0) return 'narrower';
  return relateSets(mine, theirs);
}

const valuesOf = (value: string | undefined): ReadonlySet<string> =>
  new Set((value ?? '').split('/').filter((part) => part !== ''));

const isCovered = (part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean =>
  part.size > 0 && [...part].every((value) => whole.has(value));

function relateSets(a: ReadonlySet<string>, b: ReadonlySet<string>): ScopeRelation {
  const shared = [...a].filter((value) => b.has(value)).length;
  if (shared === a.size && shared === b.size) return 'same';
  if (shared === b.size) return 'wider';
  if (shared === a.size) return 'narrower';
  return shared === 0 ? 'disjoint' : 'overlap';
}

/** Who takes out more says less. */
function invert(relation: ScopeRelation): ScopeRelation {
  if (relation === 'wider') return 'narrower';
  if (relation === 'narrower') return 'wider';
  return relation === 'same' ? 'same' : 'overlap';
}

function combine(differences: readonly ScopeDifference[]): ScopeRelation {
  const relations = new Set(differences.map(({ relation }) => relation));
  if (relations.size === 0) return 'same';
  if (relations.has('disjoint')) return 'disjoint';
  const [only] = relations;
  return relations.size === 1 && only !== undefined ? only : 'overlap';
}
