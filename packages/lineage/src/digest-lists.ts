import { canonicalizeJson } from '@loccit/json';
import { assertList } from './assert-hashable.js';
import { checkForm, checkItems } from './check-form.js';
import { compareUtf8 } from './compare-utf8.js';
import { digestPreimage } from './digest-value.js';
import type { FieldForm } from './fields.js';
import { LineageError } from './lineage-error.js';
import type { Tool } from './preimage.js';
import type { ElementRow, SnapshotRow, TombstoneRow } from './rows.js';

/**
 * `elements_sha256`: H of the element rows in document order.
 *
 * @throws {@link LineageError} when a row has not the form of {@link ElementRow}.
 */
export function digestElements(rows: readonly ElementRow[]): string {
  assertList(rows);
  for (const [index, row] of rows.entries())
    checkItems(row, ['kind', 'count', 'count', 'digest'], `/${index}`);
  return digestPreimage(rows);
}

/**
 * `options_sha256`: H of a tool's complete effective options.
 *
 * @remarks Decimals are given as strings, so that no digest depends on how a language writes a double.
 * @throws {@link LineageError} when a value is not fit for a preimage.
 */
export function digestOptions(options: Readonly<Record<string, unknown>>): string {
  const given: unknown = options;
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new LineageError('wrong-type');
  return digestPreimage({ type: 'loccit:options:1', options });
}

/**
 * `acl_sha256`: H of the groups that may read a document, as a set.
 *
 * @remarks Order and repetition do not matter; no group at all is a list of its own.
 * @throws {@link LineageError} when a group is no NFC string or empty.
 */
export function digestAcl(groups: readonly string[]): string {
  checkEach(groups, 'text');
  const allowed_groups = [...new Set(groups)].sort(compareUtf8);
  return digestPreimage({ type: 'loccit:acl:1', allowed_groups });
}

/**
 * `snapshot_sha256`: H of the live documents, sorted by the RFC 8785 bytes of their rows.
 *
 * @throws {@link LineageError} when a row has not the form of {@link SnapshotRow} or a document occurs twice.
 */
export function digestSnapshot(rows: readonly SnapshotRow[]): string {
  const forms: FieldForm[] = ['text', 'can-id', 'digest', 'text-or-null', 'text-or-null', 'text-or-null'];
  return digestPreimage({ type: 'loccit:snapshot:1', documents: sortKeyed(rows, forms) });
}

/**
 * `tombstones_sha256`: H of the removed documents, sorted by the RFC 8785 bytes of their rows.
 *
 * @throws {@link LineageError} when a row has not the form of {@link TombstoneRow} or a document occurs twice.
 */
export function digestTombstones(rows: readonly TombstoneRow[]): string {
  return digestPreimage({ type: 'loccit:tombstones:1', documents: sortKeyed(rows, ['text', 'count']) });
}

/** The tools that made the live documents, each kind as a set. */
export interface Pipeline {
  readonly coordinate_space: string;
  readonly extractors: readonly Tool[];
  readonly parsers: readonly Tool[];
  readonly chunkers: readonly Tool[];
  readonly indexers: readonly Tool[];
}

/**
 * `pipeline_sha256`: H of the tools, each list without repetition and sorted by RFC 8785 bytes.
 *
 * @throws {@link LineageError} when a tool has not the form of {@link Tool}.
 */
export function digestPipeline(pipeline: Pipeline): string {
  const { coordinate_space, extractors, parsers, chunkers, indexers } = pipeline;
  return digestPreimage({
    type: 'loccit:pipeline:1',
    coordinate_space,
    extractors: toolSet(extractors),
    parsers: toolSet(parsers),
    chunkers: toolSet(chunkers),
    indexers: toolSet(indexers),
  });
}

/**
 * `authorization_revision` where no authorizer gives one: `acl-` and the first 16 hex digits of H of the sorted
 * `[document_id, acl_sha256]`.
 *
 * @throws {@link LineageError} when a row is malformed or a document occurs twice.
 */
export function deriveAuthorizationRevision(rows: readonly (readonly [string, string])[]): string {
  return `acl-${digestPreimage(sortKeyed(rows, ['text', 'digest'])).slice(0, 16)}`;
}

/** Rows sorted by RFC 8785 bytes; their first item occurs once. */
function sortKeyed(rows: readonly (readonly unknown[])[], forms: readonly FieldForm[]): unknown[] {
  assertList(rows);
  const keys = new Set<unknown>();
  for (const [index, row] of rows.entries()) {
    checkItems(row, forms, `/${index}`);
    if (keys.has(row[0])) throw new LineageError('duplicate-entry', `/${index}`);
    keys.add(row[0]);
  }
  const keyed = rows.map((row) => ({ row, bytes: canonicalizeJson(row) }));
  return keyed.sort((a, b) => compareUtf8(a.bytes, b.bytes)).map(({ row }) => row);
}

function toolSet(tools: readonly Tool[]): Tool[] {
  checkEach(tools, 'tool');
  const distinct = new Map(tools.map((tool) => [canonicalizeJson(tool), tool]));
  return [...distinct].sort(([a], [b]) => compareUtf8(a, b)).map(([, tool]) => tool);
}

function checkEach(items: readonly unknown[], form: FieldForm): void {
  assertList(items);
  for (const [index, item] of items.entries()) checkForm(item, form, `/${index}`);
}
