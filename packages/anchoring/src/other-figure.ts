import { countCodePoints } from '@loccit/text';
import { foldText } from './fold-text.js';

/** Code points from which a quote is too long to be another sentence of the same make. */
const LONG = 60;

const FIGURE = /\p{Nd}+(?:[.,'\u2019]\p{Nd}+)*/gu;

/**
 * Whether a long quote and what stands at a place differ in one figure and nothing else.
 *
 * @remarks Then the figure was changed. Of a short quote with another figure nobody can tell: it may be the next row.
 */
export function isOtherFigure(exact: string, place: string): boolean {
  if (countCodePoints(exact) < LONG) return false;
  const here = foldText(exact).text.trim();
  const there = foldText(place).text.trim();
  if (here.replace(FIGURE, '0') !== there.replace(FIGURE, '0')) return false;
  const figures = there.match(FIGURE) ?? [];
  return (here.match(FIGURE) ?? []).filter((figure, at) => figure !== figures[at]).length === 1;
}
