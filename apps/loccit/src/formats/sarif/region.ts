import type { Finding } from '@loccit/contract';
import { type JsonValue, parseJson } from '@loccit/json';
import { encodeUtf8 } from '@loccit/text';
import { locatePointers } from '../../files/locate-pointers.js';
import type { CheckedFile } from '../checked-file.js';
import { lookUp } from '../tell-place.js';

/** A place in a file, columns and offsets in code points. */
export interface Region {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine?: number;
  readonly endColumn?: number;
  readonly charOffset?: number;
  readonly charLength?: number;
}

/**
 * Where each finding stands in its file; undefined for what has no place there, as in a pack.
 *
 * @remarks Offsets are left out where the file is not written as its canonical text is, for they would count in another text.
 */
export function findRegions(file: CheckedFile): readonly (Region | undefined)[] {
  const { checked, report } = file;
  if (checked.kind === 'answer')
    return checked.packed
      ? report.findings.map(() => undefined)
      : locateInJson(checked.bytes, report.findings);
  if (checked.kind === 'inner-text') return report.findings.map(() => undefined);
  const { index, places } = lookUp(file);
  const isCanonical = sameBytes(encodeUtf8(checked.text), checked.bytes);
  return report.findings.map((finding) => {
    const span = places.spanOf(finding);
    if (index === undefined || span === undefined || span.end > index.chars) return undefined;
    const start = index.toLineColumn(span.start);
    const end = index.toLineColumn(span.end);
    return {
      startLine: start.line,
      startColumn: start.column,
      endLine: end.line,
      endColumn: end.column,
      ...(isCanonical ? { charOffset: span.start, charLength: span.end - span.start } : {}),
    };
  });
}

/** The places of a text that a finding shows beside the first. */
export function findOtherRegions(file: CheckedFile, { evidence = [] }: Finding): readonly Region[] {
  const { index } = lookUp(file);
  if (file.checked.kind !== 'text' || index === undefined) return [];
  const spans = evidence.flatMap(({ char_end: end, char_start: start, side }) =>
    side === 'answer' && start !== undefined && end !== undefined && end <= index.chars
      ? [{ start: index.toLineColumn(start), end: index.toLineColumn(end) }]
      : [],
  );
  return spans.slice(1).map(({ end, start }) => ({
    startLine: start.line,
    startColumn: start.column,
    endLine: end.line,
    endColumn: end.column,
  }));
}

function locateInJson(bytes: Uint8Array, findings: readonly Finding[]): readonly (Region | undefined)[] {
  let value: JsonValue;
  try {
    value = parseJson(bytes);
  } catch {
    return findings.map(() => undefined);
  }
  const text = new TextDecoder().decode(bytes);
  const places = locatePointers(
    text,
    value,
    findings.map(({ pointer }) => ({ pointer, atName: false })),
  );
  return places.map(({ column, line }) => ({ startLine: line, startColumn: column }));
}

const sameBytes = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;
