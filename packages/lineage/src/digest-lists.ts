import { hashHex } from '#sha256';
import { compareUtf8 } from './compare-utf8.js';
import { digestPreimage } from './digest-value.js';
import type { FieldForm } from './fields.js';
import { hashElementRows } from './hash-rows.js';
import { LineageError } from './lineage-error.js';
import type { Tool } from './preimage.js';
import type { ElementRow, SnapshotRow, TombstoneRow } from './rows.js';
import { writeEach, writeForm, writeItems, writeTool } from './write-form.js';

const ELEMENT_ROW: readonly FieldForm[] = ['kind', 'count', 'count', 'digest'];
const SNAPSHOT_ROW: readonly FieldForm[] = [
  'text',
  'can-id',
  'digest',
  'text-or-null',
  'text-or-null',
  'text-or-null',
];
const TOMBSTONE_ROW: readonly FieldForm[] = ['text', 'count'];
const ACCESS_ROW: readonly FieldForm[] = ['text', 'digest'];

/**
 * `elements_sha256`: H of the element rows in document order.
 *
 * @throws {@link LineageError} when a row has not the form of {@link ElementRow}.
 */
export function digestElements(rows: readonly ElementRow[]): string {
  const hashed = Array.isArray(rows) ? hashElementRows(rows) : undefined;
  return hashed ?? hashHex(listOf(writeEach(rows, (row, at) => writeItems(row, ELEMENT_ROW, at))));
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
  writeEach(groups, (group, at) => writeForm(group, 'text', at, ''));
  const allowed = [...new Set(groups)].sort(compareUtf8).map((group) => JSON.stringify(group));
  return hashHex(`{"allowed_groups":${listOf(allowed)},"type":"loccit:acl:1"}`);
}

/**
 * `snapshot_sha256`: H of the live documents, sorted by the RFC 8785 bytes of their rows.
 *
 * @throws {@link LineageError} when a row has not the form of {@link SnapshotRow} or a document occurs twice.
 */
export function digestSnapshot(rows: readonly SnapshotRow[]): string {
  return hashHex(`{"documents":${writeKeyed(rows, SNAPSHOT_ROW)},"type":"loccit:snapshot:1"}`);
}

/**
 * `tombstones_sha256`: H of the removed documents, sorted by the RFC 8785 bytes of their rows.
 *
 * @throws {@link LineageError} when a row has not the form of {@link TombstoneRow} or a document occurs twice.
 */
export function digestTombstones(rows: readonly TombstoneRow[]): string {
  return hashHex(`{"documents":${writeKeyed(rows, TOMBSTONE_ROW)},"type":"loccit:tombstones:1"}`);
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
  const space = writeForm(coordinate_space, 'text', '', 'coordinate_space');
  return hashHex(
    `{"chunkers":${writeTools(chunkers)},"coordinate_space":${space},"extractors":${writeTools(extractors)},` +
      `"indexers":${writeTools(indexers)},"parsers":${writeTools(parsers)},"type":"loccit:pipeline:1"}`,
  );
}

/**
 * `authorization_revision` where no authorizer gives one: `acl-` and the first 16 hex digits of H of the sorted
 * `[document_id, acl_sha256]`.
 *
 * @throws {@link LineageError} when a row is malformed or a document occurs twice.
 */
export function deriveAuthorizationRevision(rows: readonly (readonly [string, string])[]): string {
  return `acl-${hashHex(writeKeyed(rows, ACCESS_ROW)).slice(0, 16)}`;
}

/** Text of rows sorted by their RFC 8785 bytes; their first item occurs once. */
function writeKeyed(rows: readonly (readonly unknown[])[], forms: readonly FieldForm[]): string {
  const keys = new Set<unknown>();
  const texts = writeEach(rows, (row, at) => {
    const text = writeItems(row, forms, at);
    const [key] = row as readonly unknown[];
    if (keys.has(key)) throw new LineageError('duplicate-entry', at);
    keys.add(key);
    return text;
  });
  return listOf(texts.sort(compareUtf8));
}

function writeTools(tools: readonly Tool[]): string {
  return listOf([...new Set(writeEach(tools, writeTool))].sort(compareUtf8));
}

function listOf(texts: readonly string[]): string {
  return `[${texts.join(',')}]`;
}
