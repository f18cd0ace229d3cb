import { basename, isAbsolute, relative, resolve, sep } from 'node:path';
import type { Report } from '@loccit/contract';

/** What was checked, as far as places are shown in it. */
export type CheckedText =
  /** The file is a text, and positions of the report count in it. */
  | { readonly kind: 'text'; readonly text: string; readonly bytes: Uint8Array }
  /** The text stands inside the file: positions count in it, and are no places of the file. */
  | { readonly kind: 'inner-text'; readonly text: string }
  /** The file is an answer, or holds one as a pack does: pointers of the report lead into it. */
  | { readonly kind: 'answer'; readonly bytes: Uint8Array; readonly packed: boolean };

/** One file with the report on it. */
export interface CheckedFile {
  /** See {@link nameForOthers}. */
  readonly name: string;
  readonly report: Report;
  readonly checked: CheckedText;
}

/** One file that could not be read, and why, in the language of the output. */
export interface RefusedFile {
  readonly name: string;
  readonly code: string;
  readonly what: string;
  readonly place: string;
}

/** Everything that one call checked, in the order in which it was named. */
export interface CheckedFiles {
  readonly files: readonly CheckedFile[];
  readonly refused: readonly RefusedFile[];
}

/** The name of standard input where a path is asked for. */
const STDIN_NAME = '-';

/**
 * A file's path as another machine may see it: from the working folder, with `/`, in NFC.
 *
 * @remarks Of what lies elsewhere only the last segment is told, so that no output says where on this machine something lies.
 */
export function nameForOthers(file: string): string {
  if (file === STDIN_NAME) return STDIN_NAME;
  const path = relative(process.cwd(), resolve(file));
  const isBelow = path !== '' && !isAbsolute(path) && path !== '..' && !path.startsWith(`..${sep}`);
  return (isBelow ? path.split(sep).join('/') : basename(file)).normalize('NFC');
}
