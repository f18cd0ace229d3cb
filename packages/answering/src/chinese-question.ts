import { chineseFunctionPhrases } from './function-words.js';

const counted =
  '克朗|欧元|美元|港元|港币|日元|英镑|小时|分钟|工作日|自然日|月|星期|公斤|千克|天|年|周|岁|折|次|人|张|件|条|号|点|元|钱|斤|克|期|倍|级|层';
const asking = `(?:(?:多少|几)个?(?:${counted})|多少|多重|多大|多高|多久|多长时间)`;

/** `要花多少钱`, `几个月以上`: the words that ask for a figure, the verb that only carries it, its bound, and that it must be so. */
const figureAsked = new RegExp(
  `(?:要|需要|得|会|能|可以|应)?(?:[花交付收打]|收取|支付)?${asking}(?:以上|以内|之内|内|以下)?(?:要(?![求点领素害])|需(?![求])|得(?![到]))?`,
  'gu',
);
/** `一张`, `每次`: counting words that single out nothing. */
const classified = /[一每][个条次笔件张份位名台只双本家项种批遍回杯趟顿场]/gu;
/** `能不能`, `是不是`. */
const eitherOr = /(\p{Script=Han})不\1/gu;
/** The copula left at the end of a run. */
const copula = /(?<=\p{Script=Han})是(?=\s|$)/gu;

/**
 * The runs of content that the words asking for a figure belong to: `多久到账`, `退款要多久`.
 *
 * @remarks What follows is asked about; where nothing does, what stands before. Linear.
 */
export function listFigureRuns(text: string): string[] {
  const runs: string[] = [];
  for (const found of text.matchAll(figureAsked)) {
    const end = found.index + found[0].length;
    const after = /^\p{Script=Han}*/u.exec(text.slice(end, end + farthest))?.[0] ?? '';
    const [behind] = cutChineseGrammar(after).trim().split(' ');
    const before = text.slice(Math.max(0, found.index - farthest), found.index);
    const [beside = ''] = /\p{Script=Han}*$/u.exec(before) ?? [];
    const run = behind || cutChineseGrammar(beside).trim().split(' ').at(-1);
    if (run !== undefined && run !== '') runs.push(run);
  }
  return runs;
}

/** So many code units of a question belong to the words that ask for a figure, at most: its length never squares. */
const farthest = 40;

/** Cuts the grammar out of a Chinese question: function phrases become spaces; what stays are runs of content. */
export function cutChineseGrammar(text: string): string {
  let rest = text
    .replace(classified, ' ')
    .replace(eitherOr, ' ')
    .replace(figureAsked, ' ')
    .replace(copula, ' ');
  for (const phrase of chineseFunctionPhrases) rest = rest.replaceAll(phrase, ' ');
  return rest;
}

const whatKind = /什么(?!时|情况|意思|样|地方)([\p{Script=Han}]{2})/gu;
const whoseFigure = /的([\p{Script=Han}]{2})[是为]?(?:多少|什么|几)/gu;

/** The words of two characters that name what is asked for: `什么算法`, `发票的税率是多少`. */
export function listChineseHeads(text: string): string[] {
  return [whatKind, whoseFigure]
    .flatMap((form) => [...text.matchAll(form)])
    .map(([, head = '']) => head)
    .filter((head) => cutChineseGrammar(head) === head);
}

/** `一晚多少钱` asks what `每晚` costs. */
const rateAsked =
  /(?<![第超满足过])一(?=(?:晚|夜|天|周|个?月|年|学期|学年|小时|公里|度|吨)[要收得的]{0,2}(?:多少|几))/gu;

/** A question with the unit that a sum is asked for as rules write it. */
export const readRates = (text: string): string => text.replace(rateAsked, '每');

/** A number that tells one of several apart, as in `三食堂`; not one that counts or belongs to another word. */
const numbered =
  /(?=([一二三四五六七八九十](?![天日月周年个次条份张点时分秒元块角度位名种类样般起些直定旦切共同致律向再只本册百千万十楼折倍]|人(?!间))\p{Script=Han}))/gu;

/** The bigrams of a run that tell one of several apart by a number. */
export const listNumbered = (run: string): string[] =>
  [...run.matchAll(numbered)].map(([, found = '']) => found);
