import { findFacts, readGivenScope, type StatedFact } from '../facts/find-facts.js';
import { relateScopes } from '../facts/relate-scopes.js';
import type { Place } from '../finding.js';
import { once } from '../once.js';
import type { Quantity } from '../quantities/quantity.js';
import { type Difference, isAnotherOccasion, statesOtherwise } from './differing-figures.js';
import { listStatements } from './first-clause.js';
import { maskQuantities } from './mask-quantities.js';
import { type Scope, scopesMeet } from './scope.js';
import { isInEffect, type SettlingRule, type SourceStanding, settleConflict } from './settle-conflict.js';
import { readStatementKey, type StatementKey } from './statement-key.js';

/** A cited span, with what is known of its source. */
export interface SourceStatement extends SourceStanding {
  readonly text: string;
  readonly scope?: Scope | null;
  /** What the source is a copy of: two copies of one work never conflict. */
  readonly workId?: string | null;
}

/** Two sentences of different works that say different things of the same. */
export interface SourceConflict {
  readonly kind: 'quantity' | 'polarity';
  /** Indexes of the statements, the earlier first. */
  readonly a: number;
  readonly b: number;
  /** The sentences in them. */
  readonly aSpan: Place;
  readonly bSpan: Place;
  /** The statement both make, its quantities masked, as the first has it. */
  readonly key: string;
  /** The pairs of quantities that differ, in text order, with places in the statements; none for a polarity. */
  readonly differences: readonly { readonly a: Quantity; readonly b: Quantity }[];
  /** The rule that settles it, which an audit has to record; absent where it stands. */
  readonly settledBy?: SettlingRule;
}

/** The instant that is asked about, `YYYY-MM-DDThh:mm:ssZ`. */
export interface ConflictOptions {
  readonly at?: string;
}

/** Sentences of one key that are compared with each other; more say the same thing over again. */
const MOST_COMPARED = 24;

interface Sentence extends StatementKey {
  readonly from: number;
  readonly span: Place;
  readonly text: string;
  readonly facts: () => readonly StatedFact[];
}

/**
 * The conflicts between sources, each with the rule that settles it where there is one.
 *
 * @remarks Two sentences conflict if their works differ, they speak of the same in the same words but for light words
 * and words of scope, no scope keeps them apart, and a figure differs, or one of them denies what the other says. Never
 * a mean, never a choice that is not told. Linear in the texts: sentences meet by what they say, and of those that say
 * the same a fixed number is compared.
 *
 * @example
 * ```ts
 * findConflicts([{ text: '每晚 500 元', workId: 'a' }, { text: '每晚六百元', workId: 'b' }]).length; // 1
 * ```
 */
export function findConflicts(
  statements: readonly SourceStatement[],
  options: ConflictOptions = {},
): SourceConflict[] {
  const { at } = options;
  const groups = groupSentences(statements);
  return groups
    .flatMap((group) => compareGroup(group, statements, at))
    .filter(isFirstOfItsPlaces())
    .sort((x, y) => x.a - y.a || x.b - y.b || x.aSpan.charStart - y.aSpan.charStart);
}

/** Of two sentences, a conflict that their first clauses tell over again is told once. */
function isFirstOfItsPlaces(): (conflict: SourceConflict) => boolean {
  const told = new Set<string>();
  return ({ a, aSpan, b, bSpan }) => {
    const before = told.size;
    return told.add([a, aSpan.charStart, b, bSpan.charStart].join(' ')).size > before;
  };
}

function groupSentences(statements: readonly SourceStatement[]): Sentence[][] {
  const groups = new Map<string, Sentence[]>();
  for (const [from, statement] of statements.entries()) {
    for (const sentence of readSentences(statement, from)) {
      const group = groups.get(sentence.key);
      if (group === undefined) groups.set(sentence.key, [sentence]);
      else if (group.length < MOST_COMPARED) group.push(sentence);
    }
  }
  return [...groups.values()];
}

/** The conflicts among sentences of one key; none where one source gives it several values, as timetables do. */
function compareGroup(
  group: readonly Sentence[],
  statements: readonly SourceStatement[],
  at: string | undefined,
): SourceConflict[] {
  const conflicts: SourceConflict[] = [];
  for (const [index, second] of group.entries()) {
    for (const first of group.slice(0, index)) {
      if (first.from === second.from) {
        if ((listDifferences(first, second) ?? []).length > 0) return [];
        continue;
      }
      const conflict = compareSentences(first, second, statements, at);
      if (conflict !== undefined) conflicts.push(conflict);
    }
  }
  return conflicts;
}

function readSentences({ text, scope }: SourceStatement, from: number): Sentence[] {
  const characters = [...text];
  return listStatements(characters, text).flatMap((span) => {
    const sentence = characters.slice(span.charStart, span.charEnd).join('');
    const key = readStatementKey(sentence);
    if (key === undefined) return [];
    return [
      {
        ...key,
        from,
        span,
        text: sentence,
        facts: once(() => findFacts(sentence, { scope: scope ?? null })),
      },
    ];
  });
}

function compareSentences(
  a: Sentence,
  b: Sentence,
  statements: readonly SourceStatement[],
  at: string | undefined,
): SourceConflict | undefined {
  const left = statements[a.from];
  const right = statements[b.from];
  if (left === undefined || right === undefined || !mayConflict(left, right, at)) return undefined;
  const differences = listDifferences(a, b);
  const kind = differences === undefined ? undefined : nameKind(a, b, differences);
  if (kind === undefined || differences === undefined) return undefined;
  const settledBy = settleConflict(
    { ...left, scope: scopeOf(a, left, differences, 'a') },
    { ...right, scope: scopeOf(b, right, differences, 'b') },
    at,
  );
  return {
    kind,
    a: a.from,
    b: b.from,
    aSpan: { charStart: a.span.charStart, charEnd: a.span.charEnd },
    bSpan: { charStart: b.span.charStart, charEnd: b.span.charEnd },
    key: maskQuantities(a.text),
    differences: differences.map((pair) => ({
      a: shift(pair.a, a.span.charStart),
      b: shift(pair.b, b.span.charStart),
    })),
    ...(settledBy === undefined ? {} : { settledBy }),
  };
}

function mayConflict(a: SourceStatement, b: SourceStatement, at: string | undefined): boolean {
  if (a.workId != null && a.workId === b.workId) return false;
  if (!scopesMeet(a.scope, b.scope)) return false;
  return at === undefined || isInEffect(a, at) || isInEffect(b, at);
}

/** The figures that differ where both hold, or `undefined` where the sentences cannot be compared. */
function listDifferences(a: Sentence, b: Sentence): Difference[] | undefined {
  if (a.quantities.length !== b.quantities.length) return undefined;
  const differences: Difference[] = [];
  for (const [index, mine] of a.quantities.entries()) {
    const theirs = b.quantities[index];
    if (theirs === undefined || mine.kind !== theirs.kind) return undefined;
    const [left, right] = [a.facts()[index]?.fact.scope, b.facts()[index]?.fact.scope];
    if (relateScopes(left ?? {}, right ?? {}).relation === 'disjoint') return undefined;
    if (statesOtherwise(mine, theirs)) differences.push({ a: mine, b: theirs });
  }
  return isAnotherOccasion(differences, a, b) ? undefined : differences;
}

function nameKind(
  a: Sentence,
  b: Sentence,
  differences: readonly Difference[],
): SourceConflict['kind'] | undefined {
  if (differences.length > 0) return a.negations === b.negations ? 'quantity' : undefined;
  const isDenied = a.negations + b.negations === 1 && a.wording === b.wording;
  return isDenied ? 'polarity' : undefined;
}

/** The scope of the first figure that differs, or that of the document. */
function scopeOf(
  sentence: Sentence,
  { scope }: SourceStatement,
  [first]: readonly Difference[],
  side: 'a' | 'b',
): Scope {
  const fact = sentence.facts().find(({ quantity }) => quantity.charStart === first?.[side].charStart);
  return fact?.fact.scope ?? readGivenScope(scope);
}

const shift = (quantity: Quantity, by: number): Quantity => ({
  ...quantity,
  charStart: quantity.charStart + by,
  charEnd: quantity.charEnd + by,
});
