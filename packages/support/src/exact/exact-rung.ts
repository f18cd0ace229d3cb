import { findCompound } from '../claims/compound.js';
import { matchParts } from '../evidence-parts.js';
import type { Place, RungOpinion, SupportFinding } from '../finding.js';
import type { Reading } from '../reading.js';
import type { Rung } from '../rung.js';
import type { ExactMatch } from './exact.js';
import { findFragment } from './fragment.js';
import { tellReference } from './refers-back.js';

/** Equality with whole sentences or the main clause of one, and the denial of whole sentences. */
export const EXACT_RUNG: Rung = {
  name: 'exact',
  version: '3',
  mayDecide: ['supported', 'contradicted', 'unsupported'],
  readsAsWritten: true,
  judge: judgeExact,
};

function judgeExact(reading: Reading): RungOpinion {
  const { claim, claimSpan, evidence, parts, verbatim } = reading;
  const match = verbatim ? matchParts(claim, parts, true) : reading.equality();
  if (isBorne(match)) {
    const findings = tellBorne(reading, match);
    return match.foldings === undefined
      ? { verdict: 'supported', findings }
      : { verdict: 'supported', findings, foldings: match.foldings };
  }
  const findings: SupportFinding[] = [];
  const denied = reading.denied();
  if (verbatim && match.equals === 'none') {
    findings.push({
      rule: 'support/not-extractive',
      severity: 'error',
      claimSpan,
      reason: 'no-exact-sentence',
    });
  }
  if (denied !== undefined) {
    findings.push({
      rule: 'support/unsupported',
      severity: 'error',
      check: 'denial',
      claimSpan,
      evidenceSpan: denied,
      relation: 'opposite',
      reason: 'claim-denies-evidence',
    });
    return { verdict: 'contradicted', findings };
  }
  const told = describeUncertain(match, claim, claimSpan, { evidence, parts });
  if (told !== undefined) findings.push(told);
  const compound = findCompound(claim, parts);
  if (compound !== undefined) findings.push(compound);
  return {
    verdict: findings.some(({ severity }) => severity === 'error') ? 'unsupported' : 'undecided',
    findings,
  };
}

const isBorne = ({ doubt, equals }: ExactMatch): boolean =>
  equals === 'clause' || (equals === 'sentences' && doubt === undefined);

/** What whoever trusts the verdict should know: that the sentence goes on, and that another fills the claim's first word. */
function tellBorne(reading: Reading, { place, rest }: ExactMatch): SupportFinding[] {
  const { claim, claimSpan } = reading;
  if (place === undefined) return [];
  const findings: SupportFinding[] = [];
  if (rest !== undefined) {
    findings.push({
      rule: 'support/span-fragment',
      severity: 'note',
      check: 'main-clause',
      claimSpan,
      evidenceSpan: place,
      evidenceValue: reading.evidenceCharacters().slice(rest.charStart, rest.charEnd).join('').trim(),
    });
  }
  const reference = tellReference(
    claim,
    claimSpan,
    place,
    reading.evidenceCharacters(),
    reading.evidenceSentences(),
  );
  if (reference !== undefined) findings.push(reference);
  return findings;
}

/** What keeps a claim that equals something from being borne by it; nobody decides by that. */
function describeUncertain(
  { doubt, doubtful, equals, place }: ExactMatch,
  claim: string,
  claimSpan: Place,
  { evidence, parts }: Pick<Reading, 'evidence' | 'parts'>,
): SupportFinding | undefined {
  if (equals !== 'none' && place !== undefined && doubt === 'reversed-by-context') {
    // Of real claims that equal a sentence few are taken back: the verdict stays open, and that is enough said.
    return {
      rule: 'support/context-reverses',
      severity: 'note',
      check: 'neighbouring-text',
      claimSpan,
      ...tellReversing(doubtful, place),
      reason: doubt,
    };
  }
  const fragment = equals === 'none' ? findFragment(claim, evidence) : undefined;
  if (fragment?.operator !== undefined) {
    return {
      rule: 'support/context-reverses',
      // On real claims one in twelve of these is a fault.
      severity: 'note',
      check: 'operator',
      claimSpan,
      evidenceSpan: fragment.place,
      evidenceValue: fragment.operator,
      reason: 'reversed-by-context',
    };
  }
  // Of a span that was cited too short its citer should know; that a claim is a clause of its evidence is no fault.
  if (equals !== 'span' || place === undefined || !isCutInLine(claim, parts)) return undefined;
  return {
    rule: 'support/span-fragment',
    severity: 'note',
    check: 'span',
    claimSpan,
    evidenceSpan: place,
    reason: 'span-is-fragment',
  };
}

/** The words that reverse, by their place or, beside the span, as they are; the sentence itself where they are not known. */
function tellReversing(
  doubtful: ExactMatch['doubtful'],
  sentence: Place,
): Pick<SupportFinding, 'evidenceSpan' | 'evidenceValue'> {
  if (doubtful === undefined) return { evidenceSpan: sentence };
  return doubtful.place === undefined
    ? { evidenceValue: doubtful.words }
    : { evidenceSpan: doubtful.place, evidenceValue: doubtful.words };
}

/** Whether the span that the claim equals begins or ends inside a line; code and rows have lines of their own. */
function isCutInLine(claim: string, parts: Reading['parts']): boolean {
  const wanted = claim.trim();
  return parts.some(
    ({ after = '', before = '', text }) =>
      text.trim() === wanted &&
      !(endsLine(before.slice(-LINE_EDGE)) && beginsLine(after.slice(0, LINE_EDGE))),
  );
}

/** More blanks than that at the edge of a line are no indentation. */
const LINE_EDGE = 64;
const endsLine = (text: string): boolean => /(?:^|\n)[ \t]*$/.test(text);
const beginsLine = (text: string): boolean => /^[ \t]*(?:\n|$)/.test(text);
