import type { Files } from '@loccit/conformance';
import type { FilePort } from '@loccit/storage';

/** File operations over a map, for writing a store's folder without a disk. */
export function createMemoryFiles(): { readonly port: FilePort; readonly files: Files } {
  const files = new Map<string, Uint8Array>();
  const folders = new Set<string>(['', '/', '.']);
  const read = (path: string): Uint8Array => {
    const bytes = files.get(path);
    if (bytes === undefined) throw new Error(`no file ${path}`);
    return bytes;
  };
  const moveFile = (from: string, to: string): void => {
    files.set(to, read(from));
    files.delete(from);
  };
  const port: FilePort = {
    readFile: (path) => files.get(path),
    writeNew: (path, bytes) => {
      if (files.has(path)) throw new Error(`taken: ${path}`);
      files.set(path, bytes.slice());
    },
    makeFolder: (path) => {
      folders.add(path);
    },
    syncFile: () => undefined,
    syncFolder: () => undefined,
    rename: (from, to) => {
      if (files.has(from)) moveFile(from, to);
      for (const path of [...files.keys()]) {
        if (path.startsWith(`${from}/`)) moveFile(path, to + path.slice(from.length));
      }
      folders.delete(from);
      folders.add(to);
    },
    linkOrCopy: (from, to) => {
      files.set(to, read(from));
    },
    list: (path) => {
      const below = [...files.keys(), ...folders].filter((name) => name.startsWith(`${path}/`));
      return [...new Set(below.map((name) => name.slice(path.length + 1).split('/')[0] ?? ''))];
    },
    exists: (path) =>
      files.has(path) || folders.has(path) || [...files.keys()].some((name) => name.startsWith(`${path}/`)),
    removeTree: (path) => {
      for (const name of [...files.keys(), ...folders]) {
        if (name !== path && !name.startsWith(`${path}/`)) continue;
        files.delete(name);
        folders.delete(name);
      }
    },
    lock: () => () => undefined,
  };
  return { port, files };
}
