import { type Report, readRepairLabels, resolveLang } from '@loccit/contract';
import { extractCitations } from '@loccit/markdown';
import { readCanonicalText } from '@loccit/text';
import { type CheckMarkdownInput, checkMarkdown } from '@loccit/validator';
import { AnsweringError } from '../answering-error.js';
import { readQuestion } from '../read-question.js';
import { listAllowed } from './allowed-verdicts.js';
import { type FailedClaim, listFailedClaims } from './failed-citations.js';
import { createBlockFinder, type FoundBlock } from './find-blocks.js';
import { findReplaceable, type PlannedClaim, planEdits } from './plan-edits.js';
import type { ClaimRepair, RepairScope } from './repair.js';
import { listMarks } from './report-marks.js';
import { spliceText } from './splice-text.js';
import { type NewMark, writeMark } from './write-mark.js';

/** How the marks of a report are read. */
export type ReportReading = Pick<
  CheckMarkdownInput,
  'bibliography' | 'idAlphabet' | 'markScope' | 'notFound' | 'passages' | 'superscripts'
>;

/** A Markdown report to repair. */
export interface RepairReportInput extends RepairScope {
  /** The report as received, in UTF-8. */
  readonly bytes: Uint8Array;
  readonly reading?: ReportReading;
}

/** A repaired report with everything that was changed. */
export interface RepairedReport {
  readonly outcome: 'unchanged' | 'repaired' | 'refused';
  /** The bytes that were given where nothing failed; none where the report is refused. */
  readonly bytes: Uint8Array | undefined;
  readonly repairs: readonly ClaimRepair[];
  /** The report of the check of what was given. */
  readonly before: Report;
}

interface Replacing {
  readonly block: FoundBlock;
  readonly mark: NewMark;
}

/** What is tried for a claim, the next where the last did not come out as planned. */
const TRIES = ['replace', 'remove', 'label', 'leave'] as const;

/**
 * Repairs the marks of a Markdown report that failed a check, as the policy says, and says what it changed.
 *
 * @remarks Marks and entries are written in place, labels beside them; every other byte stays. Whether it came out as planned is
 * checked: what did not is labelled instead, or left as it is. A statement that passed, or that has no mark, is never
 * changed, and what was labelled once is not repaired again.
 * @throws {@link AnsweringError} `report-not-utf8`
 * @throws {@link TextError} for bytes that are no text
 * @see specification, section 10.6
 */
export function repairReport(input: RepairReportInput): RepairedReport {
  const { bytes, evidence, policy, reading = {} } = input;
  const canonical = readCanonicalText(bytes);
  if (canonical.charset !== 'utf-8') throw new AnsweringError('report-not-utf8');
  const check = (of: Uint8Array): Report =>
    checkMarkdown({ ...reading, ...input.voices, bytes: of, evidence });
  const before = input.report ?? check(bytes);
  const failing = listFailedClaims(before).filter((failed) => isOpen(failed, before));
  if (failing.length === 0) return { outcome: 'unchanged', bytes, repairs: [], before };
  const characters = [...canonical.text];
  const marks = listMarks(before);
  const lang = resolveLang(readQuestion(before.claims.map(({ text }) => text).join('\n')).lang);
  const { passages: _, ...options } = reading;
  const extraction = extractCitations(canonical.text, {
    ...(options.idAlphabet === undefined ? {} : { idAlphabet: options.idAlphabet }),
    ...(options.markScope === undefined ? {} : { scope: options.markScope }),
    ...(options.notFound === undefined ? {} : { notFound: options.notFound }),
    ...(options.superscripts === undefined ? {} : { superscripts: options.superscripts }),
    ...(options.bibliography === undefined ? {} : { bibliography: options.bibliography }),
  });
  const textOf = new Map(before.claims.map(({ claim_id, text }) => [claim_id, text]));
  const findBlocks = createBlockFinder(input);
  const search = (failed: FailedClaim): Replacing | undefined => {
    const mark = findReplaceable(failed, marks);
    if (policy !== 'retrieve' || mark === undefined) return undefined;
    const allowed: readonly string[] = listAllowed(failed.failed);
    for (const block of findBlocks(textOf.get(failed.claimId) ?? '')) {
      const written = allowed.includes(block.verdict)
        ? writeMark(mark, block, extraction, reading.idAlphabet)
        : undefined;
      // The same mark, with no entry written anew, would name what failed.
      if (written?.edits.some(({ text }) => text !== mark.text) === true) return { block, mark: written };
    }
    return undefined;
  };
  const found = new Map(failing.map((failed) => [failed.claimId, search(failed)]));
  const tried = new Map(failing.map(({ claimId }) => [claimId, found.get(claimId) === undefined ? 1 : 0]));
  for (;;) {
    const plans = failing.map((failed): Plan => {
      const way = TRIES[tried.get(failed.claimId) ?? 0] ?? 'leave';
      if (way === 'leave') return { failed, replacing: undefined, outcome: 'unverified', edits: [] };
      const replacing = way === 'replace' ? found.get(failed.claimId) : undefined;
      const keepsMarks = way === 'label';
      const planned = { failed, marks, characters, lang, keepsMarks, replacing: replacing?.mark };
      return { failed, replacing, ...planEdits(planned) };
    });
    const edits = plans.flatMap((plan) => plan.edits);
    const repaired = spliceText(bytes, canonical, edits);
    const after = check(repaired);
    const wrong = plans.filter((plan) => plan.edits.length > 0 && !isAsPlanned(plan, before, after));
    for (const { failed } of wrong) tried.set(failed.claimId, (tried.get(failed.claimId) ?? 0) + 1);
    if (wrong.length > 0) continue;
    const repairs = plans.map((plan) => describe(plan, before, after));
    return policy === 'reject'
      ? { outcome: 'refused', bytes: undefined, repairs: repairs.map(drop), before }
      : { outcome: 'repaired', bytes: repaired, repairs, before };
  }
}

/** What is written for a claim, and what takes the place of its mark. */
interface Plan extends PlannedClaim {
  readonly failed: FailedClaim;
  readonly replacing: Replacing | undefined;
}

const drop = (one: ClaimRepair): ClaimRepair => ({ ...one, textAfter: '', replacing: [] });

/** Whether a claim is repaired at all: it has a mark, and no label of an earlier repair. */
function isOpen({ claimId, failed }: FailedClaim, { claims }: Report): boolean {
  if (failed.every(({ address }) => address === undefined)) return false;
  const claim = claims.find(({ claim_id }) => claim_id === claimId);
  return claim?.repaired !== true && readRepairLabels(claim?.text ?? '').labels.size === 0;
}

const bareText = (report: Report, at: number): string => readRepairLabels(report.claims[at]?.text ?? '').text;

/** Whether the statements are the same but for labels, and the new mark leads where it should. */
function isAsPlanned({ failed, replacing: found }: Plan, before: Report, after: Report): boolean {
  const at = before.claims.findIndex(({ claim_id }) => claim_id === failed.claimId);
  if (before.claims.length !== after.claims.length || bareText(before, at) !== bareText(after, at))
    return false;
  if (found === undefined) return true;
  const { claim_id: id } = after.claims[at] ?? {};
  const cited = after.citations.find((one) => one.claim_id === id && one.mark === found.mark.mark);
  const row = after.overlap.rows.find(({ citation }) => citation === cited?.address);
  return (
    cited?.document_id === found.block.document.document_id &&
    row?.verdict === 'repaired' &&
    cited.verdict !== 'contradicted'
  );
}

function describe({ failed, outcome, replacing: found }: Plan, before: Report, after: Report): ClaimRepair {
  const at = before.claims.findIndex(({ claim_id }) => claim_id === failed.claimId);
  const { claim_id: id, text = '' } = after.claims[at] ?? {};
  const cited = after.citations.find((one) => one.claim_id === id && one.mark === found?.mark.mark);
  const row = after.overlap.rows.find(({ citation }) => citation === cited?.address);
  return {
    claimId: failed.claimId,
    outcome,
    textBefore: before.claims[at]?.text ?? '',
    textAfter: text,
    failed: failed.failed,
    replacing:
      found === undefined
        ? []
        : [
            {
              ...(cited === undefined ? {} : { address: cited.address }),
              mark: found.mark.mark,
              documentId: found.block.document.document_id,
              chunkId: found.block.chunk.id,
              text: found.block.text,
              ratio: row?.ratio ?? found.block.ratio,
              verdict: cited?.verdict ?? found.block.verdict,
            },
          ],
  };
}
