import type { Route } from '@loccit/contract';
import {
  buildGeneration,
  type DescribedDocument,
  type IngestedDocument,
  ingestDocument,
} from '@loccit/ingestion';
import { createMemoryStore, type Reader, type StoredGeneration } from '@loccit/storage';
import { answerQuestion } from '../src/index.js';

/** The day the corpora are read as of. */
export const AT = '2026-11-29T00:00:00Z';
export const TENANT = 'acme';
export const GUEST: Reader = { tenantId: TENANT, groups: [], principal: 'guest' };
export const ONCALL: Reader = { tenantId: TENANT, groups: ['oncall'], principal: 'engineer-4' };

/** Asks with everything fixed that is not the question. */
export function ask(
  generation: StoredGeneration | undefined,
  question: string,
  { reader = GUEST, at = AT, lang }: { reader?: Reader; at?: string; lang?: string } = {},
) {
  return answerQuestion({
    question,
    generation,
    reader,
    at,
    answerId: `ans_${'0'.repeat(32)}`,
    nonce: '0'.repeat(32),
    ...(lang === undefined ? {} : { lang }),
  });
}

/** Documents that an answer cites, once each, in order. */
export function listCited({ answer }: ReturnType<typeof ask>): string[] {
  return [...new Set(answer.claims.flatMap(({ citations }) => citations.map((c) => c.document_id)))];
}

/** A plain text document, public unless `rest` says otherwise. */
export function writeDocument(
  id: string,
  text: string,
  rest: Partial<DescribedDocument> = {},
): IngestedDocument {
  const markdown = rest.media_type === 'text/markdown';
  return ingestDocument({
    tenantId: TENANT,
    raw: new Uint8Array(Buffer.from(text)),
    document: {
      document_id: id,
      path: `${id}.${markdown ? 'md' : 'txt'}`,
      source_uri: `https://handbook.example/${encodeURIComponent(id)}`,
      source_version: '1',
      title: null,
      title_fallback: null,
      media_type: 'text/plain',
      charset: null,
      allowed_groups: ['public'],
      effective_from: null,
      effective_to: null,
      authority: null,
      work_id: null,
      marking: null,
      license: null,
      scope: null,
      ...rest,
    },
  });
}

/** The published generation of these documents. */
export function publish(
  documents: readonly IngestedDocument[],
  routes: readonly Route[] = [],
): StoredGeneration {
  const store = createMemoryStore();
  store.publish(buildGeneration({ tenantId: TENANT, documents, routes }));
  const generation = store.current(TENANT);
  if (generation === undefined) throw new Error('nothing was published');
  return generation;
}
