import type { Restriction, Restrictions } from '@loccit/storage';
import { tryCopy } from './foreign-rows.js';

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(isText);

/** Restrictions as a port handed them out, undefined for what is none: what closes must not be read by halves. */
export function readRestrictions(value: unknown): Restrictions | undefined {
  if (!(value instanceof Map)) return undefined;
  const restrictions = new Map<string, Restriction>();
  for (const [id, row] of value) {
    const restriction = readRestriction(row);
    if (restriction === undefined || restriction.document_id !== id) return undefined;
    restrictions.set(restriction.document_id, restriction);
  }
  return restrictions;
}

function readRestriction(value: unknown): Restriction | undefined {
  const row = tryCopy(value);
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return undefined;
  const { access_lists, deleted, document_id } = row as Readonly<Record<string, unknown>>;
  if (!isText(document_id) || typeof deleted !== 'boolean' || !Array.isArray(access_lists)) return undefined;
  return access_lists.every(isTextList) ? { document_id, deleted, access_lists } : undefined;
}
