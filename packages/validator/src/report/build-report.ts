import {
  type ItemLayers,
  LAYERS,
  type Lang,
  type Layer,
  listLimits,
  type Outcome,
  type Report,
  type ReportCitation,
  type ReportClaim,
  type ReportRung,
  type ReportScope,
  type ReportSubject,
  worseOutcome,
} from '@loccit/contract';
import { digestOptions } from '@loccit/lineage';
import { OVERLAP_THRESHOLD, RULE_RUNGS } from '@loccit/support';
import { UNICODE_VERSION } from '@loccit/text';
import type { CheckedCitation, CheckedClaim } from '../checked-claim.js';
import { WHOLE } from '../item.js';
import type { Ledger } from '../ledger.js';
import { describeSeals } from '../seals/describe-seals.js';
import type { Seals } from '../seals/open-seals.js';
import type { DecisionBook } from '../support/decisions.js';
import { PASSAGES_JUDGED } from '../support/source-passages.js';
import { describeOpinions, listModels } from './describe-opinions.js';
import { measureOverlapBlock } from './overlap-block.js';
import { countRates, describeLayer } from './report-counts.js';
import { orderReview } from './review-order.js';
import { listSourcesUsed } from './sources-used.js';

/** Everything that a report is made of. */
export interface ReportInput {
  readonly subject: ReportSubject;
  readonly scope: ReportScope;
  readonly ledger: Ledger;
  readonly seals?: Seals;
  readonly decisions?: DecisionBook | undefined;
  readonly claims: readonly CheckedClaim[];
  readonly lang: Lang;
  /** False where the artifact holds nothing that could be checked; then it is unverifiable at best. */
  readonly checkable: boolean;
}

const TOOLS: Report['tools'] = [
  {
    name: 'loccit-validator',
    version: '1',
    options_sha256: digestOptions({
      overlap_threshold: String(OVERLAP_THRESHOLD),
      passages_judged: PASSAGES_JUDGED,
    }),
  },
];

const listRungs = (): ReportRung[] => RULE_RUNGS.map(({ name, version }) => ({ name, version }));

/** Puts what the ledger holds into a report; the same input gives the same bytes. */
export function buildReport(input: ReportInput): Report {
  const { subject, scope, ledger, seals, claims, lang } = input;
  const findings = ledger.findings();
  const claimLayers: ItemLayers[] = [];
  const citationLayers: ItemLayers[] = [];
  const reportClaims: ReportClaim[] = [];
  const reportCitations: ReportCitation[] = [];
  for (const claim of claims) {
    const cited = claim.citations.map(({ item }) => ledger.layers(item));
    const own = worstLayers(ledger.layers(claim.item), cited);
    claimLayers.push(own);
    reportClaims.push(describeClaim(claim, own));
    for (const [at, citation] of claim.citations.entries()) {
      const ofCitation = cited[at] ?? ledger.layers(citation.item);
      citationLayers.push(ofCitation);
      reportCitations.push(describeCitation(claim, citation, ofCitation));
    }
  }
  const whole = worstLayers(ledger.layers(WHOLE), claimLayers);
  const layers = mapLayers((layer) => describeLayer(whole[layer], layer, claimLayers, citationLayers));
  const worst = LAYERS.reduce<Outcome>(
    (outcome, layer) => worseOutcome(outcome, layers[layer].outcome),
    'inapplicable',
  );
  return {
    schema: 'urn:loccit:report:1',
    verdict: input.checkable ? worst : worseOutcome(worst, 'unverifiable'),
    subject,
    scope,
    layers,
    claims: reportClaims,
    citations: reportCitations,
    findings,
    ...listNonEmpty('review', orderReview(claims)),
    ...listNonEmpty('decisions', input.decisions?.describe() ?? []),
    ...(seals === undefined || seals.held.length === 0 ? {} : { seals: describeSeals(seals) }),
    counts: countRates(claims, citationLayers, findings),
    overlap: measureOverlapBlock(claims, lang),
    sources_used: listSourcesUsed(claims),
    tools: TOOLS,
    ...(scope.without.includes('support') ? {} : { rungs: listRungs() }),
    ...listNonEmpty('models', listModels(claims)),
    unicode_version: UNICODE_VERSION,
    limits: listLimits(lang),
  };
}

/** An object of the contract while it is being put together. */
type Writable<T> = { -readonly [Name in keyof T]: T[Name] };

function listNonEmpty<Name extends string, T>(
  name: Name,
  list: readonly T[],
): { readonly [_ in Name]?: readonly T[] } {
  return list.length === 0 ? {} : ({ [name]: list } as { readonly [_ in Name]: readonly T[] });
}

function mapLayers<T>(map: (layer: Layer) => T): Record<Layer, T> {
  return {
    structure: map('structure'),
    provenance: map('provenance'),
    support: map('support'),
    verifiability: map('verifiability'),
  };
}

/** An item's layer is the worst of its own rules and its parts. */
function worstLayers(own: ItemLayers, parts: readonly ItemLayers[]): ItemLayers {
  return mapLayers((layer) => {
    let worst = own[layer];
    for (const part of parts) {
      const state = part[layer];
      if (worseOutcome(worst.outcome, state.outcome) !== worst.outcome) worst = state;
    }
    return worst;
  });
}

function describeClaim(claim: CheckedClaim, layers: ItemLayers): ReportClaim {
  const { statement, span } = claim;
  const described: Writable<ReportClaim> = {
    claim_id: claim.claimId,
    text: claim.text,
    kind: claim.kind,
    verdict: claim.verdict,
    layers,
    citations: claim.citations.flatMap((citation) => citation.item.citation ?? []),
  };
  // Each added where there is one: a spread of nothing takes longer than all the rest.
  if (claim.decidedBy !== undefined) described.decided_by = claim.decidedBy;
  if (statement !== undefined && statement !== claim.text) described.statement = statement;
  if (span !== undefined) Object.assign(described, span);
  if (claim.repaired) described.repaired = true;
  if (claim.citations.some(({ judgement }) => judgement?.needsHuman)) described.needs_human = true;
  return described;
}

function describeCitation(
  claim: CheckedClaim,
  citation: CheckedCitation,
  layers: ItemLayers,
): ReportCitation {
  const passages = citation.slices.map((slice) => slice.passage);
  const described: Writable<ReportCitation> = {
    address: citation.item.citation ?? '',
    claim_id: claim.claimId,
    form: citation.form,
    layers,
  };
  if (citation.verdict !== undefined) described.verdict = citation.verdict;
  if (citation.decidedBy !== undefined) described.decided_by = citation.decidedBy;
  Object.assign(described, citation.shown);
  if (passages.length > 0) described.passages = passages;
  if (citation.judgement?.needsHuman) described.needs_human = true;
  if (citation.closest !== undefined) described.closest = citation.closest;
  const opinions = citation.judgement === undefined ? [] : describeOpinions(citation.judgement);
  if (opinions.length > 0) described.opinions = opinions;
  return described;
}
