import { IngestionError } from './ingestion-error.js';

/**
 * Whether the path is relative and cannot leave its folder on any platform.
 *
 * @remarks Refused: absolute paths, drive letters, backslashes, control characters, empty segments, and segments of
 * nothing but dots and spaces, which some platforms shorten to `.` or `..`. Symbolic links are the reader's matter.
 */
export function isPathBelow(path: string): boolean {
  return (
    !/^[A-Za-z]:/.test(path) &&
    !hasControl(path) &&
    !path.includes('\\') &&
    path.split('/').every((segment) => !/^[. ]*$/.test(segment))
  );
}

/**
 * The path, if it is relative and stays below its folder.
 *
 * @throws {@link IngestionError} `path-outside`
 */
export function assertPathBelow(path: string, details: { readonly pointer?: string } = {}): string {
  if (!isPathBelow(path)) throw new IngestionError('path-outside', details);
  return path;
}

function hasControl(path: string): boolean {
  for (let at = 0; at < path.length; at += 1) {
    const unit = path.charCodeAt(at);
    if (unit < 0x20 || unit === 0x7f) return true;
  }
  return false;
}
