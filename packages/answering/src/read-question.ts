import { findQuantities, type QuantityKind } from '@loccit/support';
import { isCjk } from '@loccit/text';
import { chineseFunctionPhrases, englishFunctionWords } from './function-words.js';
import { listBigrams, listRuns, stemWord } from './terms.js';

/** One thing a passage must speak about: a word's stem, or a run of Chinese content with its bigrams. */
export interface QueryUnit {
  readonly terms: readonly string[];
  /** Share in the question: two for a word, the number of characters for a Chinese run. */
  readonly weight: number;
  /** Names, figures and foreign words: a passage that lacks one does not answer. */
  readonly required: boolean;
}

/** A question as retrieval and selection see it. */
export interface Question {
  readonly text: string;
  readonly lang: 'en' | 'zh';
  readonly units: readonly QueryUnit[];
  /** Kinds of quantity of which the answer must state one; empty when the question asks for none. */
  readonly wants: readonly QuantityKind[];
}

const wordWeight = 2;
/** A single character left between function words is mostly a verb that the documents say otherwise. */
const loneWeight = 0.5;

const asksFor: readonly (readonly [RegExp, readonly QuantityKind[]])[] = [
  [
    /\bhow (?:long|soon|often|early|late|far in advance)\b|多久|多长时间|几天|几个?(?:小时|工作日|月|星期|周)|几年/iu,
    ['duration', 'date', 'time', 'count'],
  ],
  [
    /\bwhen\b|\bwhat (?:time|date|day)\b|什么时候|何时|几点|几号|哪天|什么时间/iu,
    ['duration', 'date', 'time', 'count'],
  ],
  [
    /\bhow much\b.*\b(?:cost|pay|fee|charge|price|is|are)\b|\bwhat (?:does|do|is|are) .*\b(?:cost|fee|price|charge)\b|多少钱|多少元|什么价|收费多少/iu,
    ['money', 'percent', 'discount'],
  ],
  [
    /\bhow (?:many|much)\b|多少|几(?:个|次|人|张|件|条)/iu,
    [
      'count',
      'money',
      'percent',
      'duration',
      'discount',
      'length',
      'mass',
      'volume',
      'data',
      'area',
      'age',
      'temperature',
      'energy',
    ],
  ],
];

/**
 * A question's language, content and the kind of figure it asks for.
 *
 * @remarks Depends on the question alone, so that no document can change what counts as its content.
 */
export function readQuestion(text: string): Question {
  const cjk = [...text].filter((character) => isCjk(character.codePointAt(0) ?? 0)).length;
  const lang =
    cjk * 4 >= [...text].filter((character) => /\p{L}/u.test(character)).length && cjk > 0 ? 'zh' : 'en';
  const wants = asksFor.find(([pattern]) => pattern.test(text))?.[1] ?? [];
  return { text, lang, units: listUnits(text, lang), wants };
}

function listUnits(text: string, lang: 'en' | 'zh'): QueryUnit[] {
  const names = new Set(
    [...text.matchAll(/(?<=[\p{L}\p{N},;:]\s+)\p{Lu}[\p{L}\p{N}]*/gu)].map(([name]) => name.toLowerCase()),
  );
  const units = new Map<string, QueryUnit>();
  for (const run of listRuns(lang === 'zh' ? cutFunctionPhrases(text) : text)) {
    if (run.cjk) {
      const terms = listBigrams(run.text);
      units.set(run.text, {
        terms,
        weight: terms.length === 1 && run.text.length === 1 ? loneWeight : [...run.text].length,
        required: false,
      });
      continue;
    }
    if (lang === 'en' && (englishFunctionWords.has(run.text) || run.text.length < 2)) continue;
    const stem = stemWord(run.text);
    const required = lang === 'zh' || /\p{N}/u.test(run.text) || names.has(run.text);
    units.set(stem, { terms: [stem], weight: wordWeight, required });
  }
  return [...units.values()];
}

/** Chinese function phrases become spaces; what stays are runs of content. */
function cutFunctionPhrases(text: string): string {
  let rest = text.normalize('NFKC').replace(/[一每][个条次笔件张份位名台只双本家项种批]/gu, ' ');
  for (const phrase of chineseFunctionPhrases) rest = rest.replaceAll(phrase, ' ');
  return rest;
}

/** Whether a passage states a quantity of a kind the question asks for. */
export function statesWanted(question: Question, passage: string): boolean {
  if (question.wants.length === 0) return true;
  return findQuantities(passage).some((quantity) => question.wants.includes(quantity.kind));
}
