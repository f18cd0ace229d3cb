import { isDocumentId } from '@loccit/contract';
import { sha256Hex } from '@loccit/lineage';
import { PUBLIC_GROUP } from '@loccit/storage';
import { encodeUtf8 } from '@loccit/text';
import { IngestionError } from './ingestion-error.js';
import { findMediaType } from './media-type.js';
import type { DescribedDocument } from './source-file.js';
import { assertPathBelow } from './source-path.js';

/** The tenant of a folder without a manifest. */
export const DEFAULT_TENANT = 'default';

const PLAIN_BYTE = /[A-Za-z0-9\-._~/]/;

/**
 * What is said of a file in a folder without a manifest.
 *
 * @param path - below the folder, `/` between segments, in any normalisation form
 * @param raw - the file's bytes, of which `source_version` is made
 * @throws {@link IngestionError} `path-outside`, `media-type-unknown`, or `document-id` for a path that is no
 * document id: over 200 code points, a control or bidi character, white space at its ends
 * @example
 * ```ts
 * const document = describeFolderFile('guide/my fees.md', encodeUtf8('The fee is 4 crowns.'));
 * document.document_id; // 'guide/my fees.md'
 * document.source_uri; // 'file-set:guide/my%20fees.md'
 * ```
 */
export function describeFolderFile(path: string, raw: Uint8Array): DescribedDocument {
  assertPathBelow(path);
  const mediaType = findMediaType(path);
  if (mediaType === undefined) throw new IngestionError('media-type-unknown');
  const documentId = path.normalize('NFC');
  if (!isDocumentId(documentId)) throw new IngestionError('document-id');
  return {
    document_id: documentId,
    path,
    source_uri: encodeFileSetUri(documentId),
    source_version: `sha256-${sha256Hex(raw).slice(0, 16)}`,
    title: null,
    title_fallback: documentId.slice(documentId.lastIndexOf('/') + 1),
    media_type: mediaType,
    charset: null,
    allowed_groups: [PUBLIC_GROUP],
    effective_from: null,
    effective_to: null,
    authority: null,
    work_id: null,
    marking: null,
    license: null,
    scope: null,
  };
}

/** `file-set:` and the path's UTF-8, percent-encoded (upper case) but for `A-Z a-z 0-9 - . _ ~ /`. */
export function encodeFileSetUri(path: string): string {
  let uri = 'file-set:';
  for (const byte of encodeUtf8(path)) {
    const letter = String.fromCharCode(byte);
    uri += PLAIN_BYTE.test(letter) ? letter : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  }
  return uri;
}
