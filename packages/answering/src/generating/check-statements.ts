import { digestAnswer, type Report } from '@loccit/contract';
import type { ModelOpinion, SupportInput } from '@loccit/support';
import type { SupportJudge } from '@loccit/support/models';
import { encodeUtf8 } from '@loccit/text';
import { checkAnswer, collectQuestions, type OpinionLookup } from '@loccit/validator';
import { composeAnswer } from '../compose-answer.js';
import { describeRun } from '../describe-run.js';
import type { GenerationTask } from './answer-generator.js';
import type { Statement } from './statement.js';

/** What the check said of a statement. */
export interface CheckedStatement {
  readonly statement: Statement;
  /** Whether form, origin and support all pass; anything less is not shown. */
  readonly passes: boolean;
  /** For each passage of the statement, whether it bears the statement by itself. */
  readonly bears: readonly boolean[];
  /** Rules that failed or could not be decided, sorted. */
  readonly rules: readonly string[];
}

/**
 * Checks statements as the project checks any answer, before anybody sees them.
 *
 * @remarks An answer is made of them and put through all layers, against the generation it was written from. What rules leave open
 * goes to the judge, if there is one; what stays open does not pass.
 */
export async function checkStatements(
  statements: readonly Statement[],
  { input, lang, retrieval }: GenerationTask,
  judge: SupportJudge | undefined,
): Promise<CheckedStatement[]> {
  if (statements.length === 0) return [];
  const { at, generation, reader } = input;
  const frame = { answerId: input.answerId, lang, question: retrieval.question.text, at };
  const answer = composeAnswer({ status: 'answered', statements }, frame);
  const audit = describeRun(input, retrieval, [], digestAnswer(answer));
  const bytes = encodeUtf8(JSON.stringify(answer));
  const check = (opinions: OpinionLookup): Report =>
    checkAnswer({ bytes, audit, opinions, lang, evidence: { reader, at, sources: generation } });
  const opinions = await askJudge(check, judge);
  return readReport(check(opinions), statements);
}

async function askJudge(
  check: (opinions: OpinionLookup) => Report,
  judge: SupportJudge | undefined,
): Promise<OpinionLookup> {
  if (judge === undefined) return () => [];
  const questions = collectQuestions(check);
  const inputs = questions.map(({ claim, lang, parts }): SupportInput => ({ claim, lang, evidence: parts }));
  const results = await judge.judge(inputs);
  const opinions = new Map<string, readonly ModelOpinion[]>(
    questions.map(({ key }, index) => [key, results[index]?.opinions ?? []]),
  );
  return ({ key }) => opinions.get(key) ?? [];
}

function readReport(report: Report, statements: readonly Statement[]): CheckedStatement[] {
  return statements.map((statement, index) => {
    const id = `C${index + 1}`;
    const claim = report.claims.find(({ claim_id }) => claim_id === id);
    const citations = report.citations.filter(({ claim_id }) => claim_id === id);
    const findings = report.findings.filter(
      ({ claim_id, outcome, severity }) => claim_id === id && outcome !== 'notice' && severity === 'error',
    );
    const { layers, verdict } = claim ?? {};
    return {
      statement,
      passes:
        verdict === 'supported' &&
        layers?.structure.outcome === 'pass' &&
        layers.provenance.outcome === 'pass' &&
        layers.support.outcome === 'pass' &&
        layers.verifiability.outcome !== 'fail',
      bears: statement.passages.map((_, at) => citations[at]?.verdict === 'supported'),
      rules: [...new Set(findings.map(({ rule }) => rule))].sort(),
    };
  });
}
