import { closeSync, openSync, readSync } from 'node:fs';
import {
  type OpenedPack,
  openEmbeddedPack,
  openPack,
  PackError,
  type PackSource,
  type ReadPackOptions,
} from '@loccit/packs';
import { CliError } from '../cli-error.js';
import { toCliError } from '../console/report-error.js';
import { isJsonFile } from './is-json-file.js';
import { isPack, isVerifierPage, maxHeldBytes } from './is-pack-file.js';
import { recognize, refuseOtherDocument } from './other-document.js';
import { explainFileError, maxJsonBytes, readInput } from './read-input.js';
import { statDescriptor } from './stat.js';

const headBytes = 4096;

/** An answer, or a pack with one. */
export type Artifact = { readonly kind: 'answer'; readonly bytes: Uint8Array } | PackArtifact;

interface PackArtifact {
  readonly kind: 'pack';
  readonly bytes: Uint8Array;
  readonly pack: OpenedPack;
  readonly source: PackSource;
}

/**
 * Opens an answer or a pack, hands it to `use`, and closes it again.
 *
 * @remarks What ends in `.json` or begins with `{` is an answer, anything else a pack, or a page that carries one. A pack in a file
 * is read piece by piece; one from a pipe is held. `bytes` are those of the answer, `source` is the pack without a page around it.
 * @throws {@link CliError} `empty-input`, `page-without-pack`, and the codes of files and of packs
 */
export async function withArtifact<T>(
  file: string,
  options: ReadPackOptions,
  use: (artifact: Artifact) => T | Promise<T>,
): Promise<T> {
  const source = openSource(file);
  try {
    const { byteLength } = source;
    if (byteLength === 0) throw new CliError('empty-input', { file: source.shown });
    if (isJsonFile(file, source.read(0, Math.min(byteLength, headBytes)))) {
      if (byteLength > maxJsonBytes)
        throw new CliError('too-large', { file: source.shown }, { limit: maxJsonBytes });
      const bytes = source.read(0, byteLength).slice();
      refuseOtherDocument(bytes, source.shown);
      return await use({ kind: 'answer', bytes });
    }
    return await use(openPackOf(source, options));
  } finally {
    source.close();
  }
}

/**
 * A pack of which the bytes are at hand.
 *
 * @throws {@link CliError} with the codes of packs
 */
export function openHeldPack(bytes: Uint8Array, file: string, options: ReadPackOptions): PackArtifact {
  return openPackOf(holdBytes(bytes, file === '-' ? '<stdin>' : file), options);
}

interface OpenSource extends PackSource {
  /** As messages name it. */
  readonly shown: string;
  close(): void;
}

function openPackOf(file: OpenSource, options: ReadPackOptions): PackArtifact {
  const { shown } = file;
  try {
    const source = takeOutOfPage(file);
    const pack = openPack(source, options);
    return { kind: 'pack', bytes: pack.answer, pack, source };
  } catch (error) {
    if (error instanceof PackError && error.code === 'not-a-zip') {
      const other = recognize(file.read(0, Math.min(file.byteLength, headBytes)));
      if (other !== undefined) throw new CliError(other, { file: shown });
    }
    const { at, code, exitCode, more, values } = toCliError(error, shown);
    const { offset, path } =
      error instanceof PackError ? error.details : { offset: undefined, path: undefined };
    // Where in the archive, and in the pack, if the fault lies in one of its files.
    const inArchive = offset === undefined ? {} : { byteOffset: offset };
    const inPack = path === undefined || at.pointer !== undefined ? {} : { pointer: path };
    throw new CliError(code, { ...at, ...inArchive, ...inPack }, values, exitCode, more);
  }
}

/** The pack that a page carries; anything else as it is. */
function takeOutOfPage(file: OpenSource): PackSource {
  if (!isVerifierPage(file.read(0, Math.min(file.byteLength, headBytes)))) return file;
  const embedded = openEmbeddedPack(file);
  if (embedded === undefined) throw new CliError('page-without-pack', { file: file.shown });
  return embedded;
}

function openSource(file: string): OpenSource {
  if (file === '-') return holdInput(file, '<stdin>');
  const descriptor = attempt(file, () => openSync(file, 'r'));
  const close = (): void => closeSync(descriptor);
  let isFile: boolean;
  let byteLength: number;
  try {
    const stat = attempt(file, () => statDescriptor(descriptor));
    isFile = stat.isFile();
    byteLength = Number(stat.size);
    if (stat.isDirectory()) throw new CliError('is-a-directory', { file });
  } catch (error) {
    close();
    throw error;
  }
  if (!isFile) {
    close();
    return holdInput(file, file);
  }
  const read = (start: number, end: number): Uint8Array =>
    attempt(file, () => readAt(descriptor, start, end));
  return { byteLength, read, close, shown: file };
}

function holdInput(file: string, shown: string): OpenSource {
  // An endless stream that is no pack need not fill what a pack may take.
  return holdBytes(
    readInput(file, (head) => (isPack(head) ? maxHeldBytes : maxJsonBytes)),
    shown,
  );
}

function holdBytes(bytes: Uint8Array, shown: string): OpenSource {
  return {
    byteLength: bytes.length,
    read: (start, end) => bytes.subarray(start, end),
    close: () => {},
    shown,
  };
}

/** The bytes of a range; fewer where the file has become shorter. */
function readAt(descriptor: number, start: number, end: number): Uint8Array {
  const block = Buffer.allocUnsafe(Math.max(0, end - start));
  let filled = 0;
  while (filled < block.length) {
    const count = readSync(descriptor, block, filled, block.length - filled, start + filled);
    if (count === 0) break;
    filled += count;
  }
  return new Uint8Array(block.buffer, block.byteOffset, filled);
}

function attempt<T>(file: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw explainFileError(error, file);
  }
}
