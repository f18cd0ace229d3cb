import { type Answer, type Audit, checkSchema, digestAnswer } from '@loccit/contract';
import type { SuiteExpectation } from './read-suite.js';

/** An answer with its audit. */
export interface AnsweredCase {
  readonly answer: Answer;
  readonly audit: Audit;
}

/** What was expected of one member, and what there is instead; what an answer must hide is not said again. */
export interface Difference {
  readonly member: string;
  readonly expected: readonly string[];
  readonly actual: readonly string[];
}

/** The differences of members that were compared as lists, in the order of the failures. */
export function listDifferences({ answer, audit }: AnsweredCase, expect: SuiteExpectation): Difference[] {
  const cited = [
    ...new Set(answer.claims.flatMap(({ citations }) => citations.map((one) => one.document_id))),
  ];
  const { code, missing = [] } = answer.reason ?? {};
  const shown = (expect.shows ?? []).filter((words) => !answer.answer.includes(words));
  const rows: Difference[] = [
    { member: 'status', expected: [expect.status], actual: [answer.status] },
    { member: 'reason', expected: listOf(expect.reason), actual: listOf(code) },
    { member: 'missing', expected: expect.missing ?? [], actual: missing },
    { member: 'cites', expected: (expect.cites ?? []).filter((id) => !cited.includes(id)), actual: cited },
    { member: 'cites_within', expected: expect.cites_within ?? [], actual: cited },
    { member: 'claims', expected: listOf(expect.claims), actual: [`${answer.claims.length}`] },
    { member: 'shows', expected: shown, actual: answer.claims.map(({ text }) => text) },
    {
      member: 'degraded',
      expected: expect.degraded ?? [],
      actual: (audit.degraded ?? []).map(({ stage }) => stage),
    },
  ];
  return rows;
}

const listOf = (value: string | number | undefined): string[] => (value === undefined ? [] : [`${value}`]);

/** Members of the expectation that an answer is not as; and `artifact` where it is none, or its audit is another's. */
export function compareExpected(
  { answer, audit }: AnsweredCase,
  expect: SuiteExpectation,
  other: AnsweredCase | undefined,
): string[] {
  const cited = new Set(answer.claims.flatMap(({ citations }) => citations.map((one) => one.document_id)));
  const told = listTold(answer);
  const { missing = [] } = answer.reason ?? {};
  const checks: Readonly<Record<string, boolean>> = {
    artifact: isSound({ answer, audit }),
    status: answer.status === expect.status,
    reason: isAs(expect.reason, answer.reason?.code),
    missing: expect.missing === undefined || isEqual(missing, expect.missing),
    cites: (expect.cites ?? []).every((id) => cited.has(id)),
    cites_within: [...cited].every((id) => expect.cites_within?.includes(id) ?? true),
    claims: isAs(expect.claims, answer.claims.length),
    shows: (expect.shows ?? []).every((words) => answer.answer.includes(words)),
    hides: (expect.hides ?? []).every((words) => !told.some((one) => one.includes(words))),
    same_as: expect.same_as === undefined || (other !== undefined && isSame(answer, other.answer)),
    degraded: isEqual(
      (expect.degraded === undefined ? [] : (audit.degraded ?? [])).map(({ stage }) => stage),
      expect.degraded ?? [],
    ),
  };
  return Object.keys(checks).filter((name) => checks[name] === false);
}

/** What a reader is told beside the question; digests and the neighbours of quotes are not read. */
const listTold = ({ answer, claims, conflicts = [], reason }: Answer): string[] => [
  answer,
  ...claims.flatMap(({ citations, text }) => [
    text,
    ...citations.flatMap(({ document_id, quote, source_uri, source_version, title }) => [
      document_id,
      source_uri,
      source_version,
      title ?? '',
      quote?.exact ?? '',
    ]),
  ]),
  ...conflicts.flatMap(({ key, next_step }) => [key, next_step]),
  ...(reason?.missing ?? []),
];

const isAs = (expected: unknown, actual: unknown): boolean => expected === undefined || expected === actual;

const isEqual = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one, at) => one === b[at]);

const isSound = ({ answer, audit }: AnsweredCase): boolean =>
  checkSchema('answer', answer).length === 0 &&
  checkSchema('audit', audit).length === 0 &&
  audit.answer_sha256 === digestAnswer(answer);

function isSame(a: Answer, b: Answer): boolean {
  const blank = (answer: Answer) => ({
    ...answer,
    answer_id: '',
    question: '',
    ...(answer.reason === undefined ? {} : { reason: { ...answer.reason, missing: [] } }),
  });
  return JSON.stringify(blank(a)) === JSON.stringify(blank(b));
}
