import { foldWriting } from '@loccit/support';
import { isCjk } from '@loccit/text';
import {
  cutChineseGrammar,
  listChineseHeads,
  listFigureRuns,
  listNumbered,
  readRates,
} from './chinese-question.js';
import { readAskedFigure } from './figure-role.js';
import { englishFunctionWords, lightCharacters } from './function-words.js';
import { plainWords } from './plain-words.js';
import { listBigrams, listRuns, stemWord } from './terms.js';
import { findWanted, type Wanted } from './wanted-quantity.js';

/** One thing a passage must speak about: a word's stem, or a run of Chinese content with its bigrams. */
export interface QueryUnit {
  readonly terms: readonly string[];
  /** What it weighs in the question: one figure for a word, one a character for a Chinese run. */
  readonly weights: readonly number[];
  /** Names, figures and foreign words: a passage that lacks one does not answer. */
  readonly required: boolean;
  /** Bigrams in a Chinese run that name the kind of thing asked for or the one of several by a number, required like names. */
  readonly heads?: readonly string[];
  /** Whether the words that ask for a figure belong to it: what the figure is of must stand beside it. */
  readonly ofFigure?: boolean;
}

/** A question as retrieval and selection see it. */
export interface Question {
  readonly text: string;
  readonly lang: 'en' | 'zh';
  readonly units: readonly QueryUnit[];
  /** The kind of figure the answer must state; absent when the question asks for none. */
  readonly wanted: Wanted | undefined;
}

/** What the parts of a question weigh. */
export const unitWeights = {
  word: 2,
  /** A name says of whom, not what: it is required anyway and weighs less. */
  name: 1,
  character: 1,
  /** A character that is mostly grammar. */
  light: 0.3,
  /** A character left alone between function words: mostly a verb that the documents say otherwise. */
  lone: 0.5,
} as const;

/**
 * A question's language, content and the kind of figure it asks for.
 *
 * @remarks Depends on the question alone, so that no document can change what counts as its content. Linear.
 */
export function readQuestion(text: string): Question {
  const letters = [...text].filter((character) => /\p{L}/u.test(character));
  const cjk = letters.filter((letter) => isCjk(letter.codePointAt(0) ?? 0)).length;
  const lang = cjk > 0 && cjk * 4 >= letters.length ? 'zh' : 'en';
  const folded = foldWriting(text.normalize('NFKC'));
  const units = lang === 'zh' ? listChineseUnits(folded) : listEnglishUnits(folded);
  return { text, lang, units, wanted: readWanted(folded, lang, units) };
}

function readWanted(text: string, lang: Question['lang'], units: readonly QueryUnit[]): Wanted | undefined {
  const wanted = findWanted(text);
  if (wanted === undefined) return undefined;
  const measured = units.filter(
    ({ ofFigure, weights }) => ofFigure === true && weights.some((one) => one >= unitWeights.lone),
  );
  const terms = (measured.length > 0 ? measured : units).flatMap((unit) => unit.terms);
  return { ...wanted, asked: readAskedFigure(text, lang, terms) };
}

function listEnglishUnits(text: string): QueryUnit[] {
  const names = listNames(text);
  const units = new Map<string, QueryUnit>();
  for (const { cjk, text: run } of listRuns(plainWords(text))) {
    if (cjk) units.set(run, describeRun(run, new Set()));
    else if (run.length > 1 && !englishFunctionWords.has(run)) {
      const stem = stemWord(run);
      const isName = names.has(run);
      units.set(stem, {
        terms: [stem],
        weights: [isName ? unitWeights.name : unitWeights.word],
        required: isName || /\p{N}/u.test(run),
      });
    }
  }
  return [...units.values()];
}

function listChineseUnits(text: string): QueryUnit[] {
  const heads = new Set(listChineseHeads(text));
  const ofFigure = new Set(listFigureRuns(text));
  const units = new Map<string, QueryUnit>();
  for (const { cjk, text: run } of listRuns(cutChineseGrammar(readRates(text)))) {
    const stem = stemWord(run);
    if (cjk) units.set(run, { ...describeRun(run, heads), ...(ofFigure.has(run) ? { ofFigure: true } : {}) });
    else units.set(stem, { terms: [stem], weights: [unitWeights.word], required: true });
  }
  return [...units.values()];
}

function describeRun(run: string, heads: ReadonlySet<string>): QueryUnit {
  const characters = [...run];
  const whole = characters.length === 1 ? unitWeights.lone : unitWeights.character;
  const weights = characters.map((character) => (lightCharacters.has(character) ? unitWeights.light : whole));
  const terms = listBigrams(run);
  const numbered = new Set(listNumbered(run));
  const named = terms.filter((bigram) => heads.has(bigram) || numbered.has(bigram));
  return { terms, weights, required: false, ...(named.length === 0 ? {} : { heads: named }) };
}

/** Words with a capital that no sentence begins with, in lower case. */
function listNames(text: string): Set<string> {
  const inside = text.matchAll(/[\p{L}\p{N},;:]\s+(?=(\p{Lu}[\p{L}\p{N}]*))/gu);
  return new Set([...inside].map(([, name = '']) => name.toLowerCase()));
}
