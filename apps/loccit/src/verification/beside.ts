import { type Audit, conformsTo } from '@loccit/contract';
import { JsonError, type JsonValue, parseJson } from '@loccit/json';
import type { OpenedPack } from '@loccit/packs';
import { readBoundAudit, readBoundReport } from '../files/read-bound-file.js';
import { readText } from '../options.js';

/** The report and the audit that a seal may bind. */
export interface Beside {
  readonly reportSha256: string | undefined;
  readonly auditSha256: string | undefined;
  /** As parsed, null for one in a pack that is no strict JSON; undefined where there is none. */
  readonly audit: unknown;
  /** The audit, if it has the form of one. */
  readonly conforming: Audit | undefined;
}

/**
 * Report and audit that `--report` and `--audit` name, else those of the pack.
 *
 * @throws {@link CliError} as the readers of the files
 */
export function readBeside(
  options: Readonly<Record<string, unknown>>,
  pack: OpenedPack | undefined,
  answerSha256: string | undefined,
): Beside {
  const [reportFile, auditFile] = [readText(options, 'report'), readText(options, 'audit')];
  const digest = answerSha256 ?? '';
  const report = reportFile === undefined ? undefined : readBoundReport(reportFile, digest);
  const named = auditFile === undefined ? undefined : readBoundAudit(auditFile, digest);
  const packed = pack?.audit === undefined ? undefined : (parseOrNothing(pack.audit) ?? null);
  const audit: unknown = named?.value ?? packed;
  return {
    reportSha256: report?.sha256 ?? pack?.reportSha256,
    auditSha256: named?.sha256 ?? pack?.auditSha256,
    audit,
    // Asked only of what is there, so that its schema is not loaded for nothing.
    conforming: audit !== undefined && conformsTo('audit', audit) ? audit : undefined,
  };
}

/** Parsed JSON, undefined where the bytes are none: where and why is for a check to tell. */
export function parseOrNothing(bytes: Uint8Array): JsonValue | undefined {
  try {
    return parseJson(bytes);
  } catch (error) {
    if (error instanceof JsonError) return undefined;
    throw error;
  }
}
