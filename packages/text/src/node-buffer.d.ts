/** What this package uses of Node's buffers, so that the rest compiles without Node's types. */
declare module 'node:buffer' {
  /** Not the constructor: only what is called of it. */
  export const Buffer: {
    from(memory: ArrayBufferLike, byteOffset: number, length: number): Buffer;
    /** Memory that is not filled with zeros and not shared with other buffers. */
    allocUnsafeSlow(size: number): Buffer;
    compare(one: Uint8Array, other: Uint8Array): number;
    /** Methods that work on any view of bytes. */
    readonly prototype: {
      readonly latin1Slice: Slice;
      readonly ucs2Slice: Slice;
      readonly utf8Slice: Slice;
    };
  };
  export interface Buffer extends Uint8Array {}
  export type Slice = (this: ArrayBufferView | undefined, start: number, end: number) => string;
  export function isAscii(bytes: Uint8Array): boolean;
  export function isUtf8(bytes: Uint8Array): boolean;
  export function transcode(bytes: Uint8Array, from: 'utf8', to: 'utf16le'): Buffer;
}
