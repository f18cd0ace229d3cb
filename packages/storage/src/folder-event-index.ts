import { sha256Hex } from '@loccit/lineage';
import { ensureFolder, replaceFile, syncUpwards } from './durable-files.js';
import { encodeIdFile, parseIdFile } from './event-files.js';
import type { FilePort } from './file-port.js';
import type { FolderLayout } from './folder-layout.js';
import { StorageError } from './storage-error.js';
import type { LoggedEvent } from './stored-event.js';

/** Finds events of one tenant's log without reading the log: by their id, and the last accepted one of a document. */
export interface FolderEventIndex {
  /** The event of that id, whatever became of it. */
  find(eventId: string): LoggedEvent | undefined;
  /** The largest sequence of the document among accepted events, published or not. */
  lastSequence(documentId: string): number | undefined;
  /** Notes an event that is on the medium; one that is noted already costs a look. */
  note(logged: LoggedEvent): void;
  /** Puts the names on the medium, up to the root. */
  sync(): void;
}

/** What the index reads of the log. */
export interface FolderEventIndexInput {
  readonly files: FilePort;
  readonly layout: FolderLayout;
  /** Folder of the tenant. */
  readonly folder: string;
  /** Position of the last event. */
  readonly last: number;
  readonly readEvent: (position: number) => LoggedEvent | undefined;
}

/**
 * Opens the index under the store's lock: `events/ids/` and `events/documents/`, a file each that names a position.
 *
 * @remarks An event is noted after it is written, and a process may be killed between the two: so the last event is noted again here,
 * and only it can be missing. A log that was begun without `documents/` is read once and gets one, which appears whole.
 */
export function openFolderEventIndex(input: FolderEventIndexInput): FolderEventIndex {
  const { files, folder, last, layout, readEvent } = input;
  const ids = layout.eventIds(folder);
  const documents = layout.eventDocuments(folder);
  const idPath = (eventId: string) => `${ids}/${sha256Hex(eventId)}.json`;
  const documentPath = (documentId: string) => `${documents}/${sha256Hex(documentId)}.json`;
  const read = (path: string): number | undefined => {
    const bytes = files.readFile(path);
    return bytes === undefined ? undefined : parseIdFile(bytes);
  };
  const note = ({ event, outcome, position }: LoggedEvent): void => {
    const named = idPath(event.event_id);
    if (!files.exists(named)) replaceFile(files, named, encodeIdFile(position));
    if (outcome !== 'accepted') return;
    const latest = documentPath(event.document_id);
    if ((read(latest) ?? 0) < position) replaceFile(files, latest, encodeIdFile(position));
  };

  ensureFolder(files, ids);
  if (!files.exists(documents)) layDocuments(input, documents);
  const newest = last === 0 ? undefined : readEvent(last);
  if (newest !== undefined) note(newest);
  return {
    note,
    find: (eventId) => {
      const position = read(idPath(eventId));
      return position === undefined ? undefined : readEvent(position);
    },
    lastSequence: (documentId) => {
      const position = read(documentPath(documentId));
      if (position === undefined) return undefined;
      const logged = readEvent(position);
      if (logged?.event.document_id === documentId) return logged.event.sequence;
      throw new StorageError('store-damaged', { role: 'event', fault: 'incoherent' });
    },
    sync: () => {
      files.syncFolder(documents);
      syncUpwards(files, ids);
    },
  };
}

/** Builds `documents/` of all events before the last under another name, and renames it into place. */
function layDocuments({ files, last, readEvent }: FolderEventIndexInput, documents: string): void {
  const latest = new Map<string, number>();
  for (let position = 1; position < last; position += 1) {
    const logged = readEvent(position);
    if (logged === undefined) throw new StorageError('store-damaged', { role: 'event', fault: 'missing' });
    if (logged.outcome === 'accepted') latest.set(sha256Hex(logged.event.document_id), position);
  }
  const fresh = `${documents}.new`;
  files.removeTree(fresh);
  ensureFolder(files, fresh);
  for (const [digest, position] of latest) {
    const path = `${fresh}/${digest}.json`;
    files.writeNew(path, encodeIdFile(position));
    files.syncFile(path);
  }
  files.syncFolder(fresh);
  files.rename(fresh, documents);
}
