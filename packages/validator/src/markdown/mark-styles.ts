import type { ExtractedCitation, Extraction } from '@loccit/contract';

/** A style of marks, and the citations that are written in it. */
export interface MarkStyle {
  readonly style: string;
  readonly marks: readonly ExtractedCitation[];
}

/** An author and a year beside a number name a source in prose; several that stand alone are a style. */
const ALONE = 3;

/**
 * The styles of the marks that point into lists, the most used first; of equal ones the earlier.
 *
 * @remarks Links, addresses, mentions and blocks carry what they lead to and go with any style; so do authors and
 * years beside other marks, and notes that name no source.
 */
export function listMarkStyles({ citations, references }: Extraction): MarkStyle[] {
  const sources = new Set(
    references
      .filter(
        ({ label, url, doi, year, document_id }) =>
          !label.startsWith('^') || (url ?? doi ?? year ?? document_id) !== undefined,
      )
      .map(({ reference }) => reference),
  );
  const numbered = new Set(
    citations
      .filter(({ form }) => form === 'number' || form === 'range' || form === 'footnote')
      .flatMap(({ claim_ids }) => claim_ids),
  );
  const styles = new Map<string, ExtractedCitation[]>();
  for (const citation of citations) {
    const style = styleOf(citation);
    if (style === undefined) continue;
    const { claim_ids, target } = citation;
    if (style === 'footnote' && !sources.has(target.ref ?? '')) continue;
    if (style === 'author-year' && claim_ids.some((id) => numbered.has(id))) continue;
    const marks = styles.get(style);
    if (marks === undefined) styles.set(style, [citation]);
    else marks.push(citation);
  }
  return [...styles]
    .map(([style, marks]) => ({ style, marks }))
    .filter(({ style, marks }) => style !== 'author-year' || marks.length >= ALONE || styles.size === 1)
    .sort((a, b) => b.marks.length - a.marks.length);
}

function styleOf({ form, mark }: ExtractedCitation): string | undefined {
  switch (form) {
    case 'number':
    case 'range':
      return /^[［【（]/.test(mark) ? 'number-full-width' : 'number';
    case 'footnote':
    case 'author-year':
    case 'cite-key':
    case 'superscript':
    case 'lenticular':
      return form;
    default:
      return undefined;
  }
}
