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
    ['结算要多久？', '押金在结算后 5 天内退回。', '结算要 5 天。'],
    ['参观最多几分钟？', '参观须提前 3 天预约。', '参观最多 45 分钟。'],
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
    ['讲解器在哪里领？', '讲解器在开馆后领。', '讲解器在前台领。'],
  ])('[D3] %s is answered by what is counted or by a place alone', (question, other, right) => {
    expect([question, answer(other, question)]).toEqual([question, 'insufficient_evidence']);
    expect([question, answer(right, question)]).toEqual([question, right]);
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
});
