import type { StoredDocument, StoredGeneration } from '@loccit/storage';
import { canonicalizeText } from '@loccit/text';
import type { QuestionInput } from '../question-input.js';
import { type Question, readQuestion } from '../read-question.js';
import { listLikeTerms } from '../terms.js';
import { listReadable } from './list-readable.js';
import { matchRoute } from './match-route.js';
import { searchGeneration } from './memory-search.js';
import { openRow } from './open-row.js';
import { type RankedRow, rankRows } from './rank-rows.js';
import type { Retrieval } from './retrieval.js';
import { searchLimits } from './search-limits.js';

/** What is asked, of what, by whom and as of when. */
export type RetrievalInput = Pick<
  QuestionInput,
  'at' | 'authorizer' | 'generation' | 'question' | 'reader' | 'restrictions'
>;

const noDocuments = {
  documents: 0,
  tombstoned: 0,
  other_tenant: 0,
  access_denied: 0,
  not_in_effect: 0,
  readable: 0,
};

/**
 * Finds the rows of a generation that a question is answered from, for one reader.
 *
 * @remarks In this order: the reader's documents are filtered, routes are matched, rows are ranked, the best are selected.
 * Deterministic. Linear in the documents, the question and the postings of its terms.
 * @throws {@link TextError} when the question holds U+0000 or a lone surrogate.
 * @see SPEC 4
 */
export function retrieve(input: RetrievalInput): Retrieval {
  const { at, generation, reader } = input;
  const question = readQuestion(canonicalizeText(input.question));
  const nothing = {
    question,
    filter: noDocuments,
    retrieved: [],
    reranked: [],
    selected: [],
    dropped: [],
    rules: [],
    failure: null,
  };
  if (generation === undefined) {
    return {
      ...nothing,
      stop: { status: 'dependency_unavailable', reason: { code: 'index-unavailable', missing: [] } },
      failure: { stage: 'open', code: 'index-unavailable' },
    };
  }
  const { documents, summary: filter } = listReadable(generation, reader, at, input);
  // Another tenant's routes would tell that it has them.
  const routes = generation.tenantId === reader.tenantId ? generation.routes : [];
  const route = matchRoute(routes, question.text);
  if (route !== undefined) {
    return {
      ...nothing,
      filter,
      stop: { status: 'tool_required', reason: { code: 'live-data-needed', missing: [route.tool] } },
      rules: [{ rule: 'route-before-retrieval', version: '1', outcome: route.tool }],
    };
  }
  if (question.units.length === 0) {
    return {
      ...nothing,
      filter,
      stop: { status: 'insufficient_evidence', reason: { code: 'question-without-terms', missing: [] } },
    };
  }
  const readable = new Map(documents.map((document) => [document.document_id, document]));
  const ranked = rank(generation, question, new Set(readable.keys()));
  return { ...nothing, filter, retrieved: ranked, reranked: ranked, ...select(generation, readable, ranked) };
}

function rank(generation: StoredGeneration, { units }: Question, readable: ReadonlySet<string>): RankedRow[] {
  const terms = units.flatMap(({ terms }) => terms.flatMap((term) => [term, ...listLikeTerms(term)]));
  return terms.length <= searchLimits.terms ? rankRows(searchGeneration(generation), terms, readable) : [];
}

function select(
  generation: StoredGeneration,
  documents: ReadonlyMap<string, StoredDocument>,
  ranked: readonly RankedRow[],
): Pick<Retrieval, 'dropped' | 'selected'> {
  const selected = ranked.slice(0, searchLimits.selectedRows).flatMap(({ row, score }) => {
    const opened = openRow(generation, documents, row);
    return opened === undefined ? [] : [{ row: opened, score }];
  });
  const dropped = ranked
    .slice(searchLimits.selectedRows)
    .map(({ row }) => ({ entryId: row.entryId, reason: 'budget' as const }));
  return { selected, dropped };
}
