import type {
  ClaimRepair,
  FailedCitation,
  RepairedAnswer,
  RepairPolicy,
  ReplacingPassage,
} from '@loccit/answering';
import { sha256Hex } from '@loccit/lineage';

/** What a repair came to, whatever was repaired. */
export interface RepairRun {
  readonly kind: 'answer' | 'markdown';
  readonly outcome: RepairedAnswer['outcome'];
  readonly repairs: readonly ClaimRepair[];
  /** What is written; nothing where a report is refused. */
  readonly bytes: Uint8Array | undefined;
  readonly answer?: RepairedAnswer['answer'];
}

/** The document that `loccit repair --json` prints. */
export type ToldRepair = ReturnType<typeof tellRepair>;

/** What a repair changed, as a `urn:loccit:repair:1`. */
export function tellRepair(
  { answer, bytes, kind, outcome, repairs }: RepairRun,
  {
    before,
    file,
    policy,
  }: { readonly before: string; readonly file: string | undefined; readonly policy: RepairPolicy },
) {
  const count = (wanted: ClaimRepair['outcome']): number =>
    repairs.filter((one) => one.outcome === wanted).length;
  return {
    schema: 'urn:loccit:repair:1' as const,
    kind,
    policy,
    outcome,
    ...(file === undefined ? {} : { file }),
    before_sha256: before,
    ...(bytes === undefined ? {} : { after_sha256: sha256Hex(bytes) }),
    ...(answer === undefined ? {} : { answer_id: answer.answer_id, status: answer.status }),
    counts: {
      replaced: count('replaced'),
      removed: count('removed'),
      unverified: count('unverified'),
    },
    repairs: repairs.map((one) => ({
      claim_id: one.claimId,
      outcome: one.outcome,
      before: one.textBefore,
      after: one.textAfter,
      failed: one.failed.map(tellFailed),
      replacing: one.replacing.map(tellReplacing),
    })),
  };
}

const tellFailed = ({ address, chunkId, documentId, mark, ratio, rule, verdict }: FailedCitation) => ({
  ...(address === undefined ? {} : { citation: address }),
  rule,
  ...(mark === undefined ? {} : { mark }),
  ...(documentId === undefined ? {} : { document_id: documentId }),
  ...(chunkId === undefined ? {} : { chunk_id: chunkId }),
  ...(verdict === undefined ? {} : { verdict }),
  ratio: ratio === null ? null : round(ratio),
});

const tellReplacing = ({ address, chunkId, documentId, mark, ratio, text, verdict }: ReplacingPassage) => ({
  ...(address === undefined ? {} : { citation: address }),
  ...(mark === undefined ? {} : { mark }),
  document_id: documentId,
  chunk_id: chunkId,
  text,
  verdict,
  ratio: round(ratio),
});

const round = (ratio: number): number => Number(ratio.toFixed(3));
