import { isRecordOf } from '@loccit/lineage';
import { describeWork, type StoredDocument } from '@loccit/storage';
import { isRefused, judgeSupport } from '@loccit/support';
import type { CheckedCitation, CheckedClaim } from '../checked-claim.js';
import type { Library } from '../evidence/library.js';
import type { Place } from '../evidence/place.js';
import type { Shelf } from '../evidence/shelf.js';
import type { Ledger } from '../ledger.js';
import { readContent } from '../provenance/content.js';
import type { Fault } from '../rule.js';
import { cutSlice } from './cited-slice.js';
import { indexSentences } from './whole-sentences.js';

/** How much of the sources that are at hand is read for this, beside what is cited. */
const MOST_DOCUMENTS = 500;
const MOST_UTF16 = 4 << 20;

/**
 * Names the source that says word for word what a claim says, where the one that is cited does not bear it.
 *
 * @remarks A suggestion: nothing is cited instead. Only what is served to this reader now is looked at, and of that five hundred
 * documents or four million UTF-16 code units, those that the artifact cites first. Linear in what is read.
 */
export function findMisattributed(claims: readonly CheckedClaim[], library: Library, ledger: Ledger): void {
  const wanted = new Map<string, CheckedClaim[]>();
  for (const claim of claims) {
    if (!claim.citations.some(isUnborne)) continue;
    const text = claim.text.trim();
    wanted.set(text, [...(wanted.get(text) ?? []), claim]);
  }
  if (wanted.size === 0) return;
  const findIn = indexSentences(wanted.keys());
  let units = 0;
  let documents = 0;
  for (const place of listPlaces(claims, library)) {
    const content = readContent(place);
    if (content === undefined) continue;
    documents += 1;
    units += content.index.text.length;
    for (const { sentence, utf16Start } of findIn(content.index.text)) {
      const charStart = content.index.fromUtf16(utf16Start);
      const fault = describeBearer(place, sentence, charStart);
      const pending = wanted.get(sentence)?.filter((claim) => !cites(claim, place)) ?? [];
      if (fault === undefined || pending.length === 0) continue;
      for (const claim of pending) tell(claim, fault, ledger);
      const rest = wanted.get(sentence)?.filter((claim) => !pending.includes(claim)) ?? [];
      wanted.set(sentence, rest);
    }
    if (documents >= MOST_DOCUMENTS || units >= MOST_UTF16) return;
  }
}

/** A citation whose passage is at hand and was not found to bear the claim. */
const isUnborne = ({ byteFailure, decidedBy, slices, verdict }: CheckedCitation): boolean =>
  byteFailure === undefined &&
  slices.length > 0 &&
  decidedBy !== 'human' &&
  verdict !== undefined &&
  verdict !== 'supported';

/** What is cited first, then what else is served, each document once. */
function* listPlaces(claims: readonly CheckedClaim[], library: Library): Generator<Place> {
  const seen = new Set<StoredDocument>();
  const served = new Set<Shelf>(library.current);
  for (const { context } of claims.flatMap((claim) => claim.citations)) {
    const place = context?.place;
    if (place === undefined || !served.has(place.shelf) || seen.has(place.document)) continue;
    seen.add(place.document);
    yield place;
  }
  for (const shelf of library.current) {
    for (const document of shelf.readable()) {
      const record = shelf.generation.record(document.canonical_revision_id);
      if (seen.has(document) || record === undefined || !isRecordOf(record, 'canonical')) continue;
      seen.add(document);
      yield { foundBy: 'id', document, shelf, canonical: record, source: library.open(shelf, record) };
    }
  }
}

/** Copies of one work, and equal texts, are one source. */
function cites(claim: CheckedClaim, { canonical, document }: Place): boolean {
  return claim.citations.some(({ context }) => {
    const own = context?.place;
    return (
      own !== undefined &&
      (describeWork(own.document) === describeWork(document) ||
        own.canonical.preimage.canonical_sha256 === canonical.preimage.canonical_sha256)
    );
  });
}

/** The place that bears the claim, in its own context; undefined where the words stand there and it does not. */
function describeBearer(
  place: Place,
  sentence: string,
  charStart: number,
): Omit<Fault, 'severity'> | undefined {
  const slice = cutSlice(place, charStart, charStart + [...sentence].length);
  if (slice === undefined) return undefined;
  if (judgeSupport({ claim: sentence, evidence: slice.evidence() }).verdict !== 'supported') return undefined;
  const { document_id, title } = place.document;
  const source = { side: 'source' as const, document_id, ...(title === null ? {} : { title }) };
  const span = { char_start: slice.charStart, char_end: slice.charEnd, text: slice.passage.text };
  return { outcome: 'fail', check: 'other-source', evidence: [{ ...source, ...span }] };
}

function tell(claim: CheckedClaim, fault: Omit<Fault, 'severity'>, ledger: Ledger): void {
  const severity = claim.verdict !== null && isRefused(claim.verdict) ? 'error' : 'warning';
  for (const citation of claim.citations.filter(isUnborne)) {
    ledger.record(citation.item, [{ rule: 'support/misattributed', verdict: [{ ...fault, severity }] }]);
    citation.raised = [...(citation.raised ?? []), { rule: 'support/misattributed', severity }];
  }
}
