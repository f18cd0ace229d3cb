// P7: object -> canonical bytes -> SHA-256 against the same with plain JSON.stringify. P8: strict reading against
// JSON.parse. The fast path stays in the code only while its ratio here is met.
import { createHash } from 'node:crypto';

import canonicalize from 'canonicalize';

import { createJsonCanonicalizer, parseJson } from '../packages/json/dist/index.js';
import { compare, growth, random, sampleText } from './harness.mjs';

const sizes = { '2 KB': 2_000, '200 KB': 200_000, '20 MB': 20_000_000 };
const encoder = new TextEncoder();
const decoder = new TextDecoder();
const fast = createJsonCanonicalizer();
const careful = createJsonCanonicalizer({ fastPath: false });
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

for (const [name, bytes] of Object.entries(sizes)) {
  const gc = bytes > 10_000_000;
  const rounds = gc ? 9 : 11;
  const answer = answerOf(bytes);
  mustEqual(fast.canonicalize(answer), canonicalize(answer), `canonical text at ${name}`);
  mustEqual(careful.canonicalize(answer), canonicalize(answer), `careful canonical text at ${name}`);

  await compare({
    goal: `P7 canonical bytes and digest, ${name}`,
    gc,
    rounds,
    base: {
      name: 'JSON.stringify, bytes, sha256',
      run: () => sha256(encoder.encode(JSON.stringify(answer))),
    },
    cases: [{ name: 'encodeCanonicalJson, sha256', target: 1.8, run: () => sha256(fast.encode(answer)) }],
  });
  await compare({
    goal: `P7 fast path, ${name}`,
    gc,
    rounds,
    base: { name: 'fast path', run: () => fast.canonicalize(answer) },
    cases: [
      {
        name: 'guard and canonicalize',
        ...(name === '2 KB' ? { atLeast: 1.5 } : {}),
        run: () => careful.canonicalize(answer),
      },
      { name: 'canonicalize without a guard', run: () => canonicalize(answer) },
    ],
  });

  const text = fast.canonicalize(answer);
  const raw = encoder.encode(text);
  mustEqual(JSON.stringify(parseJson(raw)), JSON.stringify(JSON.parse(text)), `what is read at ${name}`);
  await compare({
    goal: `P8 strict reading, ${name}`,
    gc,
    rounds,
    base: { name: 'JSON.parse of the text', run: () => JSON.parse(text) },
    cases: [
      { name: 'parseJson of the text', target: 4, run: () => parseJson(text) },
      { name: 'parseJson of the bytes', run: () => parseJson(raw) },
      { name: 'JSON.parse of decoded bytes', run: () => JSON.parse(decoder.decode(raw)) },
    ],
  });
}

const grown = [102_400, 1_024_000, 10_240_000];
await growth({
  goal: 'P7 growth',
  sizes: grown,
  make: answerOf,
  run: (answer) => sha256(fast.encode(answer)),
  maxExponent: 1.1,
  gc: true,
});
await growth({
  goal: 'P8 growth',
  sizes: grown,
  make: (bytes) => fast.encode(answerOf(bytes)),
  run: (raw) => parseJson(raw),
  maxExponent: 1.1,
  gc: true,
});

/** An answer of about so many bytes, with members in the order of its schema; every fourth claim is Chinese. */
function answerOf(bytes) {
  const next = random(7);
  const english = sampleText('ascii', 20_000).split(/(?<=\.)\s+/);
  const chinese = sampleText('chinese', 20_000).split(/(?<=。)/);
  const hex = () => sha256(String(next()));
  const head = {
    schema: 'urn:loccit:answer:1',
    answer_id: `ans_${hex().slice(32)}`,
    lang: 'en',
    question: 'How many ships were counted?',
    status: 'answered',
    rendering: 'claims/1',
    created_at: '2026-01-02T03:04:05Z',
  };
  const claims = [];
  for (let length = 300; claims.length === 0 || length < bytes - 400; ) {
    const number = claims.length + 1;
    const sentences = number % 4 === 0 ? chinese : english;
    const exact = sentences[Math.floor(next() * sentences.length)] ?? '';
    const start = Math.floor(next() * 50_000);
    const claim = {
      claim_id: `C${number}`,
      text: exact,
      kind: 'fact',
      citations: [
        {
          document_id: `doc-${number % 97}`,
          source_uri: `https://archive.example/reports/${number % 97}`,
          source_version: '2026-01-01',
          title: 'Report of the "harbour" office',
          raw_sha256: hex(),
          canonical_revision_id: `can_${hex()}`,
          element_id: `el_${hex()}`,
          coordinate_space: 'canonical-text',
          char_start: start,
          char_end: start + exact.length,
          quote: { type: 'TextQuoteSelector', exact, prefix: 'before\n', suffix: ' after' },
          locator: { type: 'page', page_index: number % 13 },
        },
      ],
    };
    claims.push(claim);
    length += encoder.encode(JSON.stringify(claim)).length + 1;
  }
  return { ...head, claims };
}

function mustEqual(actual, expected, what) {
  if (actual !== expected) throw new Error(`${what} differs from its oracle`);
}
