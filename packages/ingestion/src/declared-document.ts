import type { ManifestDocument } from '@loccit/contract';
import { compareUtf8 } from '@loccit/lineage';
import { IngestionError } from './ingestion-error.js';
import type { DescribedDocument } from './source-file.js';
import type { ResolveTime } from './zone-time.js';

/** What is declared of a document apart from its file: the members that a manifest and an event share. */
export type DeclaredDocument = Omit<ManifestDocument, 'path' | 'media_type' | 'status'>;

/** A description without what belongs to the file. */
export type DescribedMembers = Omit<DescribedDocument, 'path' | 'media_type'>;

/**
 * A declared document with its defaults filled in and its times made instants.
 *
 * @throws {@link IngestionError} `not-normalized`, `time-out-of-range`, `window-empty` with the place below `pointer`
 */
export function describeDeclared(
  document: DeclaredDocument,
  pointer: string,
  resolveTime: ResolveTime,
): DescribedMembers {
  const work = document.canonical_document_id;
  const at = (name: string) => ({ pointer: `${pointer}/${name}` });
  if (work !== undefined) assertNormalized(work, `${pointer}/canonical_document_id`);
  for (const [index, group] of document.allowed_groups.entries()) {
    assertNormalized(group, `${pointer}/allowed_groups/${index}`);
  }
  const readTime = (name: 'effective_from' | 'effective_to'): string | null => {
    const time = document[name];
    return time === undefined ? null : readAt(at(name).pointer, () => resolveTime(time));
  };
  const from = readTime('effective_from');
  const to = readTime('effective_to');
  if (from !== null && to !== null && from >= to) {
    throw new IngestionError('window-empty', at('effective_to'));
  }
  return {
    document_id: document.document_id,
    source_uri: document.source_uri,
    source_version: document.source_version,
    title: document.title ?? null,
    title_fallback: null,
    charset: document.charset ?? null,
    allowed_groups: [...document.allowed_groups].sort(compareUtf8),
    effective_from: from,
    effective_to: to,
    authority: document.authority ?? null,
    work_id: work ?? null,
    marking: document.marking ?? null,
    license: document.license ?? null,
    scope: document.scope === undefined ? null : { ...document.scope },
  };
}

/** What `act` returns; what it refuses is said to stand at the pointer. */
export function readAt<T>(pointer: string, act: () => T): T {
  try {
    return act();
  } catch (cause) {
    if (!(cause instanceof IngestionError)) throw cause;
    throw new IngestionError(cause.code, { pointer }, { cause });
  }
}

// Identities are made of NFC; a name in another form would be refused only where it is hashed, without its place.
export function assertNormalized(text: string, pointer: string): void {
  if (text.normalize('NFC') !== text) throw new IngestionError('not-normalized', { pointer });
}
