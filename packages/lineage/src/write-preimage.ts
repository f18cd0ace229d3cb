import { hashHex } from '#sha256';
import { IDENTITIES, levelOf } from './fields.js';
import { LineageError } from './lineage-error.js';
import type { Preimage, RecordType } from './preimage.js';
import { digestFixed, hasMembersOf, isFixed } from './write-fixed.js';
import { type Shape, shapeOf, writeMembers } from './write-form.js';

const SHAPES = Object.fromEntries(
  Object.entries(IDENTITIES).map(([level, { fields }]) => [level, shapeOf({ type: 'text', ...fields })]),
) as Readonly<Record<RecordType, Shape>>;

/**
 * The id of a preimage: prefix and H of its RFC 8785 text, written from the field table.
 *
 * @remarks A preimage has exactly the members of the table, each in its form, and a span that is not empty; text
 * has a charset, and all other media an extractor and a locator map instead.
 * @throws {@link LineageError} with a pointer to the first fault.
 */
export function digestIdentity(preimage: unknown): string {
  if (typeof preimage !== 'object' || preimage === null || Array.isArray(preimage)) {
    throw new LineageError('not-a-record');
  }
  const members = preimage as Readonly<Record<string, unknown>>;
  const level = Object.hasOwn(members, 'type') ? levelOf(members.type) : undefined;
  if (level === undefined) throw new LineageError('unknown-type', '/type');
  if (isFixed(level) && hasMembersOf(level, members)) {
    const fixed = digestFixed(level, members);
    if (fixed !== undefined) return IDENTITIES[level].prefix + fixed;
  }
  const text = writeMembers(members, SHAPES[level], '');
  const { char_start: start, char_end: end } = members;
  if (typeof start === 'number' && typeof end === 'number' && start >= end) {
    throw new LineageError('wrong-form', '/char_end');
  }
  if (level === 'canonical') checkDerivation(members);
  return IDENTITIES[level].prefix + hashHex(text);
}

/**
 * Makes sure that a value is a preimage and gives its id.
 *
 * @returns Null for what has no id.
 */
export function identify(value: unknown): { readonly preimage: Preimage; readonly id: string } | null {
  try {
    const id = digestIdentity(value);
    return { preimage: value as Preimage, id };
  } catch (error) {
    if (error instanceof LineageError) return null;
    throw error;
  }
}

/** Whether documents of this media type are canonicalised from their bytes alone, without an extractor. */
export function isDecodedMedia(mediaType: unknown): boolean {
  return mediaType === 'text/plain' || mediaType === 'text/markdown';
}

function checkDerivation(canonical: Readonly<Record<string, unknown>>): void {
  const decoded = isDecodedMedia(canonical.media_type);
  if (decoded === (canonical.charset === null)) throw new LineageError('wrong-form', '/charset');
  for (const name of ['extractor', 'locator_map_sha256']) {
    if (decoded !== (canonical[name] === null)) throw new LineageError('wrong-form', `/${name}`);
  }
}
