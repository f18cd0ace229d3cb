import { sharedData } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../src/index.js';
import { readExamples, readOracle, sameBlocks, sameLinks } from './commonmark.js';

const spec = sharedData('vectors/markdown/commonmark-spec.txt');

/** Examples where our reading differs on purpose or without consequence; each is explained in the README. */
const DIFFERENT_BLOCKS = ['[foo]: /url\n===\n[foo]\n'];

describe('parseMarkdown', () => {
  it.skipIf(spec === undefined)(
    `agrees with mdast on blocks and links of the CommonMark examples${spec === undefined ? ' (skipped: the data set is missing or not asked for)' : ''}`,
    () => {
      const examples = readExamples(spec ?? '');
      const blocks: string[] = [];
      const links: string[] = [];
      for (const text of examples) {
        const oracle = readOracle(text);
        if (!sameBlocks(text, oracle.blocks)) blocks.push(text);
        if (!sameLinks(text, oracle.links)) links.push(text);
      }
      const all = examples.length;
      console.log(
        `CommonMark examples: blocks ${all - blocks.length}/${all}, links ${all - links.length}/${all}`,
      );
      expect(examples.length).toBeGreaterThan(640);
      expect(blocks).toEqual(DIFFERENT_BLOCKS);
      expect(links).toEqual([]);
    },
  );

  it('keeps the text and says where the body begins', () => {
    expect(parseMarkdown('---\na: 1\n---\nb')).toMatchObject({ text: '---\na: 1\n---\nb', bodyStart: 13 });
  });
});
