import type { CitationTarget, ExtractedCitation, ExtractedReference } from '@loccit/contract';
import type { TextIndex } from '@loccit/text';
import type { ClaimCover } from './claim-cover.js';
import type { AnswerSpan, ResponseCitation, ResponseSource } from './read-response.js';
import { WrittenSize } from './written-size.js';

/** A citation before it has its number and its group. */
interface Row {
  readonly citation: Omit<ExtractedCitation, 'citation' | 'mark_group'>;
  /** Equal for what was written in one mark. */
  readonly group: string;
}

/** The citations of an answer's Markdown, to which those of the response are added. */
export class CitationTable {
  readonly #rows: Row[] = [];
  readonly #size = new WrittenSize();
  /** By their place: the marks that no citation of the response has been added to. */
  readonly #marksAt = new Map<string, number[]>();
  readonly #referenceOf: readonly ExtractedReference[];

  constructor(marks: readonly ExtractedCitation[], referenceOf: readonly ExtractedReference[]) {
    this.#referenceOf = referenceOf;
    const byLabel = new Map<string, ExtractedReference>();
    for (const reference of referenceOf) if (reference.label !== '') byLabel.set(reference.label, reference);
    for (const { citation: _number, mark_group, ...mark } of marks) {
      const row = this.#rows.push({ citation: resolve(mark, byLabel), group: `mark ${mark_group}` }) - 1;
      const key = placeKey(mark.char_start, mark.char_end);
      const others = this.#marksAt.get(key);
      if (others === undefined) this.#marksAt.set(key, [row]);
      else others.push(row);
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
    if (span !== undefined && this.#merge(citation, span, source, reference, cover)) return;
    const place = span ?? { charStart: index.chars, charEnd: index.chars };
    const label = source?.label ?? source?.title ?? source?.url ?? source?.documentId ?? '';
    const written = span === undefined ? '' : index.slice(span.charStart, span.charEnd);
    this.#size.add(written.length + label.length + (reference?.url?.length ?? 0));
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
    source: ResponseSource | undefined,
    reference: ExtractedReference | undefined,
    cover: ClaimCover,
  ): boolean {
    const marks = this.#marksAt.get(placeKey(span.charStart, span.charEnd));
    if (marks === undefined || source === undefined || reference === undefined) return false;
    const place = this.#findMark(marks, source);
    const row = place === undefined ? undefined : this.#rows[place];
    if (place === undefined || row === undefined) return false;
    // A second citation of the same mark, such as another passage of one page, is a citation of its own.
    marks.splice(marks.indexOf(place), 1);
    const claimIds =
      row.citation.claim_ids.length > 0 ? row.citation.claim_ids : claimsOf(citation, span, cover);
    this.#rows[place] = {
      ...row,
      citation: {
        ...withoutMissingEntry(row.citation),
        target: targetOf(reference),
        claim_ids: claimIds,
        ...detailsOf(citation),
      },
    };
    return true;
  }

  /** The mark that names a source: by its URL or its label, or as the only one, which names no entry of the text. */
  #findMark(marks: readonly number[], source: ResponseSource): number | undefined {
    const named = marks.find((place) => {
      const mark = this.#rows[place]?.citation;
      const byUrl = source.url !== undefined && mark?.target.url === source.url;
      return byUrl || (source.label !== undefined && mark?.label === source.label);
    });
    const [only] = marks;
    if (named !== undefined || only === undefined || marks.length > 1) return named;
    const kind = this.#rows[only]?.citation.target.kind;
    return kind === 'reference' || kind === 'url' ? undefined : only;
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
  return { ...withoutMissingEntry(mark), target: targetOf(reference) };
}

function withoutMissingEntry(mark: Row['citation']): Row['citation'] {
  const { problem, ...rest } = mark;
  return problem === undefined || problem === 'no-entry' ? rest : mark;
}

function placeKey(start: number, end: number): string {
  return `${start} ${end}`;
}
