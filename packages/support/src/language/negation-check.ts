import type { SupportFinding } from '../finding.js';
import { areOpposite } from './antonyms.js';
import { listBeside } from './covering-sentences.js';
import type { LanguageText, NegationCue } from './language-text.js';
import { placeOf, wordsOf } from './token-place.js';

const MOST_CUES = 32;
const SHARED_WITH_ANSWER = 2;

/** Negations of the claim that no negation of the evidence answers. Linear in the evidence for a capped claim. */
export function findInsertedNegations(claim: LanguageText, evidence: LanguageText): SupportFinding[] {
  const cues = claim.cues
    .filter(({ sentence, value }) => value === 'negation' && claim.sentences[sentence]?.isQuestion === false)
    .slice(0, MOST_CUES);
  if (cues.length === 0) return [];
  const answers = evidence.cues
    .filter(({ value }) => value === 'negation')
    .map((cue) => ({ cue, near: listNeighbours(evidence, cue, 4, 6) }));
  const used = new Set<NegationCue>();
  const findings: SupportFinding[] = [];
  for (const cue of cues) {
    const target = listNeighbours(claim, cue, 6, 8);
    const best = findBestSentences(target, evidence);
    const enough = Math.min(SHARED_WITH_ANSWER, target.size);
    const answer = answers.find(
      ({ cue: candidate, near }) =>
        !used.has(candidate) && best.sentences.has(candidate.sentence) && countShared(target, near) >= enough,
    );
    if (answer !== undefined) {
      used.add(answer.cue);
      continue;
    }
    if (isAnsweredByOpposite(claim, cue, evidence, best.sentences)) continue;
    findings.push({
      rule: 'support/negation-mismatch',
      severity: 'warning',
      check: 'negation-inserted',
      claimSpan: placeOf(claim.tokens, cue),
      ...(best.first === undefined ? {} : { evidenceSpan: placeOf(evidence.tokens, best.first) }),
      claimValue: wordsOf(claim.tokens, cue),
      relation: 'opposite',
    });
  }
  return findings;
}

/** The words of content around a negation, in its sentence. */
function listNeighbours(text: LanguageText, cue: NegationCue, behind: number, ahead: number): Set<string> {
  const sentence = text.sentences[cue.sentence];
  return new Set(sentence === undefined ? [] : listBeside(text, cue, sentence, behind, ahead));
}

/** The sentences of the evidence that hold most of some words. */
function findBestSentences(words: ReadonlySet<string>, evidence: LanguageText) {
  let most = 1;
  let sentences = new Set<number>();
  evidence.sentences.forEach(({ from, until }, index) => {
    const seen = new Set<string>();
    for (let at = from; at < until; at++) {
      const stem = evidence.tokens[at]?.stem ?? '';
      if (words.has(stem)) seen.add(stem);
    }
    if (seen.size > most) {
      most = seen.size;
      sentences = new Set();
    }
    if (seen.size === most) sentences.add(index);
  });
  const [index = -1] = sentences;
  return { sentences, first: evidence.sentences[index] };
}

/** Whether a sentence states the opposite of the word that the claim denies: "not open" and "closed". */
function isAnsweredByOpposite(
  claim: LanguageText,
  cue: NegationCue,
  evidence: LanguageText,
  sentences: ReadonlySet<number>,
): boolean {
  const end = claim.sentences[cue.sentence]?.until ?? cue.until;
  let at = cue.until;
  while (at < end && claim.tokens[at]?.isContent !== true) at += 1;
  const denied = claim.tokens[at];
  if (at >= end || denied === undefined || denied.isCharacter) return false;
  for (const index of sentences) {
    const { from = 0, until = 0 } = evidence.sentences[index] ?? {};
    for (let i = from; i < until; i++) {
      if (areOpposite([denied], evidence.tokens.slice(i, i + 1))) return true;
    }
  }
  return false;
}

function countShared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const item of a) if (b.has(item)) shared += 1;
  return shared;
}
