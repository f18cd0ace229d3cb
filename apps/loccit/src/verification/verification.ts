import type { Report, ReportSeal } from '@loccit/contract';
import type { EvidenceLevel } from '@loccit/packs';
import type { DistrustReason, ProofVerification } from '@loccit/signing';
import type { LineageTrace, VerificationParts, VerificationReason } from '@loccit/validator';

/** A seal as a report tells of it, and where it was found: its path in the pack, or null for one that was handed over. */
export interface VerifiedSeal extends Omit<ReportSeal, 'outcome'> {
  readonly path: string | null;
  readonly outcome: 'trusted' | 'not-trusted' | 'not-judged' | 'not-checked';
}

/** The proof in an answer. It names no tenant, purpose or audience, and so anchors nothing. */
export interface VerifiedProof {
  readonly outcome: ProofVerification['outcome'] | 'malformed';
  /** The key that it names itself; null where it could not be read. */
  readonly keyid: string | null;
  /** What the policy says of that key; null where there is no policy. */
  readonly listed: boolean | null;
  /** Why the policy does not trust the key now. */
  readonly reasons: readonly DistrustReason[];
}

/** The pack that was verified. */
export interface VerifiedPack {
  readonly pack_sha256: string;
  /** Whose documents it holds; absent where its answer cites nothing. */
  readonly tenant_id?: string;
  readonly evidence_level: EvidenceLevel;
  /** False for an archive of another program, read leniently. */
  readonly canonical_form: boolean;
  readonly ignored_entries: number;
  readonly files: number;
  /** What the report in the pack says: the word of whoever made it. Null where there is none. */
  readonly report_verdict: Report['verdict'] | null;
}

/** What `loccit verify` found out: signature, statement, trust, chain and layers, never mixed. */
export interface Verification {
  readonly schema: 'urn:loccit:verification:1';
  readonly outcome: Report['verdict'];
  readonly reasons: readonly VerificationReason[];
  readonly parts: VerificationParts;
  readonly at: string;
  readonly tenant_id: string;
  readonly purpose: string | null;
  readonly audience: string | null;
  /** Null where the bytes are no answer. */
  readonly answer_sha256: string | null;
  readonly pack: VerifiedPack | null;
  /** Sorted by `sha256`. */
  readonly seals: readonly VerifiedSeal[];
  readonly proof: VerifiedProof | null;
  readonly chain: readonly LineageTrace[];
  readonly report: Report;
  readonly limits: readonly string[];
}
