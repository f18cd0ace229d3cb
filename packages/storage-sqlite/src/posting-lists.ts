import { putVarint } from './varint.js';

/** A place is the number of a block, and behind it so many bits of the place there. */
const BITS = 20;
const BLOCK = 2 ** BITS;
const WITHIN = BLOCK - 1;
/** Bytes of a list's first piece; each further one has twice as many, up to the largest. */
const SMALLEST = 16;
const LARGEST = 4096;
/** Most bytes of three numbers. */
const TRIPLE = 15;
/** Behind the bytes of a piece stands the place of the next. */
const LINK = 4;

/**
 * Lists of bytes that all grow at once, in pieces of a few large blocks of memory.
 *
 * @remarks Nothing is copied to grow, and a list of a byte takes twenty.
 */
export class PostingLists {
  readonly #blocks: Buffer[] = [];
  #free = BLOCK;
  #first = new Int32Array(1024);
  #at = new Int32Array(1024);
  #end = new Int32Array(1024);
  #size = new Int32Array(1024);
  /** Bytes that the pieces of a list hold when they are full. */
  #room = new Int32Array(1024);
  readonly #triple = Buffer.allocUnsafe(TRIPLE);

  /** Begins the list of that number; lists are begun one after another from 0. */
  begin(list: number): void {
    if (list >= this.#first.length) this.#makeRoom();
    const place = this.#take(SMALLEST);
    this.#first[list] = place;
    this.#at[list] = place;
    this.#size[list] = SMALLEST;
    this.#end[list] = place + SMALLEST - LINK;
    this.#room[list] = SMALLEST - LINK;
  }

  /** Adds three numbers to a list. */
  append(list: number, first: number, second: number, third: number): void {
    const from = this.#at[list] as number;
    if ((this.#end[list] as number) - from < TRIPLE) this.#appendApart(list, first, second, third);
    else {
      const to = putTriple(this.#blocks[from >> BITS] as Buffer, from & WITHIN, first, second, third);
      this.#at[list] = (from & ~WITHIN) + to;
    }
  }

  /** As {@link append} where the piece may be too short. */
  #appendApart(list: number, first: number, second: number, third: number): void {
    const length = putTriple(this.#triple, 0, first, second, third);
    let at = this.#at[list] as number;
    for (let byte = 0; byte < length; byte++) {
      if (at === this.#end[list]) at = this.#lengthen(list);
      const block = this.#blocks[at >> BITS] as Buffer;
      block[at++ & WITHIN] = this.#triple[byte] as number;
    }
    this.#at[list] = at;
  }

  /** Number of bytes of a list. */
  sizeOf(list: number): number {
    const left = (this.#end[list] as number) - (this.#at[list] as number);
    return (this.#room[list] as number) - left;
  }

  /** Copies the bytes of a list. */
  copy(list: number, into: Buffer, to: number): void {
    let left = this.sizeOf(list);
    let place = this.#first[list] as number;
    let size = SMALLEST;
    for (let at = to; left > 0; ) {
      const block = this.#blocks[place >> BITS] as Buffer;
      const from = place & WITHIN;
      const length = Math.min(left, size - LINK);
      block.copy(into, at, from, from + length);
      at += length;
      left -= length;
      if (left > 0) place = block.readInt32LE(from + size - LINK);
      size = Math.min(size * 2, LARGEST);
    }
  }

  #lengthen(list: number): number {
    const size = Math.min((this.#size[list] as number) * 2, LARGEST);
    const place = this.#take(size);
    const link = this.#end[list] as number;
    this.#blocks[link >> BITS]?.writeInt32LE(place, link & WITHIN);
    this.#size[list] = size;
    this.#end[list] = place + size - LINK;
    this.#room[list] = (this.#room[list] as number) + size - LINK;
    return place;
  }

  /** The place of so many bytes, which lie in one block. */
  #take(size: number): number {
    if (this.#free + size > BLOCK) {
      this.#blocks.push(Buffer.allocUnsafeSlow(BLOCK));
      this.#free = 0;
    }
    const place = (this.#blocks.length - 1) * BLOCK + this.#free;
    this.#free += size;
    return place;
  }

  #makeRoom(): void {
    this.#first = doubled(this.#first);
    this.#at = doubled(this.#at);
    this.#end = doubled(this.#end);
    this.#size = doubled(this.#size);
    this.#room = doubled(this.#room);
  }
}

function putTriple(into: Buffer, at: number, first: number, second: number, third: number): number {
  return putVarint(into, putVarint(into, putVarint(into, at, first), second), third);
}

/** The same numbers with room for as many again. */
export function doubled(list: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(list.length * 2);
  grown.set(list);
  return grown;
}
