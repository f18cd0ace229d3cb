import type { MarkScope, Report, RuleGroup } from '@loccit/contract';
import { readResponse, toExtraction } from '@loccit/interop';
import { parseJson } from '@loccit/json';
import { sha256Hex } from '@loccit/lineage';
import type { HeldDecision } from '@loccit/packs';
import { createTextIndex } from '@loccit/text';
import { checkExtraction } from './check-extraction.js';
import type { Evidence } from './evidence/evidence.js';
import { openLibrary } from './evidence/library.js';
import { indexSources } from './markdown/source-index.js';
import type { OpinionLookup } from './support/support-question.js';

/** What {@link checkResponse} is given. */
export interface CheckResponseInput {
  /** The response as received: strict JSON. */
  readonly bytes: Uint8Array;
  readonly evidence: Evidence;
  /** How far a mark in the answer's text reaches; `precise` by default. */
  readonly markScope?: MarkScope;
  /** The sentences that say that nothing was found, instead of the known ones. */
  readonly notFound?: readonly string[];
  /** Whether raised numbers are marks; not unless set. */
  readonly superscripts?: boolean;
  /** Expression that the document id of `[doc_id#chunk_id]` must match as a whole. */
  readonly idAlphabet?: string | RegExp;
  readonly without?: readonly RuleGroup[];
  /** BCP 47; language of the messages, English by default. */
  readonly lang?: string;
  /** What models said of a claim and what is cited for it; asked once for every pair, in the order of the artifact. */
  readonly opinions?: OpinionLookup;
  /** What people decided, as `verifyDecision` of `@loccit/packs` reads it; only what is trusted decides. */
  readonly decisions?: readonly HeldDecision[];
}

/**
 * Checks the citations of a provider's response against sources that the checker holds.
 *
 * @remarks What the response is understood as stands in `subject.read_as`, what of it could not be kept in `subject.lost`.
 * No offset is believed: a citation that does not stand in the answer where the response says is a finding, and quoted
 * words are looked for in the source. Pointers are into the lists of the extraction.
 * @throws {@link JsonError} for bytes that are no strict JSON
 * @throws {@link InteropError} for a value that no adapter knows, or that is malformed
 * @throws {@link StorageError} `store-damaged` for a store whose generation cannot be read as a whole
 * @example
 * ```ts
 * const reader = { tenantId: 'default', groups: [], principal: 'guest' };
 * const evidence = { reader, at: '2026-01-05T00:00:00Z' };
 * const message = { type: 'message', role: 'assistant', content: [{ type: 'text', text: 'High at noon.' }] };
 * const { subject } = checkResponse({ bytes: encodeUtf8(JSON.stringify(message)), evidence });
 * subject.read_as; // 'anthropic-message'
 * ```
 */
export function checkResponse(input: CheckResponseInput): Report {
  const { bytes, evidence, idAlphabet, lang, markScope, notFound, superscripts, without } = input;
  const reading = readResponse(parseJson(bytes));
  const extraction = toExtraction(reading, {
    ...(markScope === undefined ? {} : { scope: markScope }),
    ...(notFound === undefined ? {} : { notFound }),
    ...(superscripts === undefined ? {} : { superscripts }),
    ...(idAlphabet === undefined ? {} : { idAlphabet }),
  });
  const library = openLibrary(evidence);
  const lost = extraction.lost ?? [];
  return checkExtraction({
    subject: {
      kind: 'response',
      sha256: sha256Hex(bytes),
      read_as: reading.form,
      ...(lost.length === 0 ? {} : { lost }),
    },
    text: createTextIndex(reading.text),
    extraction,
    evidence,
    library,
    sources: indexSources(library),
    passages: undefined,
    without,
    lang,
    opinions: input.opinions,
    decisions: input.decisions,
  });
}
