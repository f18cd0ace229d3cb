import { type Files, filesBelow } from './files.js';

/** Where a case finds its bases. */
export interface Bases {
  store(name: string): Files;
  /** `<name>.json` or `<name>.audit.json`. */
  answer(file: string): Uint8Array;
}

/** The bases among the files of `fixtures/vectors/verifier`; a store is looked for once. */
export function openBases(files: Files): Bases {
  const stores = new Map<string, Files>();
  return {
    store: (name) => {
      const held = stores.get(name) ?? filesBelow(files, `stores/${name}`);
      if (held.size === 0) throw new Error(`no store ${name}`);
      stores.set(name, held);
      return held;
    },
    answer: (file) => {
      const bytes = files.get(`answers/${file}`);
      if (bytes === undefined) throw new Error(`no answer ${file}`);
      return bytes;
    },
  };
}
