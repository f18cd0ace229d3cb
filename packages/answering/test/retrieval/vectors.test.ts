import type { Authorizer } from '@loccit/storage';
import { loadVectors } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { answerFromRetrieval, retrieve } from '../../src/index.js';
import { AT, GUEST, listCited, publish, writeDocument } from '../ask.js';

interface Row {
  readonly id: string;
  readonly documents: readonly {
    readonly id: string;
    readonly text: string;
    readonly groups?: readonly string[];
    readonly deleted?: boolean;
    readonly closed_to_citing?: boolean;
    readonly effective_from?: string;
    readonly effective_to?: string;
    readonly marking?: string;
  }[];
  readonly questions: readonly {
    readonly groups: readonly string[];
    readonly question: string;
    readonly status?: string;
    readonly cited?: readonly string[];
    readonly selected?: readonly string[];
    readonly markings?: readonly string[];
    readonly rows?: number;
  }[];
}

const { rows } = loadVectors<{ rows: readonly Row[] }>('answering/retrieval.json');

describe('retrieve', () => {
  it.each(rows)('[C5] [C9] $id', ({ documents, questions }) => {
    const generation = publish(
      documents.map(
        ({ effective_from = null, effective_to = null, groups = ['public'], id, marking = null, text }) =>
          writeDocument(id, text, { allowed_groups: [...groups], effective_from, effective_to, marking }),
      ),
    );
    const deleted = documents.filter((one) => one.deleted === true).map(({ id }) => id);
    const uncited = new Set(documents.filter((one) => one.closed_to_citing === true).map(({ id }) => id));
    const authorizer: Authorizer = {
      allows: ({ action, document, reader }) =>
        document.allowed_groups.some((group) => group === 'public' || reader.groups.includes(group)) &&
        !(action === 'cite' && uncited.has(document.document_id)),
    };
    for (const asked of questions) {
      const input = {
        question: asked.question,
        generation,
        reader: { ...GUEST, groups: asked.groups },
        at: AT,
        answerId: `ans_${'0'.repeat(32)}`,
        nonce: '0'.repeat(32),
        authorizer,
        restrictions: new Map(
          deleted.map((id) => [id, { document_id: id, deleted: true, access_lists: [] }]),
        ),
        ...(asked.rows === undefined ? {} : { budget: { rows: asked.rows } }),
      };
      const retrieval = retrieve(input);
      const run = answerFromRetrieval(input, retrieval);
      const selected = retrieval.selected.map(({ row }) => row.document.document_id);
      if (asked.status !== undefined)
        expect([asked.question, run.answer.status]).toEqual([asked.question, asked.status]);
      if (asked.cited !== undefined) expect(listCited(run)).toEqual(asked.cited);
      if (asked.selected !== undefined) expect(selected).toEqual(asked.selected);
      const markings = run.answer.claims.flatMap(({ citations }) => citations.map((one) => one.marking));
      if (asked.markings !== undefined) expect(markings).toEqual(asked.markings);
      // What is not readable stands in nothing but the counts of the filter.
      const shown = JSON.stringify([run.answer, { ...run.audit, filter: null, nonce: null }]);
      for (const { id } of documents) if (!selected.includes(id)) expect(shown).not.toContain(`"${id}"`);
    }
  });
});
