import { bytesOf } from './check.js';
import { encodeText, type Files, readLines, textOf } from './files.js';
import { applyPatch } from './json-patch.js';
import type { ByteEdit, Change } from './vector-case.js';

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
    if (before !== undefined && after !== undefined && areEqual(before, after)) {
      throw new Error(`nothing changed in ${target}`);
    }
  }
  return changed;
}

/** A `.jsonl` file is the list of its lines. */
function readValue(target: string, bytes: Uint8Array): unknown {
  return target.endsWith('.jsonl') ? readLines(bytes) : JSON.parse(textOf(bytes));
}

function writeValue(target: string, value: unknown): Uint8Array {
  if (!target.endsWith('.jsonl') || !Array.isArray(value)) return encodeText(JSON.stringify(value));
  return encodeText(value.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

function editBytes(bytes: Uint8Array, { start, end, text, hex }: ByteEdit): Uint8Array {
  if (start > end || end > bytes.length) throw new Error('an edit outside the file');
  const put = text === undefined ? bytesOf(hex ?? '') : encodeText(text);
  const edited = new Uint8Array(bytes.length - (end - start) + put.length);
  edited.set(bytes.subarray(0, start));
  edited.set(put, start);
  edited.set(bytes.subarray(end), start + put.length);
  return edited;
}

function areEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at]);
}
