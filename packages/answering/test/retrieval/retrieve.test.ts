import { checkSchema } from '@loccit/contract';
import type { LexicalSearch, StoredGeneration } from '@loccit/storage';
import { describe, expect, it } from 'vitest';
import { answerQuestion, retrieve, termReader } from '../../src/index.js';
import { createMemorySearch } from '../../src/retrieval/memory-search.js';
import { AT, ask, GUEST, publish, writeDocument } from '../ask.js';
import { openCorpus } from '../corpora.js';

const acme = openCorpus('acme');
const questions = ['How long does a refund take after approval?', '审核通过后多久退款到账？'];
const find = (generation: StoredGeneration, question: string, more: object = {}) =>
  retrieve({ question, generation, reader: GUEST, at: AT, ...more });
const withSearch = (generation: StoredGeneration, search: LexicalSearch): StoredGeneration => ({
  ...generation,
  search,
});
const many = publish(
  Array.from({ length: 30 }, (_, at) =>
    writeDocument(`d${at}`, `A refund takes ${at} days. ${'Ask again. '.repeat(at)}`),
  ),
);

describe('retrieve', () => {
  it.each(questions)(
    '[C5] selects among what it retrieved, and says of every other row why not: %s',
    (question) => {
      const run = find(acme, question, { budget: { rows: 2 } });
      const retrieved = run.retrieved.map(({ row }) => row.entryId);
      const selected = run.selected.map(({ row }) => row.entry.id);
      expect(retrieved).toEqual(expect.arrayContaining(selected));
      const left = retrieved.filter((id) => !selected.includes(id)).sort();
      expect(run.dropped.map(({ entryId }) => entryId).sort()).toEqual(left);
      expect(run.dropped.map(({ reason }) => reason)).toContain('budget');
      expect(checkSchema('audit', ask(acme, question).audit)).toEqual([]);
    },
  );

  it('fills a context up to its rows and its code points, in order, and never with less than the best row', () => {
    const rows = (budget: object) => find(many, 'How many days does a refund take?', { budget }).selected;
    const all = rows({ rows: 30, chars: 1e6 });
    expect(all).toHaveLength(30);
    expect(rows({})).toHaveLength(12);
    expect(rows({ rows: 3 })).toEqual(all.slice(0, 3));
    const size = ({ row }: (typeof all)[number]) =>
      row.chunk.preimage.char_end - row.chunk.preimage.char_start;
    const some = rows({ rows: 30, chars: 400 });
    expect(some.reduce((sum, row) => sum + size(row), 0)).toBeLessThanOrEqual(400);
    expect(some.length).toBeGreaterThan(3);
    expect(rows({ chars: 1 })).toEqual(all.slice(0, 1));
  });

  it('[C11] asks a generation’s own search with the terms of the question and what may be read, and decides the order itself', () => {
    const asked: { terms: readonly string[]; readable: ReadonlySet<string> }[] = [];
    const inner = createMemorySearch(acme);
    const search: LexicalSearch = {
      ...inner,
      find: (terms, readable) => {
        asked.push({ terms, readable });
        return inner.find(terms, readable).map((list) => [...list].reverse());
      },
    };
    for (const question of questions) {
      expect(find(withSearch(acme, search), question)).toEqual(find(acme, question));
    }
    expect(asked).toHaveLength(2);
    expect(asked[0]?.readable.has('oncall-phones')).toBe(false);
    expect(asked[0]?.terms).toContain('refund');
  });

  it('does not search an index that was made by other rules for terms', () => {
    const search = { termsVersion: `${termReader.version}0`, find: () => [] };
    for (const question of questions)
      expect(find(withSearch(acme, search), question).selected).toEqual(find(acme, question).selected);
  });

  it.each(questions)(
    '[C16] a search that fails is a dependency that is down: no claim, no word of what went wrong: %s',
    (question) => {
      const search: LexicalSearch = {
        termsVersion: termReader.version,
        find: () => {
          throw new Error('disk I/O error in /srv/secret.sqlite');
        },
      };
      const { answer, audit } = ask(withSearch(acme, search), question);
      expect([answer.status, answer.reason?.code, answer.claims]).toEqual([
        'dependency_unavailable',
        'retrieval-unavailable',
        [],
      ]);
      expect(audit.failure).toEqual({ stage: 'search', code: 'retrieval-unavailable' });
      expect(audit.stages.retrieved).toEqual([]);
      expect(JSON.stringify([answer, audit])).not.toContain('secret');
      expect(checkSchema('audit', audit)).toEqual([]);
    },
  );

  it.each([
    ['Where is my order 77120?', 'order-status'],
    ['我的订单到哪里了？', 'order-status'],
  ])('[C15] routes come before the search, even before one that would fail: %s', (question) => {
    const search: LexicalSearch = {
      termsVersion: termReader.version,
      find: () => {
        throw new Error('searched');
      },
    };
    expect(find(withSearch(acme, search), question).stop).toMatchObject({ status: 'tool_required' });
  });

  it('[C12] finds every Chinese word of two characters that stands in a readable document', () => {
    const text = '订单发货后三天内可以申请退款，审核通过后五个工作日到账。';
    const generation = publish([writeDocument('d', text)]);
    const characters = [...text].filter((one) => /\p{Script=Han}/u.test(one) || '，。'.includes(one));
    const words = characters.slice(1).map((one, at) => `${characters[at]}${one}`);
    for (const word of words.filter((one) => /^\p{Script=Han}{2}$/u.test(one))) {
      const { ranking } = {
        ranking: createMemorySearch(generation).find(termReader.list(word), new Set(['d'])),
      };
      expect(ranking.flat()).toHaveLength(1);
    }
  });

  it('keeps answering from the same rows when it is asked through `answerQuestion`', () => {
    for (const question of questions) {
      const input = { question, generation: acme, reader: GUEST, at: AT };
      const { audit } = answerQuestion({
        ...input,
        answerId: `ans_${'0'.repeat(32)}`,
        nonce: '0'.repeat(32),
      });
      const ids = retrieve(input).selected.map(({ row }) => row.entry.id);
      expect(audit.selected_entry_ids).toEqual(ids.sort());
    }
  });
});
