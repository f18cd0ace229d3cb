import { sha256Hex } from '@loccit/lineage';
import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPackFile, encodePack, openPack, type PackFile, readPack, writePack } from '../src/index.js';
import { codeOf, collect, isSame, refusal } from './small-pack.js';

const answer = createPackFile('answer.json', new TextEncoder().encode('{}'));
const records = createPackFile('records.jsonl', new Uint8Array());
const sha = 'ab'.repeat(32);

/** A file of so many pieces of one MiB that are never there at once. */
function createStreamed(pieces: number, tally: { read: number }): PackFile {
  const piece = new Uint8Array(1024 * 1024);
  const hash = sha256Hex(new Uint8Array(pieces * piece.length));
  return {
    path: createPackFile(`raw/${hash}`, piece).path,
    byteLength: pieces * piece.length,
    sha256: hash,
    *chunks() {
      for (let at = 0; at < pieces; at++) {
        tally.read++;
        yield piece;
      }
    },
  };
}

describe('writePack', () => {
  it('[C14] gives equal content equal bytes, in whatever order its files and seals are given', () => {
    const content = collect('bergtal-answered');
    const pack = encodePack(content);
    seeded(
      fc.property(fc.shuffledSubarray([...content.files], { minLength: content.files.length }), (files) => {
        expect(isSame(encodePack({ ...content, files }), pack)).toBe(true);
      }),
      { runs: 20 },
    );
    const seals = [new Uint8Array([1]), new Uint8Array([2])];
    const sealed = encodePack({ ...content, seals });
    const other = encodePack({ ...content, seals: [...seals].reverse().concat(seals) });
    expect(isSame(other, sealed)).toBe(true);
  });

  it('gives a digest that seals do not change', () => {
    const content = refusal();
    const plain = readPack(encodePack(content));
    const sealed = readPack(encodePack({ ...content, seals: [new Uint8Array([1])] }));
    expect(sealed.digest).toBe(plain.digest);
    expect(sealed.seals).toHaveLength(1);
  });

  it('reads each file twice, piece by piece, and hands on every piece at once', () => {
    const tally = { read: 0, written: 0, most: 0 };
    const file = createStreamed(16, tally);
    writePack(
      { evidenceLevel: 'raw', files: [answer, records, file] },
      {
        write: (bytes) => {
          tally.written += bytes.length;
          tally.most = Math.max(tally.most, bytes.length);
        },
      },
    );
    expect(tally.read).toBe(32);
    expect(tally.most).toBe(1024 * 1024);
    expect(tally.written).toBeGreaterThan(16 * 1024 * 1024);
  });

  it('refuses a file that is not what it says, also if it changes between two readings', () => {
    const content = (file: PackFile) => ({ evidenceLevel: 'canonical' as const, files: [file, records] });
    const write = (file: PackFile) => codeOf(() => encodePack(content(file)));
    expect(write({ ...answer, byteLength: 3 })).toBe('wrong-size');
    expect(write({ ...answer, byteLength: 1 })).toBe('wrong-size');
    expect(write({ ...answer, sha256: sha })).toBe('wrong-hash');
    let reading = 0;
    const texts = ['{}', '[]', '{}', '{} '];
    const changing = () => [new TextEncoder().encode(texts[reading++ % texts.length])];
    expect(write({ ...answer, chunks: changing })).toBe('wrong-hash');
    expect(write({ ...answer, chunks: changing })).toBe('wrong-size');
  });

  it('refuses what no pack holds before it writes anything', () => {
    const write = (files: readonly PackFile[], level: 'raw' | 'canonical' = 'canonical') => {
      let written = 0;
      const code = codeOf(() => writePack({ evidenceLevel: level, files }, { write: () => written++ }));
      expect(written).toBe(0);
      return code;
    };
    const empty = sha256Hex('');
    expect(write([answer])).toBe('missing-entry');
    expect(write([records])).toBe('missing-entry');
    expect(write([answer, records, answer])).toBe('duplicate-entry');
    expect(write([answer, records, createPackFile(`raw/${empty}`, new Uint8Array())])).toBe('level-mismatch');
    expect(write([answer, records, createPackFile(`texts/${sha}.txt`, new Uint8Array())])).toBe('wrong-name');
    expect(write([answer, records, createPackFile('manifest.json', new Uint8Array())])).toBe('unknown-path');
    expect(write([answer, records, createPackFile(`seals/${sha}.dsse.json`, new Uint8Array())])).toBe(
      'unknown-path',
    );
    expect(write([answer, records, { ...answer, path: '../answer.json' as PackFile['path'] }])).toBe(
      'unknown-path',
    );
    expect(() => createPackFile('../answer.json', new Uint8Array())).toThrow(RangeError);
  });

  it('refuses a pack that the plain form cannot say, without reading it', () => {
    const huge = { ...createStreamed(1, { read: 0 }), byteLength: 0xfffffff0 };
    const code = codeOf(() => encodePack({ evidenceLevel: 'raw', files: [answer, records, huge] }));
    expect(code).toBe('too-large');
    const long = { ...answer, byteLength: 64 * 1024 * 1024 + 1 };
    expect(codeOf(() => encodePack({ evidenceLevel: 'raw', files: [long, records] }))).toBe('too-large');
    const seals = Array.from({ length: 65 }, (_, at) => new Uint8Array([at]));
    expect(codeOf(() => encodePack({ ...refusal(), seals }))).toBe('too-many');
  });
});

describe('encodePack', () => {
  it('[C14] gives a pack that opens as what it was made of, at both levels', () => {
    for (const level of ['raw', 'canonical'] as const) {
      const content = collect('bergtal-answered', level);
      const pack = openPack(encodePack(content));
      expect(pack.evidenceLevel).toBe(level);
      expect(pack.canonicalForm).toBe(true);
      expect(pack.manifest.files.map(({ path }) => path)).toEqual(
        content.files.map(({ path }) => path).sort(),
      );
    }
  });
});
