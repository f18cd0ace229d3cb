import { sha256Hex } from '@loccit/lineage';
import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createPackFile,
  encodePack,
  openPack,
  PackError,
  type PackSource,
  rawPath,
  readPack,
  textPath,
} from '../src/index.js';
import { codeOf, collect, entriesOf, refusal } from './small-pack.js';
import { buildZip } from './zip-builder.js';

const small = encodePack({ ...refusal(), seals: [new TextEncoder().encode('{}')] });
const cited = encodePack(collect('bergtal-garden'));

/** Whether a pack is read without a complaint. */
const isRead = (pack: Uint8Array) => codeOf(() => readPack(pack)) === undefined;

describe('readPack', () => {
  it('[C14] finds every change of one byte anywhere', () => {
    const missed: number[] = [];
    for (const [at, byte] of small.entries()) {
      for (const other of [byte ^ 1, 255 - byte]) {
        const changed = small.slice();
        changed[at] = other;
        if (isRead(changed)) missed.push(at);
      }
    }
    expect(missed).toEqual([]);
    expect(isRead(small)).toBe(true);
  });

  it('[C14] finds one byte changed at random in a pack of a megabyte: 500 of the million of the soak', () => {
    const content = new Uint8Array(500_000).map((_, at) => (at * 7919) % 251);
    const name = sha256Hex(content);
    const large = encodePack({
      evidenceLevel: 'raw',
      files: [
        createPackFile('answer.json', new TextEncoder().encode('{}')),
        createPackFile(rawPath(name), content),
        createPackFile('records.jsonl', new Uint8Array()),
        createPackFile(textPath(name), content),
      ],
    });
    expect(isRead(large)).toBe(true);
    const codes = new Set<unknown>();
    seeded(
      fc.property(fc.nat(large.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const before = large[at] ?? 0;
        large[at] = before ^ change;
        codes.add(codeOf(() => readPack(large)));
        large[at] = before;
      }),
      { runs: 500 },
    );
    expect([...codes].filter((code) => typeof code !== 'string')).toEqual([]);
  });

  it('[C14] finds every byte that is removed, added or put in the place of its neighbour', () => {
    const missed: number[] = [];
    for (const at of small.keys()) {
      const [before, after] = [small.subarray(0, at), small.subarray(at)];
      const shorter = Uint8Array.of(...before, ...after.subarray(1));
      const longer = Uint8Array.of(...before, 0x20, ...after);
      const swapped = small.slice();
      swapped.set([small[at + 1] ?? 0, small[at] ?? 0], at === small.length - 1 ? at - 1 : at);
      const same = swapped.every((byte, index) => byte === small[index]);
      if (isRead(shorter) || isRead(longer) || (!same && isRead(swapped))) missed.push(at);
    }
    expect(missed).toEqual([]);
    expect(isRead(Uint8Array.of(...small, 0))).toBe(false);
    expect(isRead(small.subarray(0, -1))).toBe(false);
  });

  it('[C14] finds any run of bytes that is replaced by another', () => {
    seeded(
      fc.property(fc.nat(cited.length - 1), fc.uint8Array({ minLength: 1, maxLength: 40 }), (at, bytes) => {
        const changed = cited.slice();
        changed.set(bytes.subarray(0, cited.length - at), at);
        const same = changed.every((byte, index) => byte === cited[index]);
        expect(isRead(changed)).toBe(same);
      }),
      { runs: 300 },
    );
  });

  it('[C14] finds entries in another order, entries twice, entries that are gone and entries that are too many', () => {
    const entries = entriesOf(cited);
    const [first, second, ...rest] = entries;
    if (first === undefined || second === undefined) throw new Error('too few entries');
    const extra = { path: 'audit.json', data: new Uint8Array([0x7b, 0x7d]) };
    const sorted = [...entries, extra].sort((a, b) => (a.path < b.path ? -1 : 1));
    expect(codeOf(() => readPack(buildZip([second, first, ...rest])))).toBe('not-canonical-form');
    expect(codeOf(() => readPack(buildZip([first, first, second, ...rest])))).toBe('duplicate-entry');
    expect(codeOf(() => readPack(buildZip(entries.filter(({ path }) => !path.startsWith('texts/')))))).toBe(
      'missing-entry',
    );
    expect(codeOf(() => readPack(buildZip(entries.filter(({ path }) => path !== 'manifest.json'))))).toBe(
      'missing-entry',
    );
    expect(codeOf(() => readPack(buildZip(sorted)))).toBe('unlisted-entry');
    expect(codeOf(() => readPack(new Uint8Array()))).toBe('not-a-zip');
  });

  it('refuses, before any of it is read, a text or bytes as received that are larger than was asked for, and nothing else', () => {
    const contents = readPack(cited).manifest.files.filter(({ path }) => /^(?:texts|raw)\//.test(path));
    const largest = Math.max(...contents.map(({ bytes }) => bytes));
    const others = readPack(cited).manifest.files.filter((file) => !contents.includes(file));
    expect(Math.max(...others.map(({ bytes }) => bytes))).toBeGreaterThan(largest);
    for (const lenient of [false, true]) {
      expect(readPack(cited, { lenient, maxContentBytes: largest }).digest).toBe(readPack(cited).digest);
      expect(() => readPack(cited, { lenient, maxContentBytes: largest - 1 })).toThrow(
        expect.objectContaining({
          code: 'too-large',
          details: {
            path: contents.find(({ bytes }) => bytes === largest)?.path,
            limit: largest - 1,
          },
        }),
      );
    }
  });

  it('leaves a pack without its seal as good as one that never had any', () => {
    const without = entriesOf(small).filter(({ path }) => !path.startsWith('seals/'));
    expect(readPack(buildZip(without)).seals).toEqual([]);
  });

  it('says that an archive of another program is one, and reads it only when told to', () => {
    const entries = entriesOf(cited).reverse();
    const foreign = buildZip(
      [
        ...entries.map((entry) => ({
          ...entry,
          deflate: true,
          date: 0x5a21,
          extra: new Uint8Array([1, 0, 0, 0]),
        })),
        { path: 'texts/', data: new Uint8Array() },
        { path: '__MACOSX/._answer.json', data: new Uint8Array(9) },
      ],
      { comment: 'by another' },
    );
    expect(codeOf(() => readPack(foreign))).toBe('not-canonical-form');
    const read = readPack(foreign, { lenient: true });
    expect(read).toMatchObject({ canonicalForm: false, ignoredEntries: 2, digest: readPack(cited).digest });
    expect(readPack(cited, { lenient: true })).toMatchObject({ canonicalForm: true, ignoredEntries: 0 });
    for (const { path } of read.manifest.files) expect(read.bytes(path)).toEqual(readPack(cited).bytes(path));
    const changed = entries.map((entry) =>
      entry.path === 'answer.json' ? { ...entry, data: entry.data.map((byte) => byte ^ 1) } : entry,
    );
    expect(codeOf(() => readPack(buildZip(changed), { lenient: true }))).toBe('wrong-hash');
  });

  it('reads a file by parts, of at most one MiB, and each byte of a content once', () => {
    let most = 0;
    let total = 0;
    const source: PackSource = {
      byteLength: cited.length,
      read: (start, end) => {
        most = Math.max(most, end - start);
        total += end - start;
        return cited.slice(start, end);
      },
    };
    const read = readPack(source);
    expect(most).toBeLessThanOrEqual(1024 * 1024);
    // The end of an archive is looked for in its last 64 KiB, and headers are read beside the contents.
    expect(total).toBeLessThan(3 * cited.length);
    expect(read.digest).toBe(readPack(cited).digest);
  });

  it('reads in a number of steps, and of bytes, that grows with the pack and no faster', () => {
    const countSteps = (files: number): number => {
      const texts = Array.from({ length: files }, (_, at) => new TextEncoder().encode(`text ${at}`));
      const pack = encodePack({
        evidenceLevel: 'canonical',
        files: [
          createPackFile('answer.json', new TextEncoder().encode('{}')),
          createPackFile('records.jsonl', new Uint8Array()),
          ...texts.map((bytes) => createPackFile(`texts/${sha256Hex(bytes)}.txt`, bytes)),
        ],
      });
      let steps = 0;
      const read = (start: number, end: number): Uint8Array => {
        steps++;
        return pack.subarray(start, end);
      };
      readPack({ byteLength: pack.length, read });
      return steps;
    };
    const [few, many, most] = [10, 20, 40].map(countSteps) as [number, number, number];
    expect(most - many).toBe(2 * (many - few));
  });

  it('refuses whatever it does not read with an error of its own, in either mode', () => {
    seeded(
      fc.property(fc.nat(cited.length - 1), fc.uint8Array({ minLength: 1, maxLength: 8 }), (at, bytes) => {
        const changed = cited.slice();
        changed.set(bytes.subarray(0, cited.length - at), at);
        try {
          openPack(changed, { lenient: true });
        } catch (error) {
          expect(error).toBeInstanceOf(PackError);
        }
      }),
      { runs: 150 },
    );
  });

  it('finds that a file changed or was cut after it was opened', () => {
    const bytes = cited.slice();
    const read = readPack(bytes);
    const [file] = read.manifest.files;
    if (file === undefined) throw new Error('no files');
    bytes.fill(0x20, 40, 60);
    expect(codeOf(() => read.bytes(file.path))).toBe('damaged-entry');
    const cut: PackSource = {
      byteLength: cited.length,
      read: (start, end) => cited.subarray(start, end - 1),
    };
    expect(codeOf(() => readPack(cut))).toBe('unreadable');
  });

  it('repeats nothing of what it refuses', () => {
    const path = 'secret-name-of-a-file.txt';
    const pack = buildZip([{ path, data: new TextEncoder().encode('secret content') }]);
    try {
      openPack(pack);
      expect.unreachable();
    } catch (error) {
      expect(JSON.stringify({ ...(error as Error), message: String(error) })).not.toContain('secret');
    }
  });
});
