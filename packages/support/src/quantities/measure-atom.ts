import { matchClassifier, matchNumbered } from './classifier.js';
import { createDraft, type Draft } from './draft.js';
import { readHanzi, scaleOf } from './hanzi-number.js';
import { followsName, isIdentifier, isMark } from './identifier.js';
import type { NumberAtom } from './number-atom.js';
import { matchCurrencyBefore, matchUnit, type UnitMatch } from './unit.js';
import { isUnitHere } from './unit-fit.js';

const LIMITS_ONE = /(?:[限仅只共达满为每]|至多|最多|至少|最少|不超过|多于|少于|超过)$/;
// 二 names (二班, 二期), 两 counts; 零 begins words (零件).
const NO_COUNT = /^[二零〇]$/;
// 多少, 余数 and the like are words of their own.
const MORE = /^[多余](?![少于数])([百千]?[万亿]|(?=.))/;
const ARTICLE_BEFORE = /[有每这那某另哪同新第周期拜统唯万之]$/;

/** Reads the unit, currency, ordinal or head of a number, or `undefined` where the number states no quantity. */
export function measureAtom(folded: string, atom: NumberAtom): Draft | undefined {
  if (isMark(folded, atom)) return undefined;
  const more = MORE.exec(folded.slice(atom.end, atom.end + 5));
  if (more !== null && atom.lo !== undefined) return somewhatMore(folded, atom, more);
  if (atom.script === 'hanzi') return measureHanzi(folded, atom);
  const before = folded.slice(Math.max(0, atom.start - 16), atom.start);
  const after = folded.slice(atom.end, atom.end + 32);
  const nth = Number.isInteger(atom.lo) && !/^(?: ?[号版]|-)/.test(after) ? /第 ?$/.exec(before) : null;
  if (nth !== null) return ordinalOf(atom, after, atom.start - nth[0].length);
  if (isIdentifier(folded, atom)) return identifierAt(folded, atom);
  if (atom.script === 'english' && atom.lo === 1 && PRONOUN_BEFORE.test(before)) return undefined;
  const share = shareOf(atom, before);
  if (share !== undefined) return share;
  const ordinal = /^(?:st|nd|rd|th)(?![A-Za-z0-9])/i.exec(after);
  if (ordinal !== null) return valued(atom, 'ordinal', null, atom.start, atom.end + ordinal[0].length);
  const fraction =
    /^[ -](half|halve|third|quarter|fourth|fifth|sixth|seventh|eighth|ninth|tenth)s?(?![A-Za-z])/i.exec(
      after,
    );
  if (fraction !== null && atom.script === 'english') return fractionOf(atom, fraction);
  const money = moneyOf(folded, atom);
  if (money !== undefined) return money;
  const day = dayOf(folded, atom);
  if (day !== undefined) return day;
  const unit = matchUnit(folded, atom.end);
  if (unit !== undefined && isUnitHere(folded, atom, unit)) return withUnit(folded, atom, unit);
  if (atom.script === 'digits' && atom.scale === 1 && /^[A-Za-z_]/.test(after))
    return identifierAt(folded, atom);
  if (followsName(folded, atom)) return identifierAt(folded, atom);
  return countOf(atom, after);
}

/** 三百余人, 20多天, 30多万元: somewhat more than the figure. Without a scale it has to be of something. */
function somewhatMore(
  folded: string,
  atom: NumberAtom,
  [more, run = '']: RegExpExecArray,
): Draft | undefined {
  const scale = run === '' ? atom.scale : atom.scale * scaleOf(run);
  const draft = measureAtom(folded, { ...atom, scale, end: atom.end + more.length });
  if (draft === undefined || (draft.bare && run === '')) return undefined;
  if (draft.form === 'exact') draft.form = 'approx';
  return draft;
}

/** A figure behind a currency; a plain 元 after it adds nothing. */
function moneyOf(folded: string, atom: NumberAtom): Draft | undefined {
  const money = matchCurrencyBefore(folded, atom.start);
  if (money === undefined) return undefined;
  takeMoneyScale(folded, atom);
  const unit = matchUnit(folded, atom.end);
  const isMoney = unit?.unit.kind === 'money';
  const name = isMoney && unit.spelling !== '元' ? unit.unit.name : money.unit.name;
  return valued(atom, 'money', name, money.start, isMoney ? unit.end : atom.end);
}

function measureHanzi(folded: string, atom: NumberAtom): Draft | undefined {
  const before = folded.slice(Math.max(0, atom.start - 8), atom.start);
  const after = folded.slice(atom.end, atom.end + 16);
  if (/^[一二三四五六七八九]{2}$/.test(atom.text) && /^ ?折(?![叠返磨腾])/.test(after))
    return discounted(atom, after);
  const share = shareOf(atom, before);
  if (share !== undefined) return share;
  if (atom.lo === undefined) return undefined;
  if (/第$/.test(before)) return ordinalOf(atom, after, atom.start - 1);
  if (/(?:周|星期|礼拜|初|之|版本|型号|编号)$/.test(before)) return undefined;
  const parts = /^分之([〇零一二两三四五六七八九十百千万]+)/.exec(after);
  if (parts !== null) return parted(atom, parts);
  const money = /币 ?$/.test(before) ? moneyOf(folded, atom) : undefined;
  if (money !== undefined) return money;
  const day = dayOf(folded, atom);
  if (day !== undefined) return day;
  const one = atom.text === '一';
  const hours = one || atom.text.length <= 2 ? /^个半(小时|钟头|月)/.exec(after) : null;
  if (hours !== null) {
    const draft = valued(
      atom,
      'duration',
      hours[1] === '月' ? 'month' : 'hour',
      atom.start,
      atom.end + hours[0].length,
    );
    draft.lo = draft.hi = (atom.lo ?? 0) + 0.5;
    return draft;
  }
  const unit = matchUnit(folded, atom.end);
  if (unit !== undefined && isUnitHere(folded, atom, unit)) {
    if (one && (ARTICLE_BEFORE.test(before) || /^(?:天天|天到晚|成不)/.test(after))) return undefined;
    return withUnit(folded, atom, unit);
  }
  const classifier = matchClassifier(after);
  const long = atom.text.length >= 3 && /[十百千万亿]/.test(atom.text);
  const draft = countOf(atom, after);
  const article = (one && !LIMITS_ONE.test(before)) || NO_COUNT.test(atom.text) || /^[字级起]/.test(after);
  if (classifier === undefined ? !long : article) draft.tentative = true;
  return draft;
}

/** 百分之三, 千分之五, 百分之百: parts of a hundred, a thousand or ten thousand. */
function shareOf(atom: NumberAtom, before: string): Draft | undefined {
  const parts = /([百千万])分之 ?$/.exec(before);
  if (parts === null) return undefined;
  const draft = valued(atom, 'percent', '%', atom.start - parts[0].length, atom.end);
  if (atom.lo === undefined) {
    if (atom.text !== '百' || parts[1] !== '百') return undefined;
    return { ...draft, lo: 100, hi: 100, form: 'exact' };
  }
  if (parts[1] === '千') return { ...draft, unit: 'permille' };
  if (parts[1] === '万') return { ...draft, unit: 'ratio', lo: atom.lo / 1e4, hi: (atom.hi ?? 0) / 1e4 };
  return draft;
}

/** 八五折 is 85 % of the price: 8.5 tenths. */
function discounted(atom: NumberAtom, after: string): Draft {
  const [whole = 0, tenth = 0] = [...atom.text].map((digit) => readHanzi(digit)?.lo);
  const end = atom.end + after.indexOf('折') + 1;
  return createDraft(atom.start, end, 'discount', 'zhe', whole + tenth / 10);
}

function withUnit(folded: string, atom: NumberAtom, match: UnitMatch): Draft {
  const draft = valued(atom, match.unit.kind, match.unit.name, atom.start, match.end);
  if (match.unit.name === 'zhe' && draft.lo !== null && draft.lo > 10 && draft.lo < 100) {
    draft.lo /= 10;
    draft.hi = (draft.hi ?? 0) / 10;
  }
  if (match.unit.kind === 'duration' && /^半(?![个小])/.test(folded.slice(match.end, match.end + 2))) {
    draft.end += 1;
    draft.lo = draft.hi = (draft.lo ?? 0) + 0.5;
  }
  const sign = /(?:^|[\s(:为在到至达是于约])-$|零下 ?$/.exec(
    folded.slice(Math.max(0, atom.start - 3), atom.start),
  );
  if (sign !== null && draft.lo === draft.hi && draft.lo !== null) {
    draft.start -= sign[0].startsWith('零下') ? sign[0].length : 1;
    draft.lo = draft.hi = -draft.lo;
    draft.alternate = null;
  }
  return draft;
}

/** $5m and €2.3b: letters that scale an amount behind a sign of currency alone. */
function takeMoneyScale(folded: string, atom: NumberAtom): void {
  if (atom.scale !== 1) return;
  const letter = /^ ?(m|mn|mln|b)(?![A-Za-z0-9_])/i.exec(folded.slice(atom.end, atom.end + 5));
  if (letter === null) return;
  atom.scale = letter[1]?.toLowerCase() === 'b' ? 1e9 : 1e6;
  atom.end += letter[0].length;
}

/** N日 is a span of days beside a word of duration, else a day of the month. */
function dayOf(folded: string, atom: NumberAtom): Draft | undefined {
  const after = folded.slice(atom.end, atom.end + 6);
  if (!/^ ?个?日/.test(after) || atom.scale !== 1) return undefined;
  const end = atom.end + (/^ ?个?日/.exec(after)?.[0].length ?? 0);
  if (/^ ?[日]?(?:元|本|期|常|程|历)/.test(folded.slice(end, end + 2))) return undefined;
  const before = folded.slice(Math.max(0, atom.start - 4), atom.start);
  const lasts = /^(?:以内|之内|内|后|之后|左右|以上|以下|游)/.test(folded.slice(end, end + 3));
  if (lasts || /(?:至少|最少|至多|最多|超过|不少于|不到|少于|近|约|前|后|满)$/.test(before)) {
    return valued(atom, 'duration', 'day', atom.start, end);
  }
  if (atom.lo !== atom.hi || (atom.lo ?? 0) > 31 || (atom.lo ?? 0) < 1) return undefined;
  return valued(atom, 'date', 'day-of-month', atom.start, end);
}

function ordinalOf(atom: NumberAtom, after: string, start: number): Draft | undefined {
  if (/^(?:时间|方|产业|世界|手)/.test(after)) return undefined;
  if (/^ ?号/.test(after)) return createDraft(start, atom.end, 'identifier', null, null);
  const numbered = matchNumbered(after);
  const draft = valued(atom, 'ordinal', null, start, atom.end + (numbered?.length ?? 0));
  draft.head = numbered?.trim() ?? null;
  return draft;
}

const PARTS: Readonly<Record<string, number>> = {
  half: 2,
  halve: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
};

function fractionOf(atom: NumberAtom, match: RegExpExecArray): Draft {
  const parts = PARTS[(match[1] ?? '').toLowerCase()] ?? 1;
  const draft = valued(atom, 'percent', 'ratio', atom.start, atom.end + match[0].length);
  draft.lo = draft.hi = (atom.lo ?? 0) / parts;
  return draft;
}

function parted(atom: NumberAtom, match: RegExpExecArray): Draft | undefined {
  const numerator = readHanzi(match[1] ?? '');
  if (numerator === undefined || atom.lo === undefined || atom.lo === 0) return undefined;
  const draft = valued(atom, 'percent', 'ratio', atom.start, atom.end + match[0].length);
  draft.lo = numerator.lo / atom.lo;
  draft.hi = numerator.hi / atom.lo;
  return draft;
}

function identifierAt(folded: string, atom: NumberAtom): Draft {
  const head =
    /[A-Za-z0-9_#§/.-]{0,32}$/.exec(folded.slice(Math.max(0, atom.start - 32), atom.start))?.[0] ?? '';
  const tail =
    /^(?:[A-Za-z0-9_/-]|[.,:](?=[A-Za-z0-9])){0,64}/.exec(folded.slice(atom.end, atom.end + 64))?.[0] ?? '';
  return createDraft(atom.start - head.length, atom.end + tail.length, 'identifier', null, null);
}

function countOf(atom: NumberAtom, after: string): Draft {
  const classifier = matchClassifier(after);
  const draft = valued(atom, 'count', null, atom.start, atom.end + (classifier?.length ?? 0));
  draft.bare = classifier === undefined;
  const word = classifier === undefined ? /^[ \u00a0-]([A-Za-z]+)/.exec(after)?.[1] : undefined;
  if (word !== undefined) draft.head = singular(word);
  if (word !== undefined && isYearBefore(atom, word)) {
    // "a 1940 comedy": what is counted would stand in the plural.
    const year = atom.lo ?? 0;
    return {
      ...valued(atom, 'date', 'year', atom.start, atom.end),
      lo: year * 10000 + 101,
      hi: year * 10000 + 1231,
      form: 'exact',
    };
  }
  if (word !== undefined) return articled(draft, atom, after);
  {
    const han = /^ ?([\u4e00-\u9fff]{1,2})/.exec(after.slice(classifier?.length ?? 0))?.[1];
    draft.head = classifier !== undefined ? `${classifier.trim()}${han ?? ''}` : (han ?? null);
  }
  return articled(draft, atom, after);
}

/** "one" without a noun it counts is a pronoun. */
function articled(draft: Draft, atom: NumberAtom, after: string): Draft {
  if (atom.script !== 'english' || (atom.lo ?? 0) >= 2) return draft;
  if (!/^[ -][a-z]/i.test(after) || NOT_COUNTED.test(after)) draft.tentative = true;
  return draft;
}

function isYearBefore(atom: NumberAtom, word: string): boolean {
  return (
    /^(?:1[7-9]|20)\d\d$/.test(atom.text) &&
    /^[a-z]{3,}$/.test(word) &&
    !/s$|^(?:people|men|women|children|and|per|for|yuan|metric)$/.test(word)
  );
}

const PRONOUN_BEFORE = /\b(?:no|any|every|each|some|this|that|which|the|another) $/i;
const NOT_COUNTED =
  /^ (?:of|another|can|may|must|should|will|has|is|or|and|who|that|to|by|more|at|in|on|for|with)(?![a-z])/;

/** The English word in the singular, in lower case; a rule of thumb for comparing what is counted. */
export function singular(word: string): string {
  const lower = word.toLowerCase();
  if (/[^aeiou]ies$/.test(lower)) return `${lower.slice(0, -3)}y`;
  if (/(?:s|x|ch|sh)es$/.test(lower)) return lower.slice(0, -2);
  return /[^s]s$/.test(lower) && lower.length > 3 ? lower.slice(0, -1) : lower;
}

function valued(
  atom: NumberAtom,
  kind: Draft['kind'],
  unit: string | null,
  start: number,
  end: number,
): Draft {
  const lo = (atom.lo ?? 0) * atom.scale;
  const hi = (atom.hi ?? 0) * atom.scale;
  const draft = createDraft(start, end, kind, unit, lo, hi);
  draft.alternate = atom.alternate === null ? null : atom.alternate * atom.scale;
  draft.scale = atom.shared ?? atom.scale;
  return draft;
}
