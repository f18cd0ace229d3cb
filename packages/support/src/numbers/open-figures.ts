import type { Place } from '../finding.js';
import type { Quantity } from '../quantities/quantity.js';
import { isTorn } from '../quantities/torn-figure.js';
import type { Reading } from '../reading.js';
import { indexFigures } from './figure-index.js';
import { type FigureStatus, findStatus } from './figure-status.js';

/** A figure of the claim that the evidence does not state as it is. */
export interface OpenFigure extends FigureStatus {
  readonly figure: Quantity;
}

/** Figures of a claim that are looked up; what has more is a table. */
const MAX_FIGURES = 64;
const KINDS: ReadonlySet<string> = new Set([
  'count',
  'money',
  'percent',
  'duration',
  'age',
  'date',
  'time',
  'length',
  'area',
  'volume',
  'mass',
  'temperature',
  'data',
  'energy',
]);

/** The figures of the claim that could be compared, at most 64. */
export function listFigures(reading: Reading): readonly Quantity[] {
  return reading
    .claimQuantities()
    .filter(({ kind }) => KINDS.has(kind))
    .slice(0, MAX_FIGURES);
}

/**
 * Those of them that the evidence does not state, or states with a difference; torn figures prove nothing.
 *
 * @remarks Linear in the evidence.
 */
export function findOpenFigures(reading: Reading, figures: readonly Quantity[]): OpenFigure[] {
  const characters = reading.claimCharacters();
  const index = indexFigures(reading);
  return figures
    .filter((figure) => !isTorn(characters, figure))
    .map((figure) => ({ figure, ...findStatus(figure, cut(characters, figure), index) }))
    .filter(({ is }) => is !== 'stated' && is !== 'possible' && is !== 'unitless');
}

/** What stands at a place. */
export const cut = (characters: readonly string[], { charEnd, charStart }: Place): string =>
  characters.slice(charStart, charEnd).join('');
