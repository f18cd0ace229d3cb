import type { Quantity } from '@loccit/support';
import { isCjk } from '@loccit/text';
import type { QueryUnit } from './read-question.js';
import { stemWord } from './terms.js';

/** Words that say no more than that a figure is there, and the figures that say it for them. */
interface CarriedWords {
  readonly terms: ReadonlySet<string>;
  readonly holds: (figure: Quantity) => boolean;
}

const readWords = (words: string, holds: CarriedWords['holds']): CarriedWords => ({
  terms: new Set(words.split(/\s+/u).map(stemWord)),
  holds,
});

const carriedWords: readonly CarriedWords[] = [
  readWords('cost price pay spend 价格 价钱 费用 收费 收取 付', ({ kind }) => kind === 'money'),
  readWords(
    'time open close hours start begin 开放 开门 营业 开饭 开馆 开始 供应 上班 接待 关门 闭馆 打烊 下班 结束 时间',
    ({ form, kind }) => kind === 'time' && form === 'range',
  ),
  readWords('heavy weigh weight 重量 重', ({ kind }) => kind === 'mass'),
  readWords('minimum least 至少 最低 最少', ({ hi, lo }) => lo !== null && hi === null),
  readWords('maximum most limit 最多 最高 上限', ({ hi, lo }) => lo === null && hi !== null),
  readWords(
    'length long',
    ({ head, kind }) => kind === 'length' || /^(?:character|letter|digit|word|page|line)$/u.test(head ?? ''),
  ),
];

/**
 * The units of a question without the words that the stated figures carry: what opens from 8:00 to 17:00 need not say that it opens.
 *
 * @remarks They are left out, neither found nor missing; where there are none, the units are those given. Linear in the units.
 */
export function dropCarried(units: readonly QueryUnit[], figures: readonly Quantity[]): readonly QueryUnit[] {
  const carried = carriedWords.filter(({ holds }) => figures.some(holds));
  const isCarried = (term: string): boolean => carried.some(({ terms }) => terms.has(term));
  if (!units.some(({ terms }) => terms.some(isCarried))) return units;
  return units.map((unit) => (unit.terms.some(isCarried) ? weighRest(unit, isCarried) : unit));
}

function weighRest(unit: QueryUnit, isCarried: (term: string) => boolean): QueryUnit {
  const { terms, weights } = unit;
  const [first = ''] = terms;
  const isRun = isCjk(first.codePointAt(0) ?? 0) && weights.length > 1;
  const rest = weights.map((weight, at) =>
    isCarried(terms[at] ?? '') || (isRun && isCarried(terms[at - 1] ?? '')) ? 0 : weight,
  );
  return { ...unit, weights: rest, ofFigure: unit.ofFigure === true && !isCarried(terms.at(-1) ?? '') };
}
