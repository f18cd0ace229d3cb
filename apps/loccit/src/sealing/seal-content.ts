import { type Answer, digestAnswer, type Report } from '@loccit/contract';
import type { OpenedPack, SealPredicate } from '@loccit/packs';
import { CliError } from '../cli-error.js';
import type { Artifact } from '../files/open-artifact.js';
import {
  parseBoundAudit,
  parseBoundReport,
  readBoundAudit,
  readBoundReport,
} from '../files/read-bound-file.js';
import { flagOf, readNeeded, readText } from '../options.js';
import { readName } from './readable-name.js';
import { listSealedTools } from './sealed-tools.js';

type Options = Readonly<Record<string, unknown>>;

/** When something is issued, and until when it holds. */
export interface Times {
  readonly at: string;
  readonly until: string;
}

/** What the seal binds beside the answer. */
export interface Bound {
  readonly predicate: Pick<SealPredicate, 'packSha256' | 'reportSha256' | 'auditSha256' | 'tools'>;
  readonly report: Report | undefined;
}

/**
 * Report and audit that `--report` and `--audit` name, or those of the pack.
 *
 * @throws {@link CliError} `option-unfit` for one of these beside a pack, `not-of-answer` and `malformed-...` where a pack has one
 * that is not of its answer, and the codes of files
 */
export function readBound(artifact: Artifact, answer: Answer, options: Options): Bound {
  const digest = digestAnswer(answer);
  if (artifact.kind === 'pack') return readPacked(artifact.pack, digest, options);
  const [reportFile, auditFile] = [readText(options, 'report'), readText(options, 'audit')];
  const report = reportFile === undefined ? undefined : readBoundReport(reportFile, digest);
  const audit = auditFile === undefined ? undefined : readBoundAudit(auditFile, digest);
  return {
    predicate: {
      ...(report === undefined ? {} : { reportSha256: report.sha256 }),
      ...(audit === undefined ? {} : { auditSha256: audit.sha256 }),
      tools: listSealedTools(audit?.value.tools ?? []),
    },
    report: report?.value,
  };
}

function readPacked(pack: OpenedPack, answerSha256: string, options: Options): Bound {
  for (const name of ['report', 'audit']) {
    if (options[name] !== undefined)
      throw new CliError('option-unfit', {}, { option: flagOf(name) }, 2, { remedy: 'pack-options' });
  }
  const { audit, auditSha256, digest, records, reportSha256 } = pack;
  const report =
    pack.report === undefined ? undefined : parseBoundReport(pack.report, 'report.json', answerSha256);
  if (audit !== undefined) parseBoundAudit(audit, 'audit.json', answerSha256);
  return {
    predicate: {
      packSha256: digest,
      ...(reportSha256 === undefined ? {} : { reportSha256 }),
      ...(auditSha256 === undefined ? {} : { auditSha256 }),
      tools: listSealedTools(records.flatMap(({ preimage }) => Object.values(preimage))),
    },
    report: report?.value,
  };
}

/**
 * What the seal will say.
 *
 * @throws {@link CliError} `option-needed` without a purpose, `unreadable-name`, `wrong-tenant` for another tenant than that of the pack
 */
export function describePredicate(
  artifact: Artifact,
  bound: Bound,
  options: Options,
  { at, until }: Times,
): SealPredicate {
  const packed = artifact.kind === 'pack' ? artifact.pack.generation?.tenantId : undefined;
  const named = readName(options, 'tenant');
  if (packed !== undefined && named !== undefined && named !== packed) throw new CliError('wrong-tenant');
  const audience = readName(options, 'audience');
  return {
    issuedAt: at,
    expiresAt: until,
    purpose: readName(options, 'purpose') ?? readNeeded(options, 'purpose'),
    tenantId: named ?? packed ?? 'default',
    ...(audience === undefined ? {} : { audience }),
    ...bound.predicate,
  };
}
