import type { ExtractedCitation, ExtractedReference, Extraction } from '@loccit/contract';
import { createTextIndex, type TextIndex } from '@loccit/text';

/** A JSON value, as the AI SDK types what providers keep. */
export type AiSdkJson =
  | null
  | string
  | number
  | boolean
  | AiSdkJson[]
  | { [name: string]: AiSdkJson | undefined };

/** What stands beside a source under the name `loccit`: its citations, with the places that the SDK's own types have no member for. */
export type AiSdkMetadata = { loccit: { [name: string]: AiSdkJson | undefined } };

/** A source as version 7 of the SDK has it on a citation. */
export type AiSdkSource =
  | { type: 'source'; sourceType: 'url'; id: string; url: string; title?: string }
  | { type: 'source'; sourceType: 'document'; id: string; mediaType: string; title: string };

/** A citation on a text, as version 7 has it; offsets are UTF-16 units of the text, the end outside. */
export type AiSdkCitation = {
  source: AiSdkSource;
  startIndex?: number;
  endIndex?: number;
  citedText?: string;
};

/** A text part of a `UIMessage`. */
export type AiSdkTextPart = { type: 'text'; text: string; citations?: AiSdkCitation[] };

/** A source part of a `UIMessage` for what has a URL. */
export type AiSdkSourceUrlPart = {
  type: 'source-url';
  sourceId: string;
  url: string;
  title?: string;
  providerMetadata: AiSdkMetadata;
};

/** A source part of a `UIMessage` for what has none. */
export type AiSdkSourceDocumentPart = {
  type: 'source-document';
  sourceId: string;
  mediaType: string;
  title: string;
  providerMetadata: AiSdkMetadata;
};

/** A part of a `UIMessage` of the AI SDK, version 5 and later. */
export type AiSdkPart = AiSdkTextPart | AiSdkSourceUrlPart | AiSdkSourceDocumentPart;

/** What an extraction does not say and parts can. */
export interface AiSdkPartsOptions {
  /** The text of the answer, for an extraction of Markdown, which does not hold its own. */
  readonly text?: string;
}

/** A source with the citations that point to it. */
interface Target {
  readonly reference: Partial<Omit<ExtractedReference, 'reference'>>;
  readonly citations: ExtractedCitation[];
}

/**
 * Writes an extraction as parts of an AI SDK message: its text with its citations, and a part for each source.
 *
 * @remarks Version 7 has citations on a text, version 5 and 6 ignore them; their offsets are UTF-16 units, in which JavaScript slices.
 * What neither has a member for stands under `providerMetadata.loccit` of each source: its citations as the extraction has
 * them, in code points of the text part; `readResponse` reads these back. A citation that points to nothing is not
 * written. Linear in the extraction.
 * @example
 * ```ts
 * const reading = readResponse({ type: 'message', role: 'assistant', content: [{ type: 'text', text: 'It rains.' }] });
 * toAiSdkParts(toExtraction(reading)); // [{ type: 'text', text: 'It rains.' }]
 * ```
 */
export function toAiSdkParts(extraction: Extraction, options: AiSdkPartsOptions = {}): AiSdkPart[] {
  const sources = [...listTargets(extraction)].map((target, i) => writeSource(`S${i + 1}`, target));
  const parts = sources.map(({ part }) => part);
  const text = extraction.text ?? options.text;
  if (text === undefined) return parts;
  const index = createTextIndex(text);
  const citations = sources.flatMap(({ source, target }) =>
    target.citations.map((citation) => citeSource(citation, source, index)),
  );
  return [{ type: 'text', text, ...(citations.length === 0 ? {} : { citations }) }, ...parts];
}

function listTargets(extraction: Extraction): Iterable<Target> {
  const targets = new Map<string, Target>();
  for (const { reference, ...members } of extraction.references) {
    targets.set(reference, { reference: members, citations: [] });
  }
  for (const citation of extraction.citations) {
    const { ref, url, document_id: documentId } = citation.target;
    const key = ref ?? url ?? documentId;
    if (key === undefined) continue;
    const target = targets.get(key) ?? { reference: membersOf(url, documentId), citations: [] };
    target.citations.push(citation);
    targets.set(key, target);
  }
  return targets.values();
}

function citeSource(citation: ExtractedCitation, source: AiSdkSource, index: TextIndex): AiSdkCitation {
  const { char_start: start, char_end: end, quote } = citation;
  return {
    source,
    ...(start === end ? {} : { startIndex: index.toUtf16(start), endIndex: index.toUtf16(end) }),
    ...(quote === undefined ? {} : { citedText: quote.exact }),
  };
}

function membersOf(url: string | undefined, documentId: string | undefined): Target['reference'] {
  if (url !== undefined) return { url };
  return documentId === undefined ? {} : { document_id: documentId };
}

function writeSource(
  id: string,
  target: Target,
): { readonly part: AiSdkPart; readonly source: AiSdkSource; readonly target: Target } {
  const { url, title, label, document_id: documentId } = target.reference;
  const providerMetadata: AiSdkMetadata = {
    loccit: {
      ...(label === undefined || label === '' ? {} : { label }),
      ...(documentId === undefined ? {} : { document_id: documentId }),
      ...(title === undefined ? {} : { title }),
      citations: target.citations.map(writeCitation),
    },
  };
  if (url !== undefined) {
    const members = { url, ...(title === undefined ? {} : { title }) };
    return {
      part: { type: 'source-url', sourceId: id, ...members, providerMetadata },
      source: { type: 'source', sourceType: 'url', id, ...members },
      target,
    };
  }
  // Nothing in an extraction says of what kind a document is.
  const members = { mediaType: 'application/octet-stream', title: (title ?? documentId ?? label) || id };
  return {
    part: { type: 'source-document', sourceId: id, ...members, providerMetadata },
    source: { type: 'source', sourceType: 'document', id, ...members },
    target,
  };
}

function writeCitation(citation: ExtractedCitation): AiSdkJson {
  const { target: _target, claim_ids, quote, locator, source_span, ...members } = citation;
  return {
    ...members,
    claim_ids: [...claim_ids],
    ...(quote === undefined ? {} : { quote: { ...quote } }),
    ...(locator === undefined ? {} : { locator: { ...locator } }),
    ...(source_span === undefined ? {} : { source_span: { ...source_span } }),
  };
}
