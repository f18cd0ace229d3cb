import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMBEDDED_CLOSING, EMBEDDED_OPENING, openEmbeddedPack, type PackSource } from '../src/index.js';

const sourceOf = (bytes: Uint8Array): PackSource => ({
  byteLength: bytes.length,
  read: (start, end) => bytes.subarray(start, end),
});

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const pieceOf = (content: string): string => `${EMBEDDED_OPENING}${content}${EMBEDDED_CLOSING}\n`;
const pageOf = (...parts: readonly string[]): PackSource =>
  sourceOf(new TextEncoder().encode(`<!doctype html><body>${parts.join('')}</body>`));

const readAll = (pack: PackSource | undefined): Uint8Array | undefined =>
  pack?.read(0, pack.byteLength).slice();

describe('openEmbeddedPack', () => {
  it('gives any range of what a page was filled with, however it was cut into pieces', () => {
    seeded(
      fc.property(
        fc.array(fc.uint8Array({ minLength: 1, maxLength: 40 }), { minLength: 1, maxLength: 8 }),
        fc.nat(),
        fc.nat(),
        (pieces, one, other) => {
          const whole = Buffer.concat(pieces);
          const pack = openEmbeddedPack(pageOf(...pieces.map((piece) => pieceOf(base64(piece)))));
          expect(pack?.byteLength).toBe(whole.length);
          const [start, end] = [one, other].map((at) => at % (whole.length + 1)).sort((a, b) => a - b);
          expect(Buffer.from(pack?.read(start ?? 0, end ?? 0) ?? [])).toEqual(whole.subarray(start, end));
        },
      ),
    );
  });

  it('reads pieces that are larger than what is read at once, over their borders', () => {
    const bytes = new Uint8Array(5 * 1024 * 1024 + 1).map((_, at) => at % 251);
    const cut = 3 * 1024 * 1024;
    const pack = openEmbeddedPack(
      pageOf(pieceOf(base64(bytes.subarray(0, cut))), pieceOf(base64(bytes.subarray(cut)))),
    );
    expect(Buffer.compare(readAll(pack) ?? new Uint8Array(), bytes)).toBe(0);
    for (const start of [0, 786_431, 786_432, 786_433, cut - 1, cut]) {
      const end = start + 1_000_000;
      expect(Buffer.compare(pack?.read(start, end) ?? new Uint8Array(), bytes.subarray(start, end))).toBe(0);
    }
  });

  it('is not led astray by a script that names the opening of a piece', () => {
    const script = `<script>const opening = '${EMBEDDED_OPENING}';</script>`;
    expect(readAll(openEmbeddedPack(pageOf(script, pieceOf('AQID'))))).toEqual(new Uint8Array([1, 2, 3]));
  });

  it.each(['AQI', 'AQ=D', '=AQI', 'AQJ=', 'AR==', 'A===', '====', 'AQ-_', 'AQ ID', '漮漮漮漮'])(
    'takes %s for no piece',
    (content) => {
      expect(openEmbeddedPack(pageOf(pieceOf(content)))).toBeUndefined();
    },
  );

  it.each([
    ['and no end', (opening: string) => opening.repeat(4_000)],
    ['and one end', (opening: string) => `${opening.repeat(4_000)}</script>`],
    ['and an end each', (opening: string) => `${opening}</script>`.repeat(4_000)],
    ['over several windows', (opening: string) => `${opening}${'A'.repeat(3_000_000)}`.repeat(4)],
  ])('[C14] reads a page with many beginnings of pieces %s no more than twice', (_, fill) => {
    const page = new TextEncoder().encode(fill(EMBEDDED_OPENING));
    let read = 0;
    const pack = openEmbeddedPack({
      byteLength: page.length,
      read: (start, end) => {
        read += end - start;
        return page.subarray(start, end);
      },
    });
    expect(pack?.byteLength ?? 0).toBe(0);
    expect(read).toBeLessThanOrEqual(2 * page.length);
  });

  it('[C14] reads little more of the page than it is asked for of the pack', () => {
    const page = pageOf(pieceOf(base64(new Uint8Array(6_000_000))));
    let read = 0;
    const pack = openEmbeddedPack(page, {
      byteLength: page.byteLength,
      read: (start, end) => {
        read += end - start;
        return page.read(start, end);
      },
    });
    for (let at = 0; at < 600_000; at += 6_000) pack?.read(at, at + 60);
    expect(read).toBeLessThanOrEqual(100 * 96);
  });

  it('finds none in a page without one', () => {
    expect(openEmbeddedPack(pageOf('<title>x</title>'))).toBeUndefined();
  });
});
