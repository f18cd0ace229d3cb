import { assertHashable } from './assert-hashable.js';
import { checkMembers } from './check-form.js';
import { IDENTITIES, levelOf } from './fields.js';
import { LineageError } from './lineage-error.js';
import type { Preimage } from './preimage.js';

/**
 * Makes sure that a value is a preimage: a known `type` and exactly the members of the field table, each in its
 * form, and a span that is not empty.
 *
 * @throws {@link LineageError} with a pointer to the first fault.
 */
export function assertPreimage(value: unknown): asserts value is Preimage {
  assertHashable(value);
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new LineageError('not-a-record');
  const level = levelOf(value.type);
  if (level === undefined) throw new LineageError('unknown-type', '/type');
  checkMembers(value, { type: 'text', ...IDENTITIES[level].fields }, '');
  const { char_start: start, char_end: end } = value;
  if (typeof start === 'number' && typeof end === 'number' && start >= end) {
    throw new LineageError('wrong-form', '/char_end');
  }
  if (level === 'canonical') checkDerivation(value);
}

/** Text is decoded by a charset, all else is read by an extractor that leaves a locator map. */
function checkDerivation(canonical: Readonly<Record<string, unknown>>): void {
  const decoded = isDecodedMedia(canonical.media_type);
  if (decoded === (canonical.charset === null)) throw new LineageError('wrong-form', '/charset');
  for (const name of ['extractor', 'locator_map_sha256']) {
    if (decoded !== (canonical[name] === null)) throw new LineageError('wrong-form', `/${name}`);
  }
}

/** Whether documents of this media type are canonicalised from their bytes alone, without an extractor. */
export function isDecodedMedia(mediaType: unknown): boolean {
  return mediaType === 'text/plain' || mediaType === 'text/markdown';
}
