import type { Answer, Audit } from '@loccit/contract';
import { type TreeHead, verifyInclusion } from '@loccit/lineage';
import { type Fault, failAt, type Rule, unverifiable } from '../rule.js';
import type { AuditEvidence, GenerationEvidence } from './audit-evidence.js';
import { idOf } from './record-id.js';

/** An answer with what was handed over as its audit. */
export interface AnswerContext {
  readonly answer: Answer;
  readonly answerSha256: string;
  /** Whether something was handed over or found, readable or not. */
  readonly auditGiven: boolean;
  readonly audit: AuditEvidence | undefined;
}

type AnswerRule = Rule<AnswerContext>;

const auditMissing: AnswerRule = {
  id: 'provenance/audit-missing',
  reads: [],
  check: ({ auditGiven }) => (auditGiven ? 'pass' : unverifiable('audit')),
};

const answerDigest: AnswerRule = {
  id: 'provenance/answer-digest',
  reads: [],
  check: ({ answerSha256: actual, audit }) => {
    if (audit === undefined) return 'inapplicable';
    return actual === audit.audit.answer_sha256
      ? 'pass'
      : failAt('', { expected: audit.audit.answer_sha256, actual });
  },
};

/** The audit is an audit, and contradicts neither itself nor the answer nor the generation it names. */
const auditMismatch: AnswerRule = {
  id: 'provenance/audit-mismatch',
  reads: [],
  check: ({ answer, auditGiven, audit }) => {
    if (!auditGiven) return 'inapplicable';
    // The report may be shown to people who may not see the audit, so a finding names no member of it.
    return audit !== undefined &&
      agreesWithAnswer(answer, audit) &&
      isCoherent(audit) &&
      agreesWithStore(audit)
      ? 'pass'
      : MISMATCH;
  },
};

const MISMATCH: readonly Fault[] = [{ outcome: 'fail' }];

/** The rules of the audit as a whole. */
export const AUDIT_RULES: readonly AnswerRule[] = [auditMissing, answerDigest, auditMismatch];

function agreesWithAnswer(answer: Answer, { audit }: AuditEvidence): boolean {
  return audit.created_at === answer.created_at && audit.at === answer.created_at;
}

function isCoherent({ audit, selected }: AuditEvidence): boolean {
  const { filter, stages, generation } = audit;
  const taken = filter.other_tenant + filter.access_denied + filter.not_in_effect;
  if (filter.documents !== taken + filter.readable) return false;
  const retrieved = new Set(stages.retrieved.map((candidate) => candidate.index_entry_id));
  const staged = new Set(stages.selected.map((candidate) => candidate.index_entry_id));
  if (staged.size !== selected.size) return false;
  for (const id of selected) if (!staged.has(id) || !retrieved.has(id)) return false;
  if (generation === undefined) return true;
  return idOf({ preimage: generation }) === audit.index_generation_id && areProved(audit, generation);
}

function areProved({ proofs = [] }: Audit, head: TreeHead): boolean {
  return proofs.every((proof) => verifyInclusion(proof, head) === 'proved');
}

function agreesWithStore({ audit, generation, selected }: AuditEvidence): boolean {
  if (generation === undefined) return true;
  const { preimage } = generation.generation.generation;
  if (preimage.authorization_revision !== audit.authorization_revision) return false;
  if (!countsDocuments(audit.filter, generation)) return false;
  if (audit.generation === undefined && !areProved(audit, preimage)) return false;
  const leaves = generation.leaves();
  if (leaves === undefined) return true;
  const { retrieved, reranked, dropped } = audit.stages;
  for (const { index_entry_id } of [...retrieved, ...reranked, ...dropped]) {
    if (leaves.get(index_entry_id) === undefined) return false;
  }
  for (const id of selected) if (leaves.get(id) === undefined) return false;
  return true;
}

/** Where nothing was looked at, nothing was counted. */
function countsDocuments(filter: Audit['filter'], { documents, tombstones }: GenerationEvidence): boolean {
  if (filter.documents !== documents.size && filter.documents !== 0) return false;
  const deleted = tombstones();
  return deleted === undefined || filter.tombstoned === deleted.size || filter.documents === 0;
}
