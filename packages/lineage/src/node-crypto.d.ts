// The functions used of Node's module. This package compiles without Node's own types, so that nothing else
// of that platform can slip in.
declare module 'node:crypto' {
  export function hash(algorithm: 'sha256', data: Uint8Array | string, outputEncoding: 'hex'): string;
  export function createHash(algorithm: 'sha256'): {
    update(data: Uint8Array): unknown;
    digest(outputEncoding: 'hex'): string;
  };
}
