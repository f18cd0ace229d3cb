import { checkSchema } from '@loccit/contract';
import { canonicalizeJson, JsonError, parseJson } from '@loccit/json';
import { compareUtf8, type LineageRecord } from '@loccit/lineage';
import { encodeUtf8 } from '@loccit/text';
import { PackError } from './pack-error.js';

const LF = 0x0a;
/** Longest line: what strict JSON allows for a document. */
const MAX_LINE_BYTES = 64 * 1024 * 1024;

/** The bytes of `records.jsonl`: one record a line in RFC 8785 form, ascending by id, each once. */
export function encodeRecords(records: Iterable<LineageRecord>): Uint8Array {
  const byId = new Map([...records].map((record) => [record.id, record]));
  const sorted = [...byId.values()].sort((left, right) => compareUtf8(left.id, right.id));
  return encodeUtf8(sorted.map((record) => `${canonicalizeJson(record)}\n`).join(''));
}

/**
 * Reads `records.jsonl`, every line against the schema of a record and in its one form.
 *
 * @remarks Ids ascend strictly. That they are those of their preimages is for the check of a chain to say. Lines are read as
 * their pieces come.
 * @throws {@link PackError} `malformed-records` with the line.
 */
export function parseRecords(pieces: Iterable<Uint8Array>): LineageRecord[] {
  const records: LineageRecord[] = [];
  for (const line of splitLines(pieces)) {
    const record = readRecord(line, records.length + 1);
    const before = records.at(-1);
    if (before !== undefined && before.id >= record.id) refuse(records.length + 1);
    records.push(record);
  }
  return records;
}

function readRecord(bytes: Uint8Array, line: number): LineageRecord {
  let value: unknown;
  try {
    value = parseJson(bytes);
  } catch (cause) {
    if (cause instanceof JsonError) throw new PackError('malformed-records', { line }, { cause });
    throw cause;
  }
  if (!isRecord(value)) refuse(line);
  const form = encodeUtf8(canonicalizeJson(value));
  if (form.length !== bytes.length || form.some((byte, at) => byte !== bytes[at])) refuse(line);
  return value;
}

function* splitLines(pieces: Iterable<Uint8Array>): Generator<Uint8Array> {
  let rest: Uint8Array[] = [];
  let restBytes = 0;
  let line = 1;
  for (const piece of pieces) {
    let from = 0;
    for (let at = piece.indexOf(LF); at >= 0; at = piece.indexOf(LF, from)) {
      yield join([...rest, piece.subarray(from, at)]);
      rest = [];
      restBytes = 0;
      line++;
      from = at + 1;
    }
    // The memory of a piece is its source's.
    if (from < piece.length) rest.push(piece.slice(from));
    restBytes += piece.length - from;
    if (restBytes > MAX_LINE_BYTES) throw new PackError('too-large', { line, limit: MAX_LINE_BYTES });
  }
  if (rest.length > 0) refuse(line);
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

function isRecord(value: unknown): value is LineageRecord {
  return checkSchema('lineage', value).length === 0;
}

function refuse(line: number): never {
  throw new PackError('malformed-records', { line });
}
