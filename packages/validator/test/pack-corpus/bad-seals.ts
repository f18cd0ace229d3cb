import type { BadDraft } from './drafts.js';
import { A, B, C, D, sealOf } from './keys.js';
import { collect, textOf, toBytes } from './material.js';
import { by, flip, onSignature, resealed } from './seal-edits.js';

const ONE = '1'.repeat(64);
const OLD = { issuedAt: '2026-05-01T00:00:00Z', expiresAt: '2026-07-01T12:00:00Z' };
const addressed = { say: { audience: 'auditor.example' } };

/** Seals in their form that say something else, or are too few. */
export const SEAL_DRAFTS: readonly BadDraft[] = [
  resealed('expired', 'a seal that has expired', by({ say: OLD }), 'seal-expired verifiability/seal-expired'),
  resealed(
    'expired-twice',
    'two seals that have expired',
    by({ say: OLD }, { keys: [B], say: OLD }),
    'seal-expired verifiability/seal-expired',
  ),
  resealed(
    'expired-stranger',
    'an expired seal of a stranger',
    by({ keys: [D], say: OLD }),
    'seal-expired unknown-key',
  ),
  resealed(
    'one-key-twice',
    'one key that signed twice',
    async (good) => {
      const [seal] = await by({})(good);
      const envelope = JSON.parse(textOf(seal));
      envelope.signatures.push(envelope.signatures[0]);
      return [toBytes(JSON.stringify(envelope))];
    },
    'threshold',
    { policy: 'both' },
  ),
  resealed(
    'second-broken',
    'a second signature that does not hold',
    async (good) => {
      const [seal] = await by({ keys: [A, B] })(good);
      const envelope = JSON.parse(textOf(seal));
      envelope.signatures[1].sig = envelope.signatures[0].sig;
      return [toBytes(JSON.stringify(envelope))];
    },
    'mismatch threshold',
    { policy: 'both' },
  ),
  resealed(
    'second-stranger',
    'a second signature of a stranger',
    by({ keys: [A, D] }),
    'unknown-key threshold',
    { policy: 'both' },
  ),
  resealed(
    'three-strangers',
    'one signature that counts among four',
    by({ keys: [A, D] }),
    'unknown-key threshold',
    { policy: 'two-of-three' },
  ),
  resealed(
    'other-answer',
    'the seal of another answer',
    async () => [await sealOf(collect({ answer: 'bergtal-garden', level: 'raw' }), 'bergtal')],
    'answer-mismatch pack-mismatch',
  ),
  resealed(
    'other-answer-alone',
    'the seal of another answer, which binds no pack',
    async () => [await sealOf(collect({ answer: 'bergtal-garden', level: 'raw' }), 'bergtal', { binds: [] })],
    'answer-mismatch',
  ),
  resealed(
    'other-level',
    'the seal of the pack of the other level',
    async () => [await sealOf(collect({ answer: 'bergtal-answered', level: 'canonical' }), 'bergtal')],
    'pack-mismatch',
  ),
  resealed(
    'other-pack',
    'a seal that binds a pack that there is not',
    by({ say: { packSha256: ONE } }),
    'pack-mismatch',
  ),
  resealed(
    'other-report',
    'a seal that binds another report',
    by({ say: { reportSha256: ONE } }),
    'report-mismatch',
    {},
    'report-sealed',
  ),
  resealed(
    'other-audit',
    'a seal that binds another audit',
    by({ say: { auditSha256: ONE } }),
    'audit-mismatch',
    {},
    'audit-sealed',
  ),
  resealed(
    'report-for-audit',
    'report and audit exchanged in a seal',
    by({ say: { reportSha256: ONE, auditSha256: ONE } }),
    'report-mismatch audit-mismatch',
    {},
    'everything',
  ),
  resealed('other-tenant', 'a seal of another tenant', by({ say: { tenantId: 'hafen' } }), 'wrong-tenant'),
  resealed(
    'unknown-tenant',
    'a seal of a tenant that the policy does not have',
    by({ say: { tenantId: 'other' } }),
    'wrong-tenant',
  ),
  resealed(
    'other-purpose',
    'a seal that was made for something else',
    by({ say: { purpose: 'draft' } }),
    'wrong-purpose',
    { policy: 'two-purposes' },
  ),
  resealed('addressed', 'a seal that is addressed to somebody', by(addressed), 'wrong-audience'),
  resealed(
    'two-bad',
    'two seals, each with another fault',
    by({ say: OLD }, { say: { purpose: 'draft' } }),
    'seal-expired wrong-purpose',
  ),
  resealed(
    'three-bad',
    'three seals of three keys, none of which holds',
    async (good) => [
      ...(await onSignature(flip(7))(good)),
      ...(await by({ keys: [C] }, { keys: [B], say: OLD })(good)),
    ],
    'mismatch unknown-key seal-expired',
  ),
  resealed(
    'everything',
    'as many faults as can stand together',
    async () => [
      await sealOf(collect({ answer: 'bergtal-answered', level: 'raw' }), 'hafen', {
        say: {
          purpose: 'draft',
          audience: 'auditor.example',
          reportSha256: ONE,
          auditSha256: ONE,
          issuedAt: '2026-06-15T00:00:01Z',
          expiresAt: '2026-06-15T00:00:02Z',
        },
      }),
    ],
    'answer-mismatch pack-mismatch report-mismatch audit-mismatch wrong-tenant wrong-purpose wrong-audience seal-expired',
    {},
    'everything',
  ),
];
