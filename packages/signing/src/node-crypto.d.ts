// The functions used of Node's module. This package compiles without Node's own types, so that nothing else
// of that platform can slip in.
declare module 'node:crypto' {
  export interface KeyObject {
    export(options: { format: 'der'; type: 'spki' }): Uint8Array;
  }
  export function createPublicKey(
    key: KeyObject | { key: { kty: string; crv: string; x: string }; format: 'jwk' },
  ): KeyObject;
  export function createPrivateKey(key: { key: Uint8Array; format: 'der'; type: 'pkcs8' }): KeyObject;
  export function sign(algorithm: null, data: Uint8Array, key: KeyObject): Uint8Array;
  export function verify(algorithm: null, data: Uint8Array, key: KeyObject, signature: Uint8Array): boolean;
  export function scrypt(
    password: Uint8Array,
    salt: Uint8Array,
    length: number,
    options: { N: number; r: number; p: number; maxmem: number },
    done: (error: Error | null, key: Uint8Array) => void,
  ): void;
  export interface BlockCipher {
    update(data: Uint8Array): Uint8Array;
    final(): Uint8Array;
  }
  export function createCipheriv(algorithm: 'aes-256-cbc', key: Uint8Array, iv: Uint8Array): BlockCipher;
  export function createDecipheriv(algorithm: 'aes-256-cbc', key: Uint8Array, iv: Uint8Array): BlockCipher;
}
