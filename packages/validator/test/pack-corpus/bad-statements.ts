import type { BadDraft } from './drafts.js';
import { resealed, signing, stating } from './seal-edits.js';

const ONE = '1'.repeat(64);

/** Statements and predicates in another form, signed by a key that the policy trusts. */
export const STATEMENT_DRAFTS: readonly BadDraft[] = [
  resealed(
    'statement-list',
    'two statements in a list',
    stating((one) => [one, one]),
    'malformed-statement',
  ),
  resealed(
    'statement-two',
    'two statements, one behind the other',
    signing((text) => `${text}\n${text}`),
    'malformed-statement',
  ),
  resealed(
    'statement-name-twice',
    'a statement with two predicates',
    signing((text) => text.replace('"predicate":', '"predicate":{},"predicate":')),
    'malformed-statement',
  ),
  resealed(
    'statement-member',
    'a statement with a member too many',
    stating((one) => {
      one.note = 1;
    }),
    'malformed-statement',
  ),
  resealed(
    'statement-version',
    'a statement of another version',
    stating((one) => {
      one._type = 'https://in-toto.io/Statement/v0.1';
    }),
    'malformed-statement',
  ),
  resealed(
    'statement-no-subject',
    'a statement without subjects',
    stating((one) => {
      one.subject = [];
    }),
    'malformed-statement',
  ),
  resealed(
    'statement-digest-capitals',
    'a digest in capitals',
    stating((one) => {
      one.subject[0].digest.sha256 = one.subject[0].digest.sha256.toUpperCase();
    }),
    'malformed-statement',
  ),
  resealed(
    'statement-digest-short',
    'half a digest',
    stating((one) => {
      one.subject[0].digest.sha256 = one.subject[0].digest.sha256.slice(0, 32);
    }),
    'malformed-statement',
  ),
  resealed(
    'statement-subject-member',
    'a subject with a member too many',
    stating((one) => {
      one.subject[0].uri = 'https://library.example';
    }),
    'malformed-statement',
  ),
  resealed(
    'statement-subject-twice',
    'the same subject twice',
    stating((one) => {
      one.subject.push(one.subject[0]);
    }),
    'malformed-statement',
  ),
  resealed(
    'statement-predicate-list',
    'a predicate that is a list',
    stating((one) => {
      one.predicate = [one.predicate];
    }),
    'malformed-statement',
  ),
  resealed(
    'statement-text',
    'a statement that is text',
    signing(() => 'We stand by this answer.'),
    'malformed-statement',
  ),
  resealed(
    'predicate-type',
    'another predicate',
    stating((one) => {
      one.predicateType = 'urn:loccit:citation-answer:2';
    }),
    'predicate-type',
  ),
  resealed(
    'predicate-member',
    'a predicate with a member too many',
    stating((one) => {
      one.predicate.unless = 'revoked';
    }),
    'malformed-predicate',
  ),
  resealed(
    'predicate-empty',
    'a predicate without members',
    stating((one) => {
      one.predicate = {};
    }),
    'malformed-predicate',
  ),
  resealed(
    'predicate-no-expiry',
    'a seal that never expires',
    stating((one) => {
      delete one.predicate.expiresAt;
    }),
    'malformed-predicate',
  ),
  resealed(
    'predicate-no-tenant',
    'a seal of no tenant',
    stating((one) => {
      delete one.predicate.tenantId;
    }),
    'malformed-predicate missing-tenant',
  ),
  resealed(
    'predicate-time',
    'a time in another form',
    stating((one) => {
      one.predicate.issuedAt = '2026-06-15';
    }),
    'malformed-predicate',
  ),
  resealed(
    'predicate-day',
    'a day that is none',
    stating((one) => {
      one.predicate.expiresAt = '2026-11-31T00:00:00Z';
    }),
    'malformed-predicate',
  ),
  resealed(
    'predicate-hash',
    'a hash in capitals',
    stating((one) => {
      one.predicate.packSha256 = 'AB'.repeat(32);
    }),
    'malformed-predicate',
  ),
  resealed(
    'predicate-null',
    'an audience that is null',
    stating((one) => {
      one.predicate.audience = null;
    }),
    'malformed-predicate',
  ),
  resealed(
    'predicate-purpose',
    'an empty purpose',
    stating((one) => {
      one.predicate.purpose = '';
    }),
    'malformed-predicate',
  ),
  resealed(
    'predicate-tools',
    'tools that are no list',
    stating((one) => {
      one.predicate.tools = {};
    }),
    'malformed-predicate',
  ),
  resealed(
    'predicate-tool',
    'a tool with a member too many',
    stating((one) => {
      one.predicate.tools[0].url = 'https://tools.example';
    }),
    'malformed-predicate',
  ),
  resealed(
    'predicate-tool-short',
    'a tool without its options',
    stating((one) => {
      delete one.predicate.tools[0].optionsSha256;
    }),
    'malformed-predicate',
  ),
  resealed(
    'subject-name',
    'another name of the subject',
    stating((one) => {
      one.subject[0].name = 'claims';
    }),
    'unexpected-subject',
  ),
  resealed(
    'subject-two',
    'a second subject',
    stating((one) => {
      one.subject.push({ ...one.subject[0], name: 'claims' });
    }),
    'unexpected-subject',
  ),
  resealed(
    'subject-digests',
    'a second digest of the subject',
    stating((one) => {
      one.subject[0].digest.sha512 = 'ab';
    }),
    'unexpected-subject',
  ),
  resealed(
    'subject-algorithm',
    'a digest of another algorithm',
    stating((one) => {
      one.subject[0].digest = { sha512: ONE };
    }),
    'unexpected-subject',
  ),
  resealed(
    'window-reversed',
    'an expiry before the issue',
    stating((one) => {
      one.predicate.issuedAt = '2026-12-31T00:00:01Z';
    }),
    'window-reversed',
  ),
  resealed(
    'window-empty',
    'an expiry in the second of the issue',
    stating((one) => {
      one.predicate.issuedAt = '2026-12-31T00:00:00Z';
    }),
    'window-reversed',
  ),
];
