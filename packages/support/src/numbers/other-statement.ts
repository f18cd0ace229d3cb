import { mayBeSameCurrency, toDays } from '../quantities/convert.js';
import { relateIntervals } from '../quantities/interval.js';
import type { Quantity } from '../quantities/quantity.js';
import { isComputed } from './computed.js';
import { saysMore, saysOther } from './one-sided-words.js';
import { type FigureInText, hasSignInWords } from './same-figure.js';

/** A figure in its text, with the other figures of its sentence. */
export interface FigureInSentence extends FigureInText {
  readonly figures: readonly Quantity[];
  /** What its sentence names by a number or by letters and digits: ISO 27001, Room B12, 2号. */
  readonly names: readonly string[];
}

/** Phrases that limit or sum what a figure is of: told on one side only, the two figures are of other things. */
const LIMITS: readonly RegExp[] = [
  /\b(?:plus|each|per(?! ?cent)|apiece|every)\b|每|各/i,
  /\b(?:in total|in all|combined|overall)\b|合计|总共|总计/i,
  /\b(?:(?:first|second) half|(?:first|second|third|fourth|last) quarter)\b|[上下]半[年场]|季度/i,
  /\b(?:before|after|with|without|excluding|including|excl\.|incl\.|plus) (?:\w+ )?(?:tax(?:es)?|vat)\b|\b(?:net|gross)\b|含税|税[前后]|净|毛利|不含/i,
  /\b(?:at night|by night|overnight|nightly)\b|夜间|夜里|凌晨/i,
  /\bfor (?:children|adults|students|members|seniors|pensioners)\b|儿童|成人|学生|会员|老人/i,
  /\b(?:seated|standing)\b|坐着|站着/i,
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|(?:周|星期|礼拜)[一二三四五六日天末]/i,
  /\b(?:edition|reprint)\b|版次|第[一二三四五六七八九十\d]+版/i,
  /\b(?:suburbs|metropolitan|greater)\b|郊区|都市圈/i,
];
/** Sides of which a statement takes one. */
const SIDES: readonly (readonly [RegExp, RegExp])[] = [
  [/\bagainst\b|反对/i, /\bfor\b|赞成|支持/i],
  [/原告/, /被告/],
  [/甲方/, /乙方/],
  [/净利/, /(?:营业|毛)利/],
  [/\bwithout\b/i, /\bwith\b/i],
  [/\bbefore\b|税前/i, /\b(?:after|with)\b|税后/i],
];
const LABEL =
  /\b(clause|plan|lot|section|article|chapter|phase|option|group|class|type|level|unit|room|gate|table|figure|part|model|annex|appendix|schedule|item|stage|team|block|zone) ([A-Z]|\d+(?:\.\d+)*)\b/gi;
const HAN_LABEL = /第([〇零一二三四五六七八九十百\d]+)([条款章节项批期组])|([A-Z])(?=[\u4e00-\u9fff])/g;
const CHANGE =
  /\b(?:rose|rise|rises|risen|fell|falls?|fallen|grew|grows?|grown|increased?|decreased?|declined?|dropped|drops?|cut|gained|lost|climbed|jumped|raised|reduced|lowered|shrank) ?(?:by |about |some )*$/i;
const HAN_CHANGE = /(?:增加|增长|减少|下降|上升|提高|降低|上涨|下跌|提升|增|减|降|升|涨|跌)了?$/;
const CHANGED_TO =
  /(?:\b(?:ro|ri|fe|fa|gr|incr|decr|decl|drop|cut|climb|jump|rais|reduc|lower)\w*\b.{0,30} to |(?:增|长|减|少|降|升|高|低|涨|跌)[到至为])$/i;
const FROM = /(?:\bfrom |从)$/i;
const BY = /\bby $/i;
const PER = /\b(?:per|every) $|每$/i;
// 一米八 is a metre and eight tenths.
const VAGUE_END = /^ ?(?:半|多|余|\^|and a half\b)|^[一二三四五六七八九](?![十百千万])/i;
const SOME_TENS = /^[十百千万亿]/;
const AROUND = /(?:\b(?:around|about|circa|ca?\.|roughly|approximately) ?|约|大概|左右 ?)$/i;
const VAGUE = /(?<![至最许])[多余几](?!于)|\bodd\b/;
const HALF_OF_DAY = /[ap]\.?m|上午|下午|早上|晚上|凌晨|傍晚|中午|半夜/i;
const WINDOW = 60;

/** Whether two figures that differ may be of other things, or are told in ways that cannot be compared. */
export function isOfAnother(claimed: FigureInSentence, stated: FigureInSentence): boolean {
  const [mine, theirs] = [around(claimed), around(stated)];
  return (
    isVague(claimed) ||
    isVague(stated) ||
    isTurnOfDay(claimed, stated) ||
    isToldOtherwise(claimed, stated) ||
    SIDES.some((sides) => takesOther(sides, mine, theirs)) ||
    (claimed.figure.kind !== 'ordinal' && hasOtherLabel(mine, theirs)) ||
    areOneOfSeveral(claimed.names, stated.names) ||
    areOther(listLetters(mine), listLetters(theirs)) ||
    isPerOther(claimed, stated) ||
    isUnlikeMeasure(claimed.figure, stated.figure) ||
    (claimed.figure.kind === 'time' && isInOtherPlace(mine, theirs)) ||
    isComputed(claimed.figure, stated.figures) ||
    isComputed(stated.figure, claimed.figures) ||
    (areNear(claimed, stated) && isLimitedOtherwise(claimed, stated, mine, theirs))
  );
}

/** Limits that tell two statements of nearly the same words apart; in longer texts they stand for much else. */
const isLimitedOtherwise = (
  claimed: FigureInSentence,
  stated: FigureInSentence,
  mine: string,
  theirs: string,
): boolean =>
  LIMITS.some((limit) => limit.test(mine) !== limit.test(theirs)) ||
  hasOtherYear(claimed, stated) ||
  areOther(monthsOf(claimed), monthsOf(stated)) ||
  saysOther(claimed, stated) ||
  (standsAlone(claimed) && standsAlone(stated) && saysMore(claimed, stated)) ||
  /[;；]/.test(stated.before) !== /[;；]/.test(claimed.before);

/** Whether no other figure of its sentence could be meant, and what happened once is not spoken of. */
const standsAlone = ({ figure, figures }: FigureInSentence): boolean =>
  figure.kind !== 'date' &&
  figures.filter(({ kind, unit }) => kind === figure.kind && unit === figure.unit).length <= 1;

const around = ({ after, before, written }: FigureInText): string =>
  before.slice(-WINDOW) + written + after.slice(0, WINDOW);

const isVague = (place: FigureInText): boolean =>
  place.figure.kind === 'date' ? AROUND.test(place.before) : isVagueFigure(place);

const isVagueFigure = (place: FigureInText): boolean =>
  VAGUE_END.test(place.after) ||
  place.before.endsWith('^') ||
  VAGUE.test(place.written) ||
  (/(?:[几上成]|(?<![人总次件个户倍指分])数)$/.test(place.before) && SOME_TENS.test(place.written)) ||
  (hasSignInWords(place) && /[-−–] $/.test(place.before));

/** 24:00 and 0:00, and 8 o'clock beside 20 where the half of the day is not told on both sides. */
function isTurnOfDay(a: FigureInText, b: FigureInText): boolean {
  if (a.figure.kind !== 'time' || a.figure.lo === null || b.figure.lo === null) return false;
  const apart = Math.abs(a.figure.lo - b.figure.lo);
  if (apart === 1440) return true;
  const isChinese = [a, b].some(({ written }) => /[点點时]/.test(written));
  const isTold = [a, b].every(({ written }) => HALF_OF_DAY.test(written));
  return apart === 720 && isChinese && !isTold;
}

function isToldOtherwise(a: FigureInText, b: FigureInText): boolean {
  if (a.figure.kind === 'date' || a.figure.kind === 'time') return false;
  const [mine, theirs] = [wayOf(a.before), wayOf(b.before)];
  return mine !== theirs && ((mine !== 'plain' && theirs !== 'plain') || areNear(a, b));
}

function wayOf(before: string): string {
  const near = before.slice(-WINDOW);
  if (CHANGED_TO.test(near)) return 'to';
  if (BY.test(near) || CHANGE.test(near) || HAN_CHANGE.test(near)) return 'by';
  if (FROM.test(near)) return 'from';
  return PER.test(near) ? 'per' : 'plain';
}

function takesOther([one, other]: readonly [RegExp, RegExp], mine: string, theirs: string): boolean {
  const isOne = (text: string): boolean => one.test(text);
  const isOther = (text: string): boolean => !one.test(text) && other.test(text);
  return (isOne(mine) && isOther(theirs)) || (isOther(mine) && isOne(theirs));
}

/** Whether both name a clause, plan or lot, and not the same. */
const hasOtherLabel = (mine: string, theirs: string): boolean => areOther(labelsOf(mine), labelsOf(theirs));

const areOther = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length > 0 && b.length > 0 && !a.some((one) => b.includes(one));

/** Whether the two name different ones of one series: B12 and B14, 27001 and 27002, not CO2 and 27001. */
function areOneOfSeveral(a: readonly string[], b: readonly string[]): boolean {
  const common = new Set(a.filter((name) => b.includes(name)));
  const series = new Set(b.filter((name) => !common.has(name)).map(toSeries));
  return a.some((name) => !common.has(name) && series.has(toSeries(name)));
}

const toSeries = (name: string): string => name.replace(/\d+/g, '0').replace(/^[a-z](?=\W?0)/, 'x');

/** Drug A, Hepatitis B: a capital alone that names one of several. */
const LETTER =
  /\b(?!(?:The|the|and|for|with|from|Mrs|its) )[A-Za-z][a-z]{2,} (?:[B-HJ-Z]|A(?= [a-z]))(?![\w.'’&-]| [A-Z])/g;
const listLetters = (text: string): string[] =>
  [...text.matchAll(LETTER)].map(([letter]) => letter.toLowerCase());

/** For what one of the figure is: 10元/人, 3 euros a day. */
const OF_ONE = /^ ?(?:\/ ?|per |each |every |每)([a-z\d]|[\u4e00-\u9fff]{1,2})/i;

function isPerOther({ after }: FigureInText, other: FigureInText): boolean {
  const [mine, theirs] = [OF_ONE.exec(after)?.[1], OF_ONE.exec(other.after)?.[1]];
  return mine !== undefined && theirs !== undefined && mine !== theirs;
}

/** Whether two figures differ in number and in units that no fixed rate converts: 10 dollars and 9 euros. */
function isUnlikeMeasure(a: Quantity, b: Quantity): boolean {
  if (a.unit === b.unit || (a.lo === b.lo && a.hi === b.hi)) return false;
  if (a.kind === 'money' && b.kind === 'money')
    return a.unit !== null && b.unit !== null && !mayBeSameCurrency(a.unit, b.unit);
  const [mine, theirs] = [toDays(a), toDays(b)];
  if (mine === undefined || theirs === undefined || isOfWork(a) === isOfWork(b)) return false;
  return relateIntervals(mine, theirs) !== 'disjoint';
}

const isOfWork = ({ unit }: Quantity): boolean => unit === 'working-day' || unit === 'working-week';

const MONTH =
  /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?:[a-z]{3,}|[a-z]?\.?)(?![a-z])|(?<![\d个])(?:\d{1,2}|十?[一二三四五六七八九十])月/g;

/** The months beside a figure that is no date itself. */
const monthsOf = ({ after, before, figure }: FigureInText): string[] =>
  figure.kind === 'date' ? [] : [...`${before} ${after}`.matchAll(MONTH)].map(([month]) => month.slice(0, 3));

/** Whether both name a place, so that two times of day may be of two clocks. */
function isInOtherPlace(mine: string, theirs: string): boolean {
  const [a, b] = [PLACE.exec(mine)?.[1], PLACE.exec(theirs)?.[1]];
  return a !== undefined && b !== undefined && a !== b;
}

const PLACE = /\bin ([A-Z][a-z]+)/;

const labelsOf = (text: string): string[] =>
  [...text.matchAll(LABEL), ...text.matchAll(HAN_LABEL)].map(([label]) => label.toLowerCase());

/** Whether a figure that is no date stands beside other years in the two sentences. */
function hasOtherYear(claimed: FigureInSentence, stated: FigureInSentence): boolean {
  if (claimed.figure.kind === 'date') return false;
  const [a, b] = [yearsOf(claimed), yearsOf(stated)];
  if (a.length === 0 || b.length === 0) return a.length !== b.length && areShort(claimed, stated);
  return !a.some((year) => b.includes(year));
}

const SHORT = 80;
/** Whether hardly more than the figures can differ: both sentences are short, or have most of their words in common. */
export const areNear = (a: FigureInText, b: FigureInText): boolean => areShort(a, b) || areAlike(a, b);

const ALIKE = 0.6;

function areAlike(a: FigureInText, b: FigureInText): boolean {
  const [mine, theirs] = [wordsOf(a), wordsOf(b)];
  const common = [...mine].filter((word) => theirs.has(word)).length;
  return common >= ALIKE * Math.max(mine.size, theirs.size);
}

const wordsOf = ({ after, before }: FigureInText): Set<string> =>
  new Set(`${before} ${after}`.toLowerCase().match(/[a-z\u00c0-\u024f]+|\p{Script=Han}/gu));

const areShort = (a: FigureInText, b: FigureInText): boolean => isShort(a) && isShort(b);
const isShort = ({ after, before, written }: FigureInText): boolean =>
  before.length + written.length + after.length <= SHORT;

const YEARS: ReadonlySet<string | null> = new Set(['day', 'month', 'year']);

const yearsOf = ({ figures }: FigureInSentence): number[] =>
  figures.flatMap(({ kind, lo, unit }) =>
    kind === 'date' && YEARS.has(unit) && lo !== null ? [Math.floor(lo / 10_000)] : [],
  );
