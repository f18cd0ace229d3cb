/** How far memory rises while 100 MiB are read, hashed and mapped (P5), each kind in a process of its own. */
import { sha256Hex } from '../packages/lineage/dist/index.js';
import { createRawMap, createTextIndex, readCanonicalText } from '../packages/text/dist/index.js';
import { memory, sampleBytes } from './harness.mjs';

const targets = { ascii: 1.2, chinese: 2.2, crlf: 5, 'vietnamese-nfd': 8 };

await memory({
  goal: 'P5',
  cases: Object.entries(targets).flatMap(([kind, target]) =>
    [false, true].map((hasString) => ({
      name: hasString ? `${kind}, with the string` : kind,
      target,
      load: () => new Uint8Array(sampleBytes(kind, 100 << 20)),
      run: (raw) => read(raw, hasString),
    })),
  ),
});

function read(raw, hasString) {
  const canonical = readCanonicalText(raw);
  const index = createTextIndex(canonical);
  const map = createRawMap(raw, { canonical });
  const isUnchanged = canonical.bytes.buffer === raw.buffer;
  const digests = [raw, ...(isUnchanged ? [] : [canonical.bytes])].map((bytes) => sha256Hex(bytes));
  const text = hasString ? canonical.text : '';
  return [text, index.toUtf8(1), index.toLineColumn(1), map.toRawByte(1), digests];
}
