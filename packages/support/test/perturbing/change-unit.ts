import { type Change, type PerturbedLang, pickOther, replaceAt } from './random.js';

// One row is what can stand in each other's place; a unit is followed by its next forms.
const ENGLISH_ROWS = [
  'seconds minutes hours days weeks months years decades',
  'second minute hour day week month year decade',
  'kilometers miles meters feet yards inches',
  'kilometres miles metres feet yards inches',
  'kilometer mile meter foot yard inch',
  'km miles cm mm',
  'kilograms grams pounds ounces tons tonnes',
  'kg lb mg oz',
  'thousand million billion trillion',
  'acres hectares',
  'gallons litres liters barrels',
  'dollars euros pounds yen yuan',
  'percent degrees',
  'MB GB TB',
  'mph knots',
];
const CHINESE_ROWS = [
  '分钟 小时 天 周 个月',
  '秒 分钟 小时',
  '年 个月 天 周',
  '美元 欧元 日元 英镑 港元',
  '元 美元 欧元',
  '米 公里 厘米 毫米',
  '吨 公斤 克',
  '平方米 平方公里 公顷 亩',
  '万 亿',
  '千 万',
  '岁 个月',
  '摄氏度 华氏度',
];
const FIGURE_WORDS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|several|million|billion';
const SIGNS = ['$', '£', '€', '¥'];

/** Every unit, currency and scale of a claim that can be another. */
export function changeUnit(claim: string, lang: PerturbedLang): Change[] {
  const rows = (lang === 'zh' ? CHINESE_ROWS : ENGLISH_ROWS).map((row) => row.split(' '));
  const changes = rows.flatMap((row) =>
    row.flatMap((unit) =>
      [...claim.matchAll(after(unit, lang))].map((match) => {
        const end = match.index + match[0].length;
        return replaceAt(claim, end - unit.length, end, (random) => pickOther(row, unit, random));
      }),
    ),
  );
  const signs = [...claim.matchAll(/[$£€¥](?=\d)/g)].map(({ 0: sign, index }) =>
    replaceAt(claim, index, index + 1, (random) => pickOther(SIGNS, sign, random)),
  );
  const points = [...claim.matchAll(/(?<=\d ?)%(?!\p{L})/gu)].map(({ index }) =>
    replaceAt(claim, index, index + 1, () => (lang === 'zh' ? '个百分点' : ' percentage points')),
  );
  return [...changes, ...signs, ...points];
}

function after(unit: string, lang: PerturbedLang): RegExp {
  if (lang === 'en') return new RegExp(`(?:\\d|\\b(?:${FIGURE_WORDS}))[ -]?${unit}\\b`, 'g');
  // A year and a day of the calendar are no lengths of time.
  const figure =
    unit === '年' ? '(?<!\\d)\\d{1,2}|[二三四五六七八九十两几]' : '\\d|[二三四五六七八九十百千万亿两]';
  return new RegExp(`(?:${figure})(?:多|余)? ?${unit}(?![元月度级初底])`, 'g');
}
