import type { StoredGeneration } from '@loccit/storage';
import { isCjk } from '@loccit/text';
import { lightCharacters } from './function-words.js';
import { listPassages, type Passage } from './list-passages.js';
import type { QueryUnit, Question } from './read-question.js';
import type { Retrieval } from './retrieval/retrieval.js';
import type { TermSet } from './term-set.js';
import { stemWord } from './terms.js';
import { findAsked, statesWanted } from './wanted-quantity.js';

/** At most so many are told. */
const mostMissing = 5;
const longestMissing = 100;

/**
 * What a question asks for and no passage that was found speaks of, in the question's own words.
 *
 * @remarks Read from the passages that the reader may be answered from, so that it is the same whether something hidden exists or
 * not. Where every word is spoken of, but nowhere together, it is what the passage that speaks of most leaves open, or the question.
 * @see REQUIREMENTS D3
 */
export function listMissing(generation: StoredGeneration | undefined, retrieval: Retrieval): string[] {
  const { question, selected } = retrieval;
  const passages =
    generation === undefined ? [] : selected.flatMap(({ row }) => listPassages(generation, row));
  const missing = listOpen(question, passages);
  if (missing.length > 0) return missing;
  const open = passages.map((passage) => listOpen(question, [passage])).filter((one) => one.length > 0);
  const [first = [tidy(question.text)]] = open;
  return open.reduce((least, one) => (one.length < least.length ? one : least), first);
}

/** What asks for a figure that no passage states, and the words that none speaks of. */
function listOpen(question: Question, passages: readonly Passage[]): string[] {
  const isStated = passages.some(({ text }) => statesWanted(text, question.wanted));
  const asked = isStated ? undefined : findAsked(question.text);
  const words = listUnspoken(question, passages);
  if (asked === undefined) return words;
  // What is asked for is named once: `How many days` says `days` too.
  const others = words.filter((word) => !saysToo(tidy(asked), word));
  return [tidy(asked), ...others].slice(0, mostMissing);
}

/** Whether words stand as such in others. */
const saysToo = (words: string, word: string): boolean =>
  isCjk(word.codePointAt(0) ?? 0) ? words.includes(word) : ` ${words} `.includes(` ${word} `);

/**
 * The words of a question that passages do not speak of, in the question's order.
 *
 * @remarks Words that stand side by side are told as one. Linear in the question and the passages.
 */
export function listUnspoken(question: Question, passages: readonly Passage[]): string[] {
  const places = passages.flatMap(({ terms }) => [terms.passage, terms.heading, terms.neighbours]);
  const open = question.units.flatMap((unit) => listOpenWords(unit, places));
  const spans = question.lang === 'zh' ? listRunSpans(question.text, open) : listWordSpans(question, open);
  const words = joinSpans(question.text, spans);
  return [...new Set(words.map(tidy))].filter((word) => word !== '').slice(0, mostMissing);
}

/** In one line, without the marks of a question at its end, and no longer than a label. */
const tidy = (word: string): string =>
  [
    ...word
      .normalize('NFC')
      .replace(/\s+/gu, ' ')
      .replace(/[?？.。\s]+$/u, ''),
  ]
    .slice(0, longestMissing)
    .join('')
    .trim();

/** The terms of a unit that are not spoken of; of a Chinese run the stretches of it. */
function listOpenWords({ terms }: QueryUnit, places: readonly TermSet[]): string[] {
  const [first = ''] = terms;
  const isFound = (term: string): boolean => places.some((place) => place.speaksOf(term));
  if (!isCjk(first.codePointAt(0) ?? 0)) return isFound(first) ? [] : [first];
  const characters =
    terms.length === 1 ? [...first] : [first.slice(0, 1), ...terms.map((term) => term.slice(1))];
  const stretches: string[] = [];
  let stretch = '';
  for (const [index, character] of characters.entries()) {
    const isSpoken = [terms[index], terms[index - 1]].some((term) => term !== undefined && isFound(term));
    if (!isSpoken) stretch += character;
    if ((isSpoken || index === characters.length - 1) && stretch !== '') {
      stretches.push(stretch);
      stretch = '';
    }
  }
  return stretches.map(trimGrammar).filter((one) => one.length > 1);
}

/** A stretch without the grammar at its ends. */
function trimGrammar(stretch: string): string {
  const isLight = (character: string): boolean =>
    lightCharacters.has(character) || /[是有能会要怎这那]/u.test(character);
  let from = 0;
  let to = stretch.length;
  while (from < to && isLight(stretch.charAt(from))) from += 1;
  while (to > from && isLight(stretch.charAt(to - 1))) to -= 1;
  return stretch.slice(from, to);
}

interface WordSpan {
  readonly from: number;
  readonly to: number;
}

function listRunSpans(text: string, open: readonly string[]): WordSpan[] {
  return open
    .map((word) => ({ from: text.toLowerCase().indexOf(word), to: 0, word }))
    .filter(({ from }) => from >= 0)
    .map(({ from, word }) => ({ from, to: from + word.length }))
    .sort((a, b) => a.from - b.from);
}

function listWordSpans({ text }: Question, open: readonly string[]): WordSpan[] {
  const wanted = new Set(open);
  const spans: WordSpan[] = [];
  for (const found of text.matchAll(/[\p{L}\p{M}\p{N}_]+/gu)) {
    const [word] = found;
    if (wanted.has(stemWord(word.normalize('NFKC').toLowerCase())))
      spans.push({ from: found.index, to: found.index + word.length });
  }
  return spans;
}

/** Words with nothing but a space or a hyphen between them are one. */
function joinSpans(text: string, spans: readonly WordSpan[]): string[] {
  const joined: WordSpan[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last !== undefined && /^[ \u2019'-]{0,1}$/.test(text.slice(last.to, span.from)))
      joined[joined.length - 1] = { from: last.from, to: span.to };
    else joined.push(span);
  }
  return joined.map(({ from, to }) => text.slice(from, to));
}
