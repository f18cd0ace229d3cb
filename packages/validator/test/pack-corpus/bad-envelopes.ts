import type { BadDraft } from './drafts.js';
import { onEnvelope, onText, resealed, signing } from './seal-edits.js';

/** Seals that are no envelopes, or envelopes around something else. */
export const ENVELOPE_DRAFTS: readonly BadDraft[] = [
  resealed(
    'envelope-member',
    'an envelope with a member too many',
    onEnvelope((envelope) => {
      envelope.note = 'checked';
    }),
    'malformed-envelope',
  ),
  resealed(
    'envelope-two-payloads',
    'an envelope with two payloads',
    onText((text) => text.replace('{', '{"payload":"e30=",')),
    'malformed-envelope',
  ),
  resealed(
    'envelope-two-types',
    'an envelope with two payload types',
    onText((text) => text.replace('{', '{"payloadType":"application/vnd.in-toto+json",')),
    'malformed-envelope',
  ),
  resealed(
    'envelope-two-lists',
    'an envelope with two lists of signatures',
    onText((text) => text.replace('{', '{"signatures":[],')),
    'malformed-envelope',
  ),
  resealed(
    'envelope-no-signatures',
    'an envelope without signatures',
    onEnvelope((envelope) => {
      envelope.signatures = [];
    }),
    'malformed-envelope',
  ),
  resealed(
    'envelope-signature-list',
    'signatures that are no list',
    onEnvelope((envelope) => {
      [envelope.signatures] = envelope.signatures;
    }),
    'malformed-envelope',
  ),
  resealed(
    'envelope-many',
    '65 signatures',
    onEnvelope((envelope) => {
      envelope.signatures = Array.from({ length: 65 }, () => ({ sig: 'AA==' }));
    }),
    'malformed-envelope',
  ),
  resealed(
    'envelope-no-payload',
    'an envelope without a payload',
    onEnvelope((envelope) => {
      delete envelope.payload;
    }),
    'malformed-envelope',
  ),
  resealed(
    'envelope-no-type',
    'an envelope without a payload type',
    onEnvelope((envelope) => {
      delete envelope.payloadType;
    }),
    'malformed-envelope',
  ),
  resealed(
    'envelope-empty-type',
    'an empty payload type',
    onEnvelope((envelope) => {
      envelope.payloadType = '';
    }),
    'malformed-envelope',
  ),
  resealed(
    'envelope-keyid-null',
    'a key id that is null',
    onEnvelope((envelope) => {
      envelope.signatures[0].keyid = null;
    }),
    'malformed-envelope',
  ),
  resealed(
    'envelope-keyid-empty',
    'an empty key id',
    onEnvelope((envelope) => {
      envelope.signatures[0].keyid = '';
    }),
    'malformed-envelope',
  ),
  resealed(
    'envelope-algorithm',
    'a signature that names an algorithm',
    onEnvelope((envelope) => {
      envelope.signatures[0].alg = 'none';
    }),
    'malformed-envelope',
  ),
  resealed(
    'envelope-no-sig',
    'a signature without its bytes',
    onEnvelope((envelope) => {
      delete envelope.signatures[0].sig;
    }),
    'malformed-envelope',
  ),
  resealed(
    'envelope-padding',
    'a payload without its padding',
    onEnvelope((envelope) => {
      envelope.signatures[0].sig = envelope.signatures[0].sig.replaceAll('=', '');
    }),
    'malformed-envelope',
  ),
  resealed(
    'envelope-bits',
    'a signature with trailing bits',
    onEnvelope((envelope) => {
      envelope.signatures[0].sig = envelope.signatures[0].sig.replace(/.==$/, 'B==');
    }),
    'malformed-envelope',
  ),
  resealed(
    'envelope-space',
    'white space in a payload',
    onEnvelope((envelope) => {
      envelope.payload = `${envelope.payload} `;
    }),
    'malformed-envelope',
  ),
  resealed(
    'envelope-alphabets',
    'a signature in two alphabets',
    onEnvelope((envelope) => {
      envelope.signatures[0].sig = `+_${envelope.signatures[0].sig.slice(2)}`;
    }),
    'malformed-envelope',
  ),
  resealed(
    'envelope-list',
    'an envelope in a list',
    onEnvelope((envelope) => [envelope]),
    'malformed-envelope',
  ),
  resealed(
    'envelope-bom',
    'an envelope with a byte order mark',
    onText((text) => `\ufeff${text}`),
    'malformed-envelope',
  ),
  resealed(
    'envelope-two',
    'two envelopes, one behind the other',
    onText((text) => `${text}\n${text}`),
    'malformed-envelope',
  ),
  resealed(
    'envelope-broken',
    'half an envelope',
    onText((text) => text.slice(0, text.length >> 1)),
    'malformed-envelope',
  ),
  resealed(
    'envelope-nothing',
    'a seal of no bytes',
    onText(() => ''),
    'malformed-envelope',
  ),
  resealed(
    'type-other',
    'another payload type, signed',
    signing((text) => text, 'application/json'),
    'payload-type',
  ),
  resealed(
    'type-changed',
    'a payload type changed after it was signed',
    onEnvelope((envelope) => {
      envelope.payloadType = 'application/vnd.in-toto';
    }),
    'payload-type',
  ),
];
