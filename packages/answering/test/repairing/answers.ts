import type { Answer, LineageCitation } from '@loccit/contract';
import { buildGeneration } from '@loccit/ingestion';
import { createMemoryStore } from '@loccit/storage';
import { loadVectors } from '@loccit/testing';
import { encodeUtf8 } from '@loccit/text';
import { checkAnswer } from '@loccit/validator';
import { createAnswer, createCitation, type RepairPolicy, repairAnswer } from '../../src/index.js';
import { AT, GUEST, TENANT, writeDocument } from '../ask.js';

/** How a claim of a vector cites. */
export interface VectorCitation {
  document?: string;
  quote?: string;
  invented?: string;
  broken?: boolean;
}

export interface AnswerRow {
  id: string;
  policy: RepairPolicy;
  lang?: string;
  claims: { text: string; cite: VectorCitation; also?: VectorCitation }[];
  status: string;
  outcomes: Record<string, string>;
  after: [string, string, string[]][];
  repaired: number;
  unsupported?: string[];
}

export const vector = loadVectors<{
  documents: { id: string; text: string; group?: string }[];
  rows: AnswerRow[];
}>('answering/repairs.json');

const documents = vector.documents.map(({ group, id, text }) =>
  writeDocument(id, text, group === undefined ? {} : { allowed_groups: [group] }),
);
const store = createMemoryStore();
store.publish(buildGeneration({ tenantId: TENANT, documents, routes: [] }));
const current = store.current(TENANT);
if (current === undefined) throw new Error('nothing was published');
const generation = current;
export const evidence = { store, reader: GUEST, at: AT };

/** Every sentence a reader may cite, as a citation. */
export function cite({ broken, document, invented, quote }: VectorCitation): LineageCitation {
  const at = vector.documents.findIndex(({ id }) => id === (document ?? vector.documents[0]?.id));
  const [indexEntryId = ''] = documents[at]?.indexEntryIds ?? [];
  const words = quote ?? (vector.documents[at]?.text.split(/(?<=[.。])\s*/)[0] as string);
  const citation = createCitation(generation, { indexEntryId, quote: words });
  if (broken === true) return { ...citation, span_sha256: '0'.repeat(64) };
  if (invented === undefined) return citation;
  const other = (id: string): string => id.replace(/.{8}$/, '00000000');
  return {
    ...citation,
    document_id: invented,
    raw_sha256: other(citation.raw_sha256),
    title: 'A page',
    source_uri: `https://handbook.example/${encodeURIComponent(invented)}`,
    canonical_revision_id: other(citation.canonical_revision_id),
    parse_revision_id: other(citation.parse_revision_id),
    element_id: other(citation.element_id),
    chunk_id: other(citation.chunk_id),
    index_entry_id: other(citation.index_entry_id),
  };
}

export const writeAnswer = ({ claims, lang = 'en' }: Pick<AnswerRow, 'claims' | 'lang'>): Answer =>
  createAnswer({
    question: lang === 'zh' ? '船只怎么办？' : 'What of boats?',
    lang,
    createdAt: AT,
    answerId: `ans_${'1'.repeat(32)}`,
    claims: claims.map(({ also, cite: first, text }) => ({
      text,
      citations: [cite(first), ...(also === undefined ? [] : [cite(also)])],
    })),
  });

export const toBytes = (answer: unknown): Uint8Array => encodeUtf8(JSON.stringify(answer));

export const check = (answer: unknown) =>
  checkAnswer({ bytes: toBytes(answer), evidence, without: ['audit'] });

export const repair = (answer: Answer, policy: RepairPolicy) =>
  repairAnswer({ bytes: toBytes(answer), policy, evidence, generation, answerId: `ans_${'2'.repeat(32)}` });
