import type { QuantityKind } from './quantity.js';

/** A unit of measure: its name, and what it converts to without loss. */
export interface Unit {
  readonly kind: QuantityKind;
  readonly name: string;
  /** Units with the same base convert exactly, by `factor`. */
  readonly base: string;
  readonly factor: number;
}

type Row = [kind: QuantityKind, name: string, base: string, factor: number, english: string, chinese: string];

// English forms are pattern sources, Chinese ones literals parted by spaces.
const ROWS: readonly Row[] = [
  ['duration', 'second', 'second', 1, 'seconds?|secs?', '秒钟 秒'],
  ['duration', 'minute', 'second', 60, 'minutes?|mins?', '分钟'],
  ['duration', 'hour', 'second', 3600, 'hours?|hrs?|h', '小时 钟头'],
  ['duration', 'day', 'day', 1, 'days?|(?:calendar|natural|consecutive)[ -]days?', '天 自然日 日历日 日历天'],
  [
    'duration',
    'working-day',
    'working-day',
    1,
    '(?:working|business|work|bank)[ -]?days?|workdays?',
    '工作日 工作天 营业日',
  ],
  ['duration', 'night', 'night', 1, 'nights?', '晚'],
  ['duration', 'week', 'day', 7, 'weeks?|wks?', '星期 礼拜 周'],
  ['duration', 'working-week', 'working-week', 1, '(?:working|work)[ -]weeks?', '工作周'],
  ['duration', 'month', 'month', 1, '(?:calendar[ -])?months?', '月'],
  ['duration', 'year', 'month', 12, '(?:calendar[ -])?years?|yrs?', '年 周年'],
  ['duration', 'decade', 'month', 120, 'decades?', ''],
  ['age', 'year', 'age-year', 1, 'years?(?:(?:[ -]| - )olds?| of age)', '岁 周岁'],
  ['age', 'month', 'age-year', 1 / 12, 'months?(?:(?:[ -]| - )olds?| of age)', ''],
  ['age', 'week', 'age-week', 1, 'weeks?(?:(?:[ -]| - )olds?| of age)', ''],
  ['age', 'day', 'age-day', 1, 'days?(?:(?:[ -]| - )olds?| of age)', ''],
  ['money', 'CNY', 'CNY', 1, 'yuan|renminbi|rmb|cny|kuai', '元人民币 人民币 元 块钱'],
  ['money', 'CNY-jiao', 'CNY', 0.1, 'jiao', '角'],
  ['money', 'USD', 'USD', 1, '(?:u\\.?s\\.? |american )dollars?|usd|us\\$', '美元 美金'],
  ['money', 'HKD', 'HKD', 1, 'hong kong dollars?|hkd|hk\\$', '港元 元港币 港币'],
  ['money', 'TWD', 'TWD', 1, '(?:new )?taiwan dollars?|twd|ntd|nt\\$', '元新台币 元台币 新台币 台币'],
  ['money', 'AUD', 'AUD', 1, 'australian dollars?|aud', '澳元'],
  ['money', 'CAD', 'CAD', 1, 'canadian dollars?|cad', '加元'],
  ['money', 'SGD', 'SGD', 1, 'singapore dollars?|sgd', '新加坡元 新币'],
  ['money', '$', '$', 1, 'dollars?', ''],
  ['money', '$-cent', '$', 0.01, 'cents?', ''],
  ['money', 'EUR', 'EUR', 1, 'euros?|eur|€', '欧元'],
  ['money', 'GBP', 'GBP', 1, 'pounds? sterling|gbp|£', '英镑'],
  ['money', 'JPY', 'JPY', 1, 'yen|jpy', '日元 日圆'],
  ['money', 'KRW', 'KRW', 1, 'krw', '韩元'],
  ['money', 'CHF', 'CHF', 1, 'swiss francs?|chf', '瑞士法郎'],
  ['money', 'crown', 'crown', 1, 'crowns?|kronor|kroner|koruny?', '克朗'],
  ['money', 'SEK', 'SEK', 1, 'swedish (?:crowns?|kronor|krona)|sek', '瑞典克朗'],
  ['money', 'NOK', 'NOK', 1, 'norwegian (?:crowns?|kroner|krone)|nok', '挪威克朗'],
  ['money', 'DKK', 'DKK', 1, 'danish (?:crowns?|kroner|krone)|dkk', '丹麦克朗'],
  ['money', 'CZK', 'CZK', 1, 'czech (?:crowns?|korunas?)|czk', '捷克克朗'],
  ['percent', '%', 'ratio', 0.01, '%|per ?cent|pct', '%'],
  ['percent', 'ratio', 'ratio', 1, '', ''],
  ['percent', 'pp', 'pp', 1, '% ?points?|percent(?:age)?[ -]points?|per cent points?|pps?', '百分点'],
  ['percent', 'permille', 'ratio', 0.001, '‰|per mille', '‰'],
  ['percent', 'cheng', 'ratio', 0.1, '', '成'],
  ['discount', 'zhe', 'zhe', 1, '', '折'],
  ['length', 'mm', 'm', 0.001, 'mm|millimet(?:er|re)s?', '毫米'],
  ['length', 'cm', 'm', 0.01, 'cm|centimet(?:er|re)s?', '厘米 公分'],
  ['length', 'm', 'm', 1, 'm|met(?:er|re)s?', '米 公尺'],
  ['length', 'km', 'm', 1000, 'km|kilomet(?:er|re)s?', '公里 千米'],
  ['length', 'li', 'm', 500, '', '里路 华里 里'],
  ['length', 'mile', 'm', 1609.344, 'miles?', '英里'],
  ['length', 'foot', 'm', 0.3048, 'feet|foot|ft', '英尺'],
  ['length', 'inch', 'm', 0.0254, 'inch(?:es)?', '英寸'],
  ['area', 'm2', 'm2', 1, 'm²|sq(?:uare)?\\.? ?(?:m|met(?:er|re)s?)', '平方米 平米'],
  ['area', 'km2', 'm2', 1e6, 'km²|sq(?:uare)?\\.? ?(?:km|kilomet(?:er|re)s?)', '平方公里 平方千米'],
  ['area', 'hectare', 'm2', 1e4, 'hectares?|ha', '公顷'],
  ['area', 'mu', 'm2', 2000 / 3, '', '亩'],
  ['volume', 'ml', 'l', 0.001, 'ml|millilit(?:er|re)s?', '毫升'],
  ['volume', 'l', 'l', 1, 'l|lit(?:er|re)s?', '公升 升'],
  ['volume', 'm3', 'l', 1000, 'm³|cubic met(?:er|re)s?', '立方米'],
  ['mass', 'mg', 'g', 0.001, 'mg|milligrams?', '毫克'],
  ['mass', 'g', 'g', 1, 'g|grams?', '克'],
  ['mass', 'kg', 'g', 1000, 'kgs?|kilos?|kilograms?', '公斤 千克'],
  ['mass', 'jin', 'g', 500, '', '斤'],
  ['mass', 't', 'g', 1e6, 't|tonnes?|metric tons?', '公吨 吨'],
  ['mass', 'ton', 'ton', 1, 'tons?', ''],
  ['mass', 'lb', 'g', 453.59237, 'lbs?', ''],
  ['temperature', 'celsius', 'celsius', 1, '[°˚º] ?c|℃|degrees? (?:celsius|centigrade|c)', '℃ 摄氏度 °C 度'],
  ['temperature', 'fahrenheit', 'fahrenheit', 1, '[°˚º] ?f|℉|degrees? (?:fahrenheit|f)', '℉ 华氏度'],
  ['data', 'byte', 'byte', 1, 'bytes?', '字节'],
  ['data', 'kb', 'byte', 1e3, 'kb|kilobytes?', ''],
  ['data', 'mb', 'byte', 1e6, 'mb|megabytes?', ''],
  ['data', 'gb', 'byte', 1e9, 'gb|gigabytes?', 'G'],
  ['data', 'tb', 'byte', 1e12, 'tb|terabytes?', ''],
  ['data', 'kib', 'byte', 1024, 'kib|kibibytes?', ''],
  ['data', 'mib', 'byte', 1024 ** 2, 'mib|mebibytes?', ''],
  ['data', 'gib', 'byte', 1024 ** 3, 'gib|gibibytes?', ''],
  ['energy', 'kwh', 'kwh', 1, 'kwh|kilowatt[ -]hours?', '千瓦时 度电'],
  ['energy', 'kw', 'watt', 1000, 'kw|kilowatts?', '千瓦'],
  ['energy', 'mw', 'mw', 1, 'mw|megawatts?', '兆瓦'],
];

const BY_NAME = new Map<string, Unit>();
for (const [kind, name, base, factor] of ROWS) BY_NAME.set(`${kind}/${name}`, { kind, name, base, factor });

/** The unit of a kind and a name, or `undefined`. */
export function findUnit(kind: QuantityKind, name: string): Unit | undefined {
  return BY_NAME.get(`${kind}/${name}`);
}

const ENGLISH: readonly { readonly pattern: RegExp; readonly unit: Unit }[] = ROWS.filter(
  (row) => row[4] !== '',
).map(([kind, name, base, factor, english]) => ({
  pattern: new RegExp(`^(?:${english})$`, 'i'),
  unit: { kind, name, base, factor },
}));

// One alternation finds the text of a unit; which unit it is comes from the table, once a spelling.
const ENGLISH_TEXT = new RegExp(
  `(?: - (?=[a-z]{3})|[ \\u00a0]?-?|-)(${ROWS.filter((row) => row[4] !== '')
    .map((row) => row[4])
    .sort((a, b) => b.length - a.length)
    .map((source) => `(?:${source})`)
    .join('|')})(?![A-Za-z0-9_])`,
  'iy',
);

const CHINESE = new Map<string, Unit>();
for (const [kind, name, base, factor, , chinese] of ROWS) {
  for (const form of chinese.split(' ')) if (form !== '') CHINESE.set(form, { kind, name, base, factor });
}
// Behind Latin letters a word may go on: GB is no G.
const asWord = (form: string): string => (/[A-Za-z]$/.test(form) ? `${form}(?![A-Za-z0-9])` : form);
const CHINESE_TEXT = new RegExp(
  ` ?(个)? ?(${[...CHINESE.keys()]
    .sort((a, b) => b.length - a.length)
    .map(asWord)
    .join('|')})`,
  'y',
);

const spellings = new Map<string, Unit | undefined>();

function unitOfSpelling(spelling: string): Unit | undefined {
  const key = spelling.toLowerCase();
  if (!spellings.has(key)) spellings.set(key, ENGLISH.find(({ pattern }) => pattern.test(key))?.unit);
  return spellings.get(key);
}

/** A unit found at a place of a text. */
export interface UnitMatch {
  readonly unit: Unit;
  readonly end: number;
  readonly spelling: string;
  /** Whether the classifier 个 stands before it (三个月 is a duration, 三月 is March). */
  readonly classified: boolean;
}

/** The unit whose name begins at `at` (UTF-16, folded text), the longest one, or `undefined`. */
export function matchUnit(folded: string, at: number): UnitMatch | undefined {
  CHINESE_TEXT.lastIndex = at;
  const chinese = CHINESE_TEXT.exec(folded);
  if (chinese !== null) {
    const unit = CHINESE.get(chinese[2] ?? '');
    if (unit !== undefined) {
      return {
        unit,
        end: CHINESE_TEXT.lastIndex,
        spelling: chinese[2] ?? '',
        classified: chinese[1] !== undefined,
      };
    }
  }
  ENGLISH_TEXT.lastIndex = at;
  const english = ENGLISH_TEXT.exec(folded);
  const unit = english === null ? undefined : unitOfSpelling(english[1] ?? '');
  if (english === null || unit === undefined) return undefined;
  return { unit, end: ENGLISH_TEXT.lastIndex, spelling: english[1] ?? '', classified: false };
}

const PREFIXES: readonly [RegExp, string][] = [
  [/(?:US\$|USD|U\.S\. ?\$)[ \u00a0]?$/i, 'USD'],
  [/(?:HK\$|HKD)[ \u00a0]?$/i, 'HKD'],
  [/(?:NT\$|NTD|TWD)[ \u00a0]?$/i, 'TWD'],
  [/(?:A\$|AU\$|AUD)[ \u00a0]?$/, 'AUD'],
  [/(?:C\$|CA\$|CAD)[ \u00a0]?$/, 'CAD'],
  [/(?:S\$|SGD)[ \u00a0]?$/, 'SGD'],
  [/(?:RMB|CNY|CN¥|人民币)[ \u00a0]?¥?[ \u00a0]?$/i, 'CNY'],
  [/(?:新台币|台币)[ \u00a0]?$/, 'TWD'],
  [/港币[ \u00a0]?$/, 'HKD'],
  [/(?:JPY|JP¥)[ \u00a0]?$/, 'JPY'],
  [/(?:EUR|€)[ \u00a0]?$/, 'EUR'],
  [/(?:GBP|£)[ \u00a0]?$/, 'GBP'],
  [/CHF[ \u00a0]?$/, 'CHF'],
  [/KRW[ \u00a0]?$/, 'KRW'],
  [/\$[ \u00a0]?$/, '$'],
  [/[¥][ \u00a0]?$/, '¥'],
];

/** The currency written before `at`, with where it begins, or `undefined`. */
export function matchCurrencyBefore(folded: string, at: number): { unit: Unit; start: number } | undefined {
  const before = folded.slice(Math.max(0, at - 8), at);
  if (!/[$¥€£A-Za-z\u5e01][ \u00a0]?$/.test(before)) return undefined;
  for (const [pattern, name] of PREFIXES) {
    const match = pattern.exec(before);
    if (match === null) continue;
    const previous = before.charAt(match.index - 1);
    if (/[A-Za-z]/.test(before.charAt(match.index)) && /[A-Za-z0-9_]/.test(previous)) continue;
    const unit = BY_NAME.get(`money/${name}`) ?? { kind: 'money' as const, name, base: name, factor: 1 };
    return { unit, start: at - before.length + match.index };
  }
  return undefined;
}
