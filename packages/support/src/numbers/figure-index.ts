import { once } from '../once.js';
import type { Quantity } from '../quantities/quantity.js';
import type { Reading } from '../reading.js';
import { mendTornFigures } from './torn-figures.js';

/** The figures of the evidence, with what may be one though it was not read as a quantity. */
export interface FigureIndex {
  readonly stated: readonly Quantity[];
  /** Whether the digits stand in the evidence outside every quantity that has a value, or as a torn figure. */
  readonly hasLooseDigits: (digits: string) => boolean;
  /** The torn figures of these digits, read as one; none where the digits stand loose in another place. */
  readonly mended: (digits: string) => readonly Quantity[];
}

const DIGITS = /\d(?:[\d.,]*\d)?/g;
const TORN = /\d{1,3}(?:[.,] ?\d{3})*[.,] \d+/g;

/** Figures of the evidence for {@link FigureIndex}; linear, and what is rarely asked for is worked out when it is. */
export function indexFigures(reading: Reading): FigureIndex {
  const stated = reading.evidenceQuantities();
  const loose = once(() => collectLooseDigits(reading.evidenceCharacters(), stated));
  const torn = once(() => groupMended(reading.evidenceCharacters()));
  return {
    stated,
    hasLooseDigits: (digits) => loose().has(plainDigits(digits)),
    mended: (digits) => torn().get(plainDigits(digits)) ?? [],
  };
}

/** Digits without what parts their groups: `3,800` and `3800` are one. */
export function plainDigits(digits: string): string {
  return digits.replace(/,(?=\d{3}(?!\d))/g, '');
}

function groupMended(characters: readonly string[]): ReadonlyMap<string, readonly Quantity[]> {
  const groups = new Map<string, Quantity[]>();
  for (const figure of mendTornFigures(characters)) {
    const digits = characters.slice(figure.charStart, figure.charEnd).join('').replaceAll(' ', '');
    const group = groups.get(plainDigits(digits)) ?? [];
    group.push(figure);
    groups.set(plainDigits(digits), group);
  }
  return groups;
}

function collectLooseDigits(characters: readonly string[], stated: readonly Quantity[]): Set<string> {
  const found = new Set<string>();
  let at = 0;
  const collect = (end: number): void => {
    if (end <= at) return;
    for (const [digits] of characters.slice(at, end).join('').matchAll(DIGITS))
      found.add(plainDigits(digits));
  };
  for (const quantity of stated) {
    if (quantity.lo === null && quantity.hi === null) continue;
    collect(quantity.charStart);
    at = Math.max(at, quantity.charEnd);
  }
  collect(characters.length);
  for (const [torn] of characters.join('').matchAll(TORN)) found.add(plainDigits(torn.replaceAll(' ', '')));
  return found;
}
