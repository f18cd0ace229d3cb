import { findQuantities } from '../quantities/find-quantities.js';
import { foldCharacters } from '../quantities/fold.js';
import { singular } from '../quantities/measure-atom.js';
import type { Quantity } from '../quantities/quantity.js';

/** A text with its quantities taken out, and the quantities in text order. */
export interface MaskedText {
  readonly mask: string;
  readonly quantities: readonly Quantity[];
}

/**
 * Replaces every quantity by a placeholder of its kind and folds what does not change a statement.
 *
 * @remarks The unit goes with the figure, so that `3 working days` and `3 calendar days` agree when masked.
 * Identifiers stay: they name what is spoken of. Folded are width, case, white space, traditional forms of
 * quantity words, the number of an English noun after a count, and punctuation at the end.
 *
 * @example
 * ```ts
 * maskQuantities('每晚 500 元。') === maskQuantities('每晚六百元'); // true
 * ```
 */
export function maskQuantities(text: string): string {
  return maskText(text).mask;
}

/** The mask together with the quantities it stands for. */
export function maskText(text: string): MaskedText {
  const characters = [...text];
  const quantities = findQuantities(text).filter((quantity) => quantity.kind !== 'identifier');
  let mask = '';
  let at = 0;
  let counted = false;
  for (const quantity of quantities) {
    mask += fold(characters.slice(at, quantity.charStart).join(''), counted);
    mask += `⟨${quantity.kind}⟩`;
    at = quantity.charEnd;
    if (quantity.form === 'range') at += lengthOfWithin(characters, at);
    counted = quantity.kind === 'count';
  }
  mask += fold(characters.slice(at).join(''), counted);
  return { mask: tidy(mask), quantities };
}

/** 3至5天内 and 两天内 are masked alike, though 内 bounds nothing behind a range. */
function lengthOfWithin(characters: readonly string[], at: number): number {
  const after = characters.slice(at, at + 2).join('');
  if (/^[以之][内內]/.test(after)) return 2;
  return /^[内內](?![部容外存置地心科])/.test(after) ? 1 : 0;
}

function fold(text: string, counted: boolean): string {
  const folded = foldCharacters(text)
    .replace(/[⟨⟩]/g, '|')
    .replace(/，/g, ',')
    .replace(/。/g, '.')
    .replace(/[“”„«»「」『』]/g, '"')
    .replace(/[‘’]/g, "'");
  if (!counted) return folded;
  return folded.replace(/^([ \u00a0-]?)([A-Za-z]+)/, (_, gap: string, word: string) => gap + singular(word));
}

function tidy(mask: string): string {
  return mask
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/ ?([⟨⟩\u3400-\u9fff.,;:!?、"()]) ?/g, '$1')
    .replace(/ ?([⟨⟩\u3400-\u9fff.,;:!?、"()]) ?/g, '$1')
    .replace(/[.,;:!?…、]{1,8}$/, '')
    .trim();
}
