import type { Answer } from '@loccit/contract';
import type { JsonValue } from '@loccit/json';
import { judgeProof as judge, type TrustPolicy } from '@loccit/signing';
import type { VerifiedProof } from './verification.js';

/** What the proof in an answer comes to; null where there is none. */
export function judgeProof(
  answer: Answer,
  policy: TrustPolicy | undefined,
  at: string,
): VerifiedProof | null {
  return judge(answer as unknown as { readonly [name: string]: JsonValue }, { policy, at });
}
