import type { Audit } from '@loccit/contract';
import { digestOptions } from '@loccit/lineage';
import type { PassageEmbedder, PassageReranker } from '@loccit/support/models';
import { placeWeights } from '../match-units.js';
import { unitWeights } from '../read-question.js';
import { answerThresholds } from '../select-passages.js';
import { termReader } from '../terms.js';
import { copyShare } from './find-copies.js';
import { fusionConstant } from './fuse-rankings.js';
import { searchLimits } from './search-limits.js';
import type { ContextBudget } from './select-rows.js';

/** The retriever of words as an audit names it; its options are limits, weights and thresholds, never figures of a corpus. */
export function describeRetriever({ chars, rows }: ContextBudget = {}): Audit['tools'][number] {
  const budget = {
    ...(rows === undefined ? {} : { selectedRows: rows }),
    ...(chars === undefined ? {} : { contextChars: chars }),
  };
  return {
    name: 'loccit-lexical-retriever',
    version: '2',
    options_sha256: digestOptions({ ...options, limits: texts({ ...searchLimits, ...budget }) }),
  };
}

const texts = (figures: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, String(figure)]));

const { own, total } = answerThresholds;
const options = {
  copies: String(copyShare),
  places: texts(placeWeights),
  terms: termReader.version,
  thresholds: { own: String(own), total: texts(total) },
  units: texts(unitWeights),
};

/** The search by meaning as an audit names it. */
export const describeEmbedder = ({ minCosine, source }: PassageEmbedder): Audit['tools'][number] => ({
  name: 'loccit-vector-retriever',
  version: '1',
  options_sha256: digestOptions({
    fusion: String(fusionConstant),
    minCosine: String(minCosine),
    model: { ...source },
  }),
});

/** The second look as an audit names it. */
export const describeReranker = ({ minScore, source }: PassageReranker): Audit['tools'][number] => ({
  name: 'loccit-reranker',
  version: '1',
  options_sha256: digestOptions({
    ...(minScore === undefined ? {} : { minScore: String(minScore) }),
    model: { ...source },
    rows: String(searchLimits.rerankedRows),
  }),
});
