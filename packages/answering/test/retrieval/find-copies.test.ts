import { describe, expect, it } from 'vitest';
import { retrieve } from '../../src/index.js';
import { AT, ask, GUEST, listCited, publish, writeDocument } from '../ask.js';

const texts = [
  ['How long does a refund take?', 'A refund takes five days.'],
  ['退款需要多长时间？', '退款需要五天。'],
] as const;
type Details = Parameters<typeof writeDocument>[2];

const find = (question: string, documents: readonly ReturnType<typeof writeDocument>[]) => {
  const run = retrieve({ question, generation: publish(documents), reader: GUEST, at: AT });
  return {
    selected: run.selected.map(({ row }) => row.document.document_id),
    dropped: run.dropped.map(({ reason }) => reason),
    retrieved: run.retrieved.length,
  };
};

describe.each(texts)('findCopies (%s)', (question, text) => {
  const pair = (a: Details, b: Details) =>
    find(question, [writeDocument('a', text, a), writeDocument('b', text, b)]);

  it('[C15] documents of equal canonical text are one source: one stands in the context, the other is told as a copy', () => {
    expect(pair({}, {})).toEqual({ selected: ['a'], dropped: ['same-work'], retrieved: 2 });
  });

  it('[C15] keeps the copy of higher authority, then the one in effect later, then the original, then the first by id', () => {
    const later = { effective_from: '2026-02-01T00:00:00Z' };
    expect(pair({ authority: 20 }, { authority: 80 }).selected).toEqual(['b']);
    expect(pair({}, { authority: 0 }).selected).toEqual(['b']);
    expect(pair({ authority: 80, ...later }, { authority: 80 }).selected).toEqual(['a']);
    expect(pair({}, later).selected).toEqual(['b']);
    expect(pair({ work_id: 'b' }, {}).selected).toEqual(['b']);
    expect(pair({ work_id: 'w' }, { work_id: 'w' }).selected).toEqual(['a']);
  });

  it('[C15] a copy of the work with other words yields to the one of higher authority', () => {
    const old = writeDocument('a', text.replace('five', 'nine').replace('五', '九'), {
      work_id: 'b',
      authority: 1,
    });
    const run = find(question, [old, writeDocument('b', text, { authority: 2 })]);
    expect(run.selected).toEqual(['b']);
  });

  it('[C15] documents of other works both stay', () => {
    const other = `${text} ${text.includes('refund') ? 'Ask the desk.' : '请联系柜台。'}`;
    const run = find(question, [writeDocument('a', text), writeDocument('b', other)]);
    expect(run.selected.sort()).toEqual(['a', 'b']);
  });

  it('a thousand mirrors crowd nobody out', () => {
    const mirrors = Array.from({ length: 1000 }, (_, at) =>
      writeDocument(`mirror-${at}`, text, { work_id: 'mirror-0' }),
    );
    const weaker = writeDocument(
      'weaker',
      `${text} ${text.includes('refund') ? 'Boats sail at noon.' : '船中午启航。'}`,
    );
    expect(find(question, [...mirrors, weaker]).selected).toEqual(['mirror-0', 'weaker']);
  });

  it('a copy that the reader may not see, or that has no word of the question, stands for nothing', () => {
    const secret = writeDocument('a', text, { allowed_groups: ['board'], authority: 90 });
    const silent = writeDocument('c', text.includes('refund') ? 'Boats sail.' : '船启航。', {
      work_id: 'b',
      authority: 90,
    });
    const run = find(question, [secret, writeDocument('b', text, { authority: 10 }), silent]);
    expect(run.selected).toEqual(['b']);
  });
});

describe('findCopies', () => {
  it('[C15] keeps a translation of the work for a question in its language', () => {
    const documents = [
      writeDocument('en', 'In 2026 a refund takes five days.', { authority: 90 }),
      writeDocument('zh', '2026 年退款需要五天到账。', { work_id: 'en' }),
    ];
    const generation = publish(documents);
    expect(listCited(ask(generation, '2026 年退款需要几天到账？'))).toEqual(['zh']);
    expect(listCited(ask(generation, 'How many days does a refund take in 2026?'))).toEqual(['en']);
  });
});
