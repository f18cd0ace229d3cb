import type { ExtractedReference } from '@loccit/contract';
import { countUpTo } from './binary-search.js';
import type { Range } from './table-blocks.js';

/** A reference list with its entries described. */
export interface ListedReferences extends Range {
  readonly references: readonly ExtractedReference[];
  /** Whether the labels are written as marks are, in brackets. */
  readonly isBracketed: boolean;
}

/** Finds the entry that a label means for a mark at a place (UTF-16 offset). */
export type ListLookup = (label: string, at: number) => ExtractedReference | undefined;

type Table = Map<string, ExtractedReference>;

const NUMBERS = /\[\s*(\d{1,3}(?:\s*[-–,，;；、]\s*\d{1,3})*)\s*\]/g;

/**
 * The entries of several lists by label.
 *
 * @remarks Lists with no numeric mark between them serve the same marks; where two of them give a number to different
 * sources, the list holds that bears most of the numbers in brackets before it, then one with bracketed labels, then the
 * first. A mark looks in the lists behind it, after the last in those before. Where numbers begin anew from list to list
 * a number means its entry in that list or none; else it is looked for in the others too. Linear but for one sort.
 */
export function createListLookup(lists: readonly ListedReferences[], text: string): ListLookup {
  const groups = groupLists(lists, text);
  const tables = groups.map((group, i) => chooseTable(group, text, groups[i - 1]?.at(-1)?.to ?? 0));
  const starts = groups.map((group) => group[0]?.from ?? 0);
  const everywhere = new Map<string, { readonly group: number; readonly entry: ExtractedReference }[]>();
  let isLocal = false;
  tables.forEach((table, group) => {
    for (const [label, entry] of table) {
      const same = everywhere.get(label);
      if (same === undefined) everywhere.set(label, [{ group, entry }]);
      else {
        isLocal ||= isNumber(label) && differ(same.at(-1)?.entry, entry);
        same.push({ group, entry });
      }
    }
  });
  return (label, at) => {
    const next = countUpTo(starts.length, (i) => (starts[i] ?? 0) < at);
    const own = tables[Math.min(next, tables.length - 1)]?.get(label);
    if (own !== undefined || (isLocal && isNumber(label))) return own;
    const same = everywhere.get(label) ?? [];
    const behind = countUpTo(same.length, (i) => (same[i]?.group ?? 0) < next);
    return (same[behind] ?? same[behind - 1])?.entry;
  };
}

function groupLists(lists: readonly ListedReferences[], text: string): ListedReferences[][] {
  const groups: ListedReferences[][] = [];
  let last: ListedReferences | undefined;
  for (const list of lists) {
    const between = last === undefined ? '' : text.slice(last.to, list.from);
    const group = groups.at(-1);
    if (group === undefined || new RegExp(NUMBERS).test(between)) groups.push([list]);
    else group.push(list);
    last = list;
  }
  return groups;
}

function chooseTable(group: readonly ListedReferences[], text: string, from: number): Table {
  const tables = group.map(({ references }) => tabulate(references));
  const [first] = tables;
  if (first === undefined) return new Map();
  const merged: Table = new Map();
  let isOne = true;
  for (const table of tables) {
    for (const [label, entry] of table) {
      const known = merged.get(label);
      if (known === undefined) merged.set(label, entry);
      else if (isNumber(label) && differ(known, entry)) isOne = false;
    }
  }
  if (isOne) return merged;
  const used = listNumbers(text.slice(from, group[0]?.from ?? from));
  let best = first;
  let most = -1;
  tables.forEach((table, i) => {
    const borne = used.filter((number) => table.has(number)).length;
    const score = 2 * borne + (group[i]?.isBracketed === true ? 1 : 0);
    if (score > most) [best, most] = [table, score];
  });
  for (const [label, entry] of merged) if (!isNumber(label) && !best.has(label)) best.set(label, entry);
  return best;
}

function tabulate(references: readonly ExtractedReference[]): Table {
  const table: Table = new Map();
  for (const entry of references)
    if (entry.label !== '' && !table.has(entry.label)) table.set(entry.label, entry);
  return table;
}

function listNumbers(text: string): readonly string[] {
  const numbers = new Set<string>();
  for (const found of text.matchAll(NUMBERS))
    for (const number of (found[1] ?? '').matchAll(/\d+/g)) numbers.add(number[0]);
  return [...numbers];
}

function isNumber(label: string): boolean {
  return /^\d+$/.test(label);
}

/** Whether two entries of one label name different sources, as far as can be told. */
function differ(a: ExtractedReference | undefined, b: ExtractedReference): boolean {
  if (a === undefined) return false;
  if (a.url !== undefined && b.url !== undefined) return a.url !== b.url;
  return a.title?.toLowerCase() !== b.title?.toLowerCase() || a.year !== b.year;
}
