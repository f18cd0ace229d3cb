import type { BadDraft } from './drafts.js';
import { B, D, keyidOf } from './keys.js';
import { addOrder, by, flip, onEnvelope, onPayload, onSignature, resealed } from './seal-edits.js';

/** The key id of a key of small order: what it would sign holds for many messages. */
const SMALL = 'qJ-1d7w4R2fnFuNnhqNZBpbrJssiCqAHfmlfkH8BNXI';

/** Signatures that do not hold, or are of nobody whom the policy has. */
export const SIGNATURE_DRAFTS: readonly BadDraft[] = [
  resealed('stripped', 'the seal is taken away', () => [], 'provenance/no-anchor'),
  resealed(
    'bit-first',
    'one bit of the first half of a signature',
    onSignature(flip(0)),
    'mismatch provenance/no-anchor',
  ),
  resealed('bit-middle', 'one bit in the middle of a signature', onSignature(flip(31)), 'mismatch'),
  resealed('bit-second', 'one bit of the second half of a signature', onSignature(flip(32)), 'mismatch'),
  resealed(
    'zeros',
    'a signature of zeros',
    onSignature(() => new Uint8Array(64)),
    'mismatch',
  ),
  resealed(
    'ones',
    'a signature of ones',
    onSignature(() => new Uint8Array(64).fill(255)),
    'signature-scalar',
  ),
  resealed(
    'cut',
    'a signature without its last byte',
    onSignature((sig) => sig.subarray(0, 63)),
    'signature-length',
  ),
  resealed(
    'long',
    'a signature with a byte more',
    onSignature((sig) => new Uint8Array([...sig, 0])),
    'signature-length',
  ),
  resealed(
    'none',
    'a signature of no bytes',
    onSignature(() => new Uint8Array()),
    'signature-length',
  ),
  resealed('scalar', 'a signature with S + L', onSignature(addOrder), 'signature-scalar'),
  resealed(
    'scalar-top',
    'a signature with the highest bit of S',
    onSignature((sig) => {
      sig[63] = (sig[63] ?? 0) | 0x80;
      return sig;
    }),
    'signature-scalar',
  ),
  resealed(
    'identity',
    'the identity and zero, which hold for keys of small order',
    onSignature(() => {
      const sig = new Uint8Array(64);
      sig[0] = 1;
      return sig;
    }),
    'mismatch',
  ),
  resealed(
    'halves',
    'the halves of a signature exchanged',
    onSignature((sig) => new Uint8Array([...sig.subarray(32), ...sig.subarray(0, 32)])),
    'signature-scalar',
  ),
  resealed(
    'expiry-moved',
    'the expiry is moved after it was signed',
    onPayload((text) => text.replace('2026-12-31', '2036-12-31')),
    'mismatch',
  ),
  resealed(
    'purpose-moved',
    'the purpose is changed after it was signed',
    onPayload((text) => text.replace('public-answer', 'press-release')),
    'mismatch wrong-purpose',
  ),
  resealed(
    'answer-moved',
    'the answer is changed after it was signed',
    onPayload((text) => text.replace(/"sha256":"[0-9a-f]{8}/, '"sha256":"00000000')),
    'mismatch answer-mismatch',
  ),
  resealed(
    'payload-space',
    'white space is put into what was signed',
    onPayload((text) => text.replace(':', ': ')),
    'mismatch',
  ),
  resealed(
    'keyid-other',
    'a signature under the key id of another key',
    onEnvelope((envelope) => {
      envelope.signatures[0].keyid = keyidOf(B);
    }),
    'mismatch',
  ),
  resealed(
    'keyid-unknown',
    'a signature under a key id that nobody has',
    onEnvelope((envelope) => {
      envelope.signatures[0].keyid = 'library';
    }),
    'unknown-key',
  ),
  resealed(
    'keyid-missing',
    'a signature that names no key',
    onEnvelope((envelope) => {
      delete envelope.signatures[0].keyid;
    }),
    'keyid-missing',
  ),
  resealed(
    'keyid-small-order',
    'a signature of a key of small order',
    onEnvelope((envelope) => {
      envelope.signatures[0] = { keyid: SMALL, sig: `AQ${'A'.repeat(84)}==` };
    }),
    'unknown-key',
  ),
  resealed(
    'stranger',
    'a seal of a key that the policy does not have',
    by({ keys: [D] }),
    'unknown-key provenance/no-anchor',
  ),
  resealed('unlisted', 'a policy that has another key', by({}), 'unknown-key', { policy: 'b-only' }),
  resealed(
    'strangers',
    'three seals of strangers',
    by({ keys: [D] }, { keys: [D], say: { issuedAt: '2026-06-16T09:00:00Z' } }, { keys: [D], binds: [] }),
    'unknown-key',
  ),
];
