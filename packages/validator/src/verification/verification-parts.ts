import type { Report } from '@loccit/contract';

/** Why a verification is no pass; a closed list, told to people under `verification.<reason>`. */
export type VerificationReason =
  | 'unsealed'
  | 'policy-missing'
  | 'key-unknown'
  | 'signature-not-verified'
  | 'statement-not-valid'
  | 'key-not-trusted'
  | 'threshold-not-met'
  | 'proof-not-verified'
  | 'chain-broken'
  | 'layers-failed'
  | 'source-not-covered'
  | 'layers-unverifiable';

/** What a part comes to, best seal first; told to people under `verified.<part>.<state>`. */
export interface VerificationParts {
  readonly signature: 'verified' | 'not-verified' | 'not-checked' | 'none';
  readonly statement: 'valid' | 'not-valid' | 'unsigned' | 'not-read' | 'none';
  readonly trust: 'trusted' | 'not-trusted' | 'not-judged' | 'none';
  readonly chain: 'matched' | 'mismatched' | 'not-available' | 'none';
  readonly layers: Report['verdict'];
}
