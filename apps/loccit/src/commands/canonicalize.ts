import { createSha256 } from '@loccit/lineage';
import { createCanonicalizer, type DecodeOptions, findUnassigned, UNICODE_VERSION } from '@loccit/text';
import { CliError } from '../cli-error.js';
import { toCliError } from '../console/report-error.js';
import { digestFile } from '../files/digest-file.js';
import { readAhead } from '../files/read-ahead.js';
import { readText } from '../options.js';
import { type Session, writeJson } from '../session.js';

const textMediaTypes = new Set(['text/plain', 'text/markdown']);

/**
 * `loccit canonicalize`: the canonical UTF-8 of a text, or with `--json` its digests and counts.
 *
 * @remarks A text of any length passes in pieces. Of a text that is refused nothing is printed if it is shorter than
 * {@link heldBack}; of a longer one what stands before the fault may have been.
 */
export async function canonicalize(
  session: Session,
  operands: readonly string[],
  options: Readonly<Record<string, unknown>>,
): Promise<void> {
  const [file = '-'] = operands;
  const mediaType = readText(options, 'mediaType')?.toLowerCase() ?? guessMediaType(file);
  if (!textMediaTypes.has(mediaType)) throw new CliError('media-type-unsupported', { file });
  const declared = readText(options, 'charset');
  const charset = declared === undefined ? {} : { charset: declared };
  try {
    if (options.json === true) writeJson(session, await describe(file, mediaType, charset));
    else await writeText(session, file, charset);
  } catch (error) {
    throw toCliError(error, file);
  }
}

/** How many UTF-16 units are kept until more follow. */
const heldBack = 1 << 20;

async function writeText(session: Session, file: string, charset: DecodeOptions): Promise<void> {
  const canonicalizer = createCanonicalizer(charset);
  let held = '';
  let flowing = false;
  for await (const block of readAhead(file)) {
    held += canonicalizer.push(block);
    flowing ||= held.length > heldBack;
    if (!flowing) continue;
    await writeAtReadersPace(session, held);
    held = '';
  }
  session.streams.out.write(held + canonicalizer.finish());
}

/** Writes and waits until a slow reader has taken it, so that a text of any length passes in bounded memory. */
async function writeAtReadersPace({ streams: { out } }: Session, text: string): Promise<void> {
  if (out.write(text) !== false || out.once === undefined) return;
  await new Promise<void>((resolve) => out.once?.('drain', resolve));
}

const mostUnassigned = 100;

async function describe(file: string, mediaType: string, charset: DecodeOptions) {
  const canonicalizer = createCanonicalizer(charset);
  const canonical = createSha256();
  const unassigned: number[] = [];
  let chars = 0;
  let bytes = 0;
  const take = (text: string): void => {
    const encoded = Buffer.from(text, 'utf8');
    canonical.update(encoded);
    bytes += encoded.length;
    if (unassigned.length < mostUnassigned) unassigned.push(...findUnassigned(text).map((at) => chars + at));
    chars += countCodePoints(text);
  };
  const raw = await digestFile(file, (block) => take(canonicalizer.push(block)));
  take(canonicalizer.finish());
  return {
    schema: 'urn:loccit:canonical-text:1',
    raw_sha256: raw,
    canonical_sha256: canonical.digestHex(),
    chars,
    bytes,
    media_type: mediaType,
    charset: canonicalizer.charset ?? 'utf-8',
    unicode_version: UNICODE_VERSION,
    unassigned: unassigned.slice(0, mostUnassigned),
  };
}

function countCodePoints(text: string): number {
  let pairs = 0;
  for (let at = 0; at < text.length; at++) if ((text.charCodeAt(at) & 0xfc00) === 0xd800) pairs++;
  return text.length - pairs;
}

const guessMediaType = (file: string): string =>
  /\.(md|markdown)$/i.test(file) ? 'text/markdown' : 'text/plain';
