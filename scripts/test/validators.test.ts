import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (name: string) =>
  readFileSync(new URL(`../../packages/contract/src/generated/${name}.ts`, import.meta.url), 'utf8');
/** What a compiled function says, whatever it is called. */
const listBodies = (source: string) =>
  [...source.matchAll(/^function (validate\d+)\([\s\S]*?^return errors === 0;\n\}$/gm)].map(
    ([text, name = '']) => text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), '#'),
  );

describe('generateValidators', () => {
  it('compiles what several schemas refer to once, and the documents take it from the artifacts', () => {
    const bodies = [...listBodies(read('validators')), ...listBodies(read('document-validators'))];
    expect(bodies.length).toBeGreaterThan(100);
    expect(new Set(bodies).size).toBe(bodies.length);
  });
});
