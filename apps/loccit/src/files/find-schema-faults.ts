import type { SchemaFault } from '@loccit/contract';
import { checkDocument, type DocumentName } from '@loccit/contract/documents';
import { locatePointers, type TextPlace } from './locate-pointers.js';
import type { DocumentFile, ReadDocument } from './read-documents.js';

/** A fault with its place in the file. */
export type PlacedFault = SchemaFault & TextPlace;

/** What comparing a file with a schema comes to. */
export interface SchemaVerdict {
  readonly faults: readonly PlacedFault[];
  /** How many lines were compared, where each is a document. */
  readonly lines?: number;
}

/** Faults that are listed of one file. */
const MOST_FAULTS = 1000;

/** Compares every document of a file with a schema; beyond 1,000 faults one that says so stands for the others. */
export function findSchemaFaults(name: DocumentName, { documents, isLines }: DocumentFile): SchemaVerdict {
  const faults: PlacedFault[] = [];
  let lines = 0;
  for (const document of documents) {
    lines += 1;
    if (faults.length > MOST_FAULTS) continue;
    for (const fault of placeFaults(document, checkDocument(name, document.value))) faults.push(fault);
  }
  const told = faults.filter(({ keyword }) => keyword !== 'fault-limit');
  const limit: PlacedFault = {
    pointer: '',
    keyword: 'fault-limit',
    params: { limit: MOST_FAULTS },
    line: 1,
    column: 1,
  };
  return {
    faults: told.length < MOST_FAULTS ? told : [limit, ...told.slice(0, MOST_FAULTS)],
    ...(isLines ? { lines } : {}),
  };
}

function placeFaults({ value, bytes, line }: ReadDocument, faults: readonly SchemaFault[]): PlacedFault[] {
  if (faults.length === 0) return [];
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  const places = locatePointers(text, value, faults.map(queryOf));
  return faults.map((fault, index) => {
    const place = places[index] ?? { line: 1, column: 1 };
    return { ...fault, line: place.line + line - 1, column: place.column };
  });
}

/** A member that is not known is at fault by its name. */
const queryOf = ({ pointer, keyword }: SchemaFault) => ({
  pointer,
  atName: keyword === 'additionalProperties' || keyword === 'propertyNames',
});
