import type { IngestedDocument } from '@loccit/ingestion';
import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerFromRetrieval, type Retrieval, retrieve, retrieveWithModels } from '../../src/index.js';
import { AT, GUEST, publish, writeDocument } from '../ask.js';
import { createFakeEmbedder, createFakeReranker, openModels } from './fake-models.js';

const RELATED = [
  'refund',
  'parcel',
  'harbour',
  'days',
  'customs',
  'Harbour',
  '5',
  '30',
  '退款',
  '到账',
  '包裹',
  '三天',
];
/** Shares no term with the others. */
const UNRELATED = ['quartz', 'lichen', 'aurora', 'velvet', 'walrus', '琥珀', '鲸鱼', '蓝莓', '极光'];
const reader = { ...GUEST, groups: ['staff'] };

interface Written {
  readonly id: string;
  readonly sentences: readonly (readonly string[])[];
  readonly groups: readonly string[];
  readonly from: string | null;
  readonly to: string | null;
  readonly authority: number | null;
  readonly work: string | null;
}

const write = ({ authority, from, groups, id, sentences, to, work }: Written): IngestedDocument =>
  writeDocument(
    id,
    sentences
      .map((words) =>
        words.some((word) => /\p{Script=Han}/u.test(word)) ? `${words.join('')}。` : `${words.join(' ')}.`,
      )
      .join('\n\n'),
    {
      allowed_groups: [...groups],
      effective_from: from,
      effective_to: to,
      authority,
      work_id: work,
    },
  );

const sentences = (words: readonly string[]) =>
  fc.array(fc.array(fc.constantFrom(...words), { minLength: 2, maxLength: 9 }), {
    minLength: 1,
    maxLength: 4,
  });
const details = {
  authority: fc.constantFrom(null, 10, 90),
  work: fc.constantFrom(null, 'd0', 'd1', 'work-a'),
};
const READABLE = [['public'], ['staff'], ['board', 'staff']];
const WINDOWS: readonly (readonly [string | null, string | null])[] = [
  [null, null],
  ['2026-01-01T00:00:00Z', null],
  [null, '2027-01-01T00:00:00Z'],
];
const CLOSED_WINDOWS: typeof WINDOWS = [
  ['2027-01-01T00:00:00Z', null],
  [null, AT],
];
const named = (prefix: string, one: fc.Arbitrary<Omit<Written, 'id'>>, maxLength: number) =>
  fc
    .array(one, { maxLength })
    .map((all) => all.map((rest, at): Written => ({ ...rest, id: `${prefix}${at}` })));
const described = (words: readonly string[], groups: readonly string[][], windows: typeof WINDOWS) =>
  fc
    .record({
      ...details,
      sentences: sentences(words),
      groups: fc.constantFrom(...groups),
      window: fc.constantFrom(...windows),
    })
    .map(({ window: [from, to], ...rest }) => ({ ...rest, from, to }));

const base = named('d', described(RELATED, READABLE, WINDOWS), 6);
const everything = [...RELATED, ...UNRELATED];
/** What the reader may not see, about anything, and what has nothing to do with the question, for anybody. */
const besides = fc
  .tuple(
    named('closed', described(everything, [['board'], ['nobody']], WINDOWS), 5),
    named('untimely', described(everything, READABLE, CLOSED_WINDOWS), 3),
    named('foreign', described(UNRELATED, [...READABLE, ['board']], [...WINDOWS, ...CLOSED_WINDOWS]), 5),
  )
  .map((lists) => lists.flat());
const question = fc
  .array(fc.constantFrom(...RELATED), { minLength: 1, maxLength: 4 })
  .map((words) => words.join(' '));

const input = (documents: readonly Written[], asked: string) => ({
  question: asked,
  generation: publish(documents.map(write)),
  reader,
  at: AT,
  answerId: `ans_${'0'.repeat(32)}`,
  nonce: '0'.repeat(32),
});
/** Everything that happened after the filter, which is counted for the audit. */
const afterFilter = ({ filter: _, ...rest }: Retrieval): string =>
  JSON.stringify({
    ...rest,
    selected: rest.selected.map(({ row, score }) => [row.entry.id, score]),
    // Names no corpus; the term counts of rows that only a model found are read when asked for.
    retrieved: rest.retrieved.map(({ row, score }) => [row.entryId, row.length, score]),
    reranked: rest.reranked.map(({ row, score }) => [row.entryId, row.length, score]),
  });

describe('retrieve', () => {
  it('[C11] adding, changing or deleting what is unreadable or unrelated changes no stage and no public byte', () => {
    const statuses = new Set<string>();
    seeded(
      fc.property(base, besides, besides, question, (documents, some, others, asked) => {
        const [plain, ...changed] = [documents, [...some, ...documents], [...documents, ...others]].map(
          (all) => {
            const given = input(all, asked);
            const retrieval = retrieve(given);
            const { answer } = answerFromRetrieval(given, retrieval);
            statuses.add(answer.status);
            return afterFilter(retrieval) + JSON.stringify(answer);
          },
        );
        for (const one of changed) expect(one).toBe(plain);
      }),
      { runs: 150 },
    );
    expect(statuses).toContain('answered');
    expect(statuses).toContain('insufficient_evidence');
  });

  it('[C11] [C9] what the reader may not see is the same as what is not there, by embeddings, fusion and reranking too', async () => {
    const models = () =>
      openModels({ embedder: createFakeEmbedder(), reranker: createFakeReranker(), minCosine: 0.2 });
    let byMeaning = 0;
    await fc.assert(
      fc.asyncProperty(base, besides, question, async (documents, some, asked) => {
        const runs = await Promise.all(
          [documents, [...some.filter(({ id }) => !id.startsWith('foreign')), ...documents]].map((all) =>
            retrieveWithModels(input(all, asked), models()),
          ),
        );
        const [plain, changed] = runs.map(afterFilter);
        expect(changed).toBe(plain);
        if ((runs[0]?.retrieved.length ?? 0) > 0) byMeaning++;
      }),
      { seed: 20260101, numRuns: 100 },
    );
    expect(byMeaning).toBeGreaterThan(50);
  });

  it('[C11] a document whose meaning is far from the question changes no rank of what is near', async () => {
    const near = [
      { id: 'd0', sentences: [['refund', '5', 'days']] },
      { id: 'd1', sentences: [['退款', '三天', '到账']] },
    ];
    const far = UNRELATED.map((word, at) => ({ id: `far${at}`, sentences: [[word, word]] }));
    const open = { groups: ['public'], from: null, to: null, authority: null, work: null };
    const models = openModels({
      embedder: createFakeEmbedder(),
      reranker: createFakeReranker(),
      minCosine: 0.45,
    });
    for (const asked of ['refund days', '退款几天到账']) {
      const [plain, changed] = await Promise.all(
        [near, [...far, ...near]].map(async (all) =>
          afterFilter(
            await retrieveWithModels(
              input(
                all.map((one) => ({ ...one, ...open })),
                asked,
              ),
              models,
            ),
          ),
        ),
      );
      expect(changed).toBe(plain);
    }
  });

  it('[C9] sends no model a word of what the reader may not see', async () => {
    const embedder = createFakeEmbedder();
    const reranker = createFakeReranker();
    const open = { sentences: [['refund', 'days']], from: null, to: null, authority: null, work: null };
    const hidden = { ...open, id: 'hidden', groups: ['board'], sentences: [['refund', 'walrus']] };
    const given = input([{ ...open, id: 'd0', groups: ['public'] }, hidden], 'refund days');
    await retrieveWithModels(given, openModels({ embedder, reranker }));
    expect(embedder.seen.length).toBeGreaterThan(1);
    expect([...embedder.seen, ...reranker.seen].join()).not.toContain('walrus');
  });
});
