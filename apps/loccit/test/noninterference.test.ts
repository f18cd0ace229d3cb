import { answerQuestion } from '@loccit/answering';
import type { Answer } from '@loccit/contract';
import type { EventStore, Reader } from '@loccit/storage';
import { seeded } from '@loccit/testing';
import { checkAnswer, checkMarkdown, type Evidence, traceLineage } from '@loccit/validator';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AT,
  applyChange,
  change,
  corpus,
  isHidden,
  open,
  principal,
  QUESTIONS,
  type World,
  type WorldDocument,
} from './noninterference-worlds.js';

/** Who may read everything of the tenant: whose answers the reader tries. */
const ALL: Reader = { tenantId: 'harbour', groups: ['board', 'crew', 'desk'], principal: 'all' };

function ask(store: EventStore, reader: Reader, question: string): Answer {
  const restrictions = store.restrictions(reader.tenantId);
  const generation = store.current(reader.tenantId);
  const fixed = { answerId: `ans_${'0'.repeat(32)}`, nonce: '0'.repeat(32) };
  return answerQuestion({ question, generation, reader, restrictions, at: AT, ...fixed }).answer;
}

const encode = (value: unknown): Uint8Array => new Uint8Array(Buffer.from(JSON.stringify(value)));

/** A report that names every document of both worlds in the ways a report can. */
function writeReport(documents: readonly WorldDocument[]): Uint8Array {
  const lines = documents.map(({ id, text }) => {
    const words = text.split('\n').at(-2) ?? '';
    return `${words} [${id}#0]\n\n${words} [${words}](file-set:${id}.md)\n\n${words} [${id}#99]\n`;
  });
  return new Uint8Array(Buffer.from(lines.join('\n')));
}

/** Everything that ask, check, open and lineage show this reader of a store. */
function show(store: EventStore, reader: Reader, artifacts: readonly Answer[], report: Uint8Array): string {
  const evidence: Evidence = { store, reader, at: AT };
  const own = QUESTIONS.map((question) => ask(store, reader, question));
  const checked = [...own, ...artifacts].map((answer) => [
    checkAnswer({ bytes: encode(answer), evidence }),
    checkAnswer({ bytes: encode(answer), evidence: { ...evidence, action: 'open' }, lang: 'zh' }),
    traceLineage(answer, { ...evidence, action: 'trace' }),
  ]);
  return JSON.stringify([own, checked, checkMarkdown({ bytes: report, evidence })]);
}

/** Answers over everything, and the same with spans beyond their documents. */
function collectArtifacts(store: EventStore): Answer[] {
  const answers = QUESTIONS.map((question) => ask(store, ALL, question));
  const beyond = structuredClone(answers);
  for (const { claims } of beyond)
    for (const { citations } of claims) for (const one of citations) Object.assign(one, { char_end: 9_999 });
  return [...answers, ...beyond];
}

describe('what a reader may not see', () => {
  it('[C8][C9] leaves every public byte of ask, check, open and lineage as it is, whatever becomes of it', () => {
    let hidden = 0;
    let answered = 0;
    seeded(
      fc.property(
        corpus,
        principal,
        fc.array(change, { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        (documents, reader, changes, keepsFormer) => {
          const before: World = { documents, waiting: [] };
          const after = changes.reduce((world, one) => applyChange(world, one, reader), before);
          const stores = [open(before), open(after, keepsFormer ? [documents] : [])] as const;
          const artifacts = stores.flatMap(collectArtifacts);
          const report = writeReport([...documents, ...after.documents]);
          const [first, second] = stores.map((store) => show(store, reader, artifacts, report));
          hidden += documents.filter((one) => isHidden(one, reader)).length;
          answered += QUESTIONS.filter(
            (question) => ask(stores[0], reader, question).claims.length > 0,
          ).length;
          return first === second;
        },
      ),
      { runs: 50 },
    );
    // The worlds are not empty of what is hidden, nor of what is shown.
    expect(hidden).toBeGreaterThan(100);
    expect(answered).toBeGreaterThan(40);
  }, 240_000);

  it('[C9] documents that share no word with a question leave its answer as it is', () => {
    seeded(
      fc.property(
        corpus,
        principal,
        fc.array(fc.nat(3), { minLength: 1, maxLength: 3 }),
        (documents, reader, more) => {
          const others = more.map(
            (kind, at): WorldDocument => ({
              ...{
                tenant: 'harbour',
                id: `u${at}`,
                groups: ['public'],
                from: null,
                to: null,
                work: null,
                authority: 99,
              },
              text: UNRELATED[kind] ?? '',
            }),
          );
          const plain = open({ documents, waiting: [] });
          const fuller = open({ documents: [...documents, ...others], waiting: [] });
          return QUESTIONS.every(
            (question) =>
              JSON.stringify(ask(plain, reader, question)) === JSON.stringify(ask(fuller, reader, question)),
          );
        },
      ),
      { runs: 60 },
    );
  }, 120_000);

  it('[C9] a document that is shown does change the answer: the comparison sees differences', () => {
    const shown: WorldDocument = {
      ...{
        tenant: 'harbour',
        id: 'd1',
        groups: ['public'],
        from: null,
        to: null,
        work: null,
        authority: null,
      },
      text: '# The crane\n\nThe crane costs 4 crowns.\n',
    };
    const reader: Reader = { tenantId: 'harbour', groups: [], principal: 'somebody' };
    const [question = ''] = QUESTIONS;
    expect(ask(open({ documents: [shown], waiting: [] }), reader, question).status).toBe('answered');
    expect(ask(open({ documents: [], waiting: [] }), reader, question).status).not.toBe('answered');
  });
});

const UNRELATED = [
  '# Quartz\n\nQuartz glitters under violet lamps.\n',
  '# 石英\n\n石英在紫色灯下闪耀。\n',
  '# Poems\n\nPoems rhyme seldom nowadays.\n',
  '# 诗歌\n\n诗歌如今很少押韵。\n',
];
