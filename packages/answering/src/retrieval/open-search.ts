import type { Reason, Route } from '@loccit/contract';
import type { StoredDocument, StoredGeneration } from '@loccit/storage';
import { canonicalizeText } from '@loccit/text';
import type { QuestionInput } from '../question-input.js';
import { type Question, readQuestion } from '../read-question.js';
import { listLikeTerms } from '../terms.js';
import { describeRetriever } from './describe-retriever.js';
import { listReadable } from './list-readable.js';
import { matchRoute } from './match-route.js';
import { searchGeneration } from './memory-search.js';
import { type Ranking, rankRows } from './rank-rows.js';
import type { Retrieval, RetrievalStop } from './retrieval.js';
import { searchLimits } from './search-limits.js';
import type { ContextBudget } from './select-rows.js';

/** What is asked, of what, by whom and as of when. */
export interface RetrievalInput
  extends Pick<QuestionInput, 'at' | 'authorizer' | 'generation' | 'question' | 'reader' | 'restrictions'> {
  /** How much may be selected. */
  readonly budget?: ContextBudget;
}

/** A question that is searched for, with what its reader may be answered from. */
export interface OpenedSearch {
  readonly question: Question;
  readonly generation: StoredGeneration;
  /** By `document_id`. */
  readonly documents: ReadonlyMap<string, StoredDocument>;
  readonly filter: Retrieval['filter'];
  readonly ranking: Ranking;
  readonly tools: Retrieval['tools'];
}

const noDocuments = {
  documents: 0,
  tombstoned: 0,
  other_tenant: 0,
  access_denied: 0,
  not_in_effect: 0,
  readable: 0,
};

/**
 * Everything up to the first ranking: filters, then routes, then the words of the question; or why it ends there.
 *
 * @remarks Whatever a search throws is the one outcome `retrieval-unavailable`: what went wrong with an index is no reader's business.
 */
export function openSearch(
  input: RetrievalInput,
): { readonly search: OpenedSearch } | { readonly ended: Retrieval } {
  const { at, generation, reader } = input;
  const question = readQuestion(canonicalizeText(input.question));
  const tools = [describeRetriever(input.budget)];
  const end = (stop: RetrievalStop, rest: Partial<Retrieval> = {}) => ({
    ended: { ...nothing, question, tools, stop, ...rest },
  });
  if (generation === undefined) {
    return end(unavailable('index-unavailable'), { failure: { stage: 'open', code: 'index-unavailable' } });
  }
  const { documents, summary: filter } = listReadable(generation, reader, at, input);
  // Another tenant's routes would tell that it has them.
  const routes = generation.tenantId === reader.tenantId ? generation.routes : [];
  const route = matchRoute(routes, question.text);
  if (route !== undefined) {
    const stop = followRoute(route);
    const rules = [{ rule: 'route-before-retrieval', version: '1', outcome: stop.reason.missing.join() }];
    return end(stop, { filter, rules });
  }
  if (question.units.length === 0) {
    return end({ status: 'insufficient_evidence', reason: reason('question-without-terms') }, { filter });
  }
  const readable = new Map(documents.map((document) => [document.document_id, document]));
  try {
    const ranking = rankQuestion(generation, question, new Set(readable.keys()));
    return { search: { question, generation, documents: readable, filter, ranking, tools } };
  } catch {
    const failure = { stage: 'search', code: 'retrieval-unavailable' };
    return end(unavailable('retrieval-unavailable'), { filter, failure });
  }
}

const nothing = {
  filter: noDocuments,
  retrieved: [],
  reranked: [],
  selected: [],
  dropped: [],
  rules: [],
  failure: null,
  degraded: [],
} satisfies Partial<Retrieval>;

const reason = (code: Reason['code']): Reason => ({ code, missing: [] });

/** A tool is named that can answer; or the policy by which nothing here does, whatever the documents say. */
const followRoute = ({ policy = '', status, tool = '' }: Route): RetrievalStop =>
  status === 'policy_denied'
    ? { status, reason: { code: 'request-not-permitted', missing: [policy] } }
    : { status, reason: { code: 'live-data-needed', missing: [tool] } };

const unavailable = (code: Reason['code']): RetrievalStop => ({
  status: 'dependency_unavailable',
  reason: reason(code),
});

function rankQuestion(
  generation: StoredGeneration,
  { units }: Question,
  readable: ReadonlySet<string>,
): Ranking {
  const terms = units.flatMap(({ terms }) => terms.flatMap((term) => [term, ...listLikeTerms(term)]));
  return rankRows(searchGeneration(generation), terms.length <= searchLimits.terms ? terms : [], readable);
}
