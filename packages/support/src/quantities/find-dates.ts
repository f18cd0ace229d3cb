import { isDate, lastDay } from './calendar.js';
import { chineseClock, clock, minutes } from './clock-time.js';
import { readDateNumeral } from './date-numeral.js';
import { createDraft, type Draft } from './draft.js';
import { decade, named, yearRange, yearSpan, yearsOf } from './years.js';

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const MONTH =
  '(Jan(?:uary|\\.)?|Feb(?:ruary|\\.)?|Mar(?:ch|\\.)?|Apr(?:il|\\.)?|May|June?|July?|Aug(?:ust|\\.)?|Sept?(?:ember|\\.)?|Oct(?:ober|\\.)?|Nov(?:ember|\\.)?|Dec(?:ember|\\.)?)';
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';
const DAYS = `${DAY}(?: ?(?:-|–|—|to) ?${DAY})?`;
const YEAR = '((?:1\\d|20|21)\\d\\d)';
const HAN = '[〇零一二三四五六七八九十]';
const COUNTED =
  'people|persons|yuan|dollars|euros|words|times|years|days|hours|metres|meters|kilometres|pages|guests';
const TO = ' ?(?:至|到|-|–|—|~) ?';

type Reader = (match: RegExpExecArray) => Draft | undefined;

const READERS: readonly [RegExp, Reader][] = [
  // 2026-03-05, 2026/3/5, 2026.03.05
  [
    new RegExp(`(?<![\\w.-])${YEAR}([-/.])(\\d{1,2})\\2(\\d{1,2})(?![\\w-])`, 'g'),
    (m) => fullDate(m, Number(m[1]), Number(m[3]), Number(m[4]), Number(m[4])),
  ],
  // 2026年3月5日, 二零二六年三月五日, 2026年3月, 2026年
  [
    new RegExp(
      `(${YEAR}|[一二]${HAN}{3}) ?年(?!级|代|龄)(?: ?(\\d{1,2}|${HAN}{1,3}) ?月(?:份)?(?: ?(\\d{1,2}|${HAN}{1,3}) ?[日号](?:${TO}(\\d{1,2}|${HAN}{1,3}) ?[日号])?)?)?`,
      'g',
    ),
    (m) => chineseDate(m, m[1], m[3], m[4], m[5]),
  ],
  // 2026年3-5月, 3至5月
  [
    new RegExp(
      `(?:(${YEAR}|[一二]${HAN}{3}) ?年 ?)?(?<![\\d.个〇零一二三四五六七八九十两])(\\d{1,2}|${HAN}{1,3})${TO}(\\d{1,2}|${HAN}{1,3}) ?月(?:份)?(?! ?\\d{1,2} ?[日号]|[一二三四五六七八九十]{1,3}[日号])`,
      'g',
    ),
    (m) => chineseMonths(m, m[1], m[3], m[4]),
  ],
  // 1998至2003年
  [
    new RegExp(`(?<![\\w.-])${YEAR}${TO}${YEAR} ?年(?!级|代|龄)`, 'g'),
    (m) =>
      Number(m[2]) > Number(m[1]) ? { ...yearsOf(m, Number(m[1]), Number(m[2])), form: 'range' } : undefined,
  ],
  // 3月5日, 三月
  [
    new RegExp(
      `(?<![\\d.个〇零一二三四五六七八九十两])(\\d{1,2}|${HAN}{1,3}) ?月(?:份)?(?: ?(\\d{1,2}|${HAN}{1,3}) ?[日号](?:${TO}(\\d{1,2}|${HAN}{1,3}) ?[日号])?)?`,
      'g',
    ),
    (m) => chineseDate(m, undefined, m[1], m[2], m[3]),
  ],
  // 5 March 2026, 5-7 March
  [
    new RegExp(`(?<![\\w.-])${DAYS}(?: of)? ${MONTH}(?: ?,? ?${YEAR})?(?![\\w])`, 'gi'),
    (m) => englishDate(m, m[4], m[3], m[1], m[2]),
  ],
  // March 5, 2026, March 5-7
  [
    new RegExp(`(?<![\\w])${MONTH} ${DAYS}(?: ?,? ?${YEAR})?(?![\\w%]|[.,]\\d)`, 'gi'),
    (m) => englishDate(m, m[4], m[1], m[2], m[3]),
  ],
  // March 2026
  [
    new RegExp(`(?<![\\w])${MONTH} ?,? ${YEAR}(?![\\w])`, 'gi'),
    (m) => englishDate(m, m[2], m[1], undefined, undefined),
  ],
  // the 1940s
  [/(?<![\w.,$€£¥/-])(1\d|20)(\d)0(?:'|’| ')?s(?![\w])/g, (m) => decade(m)],
  // 2018-2019, 2018-19
  [
    new RegExp(
      `(?<![\\w.,$€£¥/-])${YEAR} ?[-–—/] ?(?:${YEAR}|(\\d\\d))(?![\\w%-]|[.,/]\\d| ?(?:${COUNTED})\\b| ?[年月日个元人名])`,
      'g',
    ),
    (m) => yearSpan(m),
  ],
  // in 2026, since 1998, (2004)
  [
    new RegExp(
      `(?<=\\b(?:in|since|between|by|until|till|from|during|before|after|early|late|mid|year|of|the year|and|to|around) |\\()${YEAR}(?:(?: ?[-–—] ?| to )${YEAR})?(?=[.,;:!?)，。；）]*(?:$|\\s)|[)，。；,.])(?! (?:${COUNTED})\\b)`,
      'gi',
    ),
    (m) => yearRange(m),
  ],
  // 1:30 hours lasts; 01:30 hours and "at 1:30 hours" are times of day
  [
    /(?<![\d:.])(?<!\b(?:at|by|from|until|till|to|since|before|after|around|about) )(\d):([0-5]\d) ?(?:hours|hrs|小时)(?!\w)/gi,
    (m) =>
      createDraft(m.index, m.index + m[0].length, 'duration', 'minute', Number(m[1]) * 60 + Number(m[2])),
  ],
  // 9:30, 09:00-17:00, 9:30 pm
  [
    /(?<![\d:.])([01]?\d|2[0-4]):([0-5]\d)(?: ?([ap])\.?m\b\.?)?(?: ?(?:-|–|—|~|to|至|到) ?([01]?\d|2[0-4]):([0-5]\d)(?: ?([ap])\.?m\b\.?)?)?(?![\d:])/gi,
    (m) =>
      clock(m, minutes(m[1], m[2], m[3] ?? m[6]), m[4] === undefined ? undefined : minutes(m[4], m[5], m[6])),
  ],
  // 9 am, 9-11 am
  [
    /(?<![\w:.-])(1[0-2]|0?[1-9])(?: ?([ap])\.?m\b\.?)?(?: ?(?:-|–|—|to) ?(1[0-2]|0?[1-9]))? ?([ap])\.?m\b\.?/gi,
    (m) =>
      m[3] === undefined
        ? clock(m, minutes(m[1], '0', m[4]), undefined)
        : clock(m, minutes(m[1], '0', m[2] ?? m[4]), minutes(m[3], '0', m[4])),
  ],
  // 上午9点半, 21时30分, 晚上八点
  [
    /(凌晨|早上|早晨|上午|中午|下午|傍晚|晚上|夜里) ?(\d{1,2}|[一二两三四五六七八九十]{1,3}) ?[点时](?:(半)|(?:(\d{1,2}|[一二三四五六七八九十]{1,3}) ?分?)|(?: (\d{1,2}) ?分)|整)?/g,
    (m) => chineseClock(m, m[1], m[2], m[3], m[4] ?? m[5]),
  ],
  [
    /(?<![\d.])(\d{1,2}) ?(?:[点时] ?(?:(半)|(?:(\d{1,2}) ?分)|整|(?=前|后|之前|之后|至|到|开|起|关|结束))|(?<=[至到从于在过近快] ?\d{1,2} ?)[点时](?!间|代|刻|段|候|期|速|区|长|机|尚|常|而))/g,
    (m) => chineseClock(m, undefined, m[1], m[2], m[3]),
  ],
  // 过十一点
  [
    /(?<=(?<!超)过|快|近)()(十[一二]?|[一二两三四五六七八九])点(?![多儿几建意要以上〇零一二三四五六七八九])(?:(半)|([一二三四五六七八九十]{1,3})分|(整))?/g,
    (m) => chineseClock(m, undefined, m[2], m[3], m[4]),
  ],
];

/** Dates and times of day in a folded text, in text order and without overlaps. */
export function findDates(folded: string): Draft[] {
  const found: Draft[] = [];
  for (const [pattern, read] of READERS) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(folded); match !== null; match = pattern.exec(folded)) {
      const draft = read(match);
      if (draft !== undefined) found.push(draft);
    }
  }
  // The longest reading that begins first wins.
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Draft[] = [];
  let end = 0;
  for (const draft of found) {
    if (draft.start < end) continue;
    kept.push(draft);
    end = draft.end;
  }
  return kept;
}

function fullDate(
  match: RegExpExecArray,
  year: number,
  month: number,
  day: number,
  last: number,
): Draft | undefined {
  const start = match.index;
  const end = start + match[0].length;
  if (!isDate(year, month, day) || !isDate(year, month, last) || last < day) {
    return createDraft(start, end, 'identifier', null, null);
  }
  const base = year * 10000 + month * 100;
  return createDraft(start, end, 'date', 'day', base + day, base + last);
}

function chineseDate(
  match: RegExpExecArray,
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
  last: string | undefined,
): Draft | undefined {
  const m = month === undefined ? undefined : readDateNumeral(month);
  const d = day === undefined ? undefined : readDateNumeral(day);
  if (month !== undefined && (m === undefined || m < 1 || m > 12)) return undefined;
  const start = match.index;
  const end = start + match[0].length;
  if (year === undefined) return monthDay(start, end, m, d, last === undefined ? d : readDateNumeral(last));
  const y = readDateNumeral(year);
  if (y === undefined || y < 1000 || y > 2999) return undefined;
  return dated(match, y, m, d, last === undefined ? d : readDateNumeral(last));
}

function englishDate(
  match: RegExpExecArray,
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
  last: string | undefined,
): Draft | undefined {
  if (month === undefined || !isMonthName(month, day !== undefined, year !== undefined)) return undefined;
  const m = MONTHS.findIndex((name) => name.startsWith(month.slice(0, 3).toLowerCase())) + 1;
  const d = day === undefined ? undefined : Number(day);
  const end = last === undefined ? d : Number(last);
  if (year === undefined) return monthDay(match.index, match.index + match[0].length, m, d, end);
  return dated(match, Number(year), m, d, end);
}

/** "may 5" is no date, "july 1" is: a name in small letters counts in full, and one that is a verb beside a year alone. */
function isMonthName(month: string, hasDay: boolean, hasYear: boolean): boolean {
  if (/^[A-Z]/.test(month)) return true;
  if (!MONTHS.includes(month)) return false;
  return month === 'may' || month === 'march' ? hasDay && hasYear : hasDay || hasYear;
}

function dated(
  match: RegExpExecArray,
  year: number,
  month: number | undefined,
  day: number | undefined,
  last: number | undefined,
): Draft | undefined {
  if (month !== undefined && day !== undefined) return fullDate(match, year, month, day, last ?? day);
  const start = match.index;
  const end = start + match[0].length;
  const base = year * 10000;
  if (month === undefined) return named(start, end, 'year', base + 101, base + 1231);
  return named(start, end, 'month', base + month * 100 + 1, base + month * 100 + lastDay(year, month));
}

function chineseMonths(
  match: RegExpExecArray,
  year: string | undefined,
  first: string | undefined,
  last: string | undefined,
): Draft | undefined {
  const from = readDateNumeral(first ?? '');
  const to = readDateNumeral(last ?? '');
  if (from === undefined || to === undefined || from < 1 || to > 12 || from >= to) return undefined;
  const end = match.index + match[0].length;
  const y = year === undefined ? undefined : readDateNumeral(year);
  const base = (y ?? 0) * 10000;
  const unit = y === undefined ? 'month-of-year' : 'month';
  return createDraft(
    match.index,
    end,
    'date',
    unit,
    base + from * 100 + 1,
    base + to * 100 + lastDay(y ?? 2024, to),
  );
}

function monthDay(
  start: number,
  end: number,
  month: number | undefined,
  day: number | undefined,
  last: number | undefined,
): Draft | undefined {
  if (month === undefined) return undefined;
  if (day === undefined)
    return named(start, end, 'month-of-year', month * 100 + 1, month * 100 + lastDay(2024, month));
  if (last === undefined || !isDate(2024, month, day) || !isDate(2024, month, last) || last < day)
    return undefined;
  return createDraft(start, end, 'date', 'month-day', month * 100 + day, month * 100 + last);
}
