import { readFileSync } from 'node:fs';
import { projectRoot } from './data.js';

/** Bytes of a file below `fixtures/`. */
export function loadBytes(path: string): Uint8Array {
  return new Uint8Array(readFileSync(`${projectRoot}fixtures/${path}`));
}

/** A JSON vector file below `fixtures/vectors/`, as the caller's type. */
export function loadVectors<T>(path: string): T {
  return JSON.parse(readFileSync(`${projectRoot}fixtures/vectors/${path}`, 'utf8')) as T;
}
