/** What this package uses of Node, so that the rest compiles without Node's types. */
declare module 'node:buffer' {
  export class Buffer {
    static from(memory: ArrayBufferLike, byteOffset: number, length: number): Buffer;
    toString(encoding: 'latin1' | 'utf16le'): string;
  }
  export function isAscii(bytes: Uint8Array): boolean;
  export function isUtf8(bytes: Uint8Array): boolean;
  export function transcode(bytes: Uint8Array, from: 'utf8', to: 'utf16le'): Buffer;
}
declare module 'node:util' {
  export const types: { isProxy(value: object): boolean };
}
