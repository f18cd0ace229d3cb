import { readFileSync } from 'node:fs';

const loader = readFileSync(new URL('loader.cjs', import.meta.url), 'utf8');

/** Makes the entry load its neighbours with their bytecode; every other file is handed the loader as its `require`. */
export function loadBytecode() {
  return {
    name: 'load-bytecode',
    renderChunk: (code, { isEntry }) =>
      isEntry ? { code: `${loader}${code.replaceAll('require("./', 'load("./')}` } : null,
  };
}
