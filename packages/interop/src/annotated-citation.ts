import type {
  ExtractedCitation,
  ExtractedLocator,
  ExtractedQuote,
  ExtractedSourceSpan,
  Extraction,
} from '@loccit/contract';
import type { AnswerSpan, ResponseReading, ResponseSource } from './read-response.js';

/** A citation of a reading or of an extraction, as an annotation says it. */
export interface AnnotatedCitation {
  /** A name within the answer. */
  readonly key: string;
  /** The parts of the answer that it covers; none where it has no place. */
  readonly spans: readonly AnswerSpan[];
  readonly source: ResponseSource;
  /** A name of the source within the answer. */
  readonly sourceKey: string;
  readonly quote?: ExtractedQuote;
  readonly locator?: ExtractedLocator;
  readonly sourceSpan?: ExtractedSourceSpan;
}

/** The citations that name a source, in order. */
export function listAnnotatedCitations(cited: Extraction | ResponseReading): AnnotatedCitation[] {
  return 'schema' in cited ? listExtracted(cited) : listRead(cited);
}

function listRead(reading: ResponseReading): AnnotatedCitation[] {
  return reading.citations.flatMap((citation, i) => {
    const { answerSpan, quote, locator, sourceSpan } = citation;
    const source = citation.source === undefined ? undefined : reading.sources[citation.source];
    if (source === undefined) return [];
    return [
      {
        key: `X${i + 1}`,
        spans: answerSpan === undefined ? [] : [answerSpan],
        source,
        sourceKey: `R${(citation.source ?? 0) + 1}`,
        ...(quote === undefined ? {} : { quote }),
        ...(locator === undefined ? {} : { locator }),
        ...(sourceSpan === undefined ? {} : { sourceSpan }),
      },
    ];
  });
}

function listExtracted(extraction: Extraction): AnnotatedCitation[] {
  const claims = new Map(extraction.claims.map((claim) => [claim.claim_id, claim]));
  const references = new Map(extraction.references.map((reference) => [reference.reference, reference]));
  return extraction.citations.flatMap((citation) => {
    const { target, quote, locator, source_span: sourceSpan } = citation;
    const reference = target.ref === undefined ? undefined : references.get(target.ref);
    const url = reference?.url ?? target.url;
    const documentId = reference?.document_id ?? target.document_id;
    const title = reference?.title;
    if (
      target.kind === 'none' ||
      (reference === undefined && url === undefined && documentId === undefined)
    ) {
      return [];
    }
    const statements = citation.claim_ids.flatMap((id) => claims.get(id) ?? []);
    return [
      {
        key: citation.citation,
        spans: isStatement(citation) ? listOwn(citation) : statements.map(spanOf),
        source: {
          ...(documentId === undefined ? {} : { documentId }),
          ...(title === undefined ? {} : { title }),
          ...(url === undefined ? {} : { url }),
        },
        sourceKey: reference?.reference ?? citation.citation,
        ...(quote === undefined ? {} : { quote }),
        ...(locator === undefined ? {} : { locator }),
        ...(sourceSpan === undefined ? {} : { sourceSpan }),
      },
    ];
  });
}

/** Whether a citation says itself what it covers: one of a response, or a mark that belongs to no statement. */
function isStatement(citation: ExtractedCitation): boolean {
  return citation.form === 'annotation' || citation.claim_ids.length === 0;
}

function listOwn(citation: ExtractedCitation): AnswerSpan[] {
  return citation.char_start < citation.char_end ? [spanOf(citation)] : [];
}

function spanOf(place: { readonly char_start: number; readonly char_end: number }): AnswerSpan {
  return { charStart: place.char_start, charEnd: place.char_end };
}
