import type { Finding } from '@loccit/contract';
import { createTextIndex, type TextIndex } from '@loccit/text';
import type { CheckedFile } from './checked-file.js';
import { findPlaces, type Places } from './place.js';

interface Looked {
  readonly index: TextIndex | undefined;
  readonly places: Places;
}

const looked = new WeakMap<CheckedFile, Looked>();

/** What places of a file are looked up with, made once a file. */
export function lookUp(file: CheckedFile): Looked {
  const known = looked.get(file);
  if (known !== undefined) return known;
  const { checked, report } = file;
  const made = {
    index: checked.kind === 'answer' ? undefined : createTextIndex(checked.text),
    places: findPlaces(report),
  };
  looked.set(file, made);
  return made;
}

/** Where a finding stands, `file:line:column` for a text and its pointer for an answer. */
export function tellPlace(file: CheckedFile, finding: Finding): string {
  const { index, places } = lookUp(file);
  const span = places.spanOf(finding);
  if (index === undefined || span === undefined || span.start > index.chars)
    return finding.pointer === '' ? file.name : `${file.name}#${finding.pointer}`;
  const { column, line } = index.toLineColumn(span.start);
  return `${file.name}:${line}:${column}`;
}
