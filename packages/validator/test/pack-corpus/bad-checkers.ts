import type { BadDraft } from './drafts.js';

/** A pack as it is, with another policy or for another checker. */
const asked = (
  id: string,
  title: string,
  finds: string,
  checker: Partial<BadDraft>,
  of = 'sealed',
): BadDraft => ({
  id: `checker-${id}`,
  title,
  of,
  finds,
  ...checker,
  make: ({ bytes }) => bytes,
});

/** Good packs for a checker who does not trust them, or must not. */
export const CHECKER_DRAFTS: readonly BadDraft[] = [
  asked('key-expired', 'a key after its window', 'expired provenance/no-anchor', { policy: 'expired' }),
  asked('key-later', 'a key before its window', 'not-yet-valid', { policy: 'later' }),
  asked('key-revoked', 'a key that was revoked after it signed', 'revoked', { policy: 'revoked' }),
  asked('key-revoked-second', 'the second in which a key is revoked', 'revoked', {
    policy: 'revoked-later',
    at: '2026-07-02T00:00:00Z',
  }),
  asked('key-second-after', 'the second after the window of a key', 'expired', {
    policy: 'own',
    at: '2027-01-01T00:00:00Z',
  }),
  asked(
    'key-elsewhere',
    'a key for another tenant, purpose and audience',
    'wrong-tenant wrong-purpose missing-audience',
    { policy: 'elsewhere' },
  ),
  asked('key-other-tenant', 'a key for another tenant', 'wrong-tenant', { policy: 'other-tenant' }),
  asked('key-other-purpose', 'a key for another purpose', 'wrong-purpose', { policy: 'other-purpose' }),
  asked('key-addressed', 'a key that addresses one checker alone', 'missing-audience', {
    policy: 'addressed-only',
  }),
  asked('key-nobody', 'a key for nobody and nothing', 'wrong-tenant wrong-purpose missing-audience', {
    policy: 'nobody',
  }),
  asked('no-sources', 'a key that may speak for no source', 'no-entry provenance/no-anchor', {
    policy: 'no-sources',
  }),
  asked('one-source', 'a key that may speak for one of the sources', 'no-entry provenance/no-anchor', {
    policy: 'one-source',
  }),
  asked('near-source', 'a key for addresses that begin alike', 'no-entry', { policy: 'near-source' }),
  asked('other-speaks', 'another key speaks for the sources', 'below-threshold', { policy: 'other-speaks' }),
  asked(
    'two-speak',
    'too few of the keys speak for the sources',
    'below-threshold',
    { policy: 'two-speak' },
    'sealed-by-two',
  ),
  asked('threshold', 'one signature where two are asked for', 'threshold', { policy: 'both' }),
  asked('threshold-of-three', 'one of three where two are asked for', 'threshold', {
    policy: 'two-of-three',
  }),
  asked(
    'threshold-two-seals',
    'two seals of one signature each where two are asked for',
    'threshold',
    { policy: 'both' },
    'two-seals',
  ),
  asked('tenant', 'a checker of another tenant', 'wrong-tenant', { tenant_id: 'hafen' }),
  asked('tenant-empty', 'a checker of a tenant that nobody has', 'wrong-tenant', { tenant_id: 'other' }),
  asked(
    'tenant-unsealed',
    'an unsealed pack of another tenant',
    'provenance/no-anchor',
    { tenant_id: 'hafen' },
    'bergtal-answered-raw',
  ),
  asked('purpose', 'a checker with another purpose', 'wrong-purpose', { purpose: 'press-release' }),
  asked('purpose-capitals', 'the purpose in other letters', 'wrong-purpose', { purpose: 'Public-Answer' }),
  asked(
    'audience',
    'a seal that is addressed to another',
    'wrong-audience',
    { audience: 'other.example', policy: 'addressed' },
    'addressed',
  ),
  asked(
    'audience-nameless',
    'a seal that is addressed, and a checker without a name',
    'wrong-audience',
    { policy: 'addressed' },
    'addressed',
  ),
  asked(
    'audience-key',
    'a seal that is addressed by a key that may address nobody',
    'wrong-audience',
    { audience: 'auditor.example', policy: 'own' },
    'addressed',
  ),
  asked(
    'expired',
    'the second in which the seal expires',
    'seal-expired verifiability/seal-expired provenance/no-anchor',
    { at: '2026-12-31T00:00:00Z' },
  ),
  asked('expired-long', 'a time long after', 'seal-expired expired', { at: '2036-01-01T00:00:00Z' }),
  asked(
    'expired-refusal',
    'a refusal whose seal has expired',
    'seal-expired verifiability/seal-expired',
    { at: '2026-12-31T00:00:00Z' },
    'sealed-tool',
  ),
  asked('policy-small-order', 'a policy with a key of small order', 'small-order-key', {
    policy: 'small-order',
  }),
  asked('policy-not-canonical', 'a policy with a key that is not canonical', 'bad-key', {
    policy: 'not-canonical',
  }),
  asked('policy-keyid', 'a policy with the key id of another key', 'keyid-mismatch', {
    policy: 'other-keyid',
  }),
  asked('policy-unreachable', 'a policy whose threshold nobody reaches', 'threshold-unreachable', {
    policy: 'unreachable',
  }),
  asked('policy-private-key', 'a policy with a private key', 'private-key', { policy: 'private-key' }),
];
