import type { IngestedDocument } from '@loccit/ingestion';
import { describe, expect, it } from 'vitest';
import { createMemorySearch } from '../../src/retrieval/memory-search.js';
import { rankRows } from '../../src/retrieval/rank-rows.js';
import { ask, GUEST, publish, writeDocument } from '../ask.js';
import { openCorpus } from '../corpora.js';

const QUESTIONS = [
  'How long does a refund take after approval?',
  'Who pays import duties on an overseas order?',
  'How much is the learning budget per employee per year?',
  'What is the on-call phone of the payments team?',
  'Is there a swimming pool on the roof?',
  '审核通过后多久退款到账？',
  '员工国内出差的住宿费每晚报销上限是多少？',
  '邮寄纸质发票收多少邮费？',
  '食堂的菜单在哪里看？',
];
const plain = openCorpus('acme');
const bytesOf = (generation = plain) =>
  QUESTIONS.map((question) => JSON.stringify(ask(generation, question).answer));

describe('rankRows', () => {
  const fifty = (write: (index: number) => IngestedDocument) =>
    Array.from({ length: 50 }, (_, index) => write(index));

  it('[C11] 50 unreadable documents made of the questions’ own words leave every public byte as it was', () => {
    const hidden = fifty((index) => {
      const question = QUESTIONS[index % QUESTIONS.length] ?? '';
      return writeDocument(
        `secret-${index}`,
        `${question.replace(/[?？]/u, '')} ${index + 1} 天 days CNY 7.\n\n${QUESTIONS.join(' ')}`,
        {
          allowed_groups: ['board'],
          title: question,
        },
      );
    });
    const generation = openCorpus('acme', hidden);
    expect(bytesOf(generation)).toEqual(bytesOf());
    const statuses = QUESTIONS.map((question) => ask(plain, question).answer.status);
    expect(new Set(statuses)).toEqual(new Set(['answered', 'conflict', 'insufficient_evidence']));
    const board = { ...GUEST, groups: ['board'] };
    const seen = QUESTIONS.map((question) =>
      JSON.stringify(ask(generation, question, { reader: board }).answer),
    );
    expect(seen).not.toEqual(bytesOf());
  });

  it('[C11] 50 unrelated readable documents leave every public byte as it was', () => {
    const foreign = fifty((index) =>
      writeDocument(
        `poem-${index}`,
        `Quartz lichen ${index} murmurs beneath violet auroras.\n\n琥珀鲸鱼梦见蓝莓${index}`,
      ),
    );
    expect(bytesOf(openCorpus('acme', foreign))).toEqual(bytesOf());
  });

  it('[C11] scores depend on the rows returned alone', () => {
    const base = [
      writeDocument('a', 'Ferries run every 20 minutes.'),
      writeDocument('b', 'Ferries carry bicycles and ferries carry dogs.'),
    ];
    const score = (documents: readonly IngestedDocument[]) => {
      const generation = publish(documents);
      const readable = generation.documents.filter(({ allowed_groups }) => allowed_groups.includes('public'));
      const ids = new Set(readable.map(({ document_id }) => document_id));
      return rankRows(createMemorySearch(generation), ['ferri', 'ferry', 'run'], ids)
        .best(9)
        .map(({ row, score }) => [row.documentId, score]);
    };
    const more = [
      writeDocument('c', 'Ferries run, run, run.', { allowed_groups: ['crew'] }),
      writeDocument('d', 'Violets bloom in May.'),
    ];
    expect(score([...base, ...more])).toEqual(score(base));
    expect(score(base).map(([id]) => id)).toEqual(['a', 'b']);
  });

  it('breaks ties by chunk id and finds nothing for no terms', () => {
    const generation = publish(['a', 'b', 'c'].map((id) => writeDocument(id, 'Ferries run.')));
    const search = createMemorySearch(generation);
    const readable = new Set(['a', 'b', 'c']);
    const ids = rankRows(search, ['run', 'run'], readable)
      .best(9)
      .map(({ row }) => row.chunkId);
    expect(ids).toEqual([...ids].sort());
    expect(rankRows(search, [], readable).best(9)).toEqual([]);
  });
});
