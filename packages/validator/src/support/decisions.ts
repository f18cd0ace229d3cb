import type { FindingVoice, HumanDecision, ReportPassageChange, ReportDecision } from '@loccit/contract';
import { encodeCanonicalJson } from '@loccit/json';
import { sha256Hex } from '@loccit/lineage';
import type { HeldDecision } from '@loccit/packs';
import type { ModelOpinion } from '@loccit/support';
import type { CitedSlice } from './cited-slice.js';
import { listChanges } from './passage-changes.js';

/** What a decision is held against: a claim as it reads now, and the passages behind a citation of it. */
export interface Decidable {
  readonly claimId: string;
  readonly citation: string;
  readonly text: string;
  readonly statement?: string | undefined;
  readonly slices: readonly CitedSlice[];
}

/** What binds a decision to a claim and its passages. */
export type DecisionBinding = Pick<HumanDecision, 'claim_id' | 'citation' | 'claim_sha256' | 'evidence'>;

/** People whom the policy trusts and who say different things. */
export interface Disagreement {
  readonly voices: readonly FindingVoice[];
}

/** What people decided, and what came of it in one check. */
export interface DecisionBook {
  /** The word of a person on this claim and these passages, or those of all where trusted people say different things. */
  decide(decidable: Decidable): ModelOpinion | Disagreement | undefined;
  /** Every decision at hand with what it came to, sorted by digest. */
  describe(): ReportDecision[];
}

/** What a decision about a claim and its passages would have to say, to apply to them. */
export function bindDecision({ citation, claimId, slices, statement, text }: Decidable): DecisionBinding {
  const shown = statement === undefined || statement === text ? { text } : { text, statement };
  return {
    claim_id: claimId,
    citation,
    claim_sha256: sha256Hex(encodeCanonicalJson(shown)),
    evidence: slices.map((slice) => slice.binding()),
  };
}

/** What is checked, as decisions name it. */
export interface Checked {
  /** The answer; undefined for a text that is none. */
  readonly answerSha256: string | undefined;
  /** The reader's. */
  readonly tenantId: string;
}

/**
 * Opens decisions for the check of one artifact.
 *
 * @remarks A decision applies wherever the claim and the passages are those it was given for, under whatever number; it applies to
 * nothing else. Of those that are not trusted, or that were given for another tenant than the one that is checked, none decides. Linear in decisions and pieces of evidence.
 */
export function openDecisions(
  held: readonly HeldDecision[],
  { answerSha256, tenantId }: Checked,
): DecisionBook {
  const states = new Map<HeldDecision, ReportDecision['state']>();
  const addresses = new Map<HeldDecision, string[]>();
  const changes = new Map<HeldDecision, readonly ReportPassageChange[]>();
  const byContent = new Map<string, HeldDecision[]>();
  const byPlace = new Map<string, HeldDecision[]>();
  for (const one of held) {
    const { decision, trust } = one;
    if (decision === undefined || trust !== 'trusted') {
      states.set(one, trust === 'trusted' ? 'malformed' : trust);
      continue;
    }
    // A key is trusted for the tenant that the decision names: elsewhere it is nobody's.
    if (decision.tenant_id !== tenantId) {
      states.set(one, 'other-tenant');
      continue;
    }
    states.set(one, 'other-answer');
    if (decision.answer_sha256 !== undefined && decision.answer_sha256 !== answerSha256) continue;
    push(byContent, keyOf(decision), one);
    push(byPlace, decision.citation, one);
  }
  return {
    decide(decidable) {
      if (byContent.size === 0) return undefined;
      const binding = bindDecision(decidable);
      for (const one of byPlace.get(decidable.citation) ?? []) {
        const isSame = one.decision?.claim_sha256 === binding.claim_sha256;
        if (states.get(one) !== 'other-answer') continue;
        states.set(one, isSame ? 'evidence-changed' : 'claim-changed');
        if (isSame) changes.set(one, listChanges(one.decision?.evidence ?? [], decidable.slices));
      }
      const applying = byContent.get(keyOf(binding)) ?? [];
      const [first] = applying;
      if (first?.decision === undefined) return undefined;
      const agree = new Set(applying.map(({ decision }) => decision?.verdict)).size === 1;
      for (const one of applying) {
        states.set(one, agree ? 'applied' : 'disagrees');
        addresses.set(one, [...(addresses.get(one) ?? []), decidable.citation]);
      }
      return agree ? toOpinion(first.decision) : { voices: listVoices(applying) };
    },
    describe: () =>
      [...states]
        .map(([one, state]) =>
          describeDecision(one, state, {
            appliesTo: addresses.get(one) ?? [],
            changes: state === 'evidence-changed' ? (changes.get(one) ?? []) : [],
          }),
        )
        .sort((left, right) => (left.sha256 < right.sha256 ? -1 : 1)),
  };
}

/** What each says, in the order of the decisions' digests. */
function listVoices(applying: readonly HeldDecision[]): FindingVoice[] {
  return [...applying]
    .sort((left, right) => (left.sha256 < right.sha256 ? -1 : 1))
    .flatMap(({ decision, keyids }) =>
      decision === undefined
        ? []
        : {
            name: decision.reviewer,
            verdict: decision.verdict,
            ...(keyids.length === 0 ? {} : { keyids: [...keyids] }),
          },
    );
}

function push(index: Map<string, HeldDecision[]>, key: string, one: HeldDecision): void {
  index.set(key, [...(index.get(key) ?? []), one]);
}

const keyOf = ({ claim_sha256, evidence }: Pick<HumanDecision, 'claim_sha256' | 'evidence'>): string =>
  [
    claim_sha256,
    ...evidence.map(
      (span) => `${span.canonical_revision_id} ${span.char_start} ${span.char_end} ${span.span_sha256}`,
    ),
  ].join('\n');

const toOpinion = ({ reason, reviewer, verdict }: HumanDecision): ModelOpinion => ({
  rung: 'human',
  source: { name: reviewer },
  verdict,
  findings: [],
  scores: {},
  rationale: reason,
});

function describeDecision(
  { decision, keyids, sha256 }: HeldDecision,
  state: ReportDecision['state'],
  {
    appliesTo,
    changes,
  }: { readonly appliesTo: readonly string[]; readonly changes: readonly ReportPassageChange[] },
): ReportDecision {
  if (decision === undefined) return { sha256, state };
  const { citation, claim_id, decided_at, reason, reviewer, verdict } = decision;
  const said = { claim_id, citation, verdict, reviewer, reason, decided_at };
  return {
    sha256,
    state,
    ...said,
    ...(keyids.length === 0 ? {} : { keyids: [...keyids] }),
    ...(changes.length === 0 ? {} : { changes: [...changes] }),
    ...(appliesTo.length === 0 ? {} : { applies_to: [...appliesTo] }),
  };
}
