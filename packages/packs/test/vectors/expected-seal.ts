import { parseTrustPolicy } from '@loccit/signing';
import { verifySeal } from '../../src/index.js';
import type { SealCase, SealVectors } from './seal-cases.js';

/** What a verifier has to find in a seal. */
export interface Expected {
  readonly outcome: string;
  readonly signatures: readonly { readonly keyid: string | null; readonly outcome: string }[];
  readonly faults: readonly { readonly code: string; readonly pointer: string }[];
  readonly unchecked: readonly string[];
  readonly keys: readonly { readonly keyid: string; readonly reasons: readonly string[] }[];
  readonly threshold_met: boolean;
  readonly sources: readonly {
    readonly source_uri: string;
    readonly outcome: string;
    readonly keyids: readonly string[];
  }[];
}

/** What a seal comes to, in the words of the vectors. */
export function expectedOf(
  seal: Uint8Array,
  one: Omit<SealCase, 'expected'>,
  policies: SealVectors['policies'],
): Expected {
  const verified = verifySeal(seal, {
    answerSha256: one.answer_sha256,
    ...(one.pack_sha256 === null ? {} : { packSha256: one.pack_sha256 }),
    ...(one.report_sha256 === null ? {} : { reportSha256: one.report_sha256 }),
    ...(one.audit_sha256 === null ? {} : { auditSha256: one.audit_sha256 }),
    policy: parseTrustPolicy(policies[one.policy] ?? null),
    context: {
      tenantId: one.tenant_id,
      purpose: one.purpose,
      ...(one.audience === null ? {} : { audience: one.audience }),
      at: one.at,
    },
    sourceUris: one.source_uris,
  });
  return {
    outcome: verified.outcome,
    signatures: verified.signature.signatures.map(({ keyid, outcome }) => ({ keyid, outcome })),
    faults: verified.statement.faults.map(({ code, pointer }) => ({ code, pointer })),
    unchecked: verified.statement.unchecked,
    keys: verified.trust.keys.map(({ keyid, reasons }) => ({ keyid, reasons })),
    threshold_met: verified.trust.thresholdMet,
    sources: verified.sources.map(({ sourceUri, outcome, keyids }) => ({
      source_uri: sourceUri,
      outcome,
      keyids,
    })),
  };
}
