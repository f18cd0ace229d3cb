import search from 'approx-string-match';
import { createQuoteIndex, matchQuote } from '../packages/anchoring/dist/index.js';
import { compare, growth, random, sampleText } from './harness.mjs';

const size = 1_000_000;
const quoted = 150;
const quotes = 24;

for (const [lang, textOf] of Object.entries({ English: english, Chinese: chinese })) {
  const text = textOf(size, 3);
  const index = createQuoteIndex(text);
  const cases = editedQuotes(text, 5);
  mustFindTheSame(index, text, cases, lang);

  await compare({
    goal: `an edited quote of ${quoted} characters in 1,000,000, ${lang}`,
    gc: true,
    roundMs: 200,
    base: { name: 'matchQuote, indexed', run: each(cases, ({ exact }) => matchQuote(index, { exact })) },
    cases: [
      {
        name: 'approx-string-match over the text',
        atLeast: 20,
        run: each(cases, ({ exact }) => search(text, exact, exact.length / 2)),
      },
      { name: 'indexOf that fails', run: each(cases, ({ exact }) => text.indexOf(exact)) },
    ],
  });

  const absent = absentQuotes(textOf, text);
  await compare({
    goal: `an absent quote of ${quoted} characters in 1,000,000, ${lang}`,
    gc: true,
    roundMs: 200,
    base: { name: 'matchQuote, indexed', run: each(absent, (exact) => matchQuote(index, { exact })) },
    cases: [
      {
        name: 'approx-string-match over the text',
        run: each(absent, (exact) => search(text, exact, exact.length / 2)),
      },
    ],
  });

  await compare({
    goal: `index of 1,000,000 characters, ${lang}`,
    gc: true,
    roundMs: 200,
    base: {
      name: 'approx-string-match over the text',
      run: each(cases, ({ exact }) => search(text, exact, exact.length / 2)),
    },
    cases: [
      {
        name: 'createQuoteIndex and the first quote',
        target: 2,
        run: each(cases, ({ exact }) => matchQuote(createQuoteIndex(text), { exact })),
      },
    ],
  });
}

await growth({
  goal: 'an edited quote in a longer text',
  sizes: [10_000, 100_000, 1_000_000],
  make: (length) => {
    const text = english(length, 3);
    const index = createQuoteIndex(text);
    const cases = editedQuotes(text, 5);
    return { index, run: each(cases, ({ exact }) => matchQuote(index, { exact })) };
  },
  run: ({ run }) => run(),
  maxRatio: 2.5,
});

await growth({
  goal: 'index of a longer text',
  sizes: [100_000, 1_000_000, 10_000_000],
  make: (length) => english(length, 3),
  run: (text) =>
    matchQuote(createQuoteIndex(text), { exact: 'Words that stand nowhere in a text of this kind, I hope.' }),
  maxExponent: 1.15,
  gc: true,
});

// Sentences of a few phrases, each many times: harder for grams than any prose.
const phrases = sampleText('ascii', size);
const phrased = createQuoteIndex(phrases);
const edited = editedQuotes(phrases, 9);
await compare({
  goal: 'an edited quote in 1,000,000 characters of few phrases',
  gc: true,
  roundMs: 200,
  base: { name: 'matchQuote, indexed', run: each(edited, ({ exact }) => matchQuote(phrased, { exact })) },
  cases: [
    {
      name: 'approx-string-match over the text',
      run: each(edited, ({ exact }) => search(phrases, exact, exact.length / 2)),
    },
  ],
});

/** Takes the cases in turn, one a run. */
function each(list, run) {
  let next = 0;
  return () => run(list[next++ % list.length]);
}

/** Slices of a text in which 5 to 15 in a hundred characters are replaced, left out or doubled. */
function editedQuotes(text, seed) {
  const next = random(seed);
  return Array.from({ length: quotes }, (_, order) => {
    const share = 0.05 + (0.1 * order) / quotes;
    const start = Math.floor(next() * (text.length - quoted));
    let exact = '';
    for (const character of text.slice(start, start + quoted)) {
      const drawn = next();
      const other = text[Math.floor(next() * text.length)];
      if (drawn >= share || /\d/.test(character) || character === ' ') exact += character;
      else if (drawn < share / 3) exact += /[\p{Ll}\p{Lo}]/u.test(other) ? other : character;
      else if (drawn < (2 * share) / 3) exact += character + character;
    }
    return { exact, start };
  });
}

/** Quotes of another text of the same kind. */
function absentQuotes(textOf, text) {
  const other = textOf(100_000, 99);
  const found = Array.from({ length: quotes }, (_, order) =>
    other.slice(4_000 * order, 4_000 * order + quoted),
  );
  return found.filter((exact) => !text.includes(exact));
}

/** Whoever answers faster has to give the same place: that with the fewest errors. */
function mustFindTheSame(index, text, cases, lang) {
  let same = 0;
  for (const { exact } of cases) {
    const best = search(text, exact, Math.floor(exact.length / 2));
    const { matches } = matchQuote(index, { exact });
    const [first] = matches;
    const isThere = best.some(
      ({ start, end }) =>
        first !== undefined && Math.abs(first.charStart - start) <= 2 && Math.abs(first.charEnd - end) <= 2,
    );
    if (isThere) same++;
  }
  // Grams find candidates only: a quote in twenty may be missed.
  if (same < cases.length - cases.length / 20)
    throw new Error(`${lang}: ${same} of ${cases.length} quotes at the place with the fewest errors`);
}

/** Prose of words that are as often as in English, a tenth of them most of the text. */
function english(length, seed) {
  const next = random(seed);
  const vocabulary = Array.from({ length: 8_000 }, (_, rank) =>
    syllables(next, rank < 100 ? 1 : 1 + Math.floor(next() * 3)),
  );
  return write(length, () => vocabulary[Math.floor(8_000 ** next() - 1)] ?? 'the', ' ', '. ', next);
}

function syllables(next, count) {
  const pick = (letters) => letters[Math.floor(next() * letters.length)];
  return Array.from(
    { length: count },
    () => pick('bcdfghlmnprstvw') + pick('aeiou') + (next() < 0.5 ? pick('nrstl') : ''),
  ).join('');
}

function chinese(length, seed) {
  const next = random(seed);
  const character = () => String.fromCharCode(0x5000 + Math.floor(3_000 ** next() - 1));
  const vocabulary = Array.from({ length: 8_000 }, () => character() + character());
  return write(length, () => vocabulary[Math.floor(8_000 ** next() - 1)] ?? '的', '', '。', next);
}

function write(length, word, gap, stop, next) {
  const parts = [];
  for (let size = 0; size < length; ) {
    const part = word() + (next() < 0.08 ? stop : gap);
    parts.push(part);
    size += part.length;
  }
  return parts.join('').slice(0, length);
}
