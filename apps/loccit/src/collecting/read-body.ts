import { type Readable, Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { CollectFault, explainFault } from './collect-fault.js';

const maxCodings = 2;

/** The decoders of `Content-Encoding`, in the order in which they undo it. */
function listDecoders(contentEncoding: string): Transform[] {
  const codings = contentEncoding
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity')
    .reverse();
  if (codings.length > maxCodings) throw new CollectFault('content-encoding');
  return codings.map((coding) => {
    switch (coding) {
      case 'gzip':
      case 'x-gzip':
        return createGunzip();
      case 'deflate':
        return createInflate();
      case 'br':
        return createBrotliDecompress();
      default:
        throw new CollectFault('content-encoding');
    }
  });
}

/** What passes through, up to a number of bytes; how many there were so far is told after each piece. */
function limitTo(maxBytes: number, onBytes: (bytes: number) => void): Transform {
  let bytes = 0;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      bytes += piece.length;
      onBytes(bytes);
      if (bytes > maxBytes) done(new CollectFault('too-large'));
      else done(null, piece);
    },
  });
}

/**
 * The body of an answer with its content coding undone.
 *
 * @remarks Both what comes over the wire and what is made of it are counted as they come, and nothing is taken of either past
 * the limit: a small body that inflates to a large one ends at the limit, too. What was taken is told as it comes, also of a
 * body that is refused: the bytes over the wire, or those made of them where they are more.
 * @throws {@link CollectFault} `too-large`, `content-encoding`, and what the connection refuses
 */
export async function readBody(
  body: Readable,
  contentEncoding: string,
  maxBytes: number,
  signal: AbortSignal,
  onMore: (bytes: number) => void,
): Promise<Buffer> {
  let most = 0;
  const count = (bytes: number): void => {
    if (bytes <= most) return;
    onMore(bytes - most);
    most = bytes;
  };
  const pieces: Buffer[] = [];
  const kept = new Writable({
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece);
      done();
    },
  });
  try {
    const steps = listDecoders(contentEncoding).flatMap((decoder) => [decoder, limitTo(maxBytes, count)]);
    await pipeline([body, limitTo(maxBytes, count), ...steps, kept], { signal });
  } catch (error) {
    // Where no decoder is known nothing has taken hold of the body yet.
    body.on('error', () => {}).destroy();
    throw isOfCoding(error) ? new CollectFault('content-encoding', { cause: error }) : explainFault(error);
  }
  return Buffer.concat(pieces);
}

const isOfCoding = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  /^(?:Z_|ERR_(?:BROTLI|_ERROR|PADDING))/.test(String(error.code));
