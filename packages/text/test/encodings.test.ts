import { createHash } from 'node:crypto';
import { loadVectors, seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createCanonicalizer,
  decodeText,
  encodeUtf8,
  readCanonicalText,
  type TextErrorDetails,
} from '../src/index.js';
import { readerOf } from '../src/legacy-decoder.js';
import { codePointOf, lengthOf, pairOf, type SequenceReader } from '../src/sequence-reader.js';
import { fromHex } from './arbitraries.js';
import { caught } from './caught.js';
import { LEGACY_CHARSETS, legacyBytes } from './legacy-bytes.js';

interface Vectors {
  labels: { charset: string; labels: string[] }[];
  spelt_labels: { charset: string; label: string }[];
  refused_labels: string[];
  marks: {
    name: string;
    raw_hex: string;
    declared_charset?: string;
    charset: string;
    text: string;
    bom_length: number;
  }[];
  mark_conflicts: { raw_hex: string; declared_charset: string }[];
  tables: { charset: string; sequences: number; text_sha256: string }[];
  accepted: { charset: string; name: string; raw_hex: string; text: string }[];
  refused: { charset: string; name: string; raw_hex: string; code: string; details: TextErrorDetails }[];
}

const vectors = loadVectors<Vectors>('text/encodings.json');

function inBytes(raw: Uint8Array, charset: string | undefined) {
  const canonicalizer = createCanonicalizer(charset === undefined ? {} : { charset });
  let text = '';
  for (const byte of raw) text += canonicalizer.push(Uint8Array.of(byte));
  text += canonicalizer.finish();
  return { text, charset: canonicalizer.charset };
}

interface Table {
  sequences: number;
  text_sha256: string;
}

const tables = new Map<SequenceReader, Table>();

/** The text of every well-formed sequence of one encoding, as the vectors describe it. */
function wholeTable(charset: string): Table {
  const read = readerOf(charset);
  const known = tables.get(read);
  if (known !== undefined) return known;
  const memory = new Uint8Array(4);
  const views = [1, 2, 3, 4].map((length) => memory.subarray(0, length));
  const hash = createHash('sha256');
  let sequences = 0;
  const add = (length: number): void => {
    const found = read(views[length - 1]!, 0);
    if (found <= 0 || lengthOf(found) !== length) return;
    const codePoint = codePointOf(found);
    if (codePoint === 0) return;
    parts.push(pairOf(codePoint) ?? String.fromCodePoint(codePoint));
    sequences++;
  };
  const parts: string[] = [];
  /** Every value of the bytes from one index up to the last. */
  const addAll = (index: number, length: number): void => {
    for (let byte = 0; byte < 256; byte++) {
      memory[index] = byte;
      if (index + 1 === length) add(length);
      else addAll(index + 1, length);
    }
    hash.update(parts.join(''));
    parts.length = 0;
  };
  addAll(0, 1);
  addAll(0, 2);
  if (charset === 'euc-jp') {
    memory[0] = 0x8f;
    addAll(1, 3);
  }
  if (charset === 'gb18030') {
    for (let lead = 0x81; lead < 0xff; lead++) {
      for (let digit = 0x30; digit < 0x3a; digit++) {
        for (let third = 0x81; third < 0xff; third++) {
          memory.set([lead, digit, third]);
          for (let fourth = 0x30; fourth < 0x3a; fourth++) {
            memory[3] = fourth;
            add(4);
          }
        }
      }
      hash.update(parts.join(''));
      parts.length = 0;
    }
  }
  const table = { sequences, text_sha256: hash.digest('hex') };
  tables.set(read, table);
  return table;
}

describe('decodeText', () => {
  it('knows every label of every encoding that is read', () => {
    const wrong = vectors.labels.flatMap(({ charset, labels }) =>
      labels.filter((label) => decodeText(new Uint8Array(0), { charset: label }).charset !== charset),
    );
    expect(wrong).toEqual([]);
    expect(vectors.labels.map(({ charset }) => charset).sort()).toEqual(['utf-8', ...LEGACY_CHARSETS].sort());
  });

  it.each(vectors.spelt_labels)('takes $label for $charset', ({ label, charset }) => {
    expect(decodeText(new Uint8Array(0), { charset: label }).charset).toBe(charset);
  });

  it.each(vectors.refused_labels)('refuses the label %j', (label) => {
    expect(caught(() => decodeText(fromHex('61'), { charset: label })).code).toBe('charset-unsupported');
  });

  it.each(vectors.marks)('$name', ({ raw_hex, declared_charset, charset, text, bom_length }) => {
    const options = declared_charset === undefined ? {} : { charset: declared_charset };
    expect(decodeText(fromHex(raw_hex), options)).toEqual({ text, charset, bomLength: bom_length });
    expect(inBytes(fromHex(raw_hex), declared_charset).charset).toBe(charset);
  });

  it.each(vectors.mark_conflicts)(
    'refuses $raw_hex under $declared_charset',
    ({ raw_hex, declared_charset }) => {
      const error = caught(() => decodeText(fromHex(raw_hex), { charset: declared_charset }));
      expect(error).toMatchObject({ code: 'bom-conflict', details: { byteOffset: 0 } });
    },
  );

  it('gives every sequence of every encoding the character of the standard', () => {
    // The widest first: others share its reader.
    const widest = wholeTable('gb18030');
    const found = vectors.tables.map(({ charset }) => ({ charset, ...wholeTable(charset) }));
    expect(found).toEqual(vectors.tables);
    expect(widest.sequences).toBe(0x110000 - 0x800);
  });

  it.each(vectors.accepted)('reads $charset: $name', ({ charset, raw_hex, text }) => {
    expect(decodeText(fromHex(raw_hex), { charset })).toMatchObject({ text, charset });
    expect(inBytes(fromHex(raw_hex), charset).text).toBe(
      readCanonicalText(fromHex(raw_hex), { charset }).text,
    );
  });

  it.each(vectors.refused)('refuses $charset: $name', ({ charset, raw_hex, code, details }) => {
    const error = caught(() => decodeText(fromHex(raw_hex), { charset }));
    expect(error.code).toBe(code);
    expect(error.details).toEqual(details);
    const late = caught(() => inBytes(fromHex(raw_hex), charset));
    expect(late.code).toBe(code);
    expect(late.details).toEqual(details);
  });

  it('holds a good vector and several faults for every encoding that is read', () => {
    for (const charset of LEGACY_CHARSETS) {
      expect(vectors.accepted.filter((each) => each.charset === charset).length).toBeGreaterThan(1);
      expect(vectors.refused.filter((each) => each.charset === charset).length).toBeGreaterThan(1);
    }
  });

  it('reads long texts as it reads short ones', () => {
    const line = fromHex('b5c6cbfe0a');
    const raw = new Uint8Array(line.length * 5000);
    for (let at = 0; at < raw.length; at += line.length) raw.set(line, at);
    expect(decodeText(raw, { charset: 'gb18030' }).text).toBe('\u706f\u5854\n'.repeat(5000));
  });
});

describe('readCanonicalText', () => {
  it('gives the UTF-8 of the text, never the bytes of another encoding', () => {
    const read = readCanonicalText(fromHex('fffe61000a00'), {});
    expect(read).toMatchObject({ text: 'a\n', chars: 2, charset: 'utf-16le' });
    expect(read.bytes).toEqual(encodeUtf8('a\n'));
    const ascii = readCanonicalText(fromHex('610a'), { charset: 'gbk' });
    expect(ascii.bytes).toEqual(encodeUtf8('a\n'));
  });
});

describe('createCanonicalizer', () => {
  it('gives what one read gives, wherever the bytes of any encoding are cut', () => {
    seeded(
      fc.property(fc.constantFrom(...LEGACY_CHARSETS).chain(legacyBytes), ({ charset, raw, declared }) => {
        const whole = readCanonicalText(raw, declared).text;
        for (let cut = 0; cut <= raw.length; cut++) {
          const canonicalizer = createCanonicalizer(declared);
          const chunk = raw.slice(0, cut);
          let text = canonicalizer.push(chunk);
          // The memory of a chunk is used again, as stream readers do.
          chunk.fill(0x21);
          text += canonicalizer.push(raw.subarray(cut)) + canonicalizer.finish();
          if (text !== whole || canonicalizer.charset !== charset)
            expect({ cut, text }).toEqual({ text: whole });
        }
      }),
      { runs: 1000 },
    );
  });
});
