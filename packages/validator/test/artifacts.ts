import {
  type Answer,
  type Audit,
  type Citation,
  type Claim,
  digestAnswer,
  type Fact,
  type LineageCitation,
  renderAnswer,
} from '@loccit/contract';
import { createEntryProver, isRecordOf, sha256Hex } from '@loccit/lineage';
import type { Reader, StoredGeneration } from '@loccit/storage';
import { findQuantities } from '@loccit/support';
import { COORDINATE_SPACE, createTextIndex } from '@loccit/text';
import { AT, WARDEN } from './corpus.js';

/** Cites the first place where a text stands in a document. */
export function cite(
  generation: StoredGeneration,
  documentId: string,
  text: string,
  extra: Partial<LineageCitation> = {},
): LineageCitation {
  const document = generation.documents.find((candidate) => candidate.document_id === documentId);
  const canonical = generation.record(document?.canonical_revision_id ?? '');
  if (document === undefined || canonical === undefined || !isRecordOf(canonical, 'canonical')) {
    throw new Error(`no document ${documentId}`);
  }
  const { preimage } = canonical;
  const index = createTextIndex(generation.text(preimage.canonical_sha256) ?? '');
  const charStart = index.fromUtf16(index.text.indexOf(text));
  const charEnd = charStart + [...text].length;
  const within = (span: { char_start: number; char_end: number }): boolean =>
    span.char_start <= charStart && charEnd <= span.char_end;
  const records = [...generation.records()];
  const ofParse = document.parse_revision_id;
  const element = records.find(
    (r) => isRecordOf(r, 'element') && r.preimage.parse_revision_id === ofParse && within(r.preimage),
  );
  const chunk = records.find(
    (r) => isRecordOf(r, 'chunk') && r.preimage.parse_revision_id === ofParse && within(r.preimage),
  );
  const entry = records.find((r) => isRecordOf(r, 'index-entry') && r.preimage.chunk_id === chunk?.id);
  return {
    document_id: preimage.document_id,
    source_uri: preimage.source_uri,
    source_version: preimage.source_version,
    title: preimage.title,
    raw_sha256: preimage.raw_sha256,
    canonical_revision_id: canonical.id,
    parse_revision_id: ofParse,
    element_id: element?.id ?? '',
    chunk_id: chunk?.id ?? '',
    index_entry_id: entry?.id ?? '',
    coordinate_space: COORDINATE_SPACE,
    char_start: charStart,
    char_end: charEnd,
    span_sha256: sha256Hex(text),
    ...extra,
  };
}

const quote = (exact: string, prefix: string, suffix: string) =>
  ({ type: 'TextQuoteSelector', exact, prefix, suffix }) as const;

function factOf(text: string, citation: string): Fact {
  const [quantity] = findQuantities(text);
  if (quantity === undefined) throw new Error('no quantity');
  const { kind, unit, lo, hi, loOpen, hiOpen } = quantity;
  return { kind, lo, hi, lo_open: loOpen, hi_open: hiOpen, unit, scope: { branch: 'bergtal' }, citation };
}

const frame = (id: string, lang: string) => ({
  schema: 'urn:loccit:answer:1' as const,
  answer_id: `ans_${id.repeat(32)}`,
  lang,
  created_at: AT,
  generator: {
    name: 'bergtal-desk',
    version: '1',
    model: 'none',
    model_sha256: sha256Hex('no model'),
    degraded: false,
  },
});

function answered(generation: StoredGeneration): Answer {
  const loan = 'Books are lent for 21 days.';
  const key = 'The cellar key hangs behind the map of 1888.';
  const claims: Claim[] = [
    {
      claim_id: 'C1',
      text: loan,
      kind: 'fact',
      verbatim: true,
      facts: [factOf(loan, 'C1.1')],
      citations: [
        cite(generation, 'loans', loan, {
          quote: quote(loan, '# Loan rules\n\n', ' A loan can be renewed twice.'),
          locator: { type: 'lines', line_start: 3, line_end: 3 },
          group: 1,
          lang: 'en',
        }),
      ],
    },
    {
      claim_id: 'C2',
      text: key,
      kind: 'fact',
      citations: [
        cite(generation, 'keys', key, {
          effective_from: '2025-03-01T00:00:00Z',
          effective_to: '2027-03-01T00:00:00Z',
          marking: 'internal',
          license: 'house use',
        }),
      ],
    },
    { claim_id: 'C3', text: 'Ask at the desk before you order.', kind: 'advice', citations: [] },
  ];
  return {
    ...frame('a', 'en'),
    question: 'How long may a book be kept, and where is the cellar key?',
    status: 'answered',
    answer: renderAnswer('answered', claims, 'en'),
    rendering: 'claims/1',
    claims,
  };
}

function free(generation: StoredGeneration): Answer {
  const late = 'A late book costs 2 crowns per day.';
  const room = 'The reading room is free of charge.';
  const answer = `${late} [1] ${room} [2]`;
  const spanOf = (text: string) => {
    const char_start = answer.indexOf(text);
    return [{ char_start, char_end: char_start + text.length }];
  };
  return {
    ...frame('b', 'en'),
    question_commitment: sha256Hex('a question that is not shown'),
    status: 'answered',
    answer,
    answer_media_type: 'text/markdown',
    rendering: 'free',
    claims: [
      {
        claim_id: 'C1',
        text: late,
        kind: 'fact',
        answer_spans: spanOf(late),
        citations: [cite(generation, 'loans', late)],
      },
      {
        claim_id: 'C2',
        text: room,
        kind: 'fact',
        answer_spans: spanOf(room),
        repaired_from: [
          {
            rule: 'provenance/unknown-source',
            outcome: 'kept',
            mark: '[9]',
            document_id: 'house-rules',
            chunk_id: `chk_${sha256Hex('an invented block')}`,
          },
        ],
        citations: [cite(generation, 'loans', room)],
      },
    ],
  };
}

function conflict(generation: StoredGeneration): Answer {
  const claims: Claim[] = ['north', 'south'].map((side, at) => {
    const text = `A bicycle trailer costs ${side === 'north' ? 30 : 45} crowns per day.`;
    return {
      claim_id: `C${at + 1}`,
      text,
      kind: 'fact',
      verbatim: true,
      citations: [cite(generation, `depot-${side}`, text)],
    };
  });
  return {
    ...frame('c', 'en'),
    question: 'What does a bicycle trailer cost?',
    status: 'conflict',
    answer: renderAnswer('conflict', claims, 'en'),
    rendering: 'claims/1',
    claims,
    conflicts: [
      {
        claim_ids: ['C1', 'C2'],
        key: 'a bicycle trailer costs # per day',
        next_step: 'Ask which depot the trailer is taken from.',
        rule: 'masked-quantities/1',
      },
    ],
  };
}

function insufficient(): Answer {
  const claims: Claim[] = [{ claim_id: 'C1', text: '园地的租期', kind: 'absence', citations: [] }];
  return {
    ...frame('d', 'zh'),
    question: '园地可以租多久？',
    status: 'insufficient_evidence',
    answer: renderAnswer('insufficient_evidence', claims, 'zh'),
    rendering: 'claims/1',
    claims,
    reason: { code: 'no-matching-evidence', missing: ['租期'] },
  };
}

/** The audit of an answer as the system that made it would have kept it. */
export function auditOf(answer: Answer, generation: StoredGeneration, reader: Reader = WARDEN): Audit {
  const cited = answer.claims.flatMap((claim) => claim.citations).flatMap(entryIdOf);
  const selected = [...new Set(cited)].sort();
  const leaves = generation.generation.info?.leaves ?? [];
  const prover = createEntryProver(leaves);
  const dropped = leaves.find((leaf) => !selected.includes(leaf.index_entry_id));
  const { tenantId, principal, groups } = reader;
  const candidates = selected.map((index_entry_id, at) => ({ index_entry_id, score: 2 - at / 4 }));
  const last = dropped === undefined ? [] : [{ index_entry_id: dropped.index_entry_id, score: 0.5 }];
  return {
    schema: 'urn:loccit:audit:1',
    nonce: sha256Hex(answer.answer_id).slice(0, 32),
    answer_sha256: digestAnswer(answer),
    principal,
    tenant_id: tenantId,
    groups,
    authorization_revision: generation.generation.preimage.authorization_revision,
    index_generation_id: generation.id,
    selected_entry_ids: selected,
    filter: {
      documents: generation.documents.length,
      tombstoned: 0,
      other_tenant: 0,
      access_denied: 0,
      not_in_effect: 0,
      readable: generation.documents.length,
    },
    stages: {
      retrieved: [...candidates, ...last],
      reranked: [...candidates, ...last],
      selected: candidates,
      dropped: last.map(({ index_entry_id }) => ({ index_entry_id, reason: 'budget' })),
    },
    rules: [{ rule: 'answer-coverage', version: '1', outcome: 'answer', entry_ids: selected }],
    tools: [{ name: 'bergtal-retriever', version: '1', options_sha256: sha256Hex('{}') }],
    unicode_version: '15.1',
    failure: null,
    timings: {},
    at: answer.created_at,
    created_at: answer.created_at,
    generation: generation.generation.preimage,
    proofs: selected.flatMap((id) => prover.inclusion(id) ?? []),
  };
}

export interface Artifact {
  readonly answer: Answer;
  readonly audit: Audit;
}

/** The good artifacts by name, made from the corpus alone. */
export function buildArtifacts(generation: StoredGeneration): Readonly<Record<string, Artifact>> {
  const answers = {
    answered: answered(generation),
    free: free(generation),
    conflict: conflict(generation),
    insufficient: insufficient(),
  };
  return Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [name, { answer, audit: auditOf(answer, generation) }]),
  );
}

export const encode = (value: unknown): Uint8Array => new Uint8Array(Buffer.from(JSON.stringify(value)));

function entryIdOf(citation: Citation): string[] {
  return 'index_entry_id' in citation ? [citation.index_entry_id] : [];
}
