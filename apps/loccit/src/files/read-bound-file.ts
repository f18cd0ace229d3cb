import { type Audit, checkSchema, type Report } from '@loccit/contract';
import { encodeCanonicalJson, type JsonValue, parseJson } from '@loccit/json';
import { sha256Hex } from '@loccit/lineage';
import { CliError } from '../cli-error.js';
import { toCliError } from '../console/report-error.js';
import { maxJsonBytes, readInput } from './read-input.js';

/** A report or an audit of an answer, and the digest by which a seal binds it. */
export interface BoundFile<T> {
  readonly value: T;
  /** SHA-256 of the canonical bytes: that of the same document in a pack. */
  readonly sha256: string;
}

/**
 * A report of the answer with this digest.
 *
 * @throws {@link CliError} `malformed-report`, `not-of-answer`, `malformed-json`
 */
export function readBoundReport(file: string, answerSha256: string): BoundFile<Report> {
  return parseBoundReport(readInput(file, maxJsonBytes), file, answerSha256);
}

/**
 * The same from bytes; `file` is the name by which a fault is told.
 *
 * @throws {@link CliError} as {@link readBoundReport}
 */
export function parseBoundReport(bytes: Uint8Array, file: string, answerSha256: string): BoundFile<Report> {
  const { value, sha256 } = parseDocument(bytes, file);
  assertConforms('report', value, file);
  const report = value as unknown as Report;
  if (report.subject.answer_sha256 !== answerSha256) throw new CliError('not-of-answer', { file });
  return { value: report, sha256 };
}

/**
 * An audit of the answer with this digest.
 *
 * @throws {@link CliError} `malformed-audit`, `not-of-answer`, `malformed-json`
 */
export function readBoundAudit(file: string, answerSha256: string): BoundFile<Audit> {
  return parseBoundAudit(readInput(file, maxJsonBytes), file, answerSha256);
}

/**
 * The same from bytes; `file` is the name by which a fault is told.
 *
 * @throws {@link CliError} as {@link readBoundAudit}
 */
export function parseBoundAudit(bytes: Uint8Array, file: string, answerSha256: string): BoundFile<Audit> {
  const { value, sha256 } = parseDocument(bytes, file);
  assertConforms('audit', value, file);
  const audit = value as unknown as Audit;
  if (audit.answer_sha256 !== answerSha256) throw new CliError('not-of-answer', { file });
  return { value: audit, sha256 };
}

function parseDocument(bytes: Uint8Array, file: string): BoundFile<JsonValue> {
  try {
    const value = parseJson(bytes);
    return { value, sha256: sha256Hex(encodeCanonicalJson(value)) };
  } catch (error) {
    throw toCliError(error, file);
  }
}

function assertConforms(name: 'report' | 'audit', value: unknown, file: string): void {
  const [fault] = checkSchema(name, value);
  if (fault !== undefined) throw new CliError(`malformed-${name}`, { file, pointer: fault.pointer });
}
