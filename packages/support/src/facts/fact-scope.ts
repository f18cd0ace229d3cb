import type { Quantity } from '../quantities/quantity.js';
import { type ExceptionClause, findExceptions } from './exceptions.js';
import { findScopeTerms } from './scope-terms.js';
import { findStartEvents } from './start-events.js';

/** A quantity with its UTF-16 place in its sentence. */
export interface PlacedQuantity {
  readonly quantity: Quantity;
  readonly start: number;
  readonly end: number;
}

interface Note {
  readonly key: string;
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

// What goes on for longer is a table or a list, in which no word says what a figure holds for.
const LONGEST_SENTENCE = 2000;
const BREAK = /[,;，；、()（）]|(?<![A-Za-z])(?:and|but|while|whereas|or)(?![A-Za-z])|而|但|和|及/i;
const EDITION =
  /(?<![A-Za-z])(?:version|edition) (\d[\d.]{0,8})|((?:19|20)\d\d) (?:edition|version)|((?:19|20)\d\d)年?版/gi;

/**
 * For each quantity of a folded sentence, what the sentence says it holds for.
 *
 * @remarks A word belongs to the quantity behind it in its clause, else to the one before it there; what stands before
 * the first quantity goes for the later ones too, unless they have their own. An exception behind a quantity goes for
 * all before it, and names what the next one holds for.
 */
export function readFactScopes(
  folded: string,
  quantities: readonly PlacedQuantity[],
): Record<string, string>[] {
  if (folded.length > LONGEST_SENTENCE) return quantities.map(() => ({}));
  const exceptions = findExceptions(folded);
  const notes = listNotes(folded);
  const plain = notes.filter((note) => !isWithin(note, exceptions));
  const scopes: Record<string, string>[] = [];
  let carried: Record<string, string> = {};
  for (const [at, placed] of quantities.entries()) {
    const from = quantities[at - 1]?.end ?? 0;
    const until = quantities[at + 1]?.start ?? folded.length;
    const left = at === 0 ? 0 : from + firstBreak(folded.slice(from, placed.start));
    const right = placed.end + reachBehind(folded.slice(left, placed.start), folded.slice(placed.end, until));
    const before = collect(plain, left, placed.start);
    const behind = collect(plain, placed.end, right);
    const named = at === 0 ? {} : collect(trailing(notes, exceptions), from, placed.start);
    carried = { ...carried, ...before };
    scopes.push({ ...carried, ...behind, ...before, ...named });
  }
  addExceptions(scopes, notes, exceptions, quantities);
  addEdition(scopes, folded, quantities);
  return scopes.map((scope, at) => keepFitting(scope, quantities[at]));
}

function listNotes(folded: string): Note[] {
  const notes: Note[] = [...findScopeTerms(folded)];
  for (const { value, start, end } of findStartEvents(folded)) {
    notes.push({ key: 'from_event', value, start, end });
  }
  return notes.sort((a, b) => a.start - b.start);
}

/** Notes of a stretch by key; several values of a key in the order of their names. */
function collect(notes: readonly Note[], from: number, until: number): Record<string, string> {
  const values = new Map<string, Set<string>>();
  for (const { key, value, start, end } of notes) {
    if (start < from || end > until) continue;
    values.set(key, (values.get(key) ?? new Set()).add(value));
  }
  return Object.fromEntries([...values].map(([key, set]) => [key, [...set].sort().join('/')]));
}

function firstBreak(between: string): number {
  const match = BREAK.exec(between);
  return match === null ? 0 : match.index + match[0].length;
}

// A period that is told first, up to a comma, is one of the clause behind it.
const PERIOD_FIRST =
  /^\s*(?:(?:within|for|during|in|up to|from|after)\s?[^,，]*)?$|^\s*(?:自|从|於|于|在)[^,，]*$/i;
const COMMA = /^[^,，;；、()（）]{0,40}[,，]\s*/;

function reachBehind(before: string, behind: string): number {
  const comma = PERIOD_FIRST.test(before) ? COMMA.exec(behind)?.[0] : undefined;
  if (comma === undefined) return breakBehind(behind);
  return comma.length + breakBehind(behind.slice(comma.length));
}

function breakBehind(between: string): number {
  return BREAK.exec(between)?.index ?? between.length;
}

const isWithin = (note: Note, clauses: readonly ExceptionClause[]): boolean =>
  clauses.some(({ start, end }) => note.start >= start && note.end <= end);

const trailing = (notes: readonly Note[], exceptions: readonly ExceptionClause[]): Note[] => {
  const clauses = exceptions.filter(({ leading }) => !leading);
  return notes.filter((note) => isWithin(note, clauses));
};

function addExceptions(
  scopes: Record<string, string>[],
  notes: readonly Note[],
  exceptions: readonly ExceptionClause[],
  quantities: readonly PlacedQuantity[],
): void {
  for (const clause of exceptions) {
    const excepted = collect(notes, clause.start, clause.end);
    for (const [at, scope] of scopes.entries()) {
      const stands = quantities[at];
      if (stands === undefined) continue;
      const isMeant = clause.leading
        ? clause.end <= stands.start && (quantities[at - 1]?.end ?? 0) <= clause.start
        : stands.end <= clause.start || clause.end > (quantities.at(-1)?.end ?? 0);
      if (!isMeant) continue;
      for (const [key, value] of Object.entries(excepted)) {
        if (key !== 'from_event' && scope[key] !== value) scope[`except_${key}`] = value;
      }
    }
  }
}

/** An edition goes for the whole sentence, but not for the year in its own name. */
function addEdition(
  scopes: Record<string, string>[],
  folded: string,
  quantities: readonly PlacedQuantity[],
): void {
  for (const match of folded.matchAll(EDITION)) {
    const edition = match[1] ?? match[2] ?? match[3];
    const end = match.index + match[0].length;
    if (edition === undefined) continue;
    for (const [at, scope] of scopes.entries()) {
      const placed = quantities[at];
      if (placed !== undefined && (placed.end <= match.index || placed.start >= end)) {
        scope.edition = edition;
      }
    }
  }
}

/** Only a period runs from an event, and a period is not told per period. */
function keepFitting(
  scope: Record<string, string>,
  placed: PlacedQuantity | undefined,
): Record<string, string> {
  const kind = placed?.quantity.kind;
  return Object.fromEntries(
    Object.entries(scope).filter(
      ([key, value]) =>
        (key !== 'from_event' || kind === 'duration') &&
        (key !== 'per' || (kind !== 'date' && kind !== 'time' && value !== placed?.quantity.unit)),
    ),
  );
}
