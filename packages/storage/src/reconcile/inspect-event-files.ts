import { sha256Hex } from '@loccit/lineage';
import { parseEventFile, parseIdFile } from '../event-files.js';
import type { FilePort } from '../file-port.js';
import type { FolderLayout } from '../folder-layout.js';
import type { TenantPointer } from '../tenant-pointer.js';
import type { StoreFinding, StoreFindingCode } from './finding.js';
import { attempt } from './laid-generation.js';
import { strayCode } from './stray-code.js';

const FOLDERS: ReadonlySet<string> = new Set(['documents', 'ids', 'raw']);

/** Files of a log that no event names, and indexes that do not lead to an event. */
export function* inspectEventFiles(
  files: FilePort,
  layout: FolderLayout,
  folder: string,
  shown: string,
  tenantId: string | null,
  pointer: TenantPointer | undefined,
): Generator<StoreFinding> {
  const finding = (code: StoreFindingCode, place: string): StoreFinding => ({
    code,
    tenant_id: tenantId,
    generation_id: null,
    place,
  });
  const ids = new Map<string, number>();
  const documents = new Map<string, number>();
  const raws = new Set<string>();
  const waiting = new Set((pointer?.eventsWaiting ?? []).map(({ position }) => position));
  let last = 0;
  for (const name of files.list(layout.events(folder)).sort()) {
    if (FOLDERS.has(name)) continue;
    const position = Number(/^([0-9]{12})\.json$/.exec(name)?.[1] ?? 0);
    const bytes = files.readFile(layout.event(folder, position));
    if (position === 0 || bytes === undefined) {
      yield finding(strayCode(name), `${shown}/events/${name}`);
      continue;
    }
    last = position;
    const logged = attempt(
      () => parseEventFile(bytes, tenantId ?? undefined, position),
      () => {},
    );
    if (logged === undefined) continue;
    ids.set(`${sha256Hex(logged.event.event_id)}.json`, position);
    if (logged.outcome === 'accepted') documents.set(`${sha256Hex(logged.event.document_id)}.json`, position);
    const isPending = position > (pointer?.eventsThrough ?? 0) || waiting.has(position);
    if (isPending && logged.event.raw_sha256 !== null) raws.add(logged.event.raw_sha256);
  }
  const indexes: readonly Index[] = [
    { folder: layout.eventIds(folder), shown: `${shown}/events/ids`, wanted: ids, keepsFormer: false },
    {
      folder: layout.eventDocuments(folder),
      shown: `${shown}/events/documents`,
      wanted: documents,
      keepsFormer: true,
    },
  ];
  for (const index of indexes) {
    // A log of before has no index by documents until the next event.
    if (index.keepsFormer && !files.exists(index.folder)) continue;
    const { strays, unknown } = inspectIndex(files, index, last);
    for (const position of unknown) yield finding('event-id-unknown', String(position));
    for (const name of strays) yield finding(strayCode(name), `${index.shown}/${name}`);
  }
  for (const name of files.list(layout.eventRaws(folder))) {
    if (!raws.has(name)) yield finding('leftover', `${shown}/events/raw/${name}`);
  }
}

/** A folder of files that lead to events. */
interface Index {
  readonly folder: string;
  readonly shown: string;
  /** Positions that its files have to name. */
  readonly wanted: ReadonlyMap<string, number>;
  /** Whether a file that a write has not reached yet names a former event; else it is not there. */
  readonly keepsFormer: boolean;
}

function inspectIndex(files: FilePort, { folder, keepsFormer, wanted }: Index, last: number) {
  const known = new Set(files.list(folder));
  const unknown: number[] = [];
  for (const [name, position] of wanted) {
    const bytes = known.has(name) ? files.readFile(`${folder}/${name}`) : undefined;
    const told =
      bytes === undefined
        ? undefined
        : attempt(
            () => parseIdFile(bytes),
            () => 0,
          );
    // That of the last event is written after it, and a write may be going on.
    const isOnItsWay =
      position === last &&
      (!known.has(name) || (keepsFormer && told !== undefined && told > 0 && told < position));
    if (told !== position && !isOnItsWay) unknown.push(position);
  }
  return { unknown, strays: [...known].filter((name) => !wanted.has(name)) };
}
