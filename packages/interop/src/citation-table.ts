import type { CitationTarget, ExtractedCitation, ExtractedReference } from '@loccit/contract';
import type { TextIndex } from '@loccit/text';
import type { ClaimCover } from './claim-cover.js';
import type { AnswerSpan, ResponseCitation, ResponseSource } from './read-response.js';

/** A citation before it has its number and its group. */
interface Row {
  readonly citation: Omit<ExtractedCitation, 'citation' | 'mark_group'>;
  /** Equal for what was written in one mark. */
  readonly group: string;
}

/** The citations of an answer's Markdown, to which those of the response are added. */
export class CitationTable {
  readonly #rows: Row[] = [];
  readonly #marksAt = new Map<string, number>();
  readonly #referenceOf: readonly ExtractedReference[];

  constructor(marks: readonly ExtractedCitation[], referenceOf: readonly ExtractedReference[]) {
    this.#referenceOf = referenceOf;
    const byLabel = new Map<string, ExtractedReference>();
    for (const reference of referenceOf) if (reference.label !== '') byLabel.set(reference.label, reference);
    for (const { citation: _number, mark_group, ...mark } of marks) {
      const row = this.#rows.push({ citation: resolve(mark, byLabel), group: `mark ${mark_group}` }) - 1;
      const { url } = mark.target;
      if (url !== undefined) this.#marksAt.set(placeKey(mark.char_start, mark.char_end, url), row);
    }
  }

  /** Adds a citation of the response, or what it says to the mark at its place. */
  add(
    citation: ResponseCitation,
    source: ResponseSource | undefined,
    index: TextIndex,
    cover: ClaimCover,
  ): void {
    const span = citation.answerSpan;
    const reference = citation.source === undefined ? undefined : this.#referenceOf[citation.source];
    if (span !== undefined && this.#merge(citation, span, source?.url, reference, cover)) return;
    const place = span ?? { charStart: index.chars, charEnd: index.chars };
    const label = source?.label ?? source?.title ?? source?.url ?? source?.documentId ?? '';
    const written = span === undefined ? '' : index.slice(span.charStart, span.charEnd);
    this.#rows.push({
      citation: {
        form: 'annotation',
        // A mark is never empty; of a citation that stands nowhere the name of its source is all that is written.
        mark: written || label || '*',
        char_start: place.charStart,
        char_end: place.charEnd,
        label,
        target: targetOf(reference),
        claim_ids: claimsOf(citation, span, cover),
        ...detailsOf(citation),
      },
      group: span === undefined ? `row ${this.#rows.length}` : `span ${span.charStart} ${span.charEnd}`,
    });
  }

  /** All citations in the order of the text, numbered. */
  list(): ExtractedCitation[] {
    const groups = new Map<string, number>();
    return this.#rows
      .toSorted((one, other) => one.citation.char_start - other.citation.char_start)
      .map(({ citation, group }, i) => {
        if (!groups.has(group)) groups.set(group, groups.size);
        return { citation: `X${i + 1}`, ...citation, mark_group: groups.get(group) ?? 0 };
      });
  }

  #merge(
    citation: ResponseCitation,
    span: AnswerSpan,
    url: string | undefined,
    reference: ExtractedReference | undefined,
    cover: ClaimCover,
  ): boolean {
    if (url === undefined || reference === undefined) return false;
    const key = placeKey(span.charStart, span.charEnd, url);
    const place = this.#marksAt.get(key);
    const row = place === undefined ? undefined : this.#rows[place];
    if (place === undefined || row === undefined) return false;
    // A second citation of the same mark, such as another passage of one page, is a citation of its own.
    this.#marksAt.delete(key);
    const claimIds =
      row.citation.claim_ids.length > 0 ? row.citation.claim_ids : claimsOf(citation, span, cover);
    this.#rows[place] = {
      ...row,
      citation: {
        ...row.citation,
        target: targetOf(reference),
        claim_ids: claimIds,
        ...detailsOf(citation),
      },
    };
    return true;
  }
}

function claimsOf(citation: ResponseCitation, span: AnswerSpan | undefined, cover: ClaimCover): string[] {
  if (span === undefined) return [];
  return citation.covers === 'statement' ? cover.coverStatement(span) : cover.coverMark(span);
}

function detailsOf(
  citation: ResponseCitation,
): Pick<ExtractedCitation, 'problem' | 'locator' | 'quote' | 'source_span'> {
  return {
    ...(citation.problem === undefined ? {} : { problem: citation.problem }),
    ...(citation.locator === undefined ? {} : { locator: citation.locator }),
    ...(citation.quote === undefined ? {} : { quote: citation.quote }),
    ...(citation.sourceSpan === undefined ? {} : { source_span: citation.sourceSpan }),
  };
}

function targetOf(reference: ExtractedReference | undefined): CitationTarget {
  if (reference === undefined) return { kind: 'none' };
  const url = reference.url === undefined ? {} : { url: reference.url };
  return { kind: 'reference', ref: reference.reference, ...url };
}

/** A mark that names nothing in the text, pointed at the source that the response knows by its label. */
function resolve(mark: Row['citation'], byLabel: ReadonlyMap<string, ExtractedReference>): Row['citation'] {
  const reference = mark.target.kind === 'none' ? byLabel.get(mark.label) : undefined;
  if (reference === undefined) return mark;
  const { problem, ...rest } = mark;
  const kept = problem === undefined || problem === 'no-entry' ? {} : { problem };
  return { ...rest, ...kept, target: targetOf(reference) };
}

function placeKey(start: number, end: number, url: string): string {
  return `${start} ${end} ${url}`;
}
