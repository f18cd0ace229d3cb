// One claim against one piece of evidence by every rung that needs no model, over the hash of the pair.
//
// An ordinary pair hashes in a microsecond, so that beside the ratio there is a constant for each pair, and both are told. A long piece
// of evidence shows what a byte costs where no constant is left; it has no goal.
import { hash } from 'node:crypto';
import { judgeSupport } from '../packages/support/dist/index.js';
import { compare, growth, sampleText } from './harness.mjs';

const pairs = {
  English: {
    claim: 'Refunds of more than 200 euros take three to five working days after approval.',
    evidence:
      'Payments are booked at night. Refunds of up to 200 euros are paid at once. Refunds of more than 200 euros take two to four ' +
      'working days after approval, unless the card was closed in the meantime. The branch keeps a record of every refund for ten ' +
      'years, and sends a copy to whoever asks for it. Complaints are answered within 14 days.',
  },
  Chinese: {
    claim: '超过二百元的退款在审核通过后三至五个工作日内到账。',
    evidence:
      '付款于夜间入账。二百元以下的退款当即到账。超过二百元的退款在审核通过后二至四个工作日内到账，银行卡已注销的除外。' +
      '网点对每笔退款保存记录十年，并向提出要求的人寄送副本。投诉在十四天内答复。',
  },
};

// What a pair may cost: 40 of its hashes, and a constant, written as a hash so that it holds on every machine.
const constant = Buffer.alloc(4_000_000, 'x');

for (const [lang, { claim, evidence }] of Object.entries(pairs)) {
  const pair = claim + evidence;
  await compare({
    goal: `a claim and its evidence, ${lang}, ${Buffer.byteLength(pair)} bytes`,
    roundMs: 200,
    base: {
      name: '40 hashes of the pair and one of 4 MB',
      run: () => {
        for (let times = 0; times < 40; times += 1) hash('sha256', pair);
        hash('sha256', constant);
      },
    },
    cases: [
      { name: 'judgeSupport', target: 1, run: () => judgeSupport({ claim, evidence: { text: evidence } }) },
    ],
  });
}

for (const [lang, kind] of [
  ['English', 'ascii'],
  ['Chinese', 'chinese'],
]) {
  const text = sampleText(kind, 200_000);
  const { claim } = pairs[lang];
  await compare({
    goal: `a claim against 200,000 bytes, ${lang}, where no constant is left`,
    roundMs: 200,
    base: { name: 'SHA-256 of the pair', run: () => hash('sha256', claim + text) },
    cases: [{ name: 'judgeSupport', run: () => judgeSupport({ claim, evidence: { text } }) }],
  });
}

await growth({
  goal: 'evidence that is longer',
  sizes: [25_000, 100_000, 400_000],
  make: (length) => sampleText('ascii', length),
  run: (text) => judgeSupport({ claim: pairs.English.claim, evidence: { text } }),
  maxExponent: 1.15,
});
