import type { RungOpinion, SupportFinding } from '../finding.js';
import { once } from '../once.js';
import type { Quantity } from '../quantities/quantity.js';
import type { Reading } from '../reading.js';
import type { Rung } from '../rung.js';
import { findAntonyms } from './antonym-check.js';
import { findAntonymWords } from './antonyms.js';
import { findAddedCertainty, findCertainty } from './certainty-check.js';
import { findDroppedNegation } from './dropped-negation.js';
import { findElidedNegation } from './elided-negation.js';
import { holdsShare } from './held-content.js';
import { findInsertedNegations } from './negation-check.js';
import { findWidenedQuantifier } from './quantifier-check.js';
import { readPairLanguage } from './read-pair-language.js';
import { pairSentences } from './sentence-pair.js';
import { judgeSoleDifferences } from './sole-difference.js';

/** Negations, opposites, certainty and quantifiers: where the claim says otherwise or more than the evidence. */
export const LANGUAGE_RUNG: Rung = {
  name: 'language',
  version: '3',
  mayDecide: ['contradicted', 'partial'],
  judge: judgeLanguage,
};

const LONGEST_CLAIM = 200;
/** Below this share of the claim's words the evidence is about something else, and no answer to a negation is to be expected. */
const LEAST_ABOUT_DENIED = 0.2;

function judgeLanguage(reading: Reading): RungOpinion {
  const { claim } = reading;
  const isSettled = reading.equality().equals !== 'none' || reading.denied() !== undefined;
  if (isSettled) return { verdict: 'undecided', findings: [] };
  const ours = readPairLanguage(reading).claim();
  if (ours.tokens.length > LONGEST_CLAIM) return { verdict: 'undecided', findings: [] };
  const theirs = readPairLanguage(reading).evidence();
  const elided = findElidedNegation(ours, claim, theirs);
  if (elided !== undefined) return { verdict: 'contradicted', findings: [elided] };
  const figures = reading.claimQuantities();
  const sole = judgeSoleDifferences(ours, theirs, {
    bounds: { claim: figures.filter(isBound), evidence: reading.evidenceQuantities().filter(isBound) },
    scope: {
      mode: reading.mode,
      counts: figures.filter((figure) => isPart(figure) && reading.claimCharacters()[figure.charEnd] !== '-'),
      isOfOtherSign: NEGATIVE.test(claim) !== NEGATIVE.test(reading.evidence),
    },
  });
  if (sole.verdict !== 'undecided') return sole;
  // What is told of the place is not told again of the sentence.
  const told = sole.findings.map(({ check }) => check?.split('-')[0]);
  const warnings = findWarnings(reading).filter(({ check }) => !told.includes(check?.split('-')[0]));
  return { verdict: 'undecided', findings: [...sole.findings, ...warnings] };
}

const NEGATIVE = /(?:^|[\s(是为])[-−–]\s?[$€£¥]?\d|负[\d一二三四五六七八九十]|\b(?:minus|negative) \d/i;
const HALF: Readonly<Record<string, number>> = { '%': 50, ratio: 0.5, permille: 500, cheng: 5 };

/** Whether as many others may be left: a count, or a share of at most a half. */
const isPart = ({ hi, kind, unit }: Quantity): boolean =>
  kind === 'count' || (kind === 'percent' && hi !== null && hi <= (HALF[unit ?? ''] ?? 0));

const isBound = ({ form, kind }: Quantity): boolean => form === 'bound' && kind !== 'identifier';

function findWarnings(reading: Reading): SupportFinding[] {
  const [claim, evidence] = [readPairLanguage(reading).claim(), readPairLanguage(reading).evidence()];
  const antonyms = once(() => findAntonymWords(evidence.tokens, 0, evidence.tokens.length));
  const certainty = once(() => findCertainty(evidence, 0, evidence.tokens.length));
  return [
    ...(holdsShare(reading, LEAST_ABOUT_DENIED) ? findInsertedNegations(claim, evidence) : []),
    ...pairSentences(claim, evidence).flatMap((pair) => [
      ...findDroppedNegation(pair),
      ...findAntonyms(pair, antonyms),
      ...findAddedCertainty(pair, certainty),
      ...findWidenedQuantifier(pair),
    ]),
  ];
}
