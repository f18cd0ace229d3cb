import { readdirSync, readFileSync } from 'node:fs';
import { projectRoot } from './data.js';

/** Bytes of a file below `fixtures/`. */
export function loadBytes(path: string): Uint8Array {
  return new Uint8Array(readFileSync(`${projectRoot}fixtures/${path}`));
}

/** A JSON vector file below `fixtures/vectors/`, as the caller's type. */
export function loadVectors<T>(path: string): T {
  return JSON.parse(readFileSync(`${projectRoot}fixtures/vectors/${path}`, 'utf8')) as T;
}

/** Every file below a folder of `fixtures/`, by its path there; sorted. */
export function loadFolder(path: string): Map<string, Uint8Array> {
  const root = `${projectRoot}fixtures/${path}`;
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length + 1))
    .sort();
  return new Map(paths.map((name) => [name, new Uint8Array(readFileSync(`${root}/${name}`))]));
}
