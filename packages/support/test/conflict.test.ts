import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeConflict, maskQuantities, quantitiesDiffer } from '../src/index.js';

const HAN = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九'];
const han = (n: number): string => {
  if (n >= 100) {
    const rest = n % 100;
    return `${HAN[Math.floor(n / 100)]}百${rest === 0 ? '' : rest < 10 ? `零${HAN[rest]}` : han10(rest, true)}`;
  }
  return han10(n, false);
};
const han10 = (n: number, inside: boolean): string => {
  if (n < 10) return HAN[n] ?? '';
  const tens = Math.floor(n / 10);
  return `${tens === 1 && !inside ? '' : HAN[tens]}十${n % 10 === 0 ? '' : HAN[n % 10]}`;
};

// Each template states a value in two notations; the second is never the first's spelling.
const TEMPLATES: readonly (readonly [
  (n: number, noun: string) => string,
  (n: number, noun: string) => string,
])[] = [
  [(n, noun) => `${noun}每晚 ${n} 元。`, (n, noun) => `${noun}每晚${han(n)}元`],
  [(n, noun) => `${noun}需要${n}个工作日。`, (n, noun) => `${noun}需要${han(n)}个工作日。`],
  [(n, noun) => `${noun}不超过${n}公斤`, (n, noun) => `${noun}不超过 ${n} kg`],
  [(n, noun) => `${noun}限${n}人，凭票入场。`, (n, noun) => `${noun}限${han(n)}人，凭票入场。`],
  [(n, noun) => `${noun}提前${n}小時開放`, (n, noun) => `${noun}提前${han(n)}小时开放`],
];
const NOUNS = ['客房', '渡轮', '档案借阅', '行李', '灯塔参观', '码头通行证', '露营地', '缆车'];
const ENGLISH: readonly ((n: string, noun: string) => string)[] = [
  (n, noun) => `The ${noun} costs ${n} euros a night.`,
  (n, noun) => `The ${noun} takes ${n} working days.`,
  (n, noun) => `At most ${n} guests may enter the ${noun}.`,
  (n, noun) => `The ${noun} opens ${n} weeks after the storm`,
  (n, noun) => `A ${noun} holds up to ${n} kg.`,
];
const ENGLISH_NOUNS = ['cabin', 'ferry', 'archive', 'locker', 'lighthouse', 'camp site', 'cable car'];

const chinese = fc.record({
  template: fc.constantFrom(...TEMPLATES),
  noun: fc.constantFrom(...NOUNS),
  a: fc.integer({ min: 2, max: 999 }),
  step: fc.integer({ min: 1, max: 400 }),
});
const english = fc.record({
  template: fc.constantFrom(...ENGLISH),
  noun: fc.constantFrom(...ENGLISH_NOUNS),
  a: fc.integer({ min: 2, max: 999 }),
  step: fc.integer({ min: 1, max: 400 }),
});

describe('describeConflict', () => {
  it('[C10] finds the conflict of 200 generated Chinese pairs in two notations', () => {
    seeded(
      fc.property(chinese, ({ template: [digits, words], noun, a, step }) => {
        const b = a + step > 999 ? a - step + 999 : a + step;
        fc.pre(b > 1 && b <= 999 && b !== a);
        expect(quantitiesDiffer(digits(a, noun), words(b, noun))).toBe(true);
        expect(quantitiesDiffer(words(a, noun), digits(b, noun))).toBe(true);
      }),
    );
  });

  it('[C10] finds the conflict of 200 generated English pairs', () => {
    seeded(
      fc.property(english, ({ template, noun, a, step }) => {
        expect(quantitiesDiffer(template(`${a}`, noun), template(`${a + step}`, noun))).toBe(true);
      }),
    );
  });

  it('[C10] sees none between 200 pairs that state the same value in other notation', () => {
    seeded(
      fc.property(chinese, ({ template: [digits, words], noun, a }) => {
        expect(maskQuantities(digits(a, noun))).toBe(maskQuantities(words(a, noun)));
        expect(quantitiesDiffer(digits(a, noun), words(a, noun))).toBe(false);
      }),
    );
  });

  it('[C10] sees none between 200 pairs about different things', () => {
    seeded(
      fc.property(chinese, fc.constantFrom(...NOUNS), ({ template: [digits], noun, a, step }, other) => {
        fc.pre(other !== noun);
        expect(quantitiesDiffer(digits(a, noun), digits(a + step, other))).toBe(false);
      }),
    );
  });

  it('[C10] [D1] sees none where the scopes never meet, and one where a scope is silent', () => {
    seeded(
      fc.property(english, ({ template, noun, a, step }) => {
        const text = template(`${a}`, noun);
        const other = template(`${a + step}`, noun);
        const island = { region: 'island' };
        expect(
          describeConflict({ text, scope: island }, { text: other, scope: { Region: 'Mainland' } }),
        ).toBeUndefined();
        expect(
          describeConflict({ text, scope: island }, { text: other, scope: { channel: 'web' } }),
        ).toBeDefined();
        expect(describeConflict({ text, scope: island }, { text: other })).toBeDefined();
      }),
    );
  });

  it.each([
    ['500 yuan a night', '600 yuan a night'],
    ['每晚 500 元', '每晚六百元'],
    ['The tour takes 3 working days.', 'The tour takes 3 calendar days'],
    ['The tour takes 3-5 working days.', 'The tour takes 2-4 working days.'],
    ['The cabin costs US$80.', 'The cabin costs HK$80.'],
    ['The cabin costs €80.', 'The cabin costs 80 pounds sterling.'],
    ['The quay is 5 km long.', 'The quay is 5 miles long.'],
    ['One guest per cabin.', 'Two guests per cabin.'],
    ['Boats leave at 9:30.', 'Boats leave at 10 am.'],
    ['The rule applies from 1 May 2027.', 'The rule applies from 1 June 2027.'],
    ['押金５００元', '押金600元'],
    ['Ｄｅｐｏｓｉｔ: 20%', 'deposit: 25 percent'],
  ])('[C10] [D1] finds a conflict of %s and %s', (a, b) => {
    expect(quantitiesDiffer(a, b)).toBe(true);
    expect(quantitiesDiffer(b, a)).toBe(true);
  });

  it.each([
    ['每晚 500 元。', '每晚五百元'],
    ['The tour takes 90 minutes.', 'The tour takes 1.5 hours.'],
    ['The tour takes 24 hours.', 'The tour takes one day.'],
    ['The cabin costs 1,200 euros.', 'The cabin costs €1200'],
    ['Harbour 3.13 ships a map.', 'Harbour 3.14 ships a map.'],
    ['Room 3 opens early.', 'Room 4 opens early.'],
    ['Lockers are free.', 'Lockers are not free.'],
    ['The cabin costs 80 euros a night.', 'The cabin costs 90 euros a week.'],
    ['The deposit is up to 500 yuan.', 'The deposit is 500 yuan.'],
  ])('[C10] [D4] sees none between %s and %s', (a, b) => {
    expect(quantitiesDiffer(a, b)).toBe(false);
  });

  it('[C10] names the conflict by its masked statement and gives both figures', () => {
    const conflict = describeConflict({ text: '每晚 500 元' }, { text: '每晚六百元。' });
    expect(conflict?.key).toBe('每晚⟨money⟩');
    expect(conflict?.differences.map(({ a, b }) => [a.lo, b.lo])).toEqual([[500, 600]]);
  });
});
