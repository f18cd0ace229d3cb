import { answerFromRetrieval, type QuestionInput, retrieve } from '@loccit/answering';
import { type AnswerStatus, digestAnswer } from '@loccit/contract';
import { buildGeneration } from '@loccit/ingestion';
import { digestValue } from '@loccit/lineage';
import { createMemoryStore, PUBLIC_GROUP, type Store } from '@loccit/storage';
import { encodeUtf8 } from '@loccit/text';
import { checkAnswer } from '@loccit/validator';
import { CliError } from '../cli-error.js';
import { loadSources } from '../files/load-sources.js';
import { retrieveRows } from '../models/retrieve-rows.js';
import { openAnswerWriter } from '../models/write-answer.js';
import type { Session } from '../session.js';
import { type AnsweredCase, compareExpected, type Difference, listDifferences } from './compare-expected.js';
import type { OpenedSuite, SuiteCase } from './read-suite.js';
import { type Answering, answerWithFault } from './suite-faults.js';

/** A `urn:loccit:suite-result:1`. */
export interface SuiteResult {
  readonly schema: 'urn:loccit:suite-result:1';
  readonly suite: string;
  readonly suite_sha256: string;
  readonly corpus_sha256: string;
  readonly verdict: 'PASS' | 'BLOCK';
  readonly passed: number;
  readonly total: number;
  readonly cases: readonly {
    readonly id: string;
    readonly verdict: 'PASS' | 'BLOCK';
    readonly status: AnswerStatus;
    readonly answer_sha256: string;
    readonly audit_sha256: string;
    readonly failures: readonly string[];
    readonly differences?: readonly Difference[];
  }[];
}

/**
 * Answers every question of a suite as `ask` does, checks every answer, and compares it with what was expected.
 *
 * @remarks The sources are published in memory; no store is touched. Ids and nonces follow from the suite, so that without
 * models the same suite and sources give the same digests.
 * @throws {@link CliError} of sources and models
 */
export async function runSuite(
  session: Session,
  suite: OpenedSuite,
  options: Readonly<Record<string, unknown>>,
): Promise<SuiteResult> {
  const { store, tenants } = publishSources(suite.sources);
  const writer = await openAnswerWriter(session, options);
  const answering: Answering = async (input, retrieval) =>
    writer.write(input, retrieval ?? (await retrieveRows(session, options, input)));
  const byRules: Answering = async (input, retrieval) =>
    answerFromRetrieval(input, retrieval ?? retrieve(input));
  const done = new Map<string, AnsweredCase>();
  const cases: SuiteResult['cases'][number][] = [];
  for (const one of suite.cases) {
    const input = describeInput(suite, one, store, tenants);
    const answered =
      one.fault === undefined ? await answering(input) : await answerWithFault(input, one.fault, byRules);
    done.set(one.id, answered);
    const { same_as: other } = one.expect;
    const failures = compareExpected(answered, one.expect, other === undefined ? undefined : done.get(other));
    if (!passesCheck(answered, input)) failures.push('check');
    const differences = listDifferences(answered, one.expect).filter(({ member }) =>
      failures.includes(member),
    );
    cases.push({
      id: one.id,
      verdict: failures.length === 0 ? 'PASS' : 'BLOCK',
      status: answered.answer.status,
      answer_sha256: digestAnswer(answered.answer),
      audit_sha256: digestValue(answered.audit),
      failures,
      ...(differences.length === 0 ? {} : { differences }),
    });
  }
  const passed = cases.filter(({ verdict }) => verdict === 'PASS').length;
  return {
    schema: 'urn:loccit:suite-result:1',
    suite: suite.name,
    suite_sha256: suite.sha256,
    corpus_sha256: digestCorpus(store, tenants),
    verdict: passed === cases.length ? 'PASS' : 'BLOCK',
    passed,
    total: cases.length,
    cases,
  };
}

function publishSources(sources: readonly string[]) {
  const { refused, tenants } = loadSources(sources);
  // Questions about what was left out would block, or pass, for no reason that anybody sees.
  if (refused.length > 0) throw new CliError('sources-refused', { file: refused[0]?.path ?? '' });
  const store = createMemoryStore();
  for (const { documents, routes, tenantId } of tenants)
    store.publish(buildGeneration({ tenantId, documents, routes }));
  return { store, tenants: tenants.map(({ tenantId }) => tenantId) };
}

function describeInput(
  suite: OpenedSuite,
  { as = [], at = suite.at, id, lang, question, tenant_id }: SuiteCase,
  store: Store,
  tenants: readonly string[],
): QuestionInput {
  const tenantId = tenant_id ?? (tenants.length === 1 ? (tenants[0] ?? '') : '');
  const key = digestValue({ type: 'loccit:suite-case:1', suite_sha256: suite.sha256, id });
  return {
    question,
    generation: store.current(tenantId),
    reader: { tenantId, groups: [...new Set([PUBLIC_GROUP, ...as])].sort(), principal: 'suite' },
    at,
    answerId: `ans_${key.slice(0, 32)}`,
    nonce: key.slice(32),
    ...(lang === undefined ? {} : { lang }),
  };
}

/** Whether nothing of the answer fails; a refusal states nothing that could. */
function passesCheck({ answer, audit }: AnsweredCase, { at, generation, reader }: QuestionInput): boolean {
  const { layers } = checkAnswer({
    bytes: encodeUtf8(JSON.stringify(answer)),
    audit,
    evidence: { reader, at, ...(generation === undefined ? {} : { sources: generation }) },
  });
  return [layers.structure, layers.provenance, layers.support].every(({ outcome }) => outcome !== 'fail');
}

/** Of tenants and their snapshots: what may be answered from, and nothing of the tools that cut it. */
const digestCorpus = (store: Store, tenants: readonly string[]): string =>
  digestValue({
    type: 'loccit:suite-corpus:1',
    tenants: [...tenants]
      .sort()
      .map((tenant) => [tenant, store.current(tenant)?.generation.preimage.snapshot_sha256 ?? null]),
  });
