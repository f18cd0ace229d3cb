import { foldCharacters } from '../quantities/fold.js';

/** From when a period runs, as a text says it. */
export interface StartEvent {
  readonly value: string;
  /** UTF-16 place in the folded text. */
  readonly start: number;
  readonly end: number;
}

type Row = readonly [value: string, participle: string, noun: string, chinese: string];

// What is done decides over what it is done to: "the application is approved" is an approval.
const ROWS: readonly Row[] = [
  [
    'application',
    'applied|apply|applies|applying|submitted|submitting|filed|filing|requested|requesting',
    'application|submission|filing|request',
    '申请 提交 申报 递交',
  ],
  ['acceptance', 'accepted', 'acceptance', '受理'],
  [
    'approval',
    'approved|approving|authorised|authorized|passed',
    'approval|authorisation|authorization',
    '审核通过 审批通过 审核 审批 批准 核准 获批 通过 同意',
  ],
  ['receipt', 'received|receiving|arrives|arrived', 'receipt|arrival', '收到 收货 到货 入库'],
  ['delivery', 'delivered', 'delivery', '送达 交付 妥投'],
  ['signature', 'signed|signing', 'signature', '签收 签字 签署 签订'],
  ['shipment', 'shipped|ships|shipping|dispatched|sent', 'shipment|dispatch', '发货 寄出 发出 出库'],
  ['payment', 'paid|paying', 'payment', '付款 支付 缴费 缴纳'],
  [
    'purchase',
    'purchased|bought|ordered|ordering|placed|booked',
    'purchase|order|booking',
    '购买 下单 购入 订购 预订',
  ],
  [
    'publication',
    'published|issued|announced',
    'publication|issue|announcement|promulgation',
    '公布 发布 颁布 公告',
  ],
  ['notice', 'notified', 'notice|notification', '通知'],
  ['expiry', 'expired|ended', 'expiry|expiration', '到期 期满 届满'],
  ['activation', 'activated', 'activation', '激活 开通'],
  ['cancellation', 'cancelled|canceled', 'cancellation', '取消 注销'],
];

const PARTICIPLES = new Map<string, string>();
const NOUNS = new Map<string, string>();
const CHINESE = new Map<string, string>();
for (const [value, participles, nouns, chinese] of ROWS) {
  for (const form of participles.split('|')) PARTICIPLES.set(form, value);
  for (const form of nouns.split('|')) NOUNS.set(form, value);
  for (const form of chinese.split(' ')) CHINESE.set(foldCharacters(form), value);
}
const byLength = (words: Iterable<string>): string =>
  [...words].sort((a, b) => b.length - a.length).join('|');

const ENGLISH_CUE =
  /(?<![A-Za-z])(?:from|after|of|since|following|once|when|upon|as soon as) ((?:[A-Za-z'-]{1,20} ?){1,9})/gi;
const ENGLISH_EVENT = new RegExp(
  `(?<![A-Za-z-])(?:${byLength([...PARTICIPLES.keys(), ...NOUNS.keys()])})(?![A-Za-z])`,
  'gi',
);
const CHINESE_EVENT = new RegExp(
  `(?:${byLength(CHINESE.keys())})(?:[^，,。；;：:\\d\\n]{0,8}?)(?:之日起|之日|当日起|日起|次日起|当天|当日|次日|之后|以后|后|起)`,
  'g',
);
const CHINESE_WORD = new RegExp(byLength(CHINESE.keys()), 'g');
// Where the period of one clause ends, another may begin.
const CLAUSE_WORD = /^(?:and|but|while|whereas|or|within|until|before)$/i;

/** The events of a folded text from which a period is said to run, in order. */
export function findStartEvents(folded: string): StartEvent[] {
  const events: StartEvent[] = [];
  for (const match of folded.matchAll(ENGLISH_CUE)) {
    const words = cutClause(match[1] ?? '');
    const value = readEnglish(words);
    if (value === undefined) continue;
    const end = match.index + match[0].length - (match[1] ?? '').length + words.length;
    const last = events.at(-1);
    // "from the date of receipt" is one event, found at `from` and again at `of`.
    if (last !== undefined && match.index < last.end) continue;
    events.push({ value, start: match.index, end });
  }
  for (const match of folded.matchAll(CHINESE_EVENT)) {
    const value = readChinese(match[0]);
    if (value !== undefined) {
      events.push({ value, start: match.index, end: match.index + match[0].length });
    }
  }
  return events.sort((a, b) => a.start - b.start);
}

function cutClause(words: string): string {
  let length = 0;
  for (const part of words.split(/(?<= )/)) {
    if (CLAUSE_WORD.test(part.trim())) break;
    length += part.length;
  }
  return words.slice(0, length).trimEnd();
}

function readEnglish(words: string): string | undefined {
  const found = [...words.matchAll(ENGLISH_EVENT)].map(([word]) => word.toLowerCase());
  const participle = found.find((word) => PARTICIPLES.has(word));
  return participle === undefined ? NOUNS.get(found[0] ?? '') : PARTICIPLES.get(participle);
}

function readChinese(words: string): string | undefined {
  const found = [...words.matchAll(CHINESE_WORD)].map(([word]) => CHINESE.get(word));
  return found.includes('receipt') ? 'receipt' : found.at(-1);
}
