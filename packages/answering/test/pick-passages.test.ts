import { describe, expect, it } from 'vitest';
import { ask, publish, writeDocument } from './ask.js';

const markdown = { media_type: 'text/markdown' };
const titled = (title: string) => ({ ...markdown, title });
const table = (header: string, ...rows: string[]): string => {
  const line = (cells: string) => `| ${cells} |`;
  const rule = `|${'---|'.repeat(header.split('|').length)}`;
  return [line(header), rule, ...rows.map(line)].join('\n');
};

const ledger = {
  en: table(
    'Invoice | Amount | Issued | Terms | Arrived | State',
    'F-1 | 1200 euros | 2026-01-05 | 30 days | 2026-01-09 | approved',
    'F-2 | 860 euros | 2026-02-11 | 30 days | not arrived | refund in approval',
    'F-3 | 430 euros | 2026-02-20 | 45 days | refund arrived 2026-03-01 | after approval',
  ),
  zh: table(
    '发票号 | 金额 | 开票日期 | 账期 | 到账 | 状态',
    'F-1 | 1200 元 | 2026-01-05 | 30 天 | 2026-01-09 到账 | 审核通过',
    'F-2 | 860 元 | 2026-02-11 | 30 天 | 未到账 | 退款审核中',
    'F-3 | 430 元 | 2026-02-20 | 45 天 | 2026-03-01 退款到账 | 审核通过后',
  ),
};

const policy = {
  en: table(
    'Payment method | Arrives after approval | Note',
    'Bank card | 3 to 5 working days | later on holidays',
    'Wallet | within 24 hours | told at once',
  ),
  zh: table(
    '支付方式 | 审核通过后到账时间 | 备注',
    '银行卡 | 3-5 个工作日 | 遇节假日顺延',
    '电子钱包 | 24 小时内 | 即时通知',
  ),
};

const store = publish([
  writeDocument('ledger', `# Invoices\n\n${ledger.en}\n`, markdown),
  writeDocument('ledger-zh', `# 发票清单\n\n${ledger.zh}\n`, markdown),
  writeDocument(
    'refunds',
    `# Refund policy\n\n${policy.en}\n\nA refund is to be requested in 7 days.\n`,
    titled('Refund policy'),
  ),
  writeDocument(
    'refunds-zh',
    `# 退款政策\n\n## 到账时间\n\n${policy.zh}\n\n退款申请须在收货后 7 天内提出。\n`,
    titled('退款政策'),
  ),
  writeDocument(
    'canteen',
    `# Canteen hours\n\n${table('Meal | Opens | Closes', 'Breakfast | 7:00 | 9:00', 'Lunch | 11:30 | 13:30')}\n`,
    markdown,
  ),
  writeDocument(
    'canteen-zh',
    `# 食堂\n\n${table('餐别 | 食堂开门 | 食堂关门', '早餐 | 7:00 | 9:00', '午餐 | 11:30 | 13:30')}\n`,
    markdown,
  ),
]);

const claimsOf = (question: string) => ask(store, question).answer.claims.map(({ text }) => text);
const english = [
  'Bank card | 3 to 5 working days | later on holidays',
  'Wallet | within 24 hours | told at once',
];
const chinese = ['银行卡 | 3-5 个工作日 | 遇节假日顺延', '电子钱包 | 24 小时内 | 即时通知'];

describe('pickPassages', () => {
  it.each([
    ['How long until a refund arrives after approval?', english],
    ['审核通过后多久退款到账？', chinese],
    ['退款多久到账？', chinese],
    ['退款到账要几个工作日？', chinese],
    ['When does the canteen open?', ['Breakfast | 7:00 | 9:00', 'Lunch | 11:30 | 13:30']],
    ['食堂几点开门？', ['早餐 | 7:00 | 9:00', '午餐 | 11:30 | 13:30']],
  ])(
    '[C12] answers %s from the column that it asks for, by every row that it does not tell apart',
    (question, rows) => {
      expect(claimsOf(question)).toEqual(rows);
    },
  );

  it.each([
    ['How long until a refund to a bank card arrives after approval?', english.slice(0, 1)],
    ['电子钱包退款多久到账？', chinese.slice(1)],
    [
      'When did the refund of F-3 arrive?',
      ['F-3 | 430 euros | 2026-02-20 | 45 days | refund arrived 2026-03-01 | after approval'],
    ],
    ['F-3 什么时候到账？', ['F-3 | 430 元 | 2026-02-20 | 45 天 | 2026-03-01 退款到账 | 审核通过后']],
  ])('answers %s from the row that it singles out', (question, rows) => {
    expect(claimsOf(question)).toEqual(rows);
  });

  it.each([
    ['How long until a refund arrives after approval? When does the canteen open?', 'answered', [], 4],
    [
      'How long until a refund arrives after approval? When does the gym open?',
      'partial',
      ['When does the gym open'],
      2,
    ],
    ['审核通过后多久退款到账？食堂几点开门？', 'answered', [], 4],
    ['审核通过后多久退款到账？体育馆几点开门？', 'partial', ['体育馆几点开门'], 2],
    // The first part alone speaks of most of the whole question.
    ['银行卡支付审核通过后多久退款到账？班车几点发？', 'partial', ['班车几点发'], 1],
    [
      'How long until a refund to a bank card arrives after approval by us? Is parking free?',
      'partial',
      ['Is parking free'],
      1,
    ],
  ] as const)(
    '[D3] answers all parts of %s or says which is missing',
    (question, status, missing, claims) => {
      const { answer } = ask(store, question);
      expect([answer.status, answer.reason?.missing ?? [], answer.claims.length]).toEqual([
        status,
        missing,
        claims,
      ]);
    },
  );

  it.each([
    ['en', 'How long is a locker lent?', 'Locker | Lent for', 'No.', 'days', 'Locker'],
    ['zh', '柜子可借多久？', '柜子 | 可借', '号柜', '天', '柜子'],
  ])(
    'asks for detail where more rows answer alike than can be stated (%s)',
    (_, question, header, row, unit, column) => {
      const rows = Array.from({ length: 7 }, (__, at) => `${at + 1} ${row} | ${at + 2} ${unit}`);
      const text = `# ${header}\n\n${table(header, ...rows)}\n`;
      const { answer } = ask(publish([writeDocument('lockers', text, markdown)]), question);
      expect(answer.status).toBe('insufficient_evidence');
      expect(answer.reason).toEqual({ code: 'question-needs-detail', missing: [column] });
    },
  );

  it.each([
    ['How long is the pass valid?', 'The pass is valid until 31 March 2026.', 'answered'],
    ['How long is the pass valid?', 'The pass became valid on 31 March 2026.', 'insufficient_evidence'],
    ['通行证有效期多久？', '通行证有效期至 2026 年 3 月 31 日。', 'answered'],
    ['通行证有效期多久？', '通行证有效期登记于 2026 年 3 月 31 日。', 'insufficient_evidence'],
    ['How long is the pass valid?', table('Kind | Valid until', 'Day pass | 2026-03-31'), 'answered'],
  ])('[C12] takes a date for how long something lasts only as an end: %s %s', (question, text, status) => {
    expect(
      ask(publish([writeDocument('pass', `# Pass\n\n${text}\n`, markdown)]), question).answer.status,
    ).toBe(status);
  });

  it('[C12] does not state the header of a table', () => {
    const said = claimsOf('What is the payment method, the arrival after approval and the note?');
    expect(said.filter((text) => text.startsWith('Payment method'))).toEqual([]);
  });
});
