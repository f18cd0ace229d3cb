import { digestAnswer } from '@loccit/contract';
import { JsonError, parseJson } from '@loccit/json';
import { PackError } from './pack-error.js';
import type { PackFile } from './pack-file.js';
import { ANSWER_PATH, type PackPath } from './pack-paths.js';
import type { PackSource } from './pack-source.js';
import { type ReadPack, readPack } from './read-pack.js';
import { readSeal } from './read-seal.js';
import { type PackSink, type WrittenPack, writePack } from './write-pack.js';

/**
 * Writes a pack anew with one more seal, at `seals/<SHA-256 of its bytes>.dsse.json`.
 *
 * @remarks The manifest lists no seals, so the digest of the pack stays what it was and earlier seals go on to hold. A seal
 * that is there already changes nothing. Its signatures are not verified. The pack is read in its canonical form only.
 * O(bytes); holds one piece of one file.
 * @throws {@link PackError} `malformed-seal`, `not-of-answer`, `not-of-pack`, or as {@link readPack} and {@link writePack}.
 */
export function addSeal(pack: PackSource | Uint8Array, seal: Uint8Array, sink: PackSink): WrittenPack {
  const read = readPack(pack);
  const { answerSha256, predicate } = readSeal(seal);
  if (answerSha256 === undefined || predicate === undefined) throw new PackError('malformed-seal');
  if (digestOf(read) !== answerSha256) throw new PackError('not-of-answer');
  if (predicate.packSha256 !== undefined && predicate.packSha256 !== read.digest) {
    throw new PackError('not-of-pack');
  }
  const { evidence_level: evidenceLevel, files } = read.manifest;
  const content = {
    evidenceLevel,
    files: files.map(({ path, bytes, sha256 }) => copyOf(read, path, bytes, sha256)),
    seals: [...read.seals.map(({ bytes }) => bytes), seal],
  };
  return writePack(content, sink);
}

/** Digest of the answer in a pack; undefined for what is no answer at all. */
function digestOf(read: ReadPack): string | undefined {
  try {
    const answer = parseJson(read.bytes(ANSWER_PATH) ?? '');
    return typeof answer === 'object' && answer !== null ? digestAnswer(answer) : undefined;
  } catch (error) {
    if (error instanceof JsonError) return undefined;
    throw error;
  }
}

function copyOf(read: ReadPack, path: PackPath, byteLength: number, sha256: string): PackFile {
  return { path, byteLength, sha256, chunks: () => read.chunks(path) ?? [] };
}
