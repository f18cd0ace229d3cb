import type { ExtractedReference } from '@loccit/contract';

/** A source of a bibliography that came beside the text. */
export interface BibliographyEntry {
  /** What marks call it, as `[@berg2001]` does. */
  readonly key: string;
  readonly title?: string;
  /** `Family, Given`, or the name of an organisation, in order. */
  readonly authors?: readonly string[];
  readonly year?: string;
  readonly url?: string;
  /** Without a resolver. */
  readonly doi?: string;
}

/** Entries as references behind those of the text; they stand nowhere in it, so that their place is empty. */
export function listBibliography(
  entries: readonly BibliographyEntry[],
  behind: number,
): ExtractedReference[] {
  return entries.map(({ key, title, authors, year, url, doi }, i) => ({
    reference: `R${behind + i + 1}`,
    label: key,
    ...(title === undefined ? {} : { title }),
    ...(authors === undefined ? {} : { authors }),
    ...(year === undefined ? {} : { year }),
    ...(url === undefined ? {} : { url }),
    ...(doi === undefined ? {} : { doi }),
    char_start: 0,
    char_end: 0,
  }));
}
