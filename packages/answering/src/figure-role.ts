import type { Quantity } from '@loccit/support';
import { isCjk } from '@loccit/text';
import { readChineseAsked, readChineseClause } from './chinese-figure-role.js';
import { readEnglishAsked, readEnglishClause } from './english-figure-role.js';
import { readFeeName } from './fee-name.js';
import type { AskedSpan, PlacedFigure } from './figure-clause.js';
import { lightCharacters } from './function-words.js';
import { createTermSet, type TermSet } from './term-set.js';

const units = ['minute', 'hour', 'day', 'week', 'month', 'year'];

/** For each asked unit the shortest and the longest that a figure is told in when it answers: `how many minutes` is no matter of days. */
const tellable: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [1, 4],
  [2, 5],
  [2, 5],
  [3, 5],
];

/** What a question asks of a figure beyond its kind. */
export interface AskedFigure extends AskedSpan {
  readonly lang: 'en' | 'zh';
  /** All words of the question, and those that say what the figure is of. */
  readonly text: string;
  readonly terms: readonly string[];
}

/**
 * What a question asks of the figure that answers it.
 *
 * @param terms - what the figure asked for is of, as terms
 */
export const readAskedFigure = (text: string, lang: 'en' | 'zh', terms: readonly string[]): AskedFigure => ({
  ...(lang === 'zh' ? readChineseAsked(text) : readEnglishAsked(text)),
  lang,
  text,
  terms,
});

/**
 * Whether a figure measures what a question asks for: a deadline for doing something is not how long another thing takes.
 *
 * @remarks Durations only: of other kinds nothing is known beyond the kind. Linear in what is read with the figure.
 */
export function bearsAsked(asked: AskedFigure, placed: PlacedFigure): boolean {
  const { figure, named } = placed;
  if (figure?.kind === 'money') {
    const fee = readFeeName(placed, asked.lang);
    if (fee !== undefined && !listSpoken(asked).speaksOf(fee)) return false;
  }
  if (figure !== undefined && figure.kind !== 'duration')
    return !asked.taking && !(asked.span && countsOthers(figure));
  if (figure !== undefined && !isTellable(asked.unit, figure.unit)) return false;
  const { act, core, from, name, recurring, state } =
    asked.lang === 'zh' ? readChineseClause(placed) : readEnglishClause(placed);
  if (asked.once && recurring) return false;
  if (!asked.deadline && act !== undefined && !listSpoken(asked).speaksOf(act)) return false;
  if (!asked.taking) return true;
  if (state || (name !== undefined && !listSpoken(asked).speaksOf(name))) return false;
  const statement = createTermSet(core);
  if (asked.act !== undefined && !statement.speaksOf(asked.act)) return false;
  // What the row of a cell is about stands in another one.
  return speaksOfEnough(statement, asked) || (named && !speaksOfAny(createTermSet(from), asked.terms));
}

/** A number of things is no length of time; of letters it is a length. */
const countsOthers = ({ head, kind }: Quantity): boolean =>
  kind === 'count' && head !== null && !/^(?:character|letter|digit|word|page|line)$|^[字位页行]/u.test(head);

/** An English clause speaks of half of the words, of Chinese runs it says a part. */
function speaksOfEnough(place: TermSet, { lang, terms }: AskedFigure): boolean {
  if (lang === 'zh') return speaksOfAny(place, terms);
  return terms.filter((term) => place.speaksOf(term)).length * 2 >= terms.length;
}

const speaksOfAny = (place: TermSet, terms: readonly string[]): boolean =>
  terms.length === 0 || terms.some((term) => place.speaksOf(term) || holdsContent(place, term));

/** A Chinese verb is told by one of its characters too: `修好` by `修理`. */
const holdsContent = (place: TermSet, term: string): boolean =>
  isCjk(term.codePointAt(0) ?? 0) &&
  [...term].some((character) => !lightCharacters.has(character) && place.hasCharacter(character));

/** Read once a question, of which many figures are asked. */
const spoken = new WeakMap<AskedFigure, TermSet>();

function listSpoken(asked: AskedFigure): TermSet {
  const known = spoken.get(asked) ?? createTermSet(asked.text);
  spoken.set(asked, known);
  return known;
}

function isTellable(asked: string | undefined, stated: string | null): boolean {
  const [shortest, longest] = tellable[units.indexOf(asked ?? '')] ?? [0, units.length];
  const at = units.indexOf((stated ?? '').replace(/^(?:working|calendar|business)-/, ''));
  return at < 0 || (at >= shortest && at <= longest);
}
