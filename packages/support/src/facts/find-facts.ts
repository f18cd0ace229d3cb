import { type Span, segmentSentences } from '@loccit/text';
import { normalizeScope, type Scope } from '../conflicts/scope.js';
import { findQuantities } from '../quantities/find-quantities.js';
import { foldCharacters } from '../quantities/fold.js';
import type { Quantity } from '../quantities/quantity.js';
import { findExceptions } from './exceptions.js';
import { readFactScopes } from './fact-scope.js';
import { toTableTerms } from './scope-terms.js';

/** The members of a fact as answers carry it, but for the citation. */
export interface FactValue {
  readonly kind: string;
  readonly lo: number | null;
  readonly hi: number | null;
  readonly lo_open: boolean;
  readonly hi_open: boolean;
  readonly unit: string | null;
  readonly scope: Scope;
}

/** A value that a text states, with for what it holds and where it stands. */
export interface StatedFact extends Span {
  readonly fact: FactValue;
  readonly quantity: Quantity;
}

/** What is known of a text beside its words. */
export interface FactOptions {
  /** The scope of the document that the text is from. */
  readonly scope?: Scope | null;
}

/**
 * The values that a text states, each with unit, scope and place.
 *
 * @remarks Values are those of {@link findQuantities} but for identifiers. The scope names, where the sentence does:
 * `channel`, `goods`, `region`, `customer`, `per`, `edition`, `from_event` (from when a period runs), and what is taken
 * out under `except_` and the key; several values are parted by `/`. The document's scope fills in what the sentence
 * leaves open. Places are code points. English and Chinese; linear; never throws.
 *
 * @example
 * ```ts
 * findFacts('Domestic refunds take 3-5 working days after approval.')[0]?.fact.scope; // { from_event: 'approval', region: 'domestic' }
 * ```
 */
export function findFacts(text: string, options: FactOptions = {}): StatedFact[] {
  const quantities = findQuantities(text).filter(({ kind }) => kind !== 'identifier');
  if (quantities.length === 0) return [];
  const folded = foldCharacters(text);
  const given = readGivenScope(options.scope);
  const facts: StatedFact[] = [];
  const units = toUnits(text, quantities);
  let next = 0;
  for (const { start, end } of joinSentences(text, folded, units)) {
    const inside: { quantity: Quantity; start: number; end: number }[] = [];
    for (; next < quantities.length; next++) {
      const quantity = quantities[next];
      const place = units[next];
      if (quantity === undefined || place === undefined || place.start >= end) break;
      inside.push({ quantity, start: place.start - start, end: place.end - start });
    }
    if (inside.length === 0) continue;
    const scopes = readFactScopes(folded.slice(start, end), inside);
    for (const [at, { quantity }] of inside.entries()) {
      const scope = sortScope({ ...given, ...scopes[at] });
      facts.push(toFact(quantity, scope));
    }
  }
  return facts;
}

function toFact(quantity: Quantity, scope: Scope): StatedFact {
  const { charStart, charEnd, kind, unit, lo, hi, loOpen, hiOpen } = quantity;
  return {
    charStart,
    charEnd,
    fact: { kind, lo, hi, lo_open: loOpen, hi_open: hiOpen, unit, scope },
    quantity,
  };
}

/**
 * A document's or a fact's free scope in the keys and values of {@link findFacts}, where it has words for them.
 *
 * @example
 * ```ts
 * readGivenScope({ 地区: '国内' }); // { region: 'domestic' }
 * ```
 */
export function readGivenScope(scope: Scope | null | undefined): Record<string, string> {
  return Object.fromEntries(normalizeScope(scope).map(([key, value]) => toTableTerms(key, value)));
}

function sortScope(scope: Scope): Scope {
  return Object.fromEntries(Object.entries(scope).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Code-point spans in UTF-16, in one pass. */
function toUnits(text: string, spans: readonly Span[]): { start: number; end: number }[] {
  let unit = 0;
  let char = 0;
  const seek = (target: number): number => {
    for (; char < target; char++) unit += (text.codePointAt(unit) ?? 0) > 0xffff ? 2 : 1;
    return unit;
  };
  return spans.map(({ charStart, charEnd }) => ({ start: seek(charStart), end: seek(charEnd) }));
}

const LONGEST_EXCEPTION = 160;

/** Sentences in UTF-16; one without a figure that takes something out of the one before it is read with it. */
function joinSentences(
  text: string,
  folded: string,
  quantities: readonly { readonly start: number }[],
): { start: number; end: number }[] {
  const joined: { start: number; end: number }[] = [];
  let next = 0;
  for (const sentence of toUnits(text, segmentSentences(text))) {
    const first = next;
    while ((quantities[next]?.start ?? sentence.end) < sentence.end) next += 1;
    const last = joined.at(-1);
    const follows =
      last !== undefined && first === next && sentence.end - sentence.start <= LONGEST_EXCEPTION;
    if (
      follows &&
      findExceptions(folded.slice(sentence.start, sentence.end)).some(({ leading }) => !leading)
    ) {
      last.end = sentence.end;
    } else joined.push(sentence);
  }
  return joined;
}
