import type { MarkScope, Report, RuleGroup } from '@loccit/contract';
import { sha256Hex } from '@loccit/lineage';
import { type BibliographyEntry, extractCitations } from '@loccit/markdown';
import type { HeldDecision } from '@loccit/packs';
import { createTextIndex, readCanonicalText } from '@loccit/text';
import { checkExtraction } from './check-extraction.js';
import type { Evidence } from './evidence/evidence.js';
import { openLibrary } from './evidence/library.js';
import type { NumberedPassage } from './markdown/resolve-mark.js';
import { indexSources, type SourceIndex } from './markdown/source-index.js';
import type { OpinionLookup } from './support/support-question.js';

/** What {@link checkMarkdown} is given. */
export interface CheckMarkdownInput {
  /** The report as received. */
  readonly bytes: Uint8Array;
  readonly evidence: Evidence;
  /**
   * The numbered passages the text was written from: which they are, how many there are, or `documents` for
   * the sources in the code-unit order of their paths, from 1.
   */
  readonly passages?: readonly NumberedPassage[] | number | 'documents';
  /** How far a mark reaches; `precise` by default. */
  readonly markScope?: MarkScope;
  /** Whether raised numbers are marks; not unless set. */
  readonly superscripts?: boolean;
  /** Expression that the document id of `[doc_id#chunk_id]` must match as a whole. */
  readonly idAlphabet?: string | RegExp;
  /** Sources beside the report, for keys and for authors and years. */
  readonly bibliography?: readonly BibliographyEntry[];
  /** Sentences that say that nothing was found, instead of the built-in ones. */
  readonly notFound?: readonly string[];
  readonly without?: readonly RuleGroup[];
  /** BCP 47; language of the messages, English by default. */
  readonly lang?: string;
  /** What models said of a claim and what is cited for it; asked once for every pair, in the order of the artifact. */
  readonly opinions?: OpinionLookup;
  /** What people decided, as `verifyDecision` of `@loccit/packs` reads it; only what is trusted decides. */
  readonly decisions?: readonly HeldDecision[];
}

/**
 * Checks the citations of a Markdown report against sources that the checker holds.
 *
 * @remarks A mark that names a source only is judged by the three passages that share most words with its
 * claim. Pointers of findings are into the report's own lists of claims and citations. What resolves to no
 * source is unverifiable, never false. Linear in the report and, for each claim that names a source only, in that source.
 * @throws {@link TextError} for bytes that are no text
 * @throws {@link StorageError} `store-damaged` for a store whose generation cannot be read as a whole
 * @example
 * ```ts
 * const reader = { tenantId: 'default', groups: [], principal: 'guest' };
 * const evidence = { reader, at: '2026-01-05T00:00:00Z' };
 * const report = checkMarkdown({ bytes: encodeUtf8('High at noon [1].'), evidence });
 * report.verdict; // 'fail'
 * report.overlap.block_missing; // { n: 1, m: 1 }
 * ```
 */
export function checkMarkdown(input: CheckMarkdownInput): Report {
  const { bytes, evidence } = input;
  const library = openLibrary(evidence);
  const sources = indexSources(library);
  const text = createTextIndex(readCanonicalText(bytes));
  const passages = numberPassages(input.passages, sources);
  const extraction = extractCitations(text.text, {
    ...(input.idAlphabet === undefined ? {} : { idAlphabet: input.idAlphabet }),
    ...(input.markScope === undefined ? {} : { scope: input.markScope }),
    ...(input.superscripts === undefined ? {} : { superscripts: input.superscripts }),
    ...(input.bibliography === undefined ? {} : { bibliography: input.bibliography }),
    ...(input.notFound === undefined ? {} : { notFound: input.notFound }),
    ...(passages === undefined
      ? {}
      : { passages: typeof passages === 'number' ? passages : [...passages.keys()] }),
  });
  return checkExtraction({
    subject: { kind: 'markdown', sha256: sha256Hex(bytes) },
    text,
    extraction,
    evidence,
    library,
    sources,
    passages,
    without: input.without,
    lang: input.lang,
    opinions: input.opinions,
    decisions: input.decisions,
  });
}

function numberPassages(
  passages: CheckMarkdownInput['passages'],
  sources: SourceIndex,
): ReadonlyMap<string, NumberedPassage> | number | undefined {
  if (passages === undefined || typeof passages === 'number') return passages;
  const list =
    passages === 'documents'
      ? sources
          .inPathOrder()
          .map(({ document }, at) => ({ number: at + 1, documentId: document.document_id }))
      : passages;
  return new Map(list.map((passage) => [String(passage.number), passage]));
}
