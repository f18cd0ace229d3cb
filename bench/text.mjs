/** Raw bytes to canonical text, digests and maps (P4), short digests (P1), look-ups (P6), growth, size of the maps. */
import { hash } from 'node:crypto';

import { sha256Hex } from '../packages/lineage/dist/index.js';
import { createRawMap, createTextIndex, readCanonicalText } from '../packages/text/dist/index.js';
import { compare, growth, random, sampleBytes } from './harness.mjs';
import { readNaively } from './harness/naive-text.mjs';
import { judged } from './harness/report.mjs';

const KIB = 1 << 10;
const MIB = 1 << 20;

/** At most so many times SHA-256 of the raw bytes, at 1 MiB; twice that at 100 MiB. */
const targets = {
  ascii: 1.5,
  chinese: 4.5,
  latin: 5.5,
  mixed: 5.5,
  emoji: 6.5,
  crlf: 7.5,
  'chinese-crlf': 7.5,
  vietnamese: 8,
  'vietnamese-nfd': 26,
};
const kinds = Object.keys(targets);
// Not Node's Buffer: what programs are given is a Uint8Array.
const sample = (kind, bytes) => new Uint8Array(sampleBytes(kind, bytes));

/** All that a document's record and its citations need, nothing left to be built at the first look-up but the string. */
function readAll(raw) {
  const canonical = readCanonicalText(raw);
  const rawSha256 = sha256Hex(raw);
  const isUnchanged = canonical.bytes.buffer === raw.buffer;
  const canonicalSha256 = isUnchanged ? rawSha256 : sha256Hex(canonical.bytes);
  const index = createTextIndex(canonical);
  const map = createRawMap(raw, { canonical });
  index.toUtf16(0);
  index.toUtf8(0);
  index.toLineColumn(0);
  map.toRawByte(0);
  return { canonical, digests: [rawSha256, canonicalSha256], index, map };
}

/** The same, and the whole text as a string. */
function readAllWithString(raw) {
  const all = readAll(raw);
  return { ...all, text: all.canonical.text };
}

function assertSameAsNaive(kind, raw) {
  const { canonical, digests, index, map } = readAll(raw);
  const naive = readNaively(raw);
  const fail = (what) => {
    throw new Error(`${kind}: ${what} differs from the naive way`);
  };
  if (digests.join() !== naive.digests.join()) fail('digest');
  const next = random(7);
  for (let count = 0; count < 2000; count += 1) {
    const char = Math.floor(next() * (canonical.chars + 1));
    const utf16 = naive.utf16[char];
    const charEnd = Math.min(char + count, canonical.chars);
    const slice = naive.text.slice(utf16, naive.utf16[charEnd]);
    if (index.slice(char, charEnd) !== slice) fail('slice');
    if (Buffer.compare(index.sliceUtf8(char, charEnd), Buffer.from(slice)) !== 0) fail('UTF-8 of a slice');
    if (index.toUtf16(char) !== utf16 || index.fromUtf16(utf16) !== char) fail('UTF-16 position');
    const utf8 = Buffer.byteLength(naive.text.slice(0, utf16));
    if (index.toUtf8(char) !== utf8 || index.fromUtf8(utf8) !== char) fail('UTF-8 position');
    const before = naive.text.slice(0, utf16).split('\n');
    if (index.toLineColumn(char).line !== before.length) fail('line');
    const byte = map.toRawByte(char);
    const head = readCanonicalText(raw.subarray(0, byte)).text;
    if (map.fromRawByte(byte) !== char || head !== naive.text.slice(0, utf16)) fail('raw byte');
  }
  if (canonical.text !== naive.text) fail('text');
}

/** Only what can be compared at once: texts of this length are decoded in another way than short ones. */
function assertSameWhole(kind, raw) {
  const { digests, text } = readAllWithString(raw);
  const naive = readNaively(raw);
  if (text !== naive.text || digests.join() !== naive.digests.join()) {
    throw new Error(`${kind}: the whole differs from the naive way`);
  }
}

for (const kind of kinds) assertSameAsNaive(kind, sample(kind, 64 * KIB));
for (const kind of kinds) assertSameWhole(kind, sample(kind, MIB));

for (const length of [32, 200, 1024]) {
  const text = new TextDecoder().decode(sample('ascii', length));
  await compare({
    goal: 'P1',
    base: { name: 'crypto.hash', run: () => hash('sha256', text, 'hex') },
    cases: [{ name: `sha256Hex, ${length} B`, target: 1.15, run: () => sha256Hex(text) }],
    roundMs: 10,
  });
}

for (const kind of kinds) {
  const raw = sample(kind, MIB);
  await compare({
    goal: 'P4',
    base: { name: 'SHA-256', run: () => sha256Hex(raw) },
    cases: [
      { name: `${kind}, 1 MiB, ids and map`, target: targets[kind], run: () => readAll(raw) },
      {
        name: `${kind}, 1 MiB, ids, map and string`,
        target: targets[kind],
        run: () => readAllWithString(raw),
      },
      { name: `${kind}, 1 MiB, naive`, run: () => readNaively(raw) },
    ],
  });
}

for (const kind of kinds) {
  const { canonical, map } = readAll(sample(kind, MIB));
  const next = random(3);
  const chars = Array.from({ length: 1000 }, () => Math.floor(next() * canonical.chars));
  const raw = sample(kind, MIB);
  await compare({
    goal: 'P6',
    base: { name: 'SHA-256 of 1 MiB', run: () => sha256Hex(raw) },
    cases: [
      { name: `1,000 look-ups, ${kind}`, target: 2, run: () => chars.map((char) => map.toRawByte(char)) },
    ],
  });
}

for (const kind of kinds) {
  await growth({
    goal: `P4, ${kind}`,
    sizes: [100 * KIB, MIB, 10 * MIB],
    make: (size) => sample(kind, size),
    run: readAllWithString,
    maxExponent: 1.1,
  });
}

for (const kind of kinds) {
  const raw = sample(kind, 100 * MIB);
  await compare({
    goal: 'P4',
    base: { name: 'SHA-256', run: () => sha256Hex(raw) },
    cases: [
      { name: `${kind}, 100 MiB, ids and map`, target: 2 * targets[kind], run: () => readAll(raw) },
      {
        name: `${kind}, 100 MiB, ids, map and string`,
        target: 2 * targets[kind],
        run: () => readAllWithString(raw),
      },
    ],
    rounds: 3,
    gc: true,
  });
}

for (const kind of ['ascii', 'chinese', 'crlf', 'vietnamese-nfd']) {
  await growth({
    goal: `P6, ${kind}`,
    sizes: [MIB, 100 * MIB],
    make: (size) => {
      const { canonical, map } = readAll(sample(kind, size));
      const next = random(3);
      return { map, chars: Array.from({ length: 1000 }, () => Math.floor(next() * canonical.chars)) };
    },
    run: ({ map, chars }) => chars.map((char) => map.toRawByte(char)),
    maxRatio: 1.5,
  });
}

await judged('maps', async () => {
  const rows = [];
  for (const kind of kinds) rows.push(await mapSize(kind));
  return rows;
});

/** Memory of all maps of a text, over the bytes of the text. */
async function mapSize(kind) {
  const raw = sample(kind, 10 * MIB);
  await collect();
  const before = process.memoryUsage().arrayBuffers;
  const all = readAll(raw);
  await collect();
  const { bytes } = all.canonical;
  const text = bytes.buffer === raw.buffer ? 0 : bytes.buffer.byteLength;
  const value = (process.memoryUsage().arrayBuffers - before - text) / raw.length;
  return {
    name: `${kind}, bytes of all maps / bytes of the text`,
    value,
    min: value,
    max: value,
    target: 0.01,
  };
}

/** Memory of buffers is given back in the background, some of it only after a second collection. */
async function collect() {
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
