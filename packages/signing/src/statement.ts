import { encodeCanonicalJson, type JsonValue } from '@loccit/json';
import { closedObject, listOf, readJson, textOf, unexpected } from './closed-form.js';
import { SigningError } from './signing-error.js';

/** The payload type of an envelope around a statement. */
export const STATEMENT_PAYLOAD_TYPE = 'application/vnd.in-toto+json';
/** The type of a statement. */
export const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
/** Statements with more subjects than this are refused. */
export const MAX_SUBJECTS = 10_000;

/** What a statement is about: a name, and digests by algorithm in lower-case hex. */
export interface StatementSubject {
  readonly name: string;
  readonly digest: { readonly [algorithm: string]: string };
}

/** An in-toto statement: what is said (`predicate`, in a form that `predicateType` names) about which artifacts. */
export interface Statement {
  readonly subjects: readonly StatementSubject[];
  readonly predicateType: string;
  readonly predicate: { readonly [name: string]: JsonValue };
}

/**
 * Makes a statement, or refuses what {@link parseStatement} would refuse.
 *
 * @throws {@link SigningError} `unexpected-form`, `too-many` or `duplicate-subject`.
 * @example
 * ```ts
 * const digest = { sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' };
 * const statement = createStatement({
 *   subjects: [{ name: 'page', digest }],
 *   predicateType: 'https://example.org/read/v1',
 *   predicate: { pages: 1 },
 * });
 * parseStatement(encodeStatement(statement)).subjects[0]?.name; // 'page'
 * ```
 * @see {@link https://github.com/in-toto/attestation/blob/v1.1.0/spec/v1/statement.md | in-toto Statement v1}
 */
export function createStatement(statement: Statement): Statement {
  return readStatement(wireForm(statement));
}

/** The RFC 8785 bytes of a statement: the payload of an envelope. */
export function encodeStatement(statement: Statement): Uint8Array {
  return encodeCanonicalJson(wireForm(statement));
}

/**
 * Reads a statement, strictly.
 *
 * @remarks Strict JSON, exactly the members `_type subject predicateType predicate`; a subject has exactly `name` and
 * `digest`. Names are unique, digests are lower-case hex, and one called `sha256` has 64 digits. The predicate is an object
 * and otherwise its reader's. Read what a verified envelope holds, never a copy of it.
 * @throws {@link SigningError} `malformed-json`, `unexpected-form`, `too-many` or `duplicate-subject`.
 * @see {@link https://github.com/in-toto/attestation/blob/v1.1.0/spec/v1/statement.md | in-toto Statement v1}
 */
export function parseStatement(payload: Uint8Array): Statement {
  return readStatement(readJson(payload, {}));
}

function readStatement(value: JsonValue): Statement {
  const members = ['_type', 'subject', 'predicateType', 'predicate'];
  const { _type: type, subject, predicateType, predicate } = closedObject(value, '', members);
  if (type !== STATEMENT_TYPE) throw unexpected('/_type');
  const subjects = listOf(subject, '/subject', MAX_SUBJECTS).map((item, index) =>
    readSubject(item, `/subject/${index}`),
  );
  if (subjects.length === 0) throw unexpected('/subject');
  if (new Set(subjects.map(({ name }) => name)).size !== subjects.length) {
    throw new SigningError('duplicate-subject', { pointer: '/subject' });
  }
  if (typeof predicate !== 'object' || predicate === null || Array.isArray(predicate)) {
    throw unexpected('/predicate');
  }
  return { subjects, predicateType: textOf(predicateType, '/predicateType'), predicate };
}

function readSubject(value: JsonValue, pointer: string): StatementSubject {
  const { name, digest } = closedObject(value, pointer, ['name', 'digest']);
  if (typeof digest !== 'object' || digest === null || Array.isArray(digest)) {
    throw unexpected(`${pointer}/digest`);
  }
  const digests = Object.entries(digest);
  const good = digests.every(([algorithm, hex]) => algorithm !== '' && isDigest(algorithm, hex));
  if (!good || digests.length === 0) throw unexpected(`${pointer}/digest`);
  return { name: textOf(name, `${pointer}/name`), digest: digest as StatementSubject['digest'] };
}

function isDigest(algorithm: string, hex: JsonValue): boolean {
  if (typeof hex !== 'string' || !/^(?:[0-9a-f]{2})+$/.test(hex)) return false;
  return algorithm !== 'sha256' || hex.length === 64;
}

function wireForm({ subjects, predicateType, predicate }: Statement): JsonValue {
  return {
    _type: STATEMENT_TYPE,
    subject: subjects.map(({ name, digest }) => ({ name, digest: { ...digest } })),
    predicateType,
    predicate: { ...predicate },
  };
}
