import { applyPatch } from './json-patch.js';
import type { ByteEdit, Change } from './vector-case.js';

/** Files by their path below a root. */
export type Files = ReadonlyMap<string, Uint8Array>;

const decode = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');
const encode = (text: string): Uint8Array => new Uint8Array(Buffer.from(text));

/** The files with these changes, in the order given; throws where a change finds nothing to change. */
export function applyChanges(files: Files, changes: readonly Change[]): Map<string, Uint8Array> {
  const changed = new Map(files);
  for (const { target, patch, edits, remove } of changes) {
    const before = changed.get(target);
    if (remove === true) {
      if (!changed.delete(target)) throw new Error(`no file ${target}`);
    } else if (edits !== undefined) {
      changed.set(target, edits.reduce(editBytes, before ?? new Uint8Array()));
    } else if (patch !== undefined && before !== undefined) {
      changed.set(target, writeValue(target, applyPatch(readValue(target, before), patch)));
    } else {
      throw new Error(`no change of ${target}`);
    }
    const after = changed.get(target);
    if (before !== undefined && after !== undefined && Buffer.compare(before, after) === 0) {
      throw new Error(`nothing changed in ${target}`);
    }
  }
  return changed;
}

/** A `.jsonl` file is the list of its lines. */
function readValue(target: string, bytes: Uint8Array): unknown {
  const text = decode(bytes);
  if (!target.endsWith('.jsonl')) return JSON.parse(text);
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);
}

function writeValue(target: string, value: unknown): Uint8Array {
  if (!target.endsWith('.jsonl') || !Array.isArray(value)) return encode(JSON.stringify(value));
  return encode(value.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

function editBytes(bytes: Uint8Array, { start, end, text, hex }: ByteEdit): Uint8Array {
  if (start > end || end > bytes.length) throw new Error('an edit outside the file');
  const put = text === undefined ? new Uint8Array(Buffer.from(hex ?? '', 'hex')) : encode(text);
  return new Uint8Array(Buffer.concat([bytes.subarray(0, start), put, bytes.subarray(end)]));
}
