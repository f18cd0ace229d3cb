/** What this package uses of Node's buffers, so that the rest compiles without Node's types. */
declare module 'node:buffer' {
  /** Not the constructor: only what is called of it. */
  export const Buffer: { from(memory: ArrayBufferLike, byteOffset: number, length: number): Buffer };
  export interface Buffer extends Uint8Array {
    latin1Slice(start?: number, end?: number): string;
    ucs2Slice(start?: number, end?: number): string;
  }
  export function isAscii(bytes: Uint8Array): boolean;
  export function isUtf8(bytes: Uint8Array): boolean;
  export function transcode(bytes: Uint8Array, from: 'utf8', to: 'utf16le'): Buffer;
}
