import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layGrid, type Place } from '../src/utf8-grid.js';
import { anyText, awkwardText } from './arbitraries.js';

const encoder = new TextEncoder();

/** The start of every character, and the end, in all units. */
function places(text: string): Place[] {
  const all: Place[] = [];
  let place: Place = { byte: 0, char: 0, utf16: 0 };
  for (const character of text) {
    all.push(place);
    place = {
      byte: place.byte + encoder.encode(character).length,
      char: place.char + 1,
      utf16: place.utf16 + character.length,
    };
  }
  return [...all, place];
}

function compare(text: string, shift: number): void {
  const encoded = encoder.encode(text);
  // Any alignment of the memory underneath.
  const memory = new Uint8Array(encoded.length + shift);
  memory.set(encoded, shift);
  const grid = layGrid(memory.subarray(shift), text.length);
  const all = places(text);
  expect(grid.chars).toBe(all.length - 1);
  for (const [index, place] of all.entries()) {
    const next = all[index + 1] ?? place;
    const found = [grid.seekChar(place.char), grid.next(place)];
    for (let byte = place.byte; byte < Math.max(next.byte, place.byte + 1); byte++)
      found.push(grid.seekByte(byte));
    for (let at = place.utf16; at < Math.max(next.utf16, place.utf16 + 1); at++)
      found.push(grid.seekUtf16(at));
    const wanted = [place, next, ...found.slice(2).map(() => place)];
    // One comparison a place: matchers would take most of the time.
    if (JSON.stringify(found) !== JSON.stringify(wanted)) expect(found).toEqual(wanted);
  }
}

describe('layGrid', () => {
  it('finds every place of short texts by every unit', () => {
    seeded(fc.property(fc.oneof(awkwardText(), anyText()), fc.nat(3), compare));
  });

  it.each(['x', 'é', '窑', '\u{1f6a2}', 'a\u{1f6a2}窑é'])(
    'finds every place across the ends of blocks: %s',
    (piece) => {
      const bytes = encoder.encode(piece).length;
      for (const length of [1023, 1024, 1025, 2047, 2048, 2049, 4097]) {
        for (const lead of ['', 'x', 'xx', 'xxx']) compare(lead + piece.repeat(Math.ceil(length / bytes)), 1);
      }
    },
  );
});
