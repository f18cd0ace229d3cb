import type { LineageLine, SourceEvent, SourceManifest } from './generated/wire.js';
import type { SchemaFault } from './schema-fault.js';
import { isDocumentId, isSourceVersion } from './source-name.js';
import { isSourceUri } from './source-uri.js';

interface NamedSource {
  readonly document_id: string;
  readonly source_uri: string;
  readonly source_version: string;
}

/**
 * Faults that a schema cannot say: a name that is not NFC, an address with a credential in its query, members that do not go
 * with an event's action.
 *
 * @param value - a value that already conforms to the schema of that name
 */
export function checkStrings(name: 'sources' | 'lineage' | 'event', value: unknown): SchemaFault[] {
  if (name === 'lineage') {
    const { preimage } = value as LineageLine;
    return preimage.type === 'loccit:canonical:1' ? checkSource(preimage, '/preimage') : [];
  }
  if (name === 'event') return checkEvent(value as SourceEvent);
  return (value as SourceManifest).documents.flatMap((document, i) =>
    checkSource(document, `/documents/${i}`),
  );
}

function checkEvent(event: SourceEvent): SchemaFault[] {
  const { action, document, document_id } = event;
  const faults: SchemaFault[] = isDocumentId(document_id)
    ? []
    : [{ pointer: '/document_id', keyword: 'nfc', params: {} }];
  // What goes with an action depends on its value, which closed objects of a schema cannot say.
  if (action === 'delete') {
    const left = (['document', 'content'] as const).filter((name) => event[name] !== undefined);
    return [...faults, ...left.map((name) => ({ pointer: `/${name}`, keyword: 'not', params: {} }))];
  }
  if (document === undefined) {
    return [...faults, { pointer: '', keyword: 'required', params: { member: 'document' } }];
  }
  const inDocument = checkSource({ ...document, document_id }, '/document');
  return [...faults, ...inDocument.filter(({ pointer }) => pointer !== '/document/document_id')];
}

function checkSource(source: NamedSource, place: string): SchemaFault[] {
  const faults: SchemaFault[] = [];
  const fault = (member: keyof NamedSource, keyword: string) =>
    faults.push({ pointer: `${place}/${member}`, keyword, params: {} });
  if (!isDocumentId(source.document_id)) fault('document_id', 'nfc');
  if (!isSourceVersion(source.source_version)) fault('source_version', 'nfc');
  if (!isSourceUri(source.source_uri)) fault('source_uri', 'source-uri');
  return faults;
}
