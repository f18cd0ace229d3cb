import {
  type ExtractedCitation,
  type ExtractedClaim,
  type Extraction,
  type Report,
  type ReportSubject,
  type RuleGroup,
  readRepairLabels,
  resolveLang,
} from '@loccit/contract';
import { listStructureReferences } from '@loccit/markdown';
import type { HeldDecision } from '@loccit/packs';
import { OVERLAP_THRESHOLD } from '@loccit/support';
import type { TextIndex } from '@loccit/text';
import { checkMark, describeLink, type ExtractionCheck, urlOf } from './check-mark.js';
import type { CheckedClaim } from './checked-claim.js';
import { createChainReader } from './evidence/chain.js';
import type { Evidence } from './evidence/evidence.js';
import type { Library } from './evidence/library.js';
import { citationItem, claimItem, type Item, WHOLE } from './item.js';
import { createLedger } from './ledger.js';
import { figureMissing } from './markdown/figure-rules.js';
import { gatherLists, LIST_RULES } from './markdown/list-rules.js';
import { createQuotePlacer } from './markdown/place-quote.js';
import { annotationMisplaced } from './markdown/quote-rules.js';
import { createEntryReader } from './markdown/read-entry.js';
import { markWithoutEntry, statementUncited, unsafeLink } from './markdown/report-rules.js';
import type { NumberedPassage } from './markdown/resolve-mark.js';
import type { SourceIndex } from './markdown/source-index.js';
import { buildReport } from './report/build-report.js';
import { describeScope } from './report/describe-scope.js';
import { runRules } from './rule.js';
import { hiddenInReport } from './structure/text-rules.js';
import { openDecisions } from './support/decisions.js';
import { checkKind } from './support/kind-rules.js';
import { findMisattributed } from './support/misattributed.js';
import { createPassageFinder } from './support/source-passages.js';
import { checkSupport } from './support/support-layer.js';
import type { OpinionLookup } from './support/support-question.js';
import { linkTextMismatch } from './verifiability/link-text.js';
import { mixedInLink, mixedInReport } from './verifiability/mixed-script.js';

/** What was read out of a report or a response, and what it is held against. */
export interface ExtractionToCheck {
  readonly subject: ReportSubject;
  /** The text that the extraction's positions count in. */
  readonly text: TextIndex;
  readonly extraction: Extraction;
  readonly evidence: Evidence;
  readonly library: Library;
  readonly sources: SourceIndex;
  /** The numbered passages that the text was written from, or how many there are. */
  readonly passages: ReadonlyMap<string, NumberedPassage> | number | undefined;
  readonly without: readonly RuleGroup[] | undefined;
  readonly lang: string | undefined;
  readonly opinions: OpinionLookup | undefined;
  readonly decisions: readonly HeldDecision[] | undefined;
}

/**
 * Checks the claims and citations of an extraction against sources that the checker holds.
 *
 * @remarks Pointers of findings are into the extraction's lists of claims and citations.
 */
export function checkExtraction(input: ExtractionToCheck): Report {
  const { evidence, extraction, library, passages, sources, subject, text } = input;
  const without = [...new Set(input.without ?? [])].sort();
  const lang = resolveLang(input.lang ?? 'en');
  const ledger = createLedger(without, lang);
  const entries = new Map(extraction.references.map((entry) => [entry.reference, entry]));
  const findPassages = createPassageFinder();
  const { tenantId } = evidence.reader;
  const decisions =
    input.decisions === undefined
      ? undefined
      : openDecisions(input.decisions, { answerSha256: undefined, tenantId });
  const check: ExtractionCheck = {
    extraction,
    entries,
    readEntry: createEntryReader(entries, text, sources),
    library,
    readChain: createChainReader(library),
    findPassages,
    placeQuote: createQuotePlacer(),
    sources,
    passages: typeof passages === 'number' ? undefined : passages,
    ledger,
    evidence,
    without,
    lang,
    voices: { opinions: input.opinions, decisions, findPassages },
  };
  ledger.record(WHOLE, runRules([hiddenInReport], { text: text.text }, new Map()));
  ledger.record(WHOLE, runRules([mixedInReport], { text }, new Map()));
  if (subject.kind === 'markdown') {
    ledger.record(WHOLE, runRules(LIST_RULES, gatherLists(extraction, text), new Map()));
    const references = listStructureReferences(text.text);
    ledger.record(WHOLE, runRules([figureMissing], { references }, new Map()));
  }
  checkLooseMarks(check);
  const claims = checkClaims(check, passages !== undefined);
  if (!without.includes('support')) findMisattributed(claims, library, ledger);
  return buildReport({
    subject,
    scope: {
      ...describeScope(evidence, without, lang, library),
      mark_scope: extraction.scope,
      ...(extraction.id_alphabet === undefined ? {} : { id_alphabet: extraction.id_alphabet }),
      overlap_threshold: OVERLAP_THRESHOLD,
    },
    ledger,
    decisions,
    claims,
    lang,
    // Statements without a mark give nothing to check against a source.
    checkable: claims.some((claim) => claim.citations.length > 0),
  });
}

/** Marks outside every statement, in headings and notes: they have a form, and no claim to bear. */
function checkLooseMarks(check: ExtractionCheck): void {
  const { extraction, entries, ledger } = check;
  for (const mark of extraction.citations) {
    if (mark.claim_ids.length > 0) continue;
    const context = { mark, url: urlOf(mark, entries) };
    ledger.record(WHOLE, runRules([markWithoutEntry], context, new Map()));
    ledger.record(WHOLE, runRules([annotationMisplaced], { mark, stated: undefined }, new Map()));
    ledger.record(WHOLE, runRules([unsafeLink, mixedInLink], context, new Map()));
    ledger.record(WHOLE, runRules([linkTextMismatch], describeLink(check, mark, undefined), new Map()));
  }
}

function checkClaims(check: ExtractionCheck, owesMark: boolean): CheckedClaim[] {
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
  check: ExtractionCheck,
  claim: ExtractedClaim,
  item: Item,
  marks: readonly ExtractedCitation[],
): CheckedClaim {
  const { char_start, char_end } = claim;
  const { labels, text } = readRepairLabels(claim.text);
  const isRepaired = labels.has('replaced');
  const checked: CheckedClaim = {
    item,
    claimId: claim.claim_id,
    // That a citation was repaired is no part of what is claimed; that nothing bears it is said of the claim.
    text: isRepaired ? text : claim.text,
    kind: claim.kind,
    statement: undefined,
    verbatim: false,
    lang: check.lang,
    repaired: isRepaired,
    span: { char_start, char_end },
    citations: marks.map((mark, at) => checkMark(check, claim, mark, citationItem(item, at))),
    verdict: null,
  };
  if (!check.without.includes('support')) {
    checkSupport(checked, check.ledger, check.voices);
    checkKind(checked, check.ledger, { isLabelled: false });
  }
  return checked;
}
