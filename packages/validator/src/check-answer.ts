import {
  type Answer,
  type Audit,
  type Citation,
  type Claim,
  conformsTo,
  type Report,
  type ReportSubject,
  type RuleGroup,
  resolveLang,
} from '@loccit/contract';
import { sha256Hex } from '@loccit/lineage';
import type { HeldDecision } from '@loccit/packs';
import { createTextIndex } from '@loccit/text';
import { readAnswer } from './answer-reading.js';
import { type CheckedCitation, type CheckedClaim, isCheckable } from './checked-claim.js';
import { openCitation } from './citation-context.js';
import { type ChainReader, createChainReader } from './evidence/chain.js';
import type { Evidence } from './evidence/evidence.js';
import { type Library, openLibrary } from './evidence/library.js';
import { isLineageCitation } from './evidence/place.js';
import { citationItem, claimItem, type Item, WHOLE } from './item.js';
import { createLedger, type Ledger } from './ledger.js';
import { type AuditEvidence, openAudit } from './provenance/audit-evidence.js';
import { AUDIT_RULES } from './provenance/audit-rules.js';
import { findByteFailure, listProvenanceRules } from './provenance/provenance-rules.js';
import { buildReport, type ReportInput } from './report/build-report.js';
import { describeScope } from './report/describe-scope.js';
import { runRules, type Settled } from './rule.js';
import { openSeals, type Seals } from './seals/open-seals.js';
import { SEAL_RULES } from './seals/seal-rules.js';
import { type ArtifactContext, describeTarget } from './structure/artifact-context.js';
import { missingCitation, owesCitation } from './structure/reference-rules.js';
import { ARTIFACT_RULES, CITATION_RULES, CLAIM_RULES } from './structure/structure-rules.js';
import { readVisibleStatement } from './structure/visible-statement.js';
import { checkConflicts } from './support/conflict-hidden.js';
import { openDecisions } from './support/decisions.js';
import { checkFacts } from './support/fact-rules.js';
import { checkKind } from './support/kind-rules.js';
import { findMisattributed } from './support/misattributed.js';
import { createPassageFinder, findSlices, type PassageFinder } from './support/source-passages.js';
import { checkSupport, type Voices } from './support/support-layer.js';
import type { OpinionLookup } from './support/support-question.js';
import { mixedInAnswer, mixedInClaim } from './verifiability/mixed-script.js';
import { VERIFIABILITY_RULES } from './verifiability/verifiability-rules.js';

/** What {@link checkAnswer} is given. */
export interface CheckAnswerInput {
  /** The artifact as received. */
  readonly bytes: Uint8Array;
  readonly evidence: Evidence;
  /** The audit, as parsed JSON; where absent the store is asked for the newest one of this answer. */
  readonly audit?: unknown;
  /** Groups of rules to leave out. */
  readonly without?: readonly RuleGroup[];
  /** BCP 47; language of the messages, English by default. */
  readonly lang?: string;
  /** What models said of a claim and what is cited for it; asked once for every pair, in the order of the artifact. */
  readonly opinions?: OpinionLookup;
  /** What people decided, as `verifyDecision` of `@loccit/packs` reads it; only what is trusted decides. */
  readonly decisions?: readonly HeldDecision[];
}

/** What the layers share while one answer is checked. */
interface Check {
  readonly answer: Answer;
  readonly artifact: ArtifactContext;
  readonly library: Library;
  readonly readChain: ChainReader;
  readonly findPassages: PassageFinder;
  readonly audit: AuditEvidence | undefined;
  readonly seals: Seals;
  readonly ledger: Ledger;
  readonly voices: Voices;
  readonly createdAt: string;
  readonly at: string;
}

/**
 * Checks an answer artifact in four layers: structure, provenance, support, verifiability.
 *
 * @remarks Nothing that came with the artifact counts as evidence for it: a pack is computed with and anchors nothing, unless
 * a seal of keys that the checker trusts for the address of a source stands over it. Findings are complete, sorted and
 * without duplicates; the same input gives the same report. Linear in the artifact and the sources it cites.
 * Never throws for anything the bytes or the audit hold. A row of a store that is no row is not there.
 * @throws {@link StorageError} `store-damaged` for a store whose generation cannot be read as a whole
 * @example
 * ```ts
 * const reader = { tenantId: 'default', groups: [], principal: 'guest' };
 * const evidence = { reader, at: '2026-01-05T00:00:00Z' };
 * const { findings } = checkAnswer({ bytes: encodeUtf8('{"answer": 1'), evidence });
 * findings.map(({ rule }) => rule); // ['structure/malformed-json']
 * ```
 */
export function checkAnswer(input: CheckAnswerInput): Report {
  return buildReport(examineAnswer(input));
}

/** What the layers come to, before a report is made of it. */
export function examineAnswer(input: CheckAnswerInput): ReportInput {
  const { bytes, evidence } = input;
  const without = [...new Set(input.without ?? [])].sort();
  const lang = resolveLang(input.lang ?? 'en');
  const ledger = createLedger(without, lang);
  const library = openLibrary(evidence);
  const sha256 = sha256Hex(bytes);

  const reading = readAnswer(bytes);
  if (reading.state === 'refused') {
    ledger.record(WHOLE, reading.results);
    for (const layer of ['provenance', 'support', 'verifiability'] as const) {
      if (layer !== 'support' || !without.includes('support')) ledger.skip(WHOLE, layer, reading.rule);
    }
    const subject: ReportSubject = { kind: 'answer', sha256, ...namePack(evidence) };
    const seals = openSeals(evidence, undefined);
    const scope = describeScope(evidence, without, lang, library);
    return { subject, scope, ledger, seals, claims: [], lang, checkable: true };
  }

  const { answer, sha256: answerSha256 } = reading;
  const seals = openSeals(evidence, answerSha256);
  const given = input.audit === undefined ? library.newestAudit(answerSha256) : input.audit;
  // What is left out may settle nothing either: no rule sees it.
  const audit = without.includes('audit') ? undefined : readAudit(given, library);
  const artifact: ArtifactContext = { answer, text: createTextIndex(answer.answer) };
  const findPassages = createPassageFinder();
  const { tenantId } = evidence.reader;
  const decisions =
    input.decisions === undefined ? undefined : openDecisions(input.decisions, { answerSha256, tenantId });
  const check: Check = {
    answer,
    artifact,
    library,
    readChain: createChainReader(library),
    findPassages,
    audit,
    seals,
    ledger,
    voices: { opinions: input.opinions, decisions, findPassages },
    createdAt: answer.created_at,
    at: evidence.at,
  };

  ledger.record(WHOLE, runRules(ARTIFACT_RULES, artifact, new Map()));
  ledger.record(WHOLE, runRules([mixedInAnswer], artifact, new Map()));
  ledger.record(
    WHOLE,
    runRules(AUDIT_RULES, { answer, answerSha256, auditGiven: given !== undefined, audit }, new Map()),
  );
  ledger.record(WHOLE, runRules(SEAL_RULES, check, new Map()));
  const claims = checkClaims(check, without);
  if (!without.includes('support')) findMisattributed(claims, library, ledger);
  return {
    subject: {
      kind: 'answer',
      sha256,
      ...namePack(evidence),
      answer_sha256: answerSha256,
      answer_id: answer.answer_id,
      status: answer.status,
    },
    scope: { ...describeScope(evidence, without, lang, library, seals), audit: given !== undefined },
    ledger,
    seals,
    decisions,
    claims,
    lang,
    checkable: claims.some(isCheckable),
  };
}

function checkClaims(check: Check, without: readonly RuleGroup[]): CheckedClaim[] {
  const earlierIds = new Set<string>();
  const claims = check.answer.claims.map((claim, at) => {
    const item = claimItem(at, claim.claim_id);
    const context = { answer: check.answer, text: check.artifact.text, claim, earlierIds };
    check.ledger.record(item, runRules(CLAIM_RULES, context, new Map()));
    check.ledger.record(item, runRules([mixedInClaim], context, new Map()));
    earlierIds.add(claim.claim_id);
    const checked = checkCitations(check, claim, item, without);
    if (!without.includes('support')) {
      checkSupport(checked, check.ledger, check.voices);
      checkFacts(claim, checked, check.ledger);
      checkKind(checked, check.ledger, { isLabelled: true });
    }
    return checked;
  });
  if (!without.includes('support')) checkConflicts(claims, check.answer, check.ledger);
  return claims;
}

function checkCitations(check: Check, claim: Claim, item: Item, without: readonly RuleGroup[]): CheckedClaim {
  const { answer, ledger, artifact } = check;
  const failure = ledger.failure(item, 'structure');
  const earlierTargets = new Set<string>();
  const citations = claim.citations.map((citation, at) => {
    const checked = checkCitation(check, claim, citation, citationItem(item, at), {
      claimFailure: failure,
      earlierTargets,
      without,
    });
    earlierTargets.add(describeTarget(citation));
    return checked;
  });
  // A claim that should cite and does not has nothing that the other layers could look at, whatever else is wrong.
  if (citations.length === 0 && owesCitation(claim)) {
    const rule = missingCitation.id;
    for (const layer of ['provenance', 'verifiability'] as const) ledger.skip(item, layer, rule);
    if (!without.includes('support')) ledger.skip(item, 'support', rule);
  }
  return {
    item,
    claimId: claim.claim_id,
    text: claim.text,
    kind: claim.kind,
    statement: answer.rendering === 'free' ? readVisibleStatement(claim, artifact.text) : undefined,
    verbatim: claim.verbatim === true,
    lang: answer.lang,
    repaired: claim.repaired_from?.some((repair) => repair.outcome === 'replaced') === true,
    citations,
    verdict: null,
  };
}

function checkCitation(
  check: Check,
  claim: Claim,
  citation: Citation,
  item: Item,
  around: {
    readonly claimFailure: string | undefined;
    readonly earlierTargets: ReadonlySet<string>;
    readonly without: readonly RuleGroup[];
  },
): CheckedCitation {
  const { ledger } = check;
  const context = openCitation(citation, check, around.earlierTargets);
  ledger.record(item, runRules(CITATION_RULES, context, new Map()));
  const failure = ledger.failure(item, 'structure') ?? around.claimFailure;
  // The third layer needs to know of the bytes even where the second is skipped.
  const settled: Settled = new Map();
  const provenance = runRules(listProvenanceRules(context), context, settled);
  const byteFailure = findByteFailure(provenance);
  if (failure !== undefined) {
    ledger.skip(item, 'provenance', failure);
    ledger.skip(item, 'verifiability', failure);
  } else {
    ledger.record(item, provenance);
    // Whether it was selected, for whom and when is open; the answer's own finding says why.
    if (check.audit === undefined && !around.without.includes('audit')) {
      ledger.count(item, 'provenance', 'unverifiable');
    }
    ledger.record(item, runRules(VERIFIABILITY_RULES, context, settled));
  }
  const namesSpan = citation.char_start !== undefined;
  return {
    item,
    context,
    form: isLineageCitation(citation) ? 'lineage' : namesSpan ? 'anchor' : 'source',
    group: citation.group,
    shown: describeShown(citation),
    slices: findSlices(context, claim.text, check.findPassages),
    byteFailure: byteFailure === undefined ? undefined : (failure ?? byteFailure),
  };
}

function describeShown(citation: Citation): CheckedCitation['shown'] {
  const { document_id, source_uri, source_version, title, char_start, char_end } = citation;
  const source = { document_id, source_uri, source_version };
  const span = char_start === undefined || char_end === undefined ? undefined : { char_start, char_end };
  return Object.assign(source, title === null ? undefined : { title }, span);
}

function namePack({ pack }: Evidence): Pick<ReportSubject, 'pack_sha256'> {
  return pack === undefined ? {} : { pack_sha256: pack.digest };
}

function readAudit(given: unknown, library: Library): AuditEvidence | undefined {
  if (given === undefined || !conformsTo('audit', given)) return undefined;
  const audit: Audit = given;
  const { index_generation_id: id } = audit;
  return openAudit(audit, id === null ? undefined : library.generation(id));
}
