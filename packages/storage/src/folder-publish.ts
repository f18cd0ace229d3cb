import { sha256Hex } from '@loccit/lineage';
import { equalBytes } from './byte-lists.js';
import type { CheckedBuild } from './checked-build.js';
import { ensureFolder, parentOf, replaceFile } from './durable-files.js';
import type { FilePort } from './file-port.js';
import {
  describeFilePath,
  MANIFEST_NAME,
  openFolderGeneration,
  RECORDS_NAME,
  readManifest,
} from './folder-generation.js';
import { isGenerationId } from './folder-layout.js';
import { encodeManifest, type GenerationManifest, type StoredFile } from './generation-manifest.js';
import { encodeRecordLines } from './record-lines.js';
import { StorageError } from './storage-error.js';

/** Name of the folder a generation is built in; under the lock there is at most one. */
export const BUILDING_NAME = 'building';

/** Removes what publishes left that were killed: the folder one is built in, and generations that no pointer came to name. */
export function removeLeftovers(files: FilePort, generations: string, published: readonly string[]): void {
  const left = files
    .list(generations)
    .filter((name) => name === BUILDING_NAME || (isGenerationId(name) && !published.includes(name)));
  for (const name of left) files.removeTree(`${generations}/${name}`);
  if (left.length > 0) files.syncFolder(generations);
}

type Content = ReadonlyMap<string, Uint8Array>;

/** The files of a generation's folder but the manifest, by path, sorted. */
function describeContent(build: CheckedBuild): Content {
  const named = (role: 'text' | 'raw', files: Content) =>
    [...files].map(([digest, bytes]): [string, Uint8Array] => [describeFilePath(role, digest), bytes]);
  return new Map([
    ...named('raw', build.raws),
    [RECORDS_NAME, encodeRecordLines(build.records)],
    ...named('text', build.texts),
  ]);
}

/** The manifest that goes with that content. */
function describeManifest(build: CheckedBuild, content: Content): GenerationManifest {
  const files = [...content].map(
    ([path, bytes]): StoredFile => ({ path, bytes: bytes.length, sha256: digestOf(path, bytes) }),
  );
  return {
    tenantId: build.tenantId,
    generationId: build.id,
    files,
    documents: build.documents,
    routes: build.routes,
  };
}

// Texts and raw files are named by the digest the build check has just recomputed.
function digestOf(path: string, bytes: Uint8Array): string {
  return /[0-9a-f]{64}/.exec(path)?.[0] ?? sha256Hex(bytes);
}

/**
 * Builds the folder of a generation that has none yet and renames it into place.
 *
 * @remarks Until the rename nothing of it has a name that is read. What the `previous` folder holds with equal bytes is
 * linked, not written again; it is compared first, because a damaged file would be damaged in both. The caller
 * syncs the folder above before anything points to the new one.
 */
export function writeGeneration(
  files: FilePort,
  folder: string,
  build: CheckedBuild,
  previous: string | undefined,
): void {
  const content = describeContent(build);
  const building = `${parentOf(folder)}/${BUILDING_NAME}`;
  const folders = [building, `${building}/raw`, `${building}/texts`];
  for (const path of folders) files.makeFolder(path);
  for (const [path, bytes] of content) {
    const target = `${building}/${path}`;
    const held = previous === undefined || path === RECORDS_NAME ? undefined : `${previous}/${path}`;
    const heldBytes = held === undefined ? undefined : files.readFile(held);
    if (held !== undefined && heldBytes !== undefined && equalBytes(heldBytes, bytes)) {
      files.linkOrCopy(held, target);
    } else {
      files.writeNew(target, bytes);
    }
    files.syncFile(target);
  }
  const manifest = `${building}/${MANIFEST_NAME}`;
  files.writeNew(manifest, encodeManifest(describeManifest(build, content)));
  files.syncFile(manifest);
  for (const path of folders.toReversed()) files.syncFolder(path);
  files.rename(building, folder);
}

/**
 * Makes an existing folder hold the build: mends files that do not hash to their name, then replaces the manifest if it differs.
 *
 * @remarks The id binds all that the records are identified by, so records which hold are kept as they are. Every
 * file is replaced atomically and the manifest last: what was whole before stays whole at every instant.
 * @returns whether anything was written
 */
export function refreshGeneration(files: FilePort, folder: string, build: CheckedBuild): boolean {
  const whole = readWholeManifest(files, folder, build);
  let written = false;
  const content = describeContent(build);
  for (const [path, bytes] of content) {
    const held = path === RECORDS_NAME && whole !== undefined ? bytes : files.readFile(`${folder}/${path}`);
    if (held !== undefined && equalBytes(held, bytes)) continue;
    ensureFolder(files, parentOf(`${folder}/${path}`));
    replaceFile(files, `${folder}/${path}`, bytes);
    written = true;
  }
  const described = describeManifest(build, content);
  const next = encodeManifest(whole === undefined ? described : { ...described, files: whole.files });
  const now = files.readFile(`${folder}/${MANIFEST_NAME}`);
  if (now === undefined || !equalBytes(now, next)) {
    replaceFile(files, `${folder}/${MANIFEST_NAME}`, next);
    written = true;
  }
  for (const path of [`${folder}/raw`, `${folder}/texts`, folder]) files.syncFolder(path);
  return written;
}

/** The manifest if it and the records hold, undefined if they must be written anew. */
function readWholeManifest(
  files: FilePort,
  folder: string,
  expected: CheckedBuild,
): GenerationManifest | undefined {
  try {
    const manifest = readManifest(files.readFile(`${folder}/${MANIFEST_NAME}`), expected);
    openFolderGeneration(files, folder, manifest);
    return manifest;
  } catch (error) {
    if (error instanceof StorageError && error.code === 'store-damaged') return undefined;
    throw error;
  }
}
