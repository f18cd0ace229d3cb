import {
  type ExtractedCitation,
  type ExtractedClaim,
  type ExtractedReference,
  type Extraction,
  type Lang,
  type MarkScope,
  type Report,
  type ResolvedBy,
  type RuleGroup,
  resolveLang,
} from '@loccit/contract';
import { sha256Hex } from '@loccit/lineage';
import { extractCitations } from '@loccit/markdown';
import { OVERLAP_THRESHOLD } from '@loccit/support';
import { createTextIndex, readCanonicalText } from '@loccit/text';
import type { CheckedCitation, CheckedClaim } from './checked-claim.js';
import type { CitationContext } from './citation-context.js';
import { type ChainReader, createChainReader } from './evidence/chain.js';
import type { Evidence } from './evidence/evidence.js';
import { type Library, openLibrary } from './evidence/library.js';
import { citationItem, claimItem, type Item, WHOLE } from './item.js';
import { createLedger, type Ledger } from './ledger.js';
import { createEntryReader, type EntryReading, findForeignTitle } from './markdown/read-entry.js';
import { describeAsCitation, placeOf } from './markdown/report-citation.js';
import { markWithoutEntry, statementUncited, unsafeLink } from './markdown/report-rules.js';
import { describeMissedBlock, type NumberedPassage, resolveMark } from './markdown/resolve-mark.js';
import { indexSources, type SourceIndex } from './markdown/source-index.js';
import { findByteFailure, listProvenanceRules } from './provenance/provenance-rules.js';
import { buildReport } from './report/build-report.js';
import { describeScope } from './report/describe-scope.js';
import { runRules, type Settled } from './rule.js';
import { hiddenInReport } from './structure/text-rules.js';
import { createPassageFinder, findSlices, type PassageFinder } from './support/source-passages.js';
import { checkSupport } from './support/support-layer.js';
import { VERIFIABILITY_RULES } from './verifiability/verifiability-rules.js';

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
  /** Expression that the document id of `[doc_id#chunk_id]` must match as a whole. */
  readonly idAlphabet?: string | RegExp;
  /** Sentences that say that nothing was found, instead of the built-in ones. */
  readonly notFound?: readonly string[];
  readonly without?: readonly RuleGroup[];
  /** BCP 47; language of the messages, English by default. */
  readonly lang?: string;
}

/** What the layers share while one report is checked. */
interface Check {
  readonly extraction: Extraction;
  readonly entries: ReadonlyMap<string, ExtractedReference>;
  readonly readEntry: (reference: string) => EntryReading | undefined;
  readonly library: Library;
  readonly readChain: ChainReader;
  readonly findPassages: PassageFinder;
  readonly sources: SourceIndex;
  readonly passages: ReadonlyMap<string, NumberedPassage> | undefined;
  readonly ledger: Ledger;
  readonly evidence: Evidence;
  readonly without: readonly RuleGroup[];
  readonly lang: Lang;
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
  const without = [...new Set(input.without ?? [])].sort();
  const lang = resolveLang(input.lang ?? 'en');
  const ledger = createLedger(without, lang);
  const library = openLibrary(evidence);
  const sources = indexSources(library);
  const text = createTextIndex(readCanonicalText(bytes));
  const passages = numberPassages(input.passages, sources);
  const extraction = extractCitations(text.text, {
    ...(input.idAlphabet === undefined ? {} : { idAlphabet: input.idAlphabet }),
    ...(input.markScope === undefined ? {} : { scope: input.markScope }),
    ...(input.notFound === undefined ? {} : { notFound: input.notFound }),
    ...(passages === undefined
      ? {}
      : { passages: typeof passages === 'number' ? passages : [...passages.keys()] }),
  });
  const entries = new Map(extraction.references.map((entry) => [entry.reference, entry]));
  const check: Check = {
    extraction,
    entries,
    readEntry: createEntryReader(entries, text, sources),
    library,
    readChain: createChainReader(library),
    findPassages: createPassageFinder(),
    sources,
    passages: typeof passages === 'number' ? undefined : passages,
    ledger,
    evidence,
    without,
    lang,
  };
  ledger.record(WHOLE, runRules([hiddenInReport], { text: text.text }, new Map()));
  checkLooseMarks(check);
  const claims = checkClaims(check, passages !== undefined);
  return buildReport({
    subject: { kind: 'markdown', sha256: sha256Hex(bytes) },
    scope: {
      ...describeScope(evidence, without, lang, library),
      mark_scope: extraction.scope,
      ...(extraction.id_alphabet === undefined ? {} : { id_alphabet: extraction.id_alphabet }),
      overlap_threshold: OVERLAP_THRESHOLD,
    },
    ledger,
    claims,
    lang,
    // Statements without a mark give nothing to check against a source.
    checkable: claims.some((claim) => claim.citations.length > 0),
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

/** Marks outside every statement, in headings and notes: they have a form, and no claim to bear. */
function checkLooseMarks({ extraction, entries, ledger }: Check): void {
  for (const mark of extraction.citations) {
    if (mark.claim_ids.length > 0) continue;
    const context = { mark, url: urlOf(mark, entries) };
    ledger.record(WHOLE, runRules([markWithoutEntry], context, new Map()));
    ledger.record(WHOLE, runRules([unsafeLink], context, new Map()));
  }
}

function checkClaims(check: Check, owesMark: boolean): CheckedClaim[] {
  const { extraction, ledger } = check;
  const uncited = new Set(extraction.statements_uncited.map((statement) => statement.char_start));
  const marks = new Map<string, ExtractedCitation[]>();
  for (const citation of extraction.citations) {
    for (const claimId of citation.claim_ids) {
      const held = marks.get(claimId);
      if (held === undefined) marks.set(claimId, [citation]);
      else held.push(citation);
    }
  }
  return extraction.claims.map((claim, at) => {
    const item = claimItem(at, claim.claim_id);
    const { char_start, char_end } = claim;
    const context = {
      isUncited: uncited.has(char_start),
      owesMark,
      evidence: [{ side: 'answer' as const, char_start, char_end }],
    };
    ledger.record(item, runRules([statementUncited], context, new Map()));
    return checkClaim(check, claim, item, marks.get(claim.claim_id) ?? []);
  });
}

function checkClaim(
  check: Check,
  claim: ExtractedClaim,
  item: Item,
  marks: readonly ExtractedCitation[],
): CheckedClaim {
  const { char_start, char_end } = claim;
  const checked: CheckedClaim = {
    item,
    claimId: claim.claim_id,
    text: claim.text,
    kind: claim.kind,
    statement: undefined,
    verbatim: false,
    lang: check.lang,
    repaired: false,
    span: { char_start, char_end },
    citations: marks.map((mark, at) => checkMark(check, claim, mark, citationItem(item, at))),
    verdict: null,
  };
  if (!check.without.includes('support')) checkSupport(checked, check.ledger);
  return checked;
}

function checkMark(
  check: Check,
  claim: ExtractedClaim,
  mark: ExtractedCitation,
  item: Item,
): CheckedCitation {
  const { entries, library, ledger, evidence, sources, passages } = check;
  const entry = check.readEntry(mark.target.ref ?? '');
  const resolved = resolveMark(mark, entry?.resolved, sources, passages);
  const place = resolved === undefined ? undefined : placeOf(resolved, library);
  const title = place?.canonical.preimage.title ?? null;
  const foreign =
    resolved === undefined ? undefined : findForeignTitle(mark, entry, resolved.shelved, sources);
  const citation = describeAsCitation(place, resolved?.span, foreign ?? title);
  const missedBlock = resolved === undefined ? describeMissedBlock(mark, sources, passages) : undefined;
  const context: CitationContext = {
    citation,
    library,
    place,
    chain: check.readChain(citation),
    audit: undefined,
    createdAt: evidence.at,
    at: evidence.at,
    ...(missedBlock === undefined ? {} : { missedBlock }),
  };
  const markContext = { mark, url: urlOf(mark, entries) };
  ledger.record(item, runRules([markWithoutEntry], markContext, new Map()));
  const failure = ledger.failure(item, 'structure');
  const settled: Settled = new Map();
  const provenance = runRules(listProvenanceRules(context), context, settled);
  if (failure === undefined) {
    ledger.record(item, provenance);
    ledger.record(item, runRules(REPORT_VERIFIABILITY_RULES, context, settled));
    ledger.record(item, runRules([unsafeLink], markContext, new Map()));
  } else {
    ledger.skip(item, 'provenance', failure);
    ledger.skip(item, 'verifiability', failure);
  }
  return {
    item,
    context,
    form: citation.char_start === undefined ? 'source' : 'anchor',
    group: undefined,
    shown: describeShown(mark, citation, place !== undefined, resolved?.resolvedBy, entry?.entry),
    slices: findSlices(context, claim.text, check.findPassages),
    byteFailure: failure ?? findByteFailure(provenance),
  };
}

/** A report need not show titles and versions, and its links are judged as links. */
const NOT_ASKED_OF_REPORTS: ReadonlySet<string> = new Set([
  'verifiability/title-missing',
  'verifiability/version-missing',
  'verifiability/unsafe-uri',
]);
const REPORT_VERIFIABILITY_RULES = VERIFIABILITY_RULES.filter(({ id }) => !NOT_ASKED_OF_REPORTS.has(id));

function urlOf(mark: ExtractedCitation, entries: Check['entries']): string | undefined {
  return mark.target.url ?? entries.get(mark.target.ref ?? '')?.url;
}

function describeShown(
  mark: ExtractedCitation,
  citation: CitationContext['citation'],
  isResolved: boolean,
  resolvedBy: ResolvedBy | undefined,
  entry: ExtractedReference | undefined,
): CheckedCitation['shown'] {
  const { document_id, source_uri, source_version, title, char_start, char_end } = citation;
  const named = isResolved ? title : (entry?.title ?? null);
  return {
    mark: mark.mark,
    mark_span: { char_start: mark.char_start, char_end: mark.char_end },
    target: mark.target,
    ...(resolvedBy === undefined ? {} : { resolved_by: resolvedBy }),
    ...(isResolved ? { document_id, source_uri, source_version } : {}),
    ...(named === null ? {} : { title: named }),
    ...(char_start === undefined || char_end === undefined ? {} : { char_start, char_end }),
  };
}
