import type { ExtractedCitation, ExtractedReference, Extraction } from '@loccit/contract';

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

/** A text part of a `UIMessage`. */
export type AiSdkTextPart = { type: 'text'; text: string };

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
 * Writes an extraction as parts of an AI SDK message: its text, and a part for each source.
 *
 * @remarks The SDK has no member for the part of the answer that a source belongs to. Under `providerMetadata.loccit` each source
 * has its citations as the extraction has them, in code points of the text part; `readResponse` reads them back. A
 * citation that points to nothing has no part. Linear in the extraction.
 * @example
 * ```ts
 * const message = { id: 'answer', role: 'assistant', parts: toAiSdkParts(toExtraction(readResponse(response))) };
 * ```
 */
export function toAiSdkParts(extraction: Extraction, options: AiSdkPartsOptions = {}): AiSdkPart[] {
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
  const text = extraction.text ?? options.text;
  const parts: AiSdkPart[] = text === undefined ? [] : [{ type: 'text', text }];
  let ordinal = 0;
  for (const target of targets.values()) {
    ordinal += 1;
    parts.push(writeSource(`S${ordinal}`, target));
  }
  return parts;
}

function membersOf(url: string | undefined, documentId: string | undefined): Target['reference'] {
  if (url !== undefined) return { url };
  return documentId === undefined ? {} : { document_id: documentId };
}

function writeSource(sourceId: string, { reference, citations }: Target): AiSdkPart {
  const { url, title, label, document_id: documentId } = reference;
  const providerMetadata: AiSdkMetadata = {
    loccit: {
      ...(label === undefined || label === '' ? {} : { label }),
      ...(documentId === undefined ? {} : { document_id: documentId }),
      ...(title === undefined ? {} : { title }),
      citations: citations.map(writeCitation),
    },
  };
  if (url !== undefined) {
    return { type: 'source-url', sourceId, url, ...(title === undefined ? {} : { title }), providerMetadata };
  }
  const name = title ?? documentId ?? label ?? '';
  // Nothing in an extraction says of what kind a document is.
  return {
    type: 'source-document',
    sourceId,
    mediaType: 'application/octet-stream',
    title: name === '' ? sourceId : name,
    providerMetadata,
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
