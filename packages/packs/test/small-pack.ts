import { collectPack, createPackFile, encodePack, type PackContent, readPack } from '../src/index.js';
import { encodePackManifest } from '../src/pack-manifest.js';
import { AT, openGeneration, readAnswer, readerOfAll } from './stores.js';
import type { BuiltEntry } from './zip-builder.js';

const generation = openGeneration('bergtal');

/** Content of a pack of an answer of the vectors. */
export function collect(name: string, evidenceLevel: 'raw' | 'canonical' = 'raw'): PackContent {
  const store = openGeneration(name.split('-')[0] ?? '');
  return collectPack({
    answer: readAnswer(name),
    generation: store,
    reader: readerOfAll(store),
    at: AT,
    evidenceLevel,
  });
}

/** The smallest pack: a refusal, which cites nothing. */
export const refusal = () =>
  collectPack({
    answer: readAnswer('bergtal-tool'),
    generation,
    reader: readerOfAll(generation),
    at: AT,
    evidenceLevel: 'canonical',
  });

/** The entries of a pack, to be built again with one thing changed. */
export function entriesOf(pack: Uint8Array): BuiltEntry[] {
  const read = readPack(pack);
  const listed = read.manifest.files.map(({ path }) => ({
    path,
    data: read.bytes(path) ?? new Uint8Array(),
  }));
  const manifest = encodePackManifest(read.manifest.evidence_level, read.manifest.files);
  const seals = read.seals.map(({ path, bytes }) => ({ path, data: bytes }));
  return [...listed, { path: 'manifest.json', data: manifest }, ...seals].sort((a, b) =>
    a.path < b.path ? -1 : 1,
  );
}

/** A pack of files that nobody has looked at. */
export const encodeFiles = (
  files: Readonly<Record<string, string>>,
  level: 'raw' | 'canonical' = 'canonical',
) =>
  encodePack({
    evidenceLevel: level,
    files: Object.entries(files).map(([path, text]) => createPackFile(path, new TextEncoder().encode(text))),
  });

/** The code of what is thrown, undefined if nothing is. */
export function codeOf(run: () => unknown): unknown {
  try {
    run();
    return undefined;
  } catch (error) {
    return (error as { code?: unknown }).code ?? error;
  }
}

/** Whether bytes are equal; the runner compares them one by one, slowly. */
export const isSame = (left: Uint8Array, right: Uint8Array) => Buffer.compare(left, right) === 0;
