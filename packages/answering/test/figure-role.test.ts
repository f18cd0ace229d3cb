import { describe, expect, it } from 'vitest';
import { ask, publish, writeDocument } from './ask.js';

const answer = (text: string, question: string): string => {
  const { claims, status } = ask(publish([writeDocument('t', text)]), question).answer;
  return claims.length === 0 ? status : claims.map((claim) => claim.text).join(' ');
};

describe('bearsAsked', () => {
  it.each([
    ['How long does a refund take?', 'A refund must be requested within 30 days.', 'A refund takes 30 days.'],
    ['How long does a kiln take?', 'The pot is dry 3 days after the kiln.', 'The kiln takes 3 days.'],
    [
      'How long does it take to clean a kiln?',
      'A kiln is cleaned every 3 weeks.',
      'To clean a kiln takes 3 hours.',
    ],
    ['How long does a ticket take?', 'A ticket is valid for 3 days.', 'A ticket takes 3 days.'],
    [
      'How long does a course take?',
      'The course has a notice period of 2 weeks.',
      'The course runs for 2 weeks.',
    ],
    ['How many minutes does a tour take?', 'A tour takes place within 3 days.', 'A tour takes 45 minutes.'],
    ['退款多久到账？', '退款应在收货后 7 天内申请。', '退款在申请后 7 天内到账。'],
    ['办理借书证要多久？', '办理借书证后，有效期 7 天。', '办理借书证要 7 天。'],
    ['烧窑要多长时间？', '窑须空烧 8 小时才可以烧坯。', '烧窑要 8 小时。'],
    ['清洗窑炉要几个小时？', '窑炉每 3 小时清洗一次。', '清洗窑炉要 3 小时。'],
    ['复印要多久？', '出院 10 天后可以复印。', '复印要 3 天。'],
    ['结算要多久？', '押金在结算后 5 天内退回。', '结算要 5 天。'],
    ['参观最多几分钟？', '参观须提前 3 天预约。', '参观最多 45 分钟。'],
    [
      'How soon can I get a refund?',
      'The enquiry takes up to 20 working days, and after that the customer is paid a refund.',
      'A refund is paid within 3 working days of approval.',
    ],
    ['How long does a return take?', 'Goods can be returned within 30 days.', 'A return takes 30 days.'],
    [
      'How long does a firing take?',
      'The firing has two steps, one after the other.',
      'A firing takes 9 hours.',
    ],
    ['How long does it take to clean a kiln?', 'A kiln lasts 3 years.', 'To clean a kiln takes 3 hours.'],
    [
      'How long does a late return take?',
      'A late return costs the rent of one day.',
      'A late return takes one day.',
    ],
    [
      'How long until a double charge is paid back?',
      'If a double charge is more than 3,000 euros, the desk tells the payments team at once.',
      'A double charge is paid back within 3 days.',
    ],
    [
      'How often is the kiln cleaned?',
      'The kiln is cleaned in 3 hours.',
      'The kiln is cleaned every 3 hours.',
    ],
    [
      'How long are moulds kept?',
      'Moulds are kept if at least one rule says so.',
      'Moulds are kept for 3 years.',
    ],
    ['入职要多久？', '新员工入职后须在 14 天内通过测验，80 分及格。', '入职要 3 天。'],
    ['年假多久批准？', '请假 3 天以内，由主管批准年假。', '年假在申请后，2 天内批准。'],
  ])('[D4] %s is not answered by another period of the same', (question, other, right) => {
    expect([question, answer(other, question)]).toEqual([question, 'insufficient_evidence']);
    expect([question, answer(`${other}\n\n${right}`, question)]).toEqual([question, right]);
  });

  it.each([
    ['By when must I request a refund?', 'A refund must be requested within 30 days.'],
    ['How often is the kiln cleaned?', 'The kiln is cleaned every 3 weeks.'],
    ['How long is a ticket valid?', 'A ticket is valid for 3 days.'],
    ['退款最晚多少天内申请？', '退款应在收货后 7 天内申请。'],
    ['窑炉多久清洗一次？', '窑炉每 3 小时清洗一次。'],
    ['借书证有效期多久？', '借书证有效期 7 天。'],
  ])('[D4] %s is answered by the period that it asks for', (question, text) => {
    expect([question, answer(text, question)]).toEqual([question, text]);
  });
});

describe('statesWanted', () => {
  it.each([
    [
      'How many guides does the museum have?',
      'The guides of the museum arrive in 40 minutes.',
      'The museum has 12 guides.',
    ],
    ['博物馆有多少名讲解员？', '博物馆讲解员 40 分钟内到场。', '博物馆有 12 名讲解员。'],
    [
      'Where can I return a guide?',
      'A guide bought in the shop is yours. No return.',
      'Return a guide at the desk.',
    ],
    [
      'What is the price of a tour?',
      'A tour is cleaned for a cleaning fee of 8 euros.',
      'The price of a tour is 8 euros.',
    ],
    ['How much does a tour cost?', 'The deposit for a tour is 8 euros.', 'A tour costs 8 euros.'],
    ['讲解器多少钱？', '讲解器每天收 2 元保管费。', '讲解器每天收 2 元。'],
    ['讲解器在哪里领？', '讲解器在开馆后领。', '讲解器在前台领。'],
  ])(
    '[D3] %s is answered by what is counted, by a place or by the sum of that thing alone',
    (question, other, right) => {
      expect([question, answer(other, question)]).toEqual([question, 'insufficient_evidence']);
      expect([question, answer(right, question)]).toEqual([question, right]);
    },
  );
});

describe('coverQuestion', () => {
  const markdown = { media_type: 'text/markdown' };
  const claims = (page: string, question: string) =>
    ask(publish([writeDocument('page', page, markdown)]), question).answer.claims.map(({ text }) => text);
  const table = (header: string, ...rows: string[]) =>
    [header, header.replace(/[^|]+/gu, '---'), ...rows].map((row) => `| ${row} |`).join('\n');

  it('[C12] takes a range of hours for opening, and a mass for how heavy', () => {
    const canteen = `# 食堂\n\n${table('早餐 | 午餐', '6:30–9:00 | 11:00–13:00')}\n`;
    for (const question of ['食堂几点开放？', '食堂几点开饭？', '食堂几点开门？', '食堂开放时间是几点？'])
      expect([question, claims(canteen, question)]).toEqual([question, ['6:30–9:00 | 11:00–13:00']]);
    const pool = `# Places\n\n${table('Place | Monday', 'Pool | 8:00-20:00', 'Kiln | 9:00-17:00')}\n`;
    expect(claims(pool, 'When does the pool open?')).toEqual(['Pool | 8:00-20:00']);
    expect(claims(pool, 'What time does the kiln close?')).toEqual(['Kiln | 9:00-17:00']);
    expect(claims(pool, 'When does the sauna open?')).toEqual([]);
    expect(answer('A parcel has at most 20 kilograms.', 'How heavy may a parcel be?')).toContain('20');
    expect(answer('A parcel arrives within 3 days.', 'How heavy may a parcel be?')).toBe(
      'insufficient_evidence',
    );
  });

  it('[D1] reads a bare figure by the name of its column', () => {
    const prices = `# Power\n\n${table('Tariff | Price per kWh | Term (months)', 'Plain | 0.34 | 12', 'Green | 0.36 | 24')}\n`;
    expect(claims(prices, 'How much does a kWh cost on the plain tariff?')).toEqual(['Plain | 0.34 | 12']);
    expect(claims(prices, 'How many months is the term of the green tariff?')).toEqual(['Green | 0.36 | 24']);
    expect(claims(prices, 'How much is a kWh on the sunny tariff?')).toEqual([]);
  });

  it('[C12] finds what a rule says in another word of the same', () => {
    const rule = 'A booking can be cancelled free of charge.';
    expect(answer(rule, 'Can I call off a booking without paying?')).toBe(rule);
    expect(answer('陪护床每晚 20 元。', '陪护床一晚多少钱？')).toBe('陪护床每晚 20 元。');
    expect(answer('患者由两人探视。', '病人由几人看望？')).toBe('患者由两人探视。');
  });

  it('[D4] answers for the one by its number, and for no figure that a bound leaves out', () => {
    expect(answer('一食堂 6:30 至 9:00 供应早餐。', '三食堂几点供应早餐？')).toBe('insufficient_evidence');
    expect(answer('一食堂 6:30 至 9:00 供应早餐。', '一食堂几点供应早餐？')).toContain('一食堂');
    const leaves = '工作满 5 年不满 10 年的员工每年有 12 天年假。';
    expect(answer(leaves, '工作满 10 年的员工每年有多少天年假？')).toBe('insufficient_evidence');
    expect(answer(leaves, '工作满 5 年的员工每年有多少天年假？')).toBe(leaves);
  });
});

describe('matchUnits', () => {
  it('[D4] answers no case by the row of another case, nor by a sentence that tells other cases apart', () => {
    const rows = [
      '| Hall | Room | Rent |',
      '|---|---|---|',
      '| North | single | 90 euros |',
      '| South | shared | 70 euros |',
    ];
    const table = `# Rooms\n\n${rows.join('\n')}\n`;
    const store = publish([writeDocument('rooms', table, { media_type: 'text/markdown' })]);
    const claims = (question: string) => ask(store, question).answer.claims.map(({ text }) => text);
    expect(claims('What is the rent for a shared room in the South hall?')).toEqual([
      'South | shared | 70 euros',
    ]);
    expect(claims('What is the rent for a single room in the South hall?')).toEqual([]);
    const waits =
      'The waiting time for an appointment is 3 weeks with the potter and 8 weeks with the glazier.';
    expect(answer(waits, 'How long is the waiting time for an appointment with the glazier?')).toBe(waits);
    expect(answer(waits, 'How long is the waiting time for an appointment with the welder?')).toBe(
      'insufficient_evidence',
    );
  });

  it.each([
    ['When must receipts be handed in?', 'Receipts are handed in within 30 days after the trip.'],
    ['When must receipts be submitted?', 'Receipts are handed in within 30 days after the trip.'],
    ['How early must leave be requested?', 'Leave must be requested at least 8 weeks in advance.'],
    ['How many crowns does a berth cost?', 'A berth costs 4 crowns.'],
    ['How many days can be carried over?', 'Up to 5 unused days may be carried over until 31 March.'],
    ['每天租金是多少？', '每天租金为 30 欧元。'],
    ['每年学费多少钱？', '每年学费为 5000 元。'],
    ['停泊一晚多少克朗？', '停泊费每晚 4 克朗。'],
  ])(
    'takes words of the question for what asks, and a fee for the price of its thing: %s',
    (question, text) => {
      expect(answer(text, question)).toBe(text);
    },
  );

  it.each([
    ['年假有几天？', '未休完的年假最多可结转 5 天，须在次年 3 月 31 日前使用。'],
    ['年假有多少天？', '未休完的年假最多可结转 5 天，须在次年 3 月 31 日前使用。'],
    ['How many days of leave are there?', 'Up to 5 days of leave may be carried over until 31 March.'],
  ])('takes neither an end nor what may be done with a part for a number of days: %s', (question, text) => {
    expect(answer(text, question)).toBe('insufficient_evidence');
  });
});
