import { sha256Hex } from '@loccit/lineage';
import { findUnassigned, readCanonicalText, UNICODE_VERSION } from '@loccit/text';
import { CliError } from '../cli-error.js';
import { toCliError } from '../console/report-error.js';
import { readInput } from '../files/read-input.js';
import { type Session, writeJson } from '../session.js';

const maxBytes = 256 << 20;
const textMediaTypes = new Set(['text/plain', 'text/markdown']);

/** `loccit canonicalize`: the canonical UTF-8 of a text, or with `--json` its digests and counts. */
export function canonicalize(
  session: Session,
  operands: readonly string[],
  options: Readonly<Record<string, unknown>>,
): void {
  const [file = '-'] = operands;
  const mediaType =
    typeof options.mediaType === 'string' ? options.mediaType.toLowerCase() : guessMediaType(file);
  if (!textMediaTypes.has(mediaType)) throw new CliError('media-type-unsupported', { file });
  const raw = readInput(file, maxBytes);
  const charset = typeof options.charset === 'string' ? { charset: options.charset } : {};
  const canonical = readOrExplain(raw, file, { ...charset, maxBytes });
  if (options.json !== true) {
    session.streams.out.write(canonical.bytes);
    return;
  }
  writeJson(session, {
    schema: 'urn:loccit:canonical-text:1',
    raw_sha256: sha256Hex(raw),
    canonical_sha256: sha256Hex(canonical.bytes),
    chars: canonical.chars,
    bytes: canonical.bytes.length,
    media_type: mediaType,
    charset: canonical.charset,
    unicode_version: UNICODE_VERSION,
    unassigned: findUnassigned(canonical.text),
  });
}

function readOrExplain(raw: Uint8Array, file: string, options: { charset?: string; maxBytes: number }) {
  try {
    return readCanonicalText(raw, options);
  } catch (error) {
    throw toCliError(error, file);
  }
}

const guessMediaType = (file: string): string =>
  /\.(md|markdown)$/i.test(file) ? 'text/markdown' : 'text/plain';
