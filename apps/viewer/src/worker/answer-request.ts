import { openEmbeddedPack, PackError, type PackSource } from '@loccit/packs';
import type { Refusal } from '../verify/verification.js';
import { verifyPack } from '../verify/verify-pack.js';
import { openBlob, type ReadBlob } from './blob-source.js';
import type { Reply, Request } from './exchange.js';

/** Parts of a whole after which progress is told again. */
const STEPS = 50;
const ZIP_START = 0x50;

/** Verifies what is asked for; progress goes out by `tell`. */
export function answerRequest(request: Request, read: ReadBlob, tell: (reply: Reply) => void): Reply {
  const bytesOf = (blob: Blob): Uint8Array => new Uint8Array(read(blob));
  try {
    const verification = verifyPack({
      pack: openPackBlob(request.pack, read, tell),
      policy: request.policy === undefined ? undefined : bytesOf(request.policy),
      files: request.files.map(({ blob, name }) => ({ name, bytes: bytesOf(blob) })),
      settings: request.settings,
    });
    return { kind: 'verified', verification };
  } catch (error) {
    return { kind: 'refused', refusal: explain(error) };
  }
}

function openPackBlob(blob: Blob, read: ReadBlob, tell: (reply: Reply) => void): PackSource {
  const total = blob.size;
  let told = 0;
  const onRead = (done: number): void => {
    if (done < told + total / STEPS) return;
    told = done;
    tell({ kind: 'progress', done, total });
  };
  const source = openBlob(blob, read, onRead);
  const first = total === 0 ? undefined : source.read(0, 1)[0];
  if (first === ZIP_START) return source;
  // Told from the beginning again: the page is gone over to find the pack, then the pack is read.
  const embedded = openEmbeddedPack(source, openBlob(blob, read, onRead));
  told = 0;
  return embedded ?? source;
}

function explain(error: unknown): Refusal {
  if (error instanceof PackError) return { code: error.code, details: error.details };
  // A file that has gone or was changed while it was read.
  if (error instanceof DOMException) return { code: 'unreadable', details: {} };
  throw error;
}
