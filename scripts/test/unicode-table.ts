import { readFileSync } from 'node:fs';
import { projectRoot } from '@loccit/testing';

type Range = readonly [first: number, last: number];

interface UnicodeTable {
  readonly schema: string;
  readonly unicode_version: string;
  readonly property: string;
  readonly values: Readonly<Record<string, readonly Range[]>>;
}

/** A table of `schemas/unicode` as it stands. */
export function readTable(name: string): UnicodeTable {
  return JSON.parse(readFileSync(`${projectRoot}schemas/unicode/${name}.json`, 'utf8')) as UnicodeTable;
}

/** Whether a code point lies in one of ascending ranges. */
export function includes(ranges: readonly Range[] | undefined, codePoint: number): boolean {
  if (ranges === undefined) return false;
  let low = 0;
  let high = ranges.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first, last] = ranges[middle] as Range;
    if (codePoint < first) high = middle - 1;
    else if (codePoint > last) low = middle + 1;
    else return true;
  }
  return false;
}

/** The value of a code point by a table whose values are disjoint. */
export function readValue(table: UnicodeTable, codePoint: number, none: string): string {
  for (const [value, ranges] of Object.entries(table.values)) if (includes(ranges, codePoint)) return value;
  return none;
}
