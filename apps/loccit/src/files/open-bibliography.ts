import type { BibliographyEntry } from '@loccit/markdown';
import { readText } from '../options.js';

/** What `--bibliography` adds to how marks are read. */
export interface BibliographyOption {
  readonly bibliography?: readonly BibliographyEntry[];
}

/** Reads the file that `--bibliography` names; the library for it is loaded only then. */
export async function openBibliography(
  options: Readonly<Record<string, unknown>>,
): Promise<BibliographyOption> {
  const file = readText(options, 'bibliography');
  if (file === undefined) return {};
  const { readBibliography } = await import('./read-bibliography.js');
  return { bibliography: readBibliography(file) };
}
