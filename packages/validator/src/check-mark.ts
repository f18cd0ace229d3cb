import type {
  ExtractedCitation,
  ExtractedClaim,
  ExtractedReference,
  Extraction,
  Lang,
  ResolvedBy,
  RuleGroup,
} from '@loccit/contract';
import type { CheckedCitation } from './checked-claim.js';
import type { CitationContext } from './citation-context.js';
import type { ChainReader } from './evidence/chain.js';
import type { Evidence } from './evidence/evidence.js';
import type { Library } from './evidence/library.js';
import type { Item } from './item.js';
import type { Ledger } from './ledger.js';
import { findCalled } from './markdown/held-names.js';
import type { QuotePlacer, StatedPlace } from './markdown/place-quote.js';
import { annotationMisplaced, statedOnce, statedQuote, statedSpan } from './markdown/quote-rules.js';
import { type EntryReading, findForeignTitle, partSources } from './markdown/read-entry.js';
import { describeAsCitation, placeOf } from './markdown/report-citation.js';
import { markWithoutEntry, unsafeLink } from './markdown/report-rules.js';
import {
  describeMissedBlock,
  type NumberedPassage,
  type ResolvedMark,
  resolveMark,
} from './markdown/resolve-mark.js';
import { isSameSource, sourceUriOf } from './markdown/shelved.js';
import type { SourceIndex } from './markdown/source-index.js';
import { findByteFailure, listProvenanceRules } from './provenance/provenance-rules.js';
import { runRules, type Settled } from './rule.js';
import { findSlices, type PassageFinder } from './support/source-passages.js';
import type { Voices } from './support/support-layer.js';
import { type LinkContext, linkTextMismatch } from './verifiability/link-text.js';
import { mixedInLink } from './verifiability/mixed-script.js';
import { VERIFIABILITY_RULES } from './verifiability/verifiability-rules.js';

/** What the layers share while one extraction is checked. */
export interface ExtractionCheck {
  readonly extraction: Extraction;
  readonly entries: ReadonlyMap<string, ExtractedReference>;
  readonly readEntry: (reference: string) => EntryReading | undefined;
  readonly library: Library;
  readonly readChain: ChainReader;
  readonly findPassages: PassageFinder;
  readonly placeQuote: QuotePlacer;
  readonly sources: SourceIndex;
  readonly passages: ReadonlyMap<string, NumberedPassage> | undefined;
  readonly ledger: Ledger;
  readonly evidence: Evidence;
  readonly without: readonly RuleGroup[];
  readonly lang: Lang;
  readonly voices: Voices;
}

/** A mark of a claim on its way through structure, provenance and verifiability. */
export function checkMark(
  check: ExtractionCheck,
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
  const stated = check.placeQuote(mark, place);
  const citation = describeAsCitation(place, stated?.span ?? resolved?.span, foreign ?? title);
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
    ...(resolved === undefined ? describeUnresolved(check, mark, entry) : {}),
  };
  const markContext = { mark, url: urlOf(mark, entries) };
  const statedContext = { mark, stated };
  ledger.record(item, runRules([markWithoutEntry], markContext, new Map()));
  ledger.record(item, runRules([annotationMisplaced], statedContext, new Map()));
  const failure = ledger.failure(item, 'structure');
  const settled: Settled = new Map();
  const provenance = runRules(listProvenanceRules(context), context, settled);
  if (failure === undefined) {
    ledger.record(item, provenance);
    ledger.record(item, runRules([statedQuote], statedContext, settled));
    ledger.record(item, runRules([statedOnce, statedSpan], statedContext, settled));
    ledger.record(item, runRules(REPORT_VERIFIABILITY_RULES, context, settled));
    ledger.record(item, runRules([unsafeLink, mixedInLink], markContext, new Map()));
    ledger.record(item, runRules([linkTextMismatch], describeLink(check, mark, resolved), new Map()));
  } else {
    ledger.skip(item, 'provenance', failure);
    ledger.skip(item, 'verifiability', failure);
  }
  return {
    item,
    context,
    form: citation.char_start === undefined ? 'source' : 'anchor',
    group: undefined,
    shown: {
      ...describeShown(mark, citation, place !== undefined, resolved?.resolvedBy, entry?.entry),
      ...describeStated(mark, stated),
    },
    slices: findSlices(context, claim.text, check.findPassages),
    byteFailure: failure ?? findByteFailure(provenance),
  };
}

/** Why nothing was found, where more is known than that: nobody can tell what is meant, or what is meant could not be read. */
function describeUnresolved(
  { entries, library, sources }: ExtractionCheck,
  mark: ExtractedCitation,
  entry: EntryReading | undefined,
): Pick<CitationContext, 'doubt' | 'fitting' | 'unread'> {
  const { form, label, problem, target } = mark;
  const isDoubted = problem?.startsWith('ambiguous-') === true;
  const titled = form === 'link' && !isWebLink(target.url) ? partSources(findCalled(label, sources)) : [];
  const fitting = isDoubted ? [] : (entry?.fitting ?? titled).map(({ document }) => document);
  return {
    doubt: isDoubted ? problem : fitting.length > 0 ? 'ambiguous-source' : undefined,
    fitting,
    unread: library.findUnread({
      url: urlOf(mark, entries),
      names: [target.document_id, entry?.entry.document_id, entry?.entry.title],
    }),
  };
}

const isWebLink = (url: string | undefined): boolean => /^[A-Za-z][A-Za-z0-9+.-]*:/.test(url ?? '');

/** What the text of a link says of where it leads. */
export function describeLink(
  { entries, sources }: Pick<ExtractionCheck, 'entries' | 'sources'>,
  mark: ExtractedCitation,
  resolved: ResolvedMark | undefined,
): LinkContext {
  // Of a source that was found, a title of another one is told by title-mismatch.
  const isTitled = mark.form === 'link' && resolved === undefined;
  const [titled, ...others] = isTitled ? findCalled(mark.label, sources) : [];
  const isClear = titled !== undefined && others.every((other) => isSameSource(titled, other));
  return {
    mark,
    url: urlOf(mark, entries),
    titledAddress: isClear ? sourceUriOf(titled) : undefined,
  };
}

/** A report need not show titles and versions, and its links are judged as links. */
const NOT_ASKED_OF_REPORTS: ReadonlySet<string> = new Set([
  'verifiability/title-missing',
  'verifiability/version-missing',
  'verifiability/unsafe-uri',
  'verifiability/mixed-script',
]);
const REPORT_VERIFIABILITY_RULES = VERIFIABILITY_RULES.filter(({ id }) => !NOT_ASKED_OF_REPORTS.has(id));

/** The address that a reader of the mark would follow. */
export function urlOf(mark: ExtractedCitation, entries: ExtractionCheck['entries']): string | undefined {
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

/** What the mark or the response says of the place, beside what was found of it. */
function describeStated(
  { locator, quote }: ExtractedCitation,
  stated: StatedPlace | undefined,
): CheckedCitation['shown'] {
  return {
    ...(locator === undefined ? {} : { locator }),
    ...(quote === undefined ? {} : { quote }),
    ...(stated?.placed === undefined ? {} : { placed: stated.placed }),
  };
}
