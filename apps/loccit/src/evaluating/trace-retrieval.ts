import { type Answer, type Audit, checkSchema, digestAnswer, type Report } from '@loccit/contract';
import { parseJson } from '@loccit/json';
import { toCliError } from '../console/report-error.js';
import { maxJsonBytes, readInput } from '../files/read-input.js';
import { walkFolder } from '../files/walk-folder.js';
import type { ReportFolder } from './read-reports.js';

type SupportVerdict = NonNullable<Report['citations'][number]['verdict']>;

/** Where the passage of a citation was on its way to the writer; ranks from 1, null where a stage does not have it. */
export interface RetrievalRow {
  readonly report: string;
  readonly citation: string;
  readonly verdict: SupportVerdict;
  readonly index_entry_id: string;
  readonly retrieved: number | null;
  readonly reranked: number | null;
  readonly selected: number | null;
  /** Why it was left out, where it was. */
  readonly dropped: string | null;
}

/** What the audits say about the cited passages. */
export interface RetrievalTrace {
  readonly audits: number;
  /** Reports of an answer that is not at hand, or has no audit. */
  readonly withoutAudit: number;
  readonly rows: readonly RetrievalRow[];
}

/**
 * Follows the passages of citations through the stages of retrieval.
 *
 * @remarks A report names no index entries: they stand in the answer, which is looked for by its digest in the same folders.
 */
export function traceRetrieval(folders: readonly ReportFolder[], auditFolder: string): RetrievalTrace {
  const audits = new Map<string, Audit>();
  for (const value of readDocuments(auditFolder)) {
    if (checkSchema('audit', value).length === 0) audits.set((value as Audit).answer_sha256, value as Audit);
  }
  let withoutAudit = 0;
  const rows: RetrievalRow[] = [];
  for (const { folder, reports } of folders) {
    const answers = new Map<string, Answer>();
    for (const value of [...readDocuments(folder), ...readDocuments(auditFolder)]) {
      if (checkSchema('answer', value).length === 0)
        answers.set(digestAnswer(value as Answer), value as Answer);
    }
    for (const { name, report } of reports) {
      const digest = report.subject.answer_sha256 ?? '';
      const answer = answers.get(digest);
      const audit = audits.get(digest);
      if (answer === undefined || audit === undefined) withoutAudit += 1;
      else rows.push(...traceReport(name, report, answer, audit));
    }
  }
  return { audits: audits.size, withoutAudit, rows };
}

function traceReport(name: string, report: Report, answer: Answer, { stages }: Audit): RetrievalRow[] {
  const entries = new Map(
    answer.claims.flatMap(({ citations = [], claim_id }) =>
      citations.map((citation, at): [string, string | undefined] => [
        `${claim_id}.${at + 1}`,
        'index_entry_id' in citation ? citation.index_entry_id : undefined,
      ]),
    ),
  );
  return report.citations.flatMap(({ address, verdict }) => {
    const entry = entries.get(address);
    if (entry === undefined || verdict === undefined) return [];
    const rank = (stage: 'retrieved' | 'reranked' | 'selected'): number | null => {
      const at = stages[stage].findIndex(({ index_entry_id }) => index_entry_id === entry);
      return at < 0 ? null : at + 1;
    };
    return {
      report: name,
      citation: address,
      verdict,
      index_entry_id: entry,
      retrieved: rank('retrieved'),
      reranked: rank('reranked'),
      selected: rank('selected'),
      dropped: stages.dropped.find(({ index_entry_id }) => index_entry_id === entry)?.reason ?? null,
    };
  });
}

/** Every JSON document below a folder; what is no JSON is none. */
function* readDocuments(folder: string): Generator<unknown> {
  const { files, unreadable } = walkFolder(folder);
  const [fault] = unreadable;
  if (fault !== undefined) throw fault;
  for (const { absolutePath, path } of files) {
    if (!/\.json$/i.test(path)) continue;
    try {
      yield parseJson(readInput(absolutePath, maxJsonBytes));
    } catch (error) {
      throw toCliError(error, absolutePath);
    }
  }
}

/** The middle of some ranks; null of none. */
export function medianRank(ranks: readonly (number | null)[]): number | null {
  const known = ranks.filter((rank) => rank !== null).sort((a, b) => a - b);
  const middle = known[Math.floor((known.length - 1) / 2)];
  return middle ?? null;
}
