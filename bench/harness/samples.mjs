import { phrases } from './phrases.mjs';

/** A seeded generator of numbers from 0 up to 1, the same on every machine. */
export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const kinds = {
  ascii: { parts: [phrases.english], gap: ' ', end: '\n\n' },
  chinese: { parts: [phrases.chinese], gap: '', end: '\n\n' },
  latin: { parts: [phrases.german, phrases.french], gap: ' ', end: '\n\n' },
  mixed: { parts: [phrases.english, phrases.chinese, phrases.quoted], gap: ' ', end: '\n\n' },
  emoji: { parts: [phrases.emoji], gap: ' ', end: '\n\n' },
  crlf: { parts: [phrases.english], gap: '\r\n', end: '\r\n\r\n' },
  'chinese-crlf': { parts: [phrases.chinese], gap: '\r\n', end: '\r\n\r\n' },
  vietnamese: { parts: [phrases.vietnamese], gap: ' ', end: '\n\n', form: 'NFC' },
  'vietnamese-nfd': { parts: [phrases.vietnamese], gap: ' ', end: '\n\n', form: 'NFD' },
};

/** The kinds of text {@link sampleBytes} makes. */
export const sampleKinds = Object.keys(kinds);

/**
 * Seeded prose of one kind as UTF-8: sentences drawn from a pool of a thousand, in paragraphs. The result ends on a
 * whole character and is filled up with full stops, so that it has exactly `bytes` bytes.
 */
export function sampleBytes(kind, bytes, seed = 1) {
  const { parts, gap, end, form } = kinds[kind];
  const next = random(seed);
  const pool = Array.from({ length: 1000 }, (_, index) => {
    const text = sentence(parts[index % parts.length], next);
    return Buffer.from(form === undefined ? text : text.normalize(form));
  });
  const between = Buffer.from(gap);
  const paragraph = Buffer.from(end);
  const out = Buffer.alloc(bytes, '.');
  for (let at = 0, count = 1; at < bytes; count += 1) {
    const chosen = pool[Math.floor(next() * pool.length)];
    const after = count % 5 === 0 ? paragraph : between;
    if (at + chosen.length + after.length > bytes) break;
    at += chosen.copy(out, at);
    at += after.copy(out, at);
  }
  return out;
}

/** {@link sampleBytes} as a string. */
export function sampleText(kind, bytes, seed = 1) {
  return sampleBytes(kind, bytes, seed).toString('utf8');
}

/** One sentence: a phrase of each slot of a language, and a number so that hardly two sentences are the same. */
function sentence({ slots, joiner, stop }, next) {
  const words = slots.map((choices) => choices[Math.floor(next() * choices.length)]);
  const number = String(Math.floor(next() * 10_000));
  return words.join(joiner).replace('#', number) + stop;
}
