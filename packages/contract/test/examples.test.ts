import { readdirSync, readFileSync } from 'node:fs';
import * as contract from '@loccit/contract';
import { projectRoot } from '@loccit/testing';
import { describe, expect, it } from 'vitest';

const root = `${projectRoot}packages/contract/`;
const texts = ['README.md', ...readdirSync(`${root}src`).map((name) => `src/${name}`)]
  .filter((path) => /\.(?:ts|md)$/.test(path))
  .map((path) => ({ path, text: readFileSync(`${root}${path}`, 'utf8').replace(/^ \* ?/gm, '') }));

/** Lines `expression; // value` of the code blocks in a text. */
function listExamples(text: string): [expression: string, value: string][] {
  const blocks = [...text.matchAll(/^```ts\n(.*?)^```/gms)].map((match) => match[1] ?? '');
  const lines = blocks
    .flatMap((block) => block.split('\n'))
    .filter((line) => / \/\/ (?!\[.*\.\.\.)/.test(line));
  return lines.map((line) => line.split(/; \/\/ /, 2) as [string, string]);
}

function evaluate(expression: string): unknown {
  const names = Object.keys(contract);
  return new Function(...names, `return (${expression});`)(...Object.values(contract));
}

describe('examples', () => {
  for (const { path, text } of texts) {
    for (const [expression, value] of listExamples(text)) {
      it(`${path}: ${expression}`, () => {
        expect(evaluate(expression)).toEqual(evaluate(value));
      });
    }
  }
});
