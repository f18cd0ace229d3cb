import { type Change, type Files, type PatchOperation, readAt } from '@loccit/conformance';
import { type LineageRecord, sha256Hex } from '@loccit/lineage';
import type { StoredDocument } from '@loccit/storage';

/** Finds what a change is to hit in the folder form of a store. */
export interface StoreFinder {
  /** A change of the record of that id; paths are below the record. */
  record(id: string, ...patch: PatchOperation[]): Change;
  withoutRecord(...ids: string[]): Change;
  /** A change of the row of a document in the manifest. */
  document(documentId: string, ...patch: PatchOperation[]): Change;
  withoutDocument(documentId: string): Change;
  /** Other bytes in the place of some in the canonical text or the raw bytes of a document. */
  text(documentId: string, from: string, to: string): Change;
  raw(documentId: string, from: string, to: string): Change;
  withoutText(documentId: string): Change;
  withoutRaw(documentId: string): Change;
  /** Operations that move a citation to the first place where a text stands in the document. */
  moveTo(at: string, documentId: string, text: string): PatchOperation[];
  /** The id of the generation, and its record. */
  readonly generation: LineageRecord;
  readonly pointer: string;
  canonicalOf(documentId: string): LineageRecord;
  recordOf(id: string): LineageRecord;
  /** The id of the parse revision that is served of a document. */
  parseOf(documentId: string): string;
}

/** Opens one generation of a tenant: its number in order of publication, the last by default. */
export function findIn(files: Files, tenant: string, at = -1): StoreFinder {
  const json = <T>(path: string): T => JSON.parse(Buffer.from(bytesOf(path)).toString('utf8')) as T;
  const bytesOf = (path: string): Uint8Array => {
    const bytes = files.get(path);
    if (bytes === undefined) throw new Error(`no file ${path}`);
    return bytes;
  };
  const pointer = `tenants/${tenant}/current.json`;
  const id = json<{ published: string[] }>(pointer).published.at(at) ?? '';
  const folder = `tenants/${tenant}/generations/${id}`;
  const manifest = `${folder}/manifest.json`;
  const lines = `${folder}/records.jsonl`;
  const records = Buffer.from(bytesOf(lines))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LineageRecord);
  const documents = json<{ documents: StoredDocument[] }>(manifest).documents;
  const placeOf = (wanted: string): number => {
    const place = records.findIndex((record) => record.id === wanted);
    if (place < 0) throw new Error(`no record ${wanted}`);
    return place;
  };
  const rowOf = (documentId: string): number => {
    const row = documents.findIndex((document) => document.document_id === documentId);
    if (row < 0) throw new Error(`no document ${documentId}`);
    return row;
  };
  const recordOf = (wanted: string): LineageRecord => records[placeOf(wanted)] as LineageRecord;
  const canonicalOf = (documentId: string): LineageRecord =>
    recordOf(documents[rowOf(documentId)]?.canonical_revision_id ?? '');
  const digest = (documentId: string, member: string): string =>
    String(readAt(canonicalOf(documentId), `/preimage/${member}`));
  const textPath = (documentId: string): string =>
    `${folder}/texts/${digest(documentId, 'canonical_sha256')}.txt`;
  const rawPath = (documentId: string): string => `${folder}/raw/${digest(documentId, 'raw_sha256')}`;
  const below = (prefix: string, patch: readonly PatchOperation[]): PatchOperation[] =>
    patch.map((operation) => ({ ...operation, path: prefix + operation.path }));
  const edit = (path: string, from: string, to: string): Change => {
    const start = Buffer.from(bytesOf(path)).indexOf(from);
    if (start < 0) throw new Error(`no ${from} in ${path}`);
    return {
      target: `store:${path}`,
      edits: [{ start, end: start + Buffer.byteLength(from), text: to }],
    };
  };
  return {
    record: (wanted, ...patch) => ({
      target: `store:${lines}`,
      patch: below(`/${placeOf(wanted)}`, patch),
    }),
    withoutRecord: (...ids) => ({
      target: `store:${lines}`,
      patch: ids
        .map(placeOf)
        .sort((a, b) => b - a)
        .map((place) => ({ op: 'remove', path: `/${place}` })),
    }),
    document: (documentId, ...patch) => ({
      target: `store:${manifest}`,
      patch: below(`/documents/${rowOf(documentId)}`, patch),
    }),
    withoutDocument: (documentId) => ({
      target: `store:${manifest}`,
      patch: [{ op: 'remove', path: `/documents/${rowOf(documentId)}` }],
    }),
    text: (documentId, from, to) => edit(textPath(documentId), from, to),
    raw: (documentId, from, to) => edit(rawPath(documentId), from, to),
    withoutText: (documentId) => ({ target: `store:${textPath(documentId)}`, remove: true }),
    withoutRaw: (documentId) => ({ target: `store:${rawPath(documentId)}`, remove: true }),
    moveTo: (at, documentId, text) => {
      const whole = Buffer.from(bytesOf(textPath(documentId))).toString('utf8');
      const start = whole.indexOf(text);
      if (start < 0) throw new Error(`no ${text} in ${documentId}`);
      const charStart = [...whole.slice(0, start)].length;
      return [
        { op: 'replace', path: `${at}/char_start`, value: charStart },
        { op: 'replace', path: `${at}/char_end`, value: charStart + [...text].length },
        { op: 'replace', path: `${at}/span_sha256`, value: sha256Hex(text) },
      ];
    },
    generation: recordOf(id),
    pointer,
    canonicalOf,
    recordOf,
    parseOf: (documentId) => documents[rowOf(documentId)]?.parse_revision_id ?? '',
  };
}

/** An audit laid into a store under the digest of its answer, where a check finds it by itself. */
export function keepAudit(answerSha256: string, nonce: string, audit: unknown): Change {
  return {
    target: `store:audits/${answerSha256}/${nonce}.json`,
    edits: [{ start: 0, end: 0, text: JSON.stringify(audit) }],
  };
}

export const other = (hex: string): string => hex.slice(0, -1) + (hex.endsWith('1') ? '0' : '1');
export const sha256 = sha256Hex;
