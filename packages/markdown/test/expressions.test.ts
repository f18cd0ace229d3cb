import { writeFileSync } from 'node:fs';
import { loadVectors, projectRoot } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import * as worthiness from '../src/check-worthiness.js';
import { FOREIGN_BEFORE, FOREIGN_BEHIND } from '../src/foreign-structure.js';
import { NOT_FOUND_FORMS } from '../src/not-found.js';
import * as own from '../src/own-words.js';
import { MENTION } from '../src/structure-mentions.js';
import { APPENDIX, CAPTION, SECTION } from '../src/structure-parts.js';
import { DENSE_NAMES, OFFERS, SUBSTANCE } from '../src/substance.js';
import { DEEDS, DENSE_LISTING, LISTING } from '../src/unclaimed-lines.js';

const write = (list: readonly RegExp[]): string[] => list.map(({ source, flags }) => `/${source}/${flags}`);

/** The expressions that the specification names, as other languages read them. */
const EXPRESSIONS: Readonly<Record<string, readonly string[]>> = {
  substance: write(SUBSTANCE),
  substance_removed_before: write([OFFERS]),
  substance_names_zh: write([DENSE_NAMES]),
  question: write([worthiness.QUESTION_START]),
  question_not: write([worthiness.TELLING_QUESTION]),
  question_zh: write([worthiness.DENSE_QUESTION]),
  question_not_zh: write([worthiness.TELLING_DENSE_QUESTION]),
  courtesy: write(own.COURTESIES),
  courtesy_zh: write(own.DENSE_COURTESIES),
  transition: write(own.TRANSITIONS),
  transition_zh: write(own.DENSE_TRANSITIONS),
  self_talk: write(own.SELF_TALK),
  self_talk_zh: write(own.DENSE_SELF_TALK),
  not_found: write(NOT_FOUND_FORMS),
  listing: write([LISTING]),
  listing_zh: write([DENSE_LISTING]),
  run_in_title_not: write([DEEDS]),
  part_named: write([MENTION]),
  part_of_other_behind: write([FOREIGN_BEHIND]),
  part_of_other_before: write([FOREIGN_BEFORE]),
  caption: write([CAPTION]),
  section_number: write([SECTION]),
  appendix: write([APPENDIX]),
};

if (process.env.LOCCIT_WRITE_VECTORS === '1')
  writeFileSync(
    `${projectRoot}fixtures/vectors/markdown/expressions.json`,
    `${JSON.stringify(EXPRESSIONS, null, 1)}\n`,
  );

describe('the expressions of the specification', () => {
  it('are those of the code', () => {
    expect(loadVectors<unknown>('markdown/expressions.json')).toEqual(EXPRESSIONS);
  });
});
