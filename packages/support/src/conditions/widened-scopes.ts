import { toPlace } from '../code-points.js';
import { findFacts, type StatedFact } from '../facts/find-facts.js';
import { relateScopes, type ScopeDifference } from '../facts/relate-scopes.js';
import { findScopeTerms, type ScopeTerm } from '../facts/scope-terms.js';
import { findStartEvents } from '../facts/start-events.js';
import type { SupportFinding } from '../finding.js';
import { compareQuantities } from '../quantities/compare-quantities.js';
import { foldCharacters } from '../quantities/fold.js';
import type { Reading } from '../reading.js';
import { type ClosestSentence, doAgree, measureAgreement } from './closest-sentence.js';
import { findConditionClauses } from './condition-clauses.js';
import { cutOut, readTokens } from './sentence-parts.js';

/** Share of the claim's words in the sentence from which equal figures are about the same. */
const ABOUT = 0.5;
// Rules are stated in these; a count or a date seldom is.
const KINDS_OF_RULES = new Set(['duration', 'money', 'percent', 'discount', 'age']);

/** Where the claim reaches further than the closest sentence, or elsewhere. */
export function findWidenedScopes(reading: Reading, sentence: ClosestSentence): SupportFinding[] {
  const facts = compareFacts(reading, sentence);
  if (facts.length > 0) return facts;
  return compareTerms(reading, sentence);
}

/** Equal values that hold for other cases, or run from another event, wherever the evidence states them. */
function compareFacts(reading: Reading, sentence: ClosestSentence): SupportFinding[] {
  const claimed = findFacts(reading.claim).filter(({ fact }) => Object.keys(fact.scope).length > 0);
  if (claimed.length === 0) return [];
  if (measureAgreement(sentence.claimTokens, readTokens(sentence.text)).covered < ABOUT) return [];
  const stated = listEvidenceFacts(reading);
  return claimed.flatMap((mine): SupportFinding[] => {
    const equal = stated.filter(({ quantity }) => compareQuantities(mine.quantity, quantity) === 'equal');
    const relations = equal.map(({ fact }) => relateScopes(mine.fact.scope, fact.scope));
    const [first] = equal;
    if (first === undefined || relations.some(({ relation }) => relation !== 'disjoint')) return [];
    const differing = relations[0]?.differences.find(({ relation }) => relation === 'disjoint');
    return differing === undefined ? [] : [describeDifference(mine, first, differing)];
  });
}

function describeDifference(
  mine: StatedFact,
  theirs: StatedFact,
  differing: ScopeDifference,
): SupportFinding {
  const { key, a = '', b = '' } = differing;
  return {
    rule: 'support/scope-widened',
    severity: 'error',
    check: key === 'from_event' ? 'start-event-differs' : 'fact-scope-differs',
    claimSpan: { charStart: mine.charStart, charEnd: mine.charEnd },
    evidenceSpan: { charStart: theirs.charStart, charEnd: theirs.charEnd },
    claimValue: `${key}=${a}`,
    evidenceValue: `${key}=${b}`,
    relation: 'disjoint',
  };
}

/** The facts of each part, with the scope of its own document; places count in the joined evidence. */
function listEvidenceFacts({ parts, evidence }: Reading): readonly StatedFact[] {
  const [only] = parts;
  // Documents of several parts may hold for different cases; what one part says is compared without them.
  return findFacts(evidence, { scope: parts.length === 1 ? (only?.scope ?? null) : null });
}

/** Words of scope that the claim replaces or leaves out, everything else being the same. */
function compareTerms(reading: Reading, sentence: ClosestSentence): SupportFinding[] {
  const theirs = listTerms(sentence.text);
  const mine = listTerms(reading.claim);
  const lost = theirs.filter((term) => !mine.some((other) => isSameTerm(term, other)));
  if (lost.length === 0) return [];
  const rest = readTokens(cutOut(reading.claim, mine));
  if (!doAgree(measureAgreement(rest, readTokens(cutOut(sentence.text, theirs))))) return [];
  const isRule = reading.claimQuantities().some(({ kind }) => KINDS_OF_RULES.has(kind));
  return lost.map((term): SupportFinding => {
    const other = mine.find(
      ({ key, value }) => key === term.key && theirs.every((their) => their.value !== value),
    );
    return {
      rule: 'support/scope-widened',
      severity: other !== undefined || (isRule && term.key !== 'from_event') ? 'error' : 'warning',
      check: nameCheck(term, other),
      claimSpan: other === undefined ? reading.claimSpan : toPlace(reading.claim, other),
      evidenceSpan: toPlace(sentence.text, term, sentence.charStart),
      ...(other === undefined ? {} : { claimValue: reading.claim.slice(other.start, other.end) }),
      evidenceValue: sentence.text.slice(term.start, term.end),
      relation: other === undefined ? 'stronger' : 'disjoint',
    };
  });
}

function nameCheck({ key }: Term, other: Term | undefined): string {
  if (key === 'from_event') return other === undefined ? 'start-event-dropped' : 'start-event-differs';
  return other === undefined ? 'scope-dropped' : 'scope-replaced';
}

type Term = Omit<ScopeTerm, 'key'> & { readonly key: string };

function listTerms(text: string): Term[] {
  const folded = foldCharacters(text);
  const events = findStartEvents(folded).map((event): Term => ({ key: 'from_event', ...event }));
  const terms = findScopeTerms(folded).filter(({ key }) => key !== 'per');
  const clauses = findConditionClauses(folded);
  // What a condition names is compared with the condition.
  return [...terms, ...events]
    .filter(({ start, end }) => !clauses.some((clause) => start >= clause.start && end <= clause.end))
    .sort((a, b) => a.start - b.start);
}

const isSameTerm = (a: Term, b: Term): boolean => a.key === b.key && a.value === b.value;
