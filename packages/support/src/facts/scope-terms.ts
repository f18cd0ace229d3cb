import { foldCharacters } from '../quantities/fold.js';

/** What a term says for whom, where or how a statement holds. */
export type ScopeKey = 'channel' | 'goods' | 'region' | 'customer' | 'per';

/** A word or phrase of a text that narrows what the text states. */
export interface ScopeTerm {
  readonly key: ScopeKey;
  readonly value: string;
  /** UTF-16 place in the text that was searched. */
  readonly start: number;
  readonly end: number;
}

type Row = readonly [key: ScopeKey, value: string, english: string, chinese: string];

// English forms are literals parted by bars, each with or without a final s; Chinese ones are parted by spaces.
const ROWS: readonly Row[] = [
  [
    'channel',
    'online',
    'online|on the website|on our website|web shop|web order',
    '线上 网上 网店 官网 在线',
  ],
  [
    'channel',
    'store',
    'in store|in-store|in person|offline|at the counter|at the desk',
    '线下 门店 实体店 柜台 到店 店内',
  ],
  [
    'channel',
    'app',
    'in the app|through the app|via the app|in-app|mobile app|app order|app purchase',
    '客户端 小程序 手机应用',
  ],
  ['channel', 'phone', 'by phone|by telephone|over the phone|phone order|telephone order', '电话'],
  ['channel', 'post', 'by post|by mail|mail order', '邮寄 邮购'],
  [
    'goods',
    'electronics',
    'electronics|electronic good|electronic product|electronic device|electronic item',
    '电子产品 电子设备 电子类 数码产品',
  ],
  ['goods', 'fresh', 'fresh food|fresh produce|perishable|perishable good|perishable food', '生鲜 鲜活'],
  ['goods', 'food', 'food|groceries', '食品'],
  [
    'goods',
    'opened',
    'opened item|opened good|opened product|opened package|opened box',
    '已拆封 拆封 已开封 开封',
  ],
  ['goods', 'unopened', 'unopened', '未拆封 未开封'],
  [
    'goods',
    'custom',
    'custom-made|made to order|customised|customized|personalised|personalized',
    '定制 订制',
  ],
  [
    'goods',
    'digital',
    'digital good|digital content|digital product|virtual good',
    '虚拟商品 虚拟产品 数字商品 数字内容',
  ],
  ['goods', 'sale', 'sale item|discounted item|clearance item|reduced item', '特价 促销商品 清仓'],
  ['goods', 'clothing', 'clothing|clothes', '服装 衣物 服饰'],
  ['goods', 'book', 'book', '图书 书籍'],
  ['goods', 'furniture', 'furniture', '家具'],
  ['goods', 'medicine', 'medicine|medication', '药品'],
  ['goods', 'used', 'second-hand|used item|used good', '二手'],
  ['goods', 'gift-card', 'gift card|gift voucher', '礼品卡 购物卡'],
  ['goods', 'bulky', 'bulky item|bulky good|large appliance', '大件 大家电'],
  ['region', 'domestic', 'domestic|domestically', '国内 境内'],
  [
    'region',
    'international',
    'international|internationally|overseas|abroad|cross-border',
    '国际 境外 国外 海外 跨境',
  ],
  ['region', 'mainland', 'mainland', '大陆 内地'],
  ['region', 'hk-mo-tw', 'hong kong, macao and taiwan|hong kong, macau and taiwan', '港澳台'],
  ['region', 'local', 'same city|within the city', '同城 市内'],
  ['region', 'remote', 'remote area|remote region', '偏远'],
  ['customer', 'member', 'member', '会员'],
  ['customer', 'guest', 'non-member|nonmember|guest', '非会员 访客 散客'],
  ['customer', 'staff', 'staff|employee', '员工 职工'],
  ['customer', 'student', 'student', '学生'],
  ['customer', 'senior', 'senior|pensioner|senior citizen', '老年人 长者'],
  ['customer', 'child', 'child|children', '儿童 未成年人'],
  ['customer', 'adult', 'adult', '成人 成年人'],
  ['customer', 'business', 'business customer|corporate customer|business account', '企业客户 企业用户'],
  ['customer', 'individual', 'individual customer|private customer|personal account', '个人客户 个人用户'],
  ['customer', 'new', 'new customer|new user|new member', '新客户 新用户 新会员'],
  ['customer', 'existing', 'existing customer|existing user|existing member', '老客户 老用户 老会员'],
  ['per', 'hour', 'per hour|an hour|hourly|each hour', '每小时'],
  ['per', 'night', 'per night|a night|each night|every night', '每晚 每夜'],
  ['per', 'day', 'per day|a day|daily|each day|every day', '每天 每日'],
  ['per', 'week', 'per week|a week|weekly|each week|every week', '每周 每星期'],
  ['per', 'month', 'per month|a month|monthly|each month|every month', '每月 每个月'],
  ['per', 'year', 'per year|a year|yearly|annually|per annum|each year|every year', '每年'],
  ['per', 'person', 'per person|per head|a head|per guest|each person', '每人 每位'],
  ['per', 'item', 'per item|per piece|each item', '每件'],
  ['per', 'use', 'per use|per visit|each time|each visit', '每次'],
  ['per', 'order', 'per order|each order', '每单 每笔'],
];

const MEANINGS = new Map<string, readonly [ScopeKey, string]>();
for (const [key, value, english, chinese] of ROWS) {
  for (const form of [...english.split('|'), ...chinese.split(' ').map(foldCharacters)]) {
    MEANINGS.set(form, [key, value]);
  }
}
const FORMS = [...MEANINGS.keys()].sort((a, b) => b.length - a.length);
const ENGLISH = FORMS.filter((form) => /^[a-z]/.test(form)).join('|');
const CHINESE = FORMS.filter((form) => !/^[a-z]/.test(form)).join('|');
const TERM = new RegExp(`(?<![A-Za-z0-9-])(?:${ENGLISH})s?(?![A-Za-z0-9])|${CHINESE}`, 'gi');

/**
 * The words of scope of a folded text, in order, the longest at a place.
 *
 * @remarks Linear in the text.
 */
export function findScopeTerms(folded: string): ScopeTerm[] {
  const terms: ScopeTerm[] = [];
  for (const match of folded.matchAll(TERM)) {
    const meaning = readTerm(match[0]);
    if (meaning === undefined) continue;
    const [key, value] = meaning;
    terms.push({ key, value, start: match.index, end: match.index + match[0].length });
  }
  return terms;
}

function readTerm(words: string): readonly [ScopeKey, string] | undefined {
  const form = words.toLowerCase();
  return MEANINGS.get(form) ?? MEANINGS.get(form.replace(/s$/, ''));
}

// What a manifest may call the keys.
const KEY_NAMES: Readonly<Record<string, ScopeKey>> = {
  渠道: 'channel',
  商品: 'goods',
  品类: 'goods',
  product: 'goods',
  地区: 'region',
  区域: 'region',
  范围: 'region',
  客户: 'customer',
  用户: 'customer',
  对象: 'customer',
};

/** A key and a value of a free scope in the words of the table, where it has them. */
export function toTableTerms(key: string, value: string): [key: string, value: string] {
  const name = foldCharacters(key.normalize('NFKC')).toLowerCase().trim();
  const known = KEY_NAMES[name] ?? name;
  const content = foldCharacters(value.normalize('NFKC')).toLowerCase().replace(/\s+/g, ' ').trim();
  const meaning = readTerm(content);
  return [known, meaning !== undefined && meaning[0] === known ? meaning[1] : content];
}
