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

/** Every place of a text that a finding shows beside the first, as `line:column`. */
export function tellOtherPlaces(file: CheckedFile, { evidence = [] }: Finding): string[] {
  const { index } = lookUp(file);
  if (file.checked.kind !== 'text' || index === undefined) return [];
  const starts = evidence.flatMap(({ char_start: start, side }) =>
    side === 'answer' && start !== undefined && start <= index.chars ? [start] : [],
  );
  return starts.slice(1).map((start) => {
    const { column, line } = index.toLineColumn(start);
    return `${line}:${column}`;
  });
}

/** Where a finding stands, `file:line:column` for a text and its pointer for an answer. */
export function tellPlace(file: CheckedFile, finding: Finding): string {
  // Lines of an answer inside a response are no lines of its file, and pointers lead into what was read out of it.
  if (file.checked.kind === 'inner-text') return file.name;
  const { index, places } = lookUp(file);
  const span = places.spanOf(finding);
  if (index === undefined || span === undefined || span.start > index.chars)
    return finding.pointer === '' ? file.name : `${file.name}#${finding.pointer}`;
  const { column, line } = index.toLineColumn(span.start);
  return `${file.name}:${line}:${column}`;
}
