import type { QuantityForm, QuantityKind } from './quantity.js';

/** A quantity under construction, in UTF-16 offsets of the folded text. */
export interface Draft {
  start: number;
  end: number;
  kind: QuantityKind;
  unit: string | null;
  lo: number | null;
  hi: number | null;
  loOpen: boolean;
  hiOpen: boolean;
  form: QuantityForm;
  alternate: number | null;
  head: string | null;
  /** Counts only as a part of a range (a Chinese numeral without unit). */
  tentative: boolean;
  /** Has no unit of its own and may take that of the range it begins. */
  bare: boolean;
  /** Multiplier that stands in the text, which a range shares (3-5 million). */
  scale: number;
}

/** A draft with the usual members filled in. */
export function createDraft(
  start: number,
  end: number,
  kind: QuantityKind,
  unit: string | null,
  lo: number | null,
  hi: number | null = lo,
): Draft {
  const form = lo !== null && hi !== null && lo < hi ? 'range' : 'exact';
  return {
    start,
    end,
    kind,
    unit,
    lo,
    hi,
    loOpen: false,
    hiOpen: false,
    form,
    alternate: null,
    head: null,
    tentative: false,
    bare: false,
    scale: 1,
  };
}
