import { toPlace } from './code-points.js';
import { dropEnd } from './drop-end.js';
import type { Place, SupportFinding, SupportReason } from './finding.js';
import type { ModelOpinion } from './model-opinion.js';
import type { Reading } from './reading.js';

/** A claim shorter than this stands in too much. */
const SHORTEST_CLAIM = 4;
const LETTER = /[\p{Script=Latin}\p{N}]/u;
const CLOSING = /[\s.!?。！？…]/u;

/** That a verdict is open, with why: what the rules know of the words, or what became of those who were asked. */
export function describeUndecided(reading: Reading, opinions: readonly ModelOpinion[]): SupportFinding {
  const { claimSpan, equality } = reading;
  const within = findWithin(reading);
  const place = equality().place ?? within;
  const reason = findReason(reading, opinions, within !== undefined);
  const finding = { rule: 'support/undecided', severity: 'warning', claimSpan, reason } as const;
  return place === undefined ? finding : { ...finding, evidenceSpan: place };
}

function findReason(
  { claim, equality, evidence }: Reading,
  opinions: readonly ModelOpinion[],
  isWithin: boolean,
): SupportReason {
  if (claim.trim() === '') return 'empty-claim';
  if (evidence.trim() === '') return 'empty-evidence';
  const { doubt } = equality();
  return doubt ?? explainOpinions(opinions) ?? (isWithin ? 'words-stand-within' : 'no-exact-sentence');
}

/** Why those who were asked settle nothing; `undefined` where nobody was who may. */
function explainOpinions(opinions: readonly ModelOpinion[]): SupportReason | undefined {
  const asked = opinions.filter(({ rung }) => rung !== 'embedding');
  const heard = asked.filter(({ findings }) => findings.every(({ rule }) => rule !== 'support/judge-error'));
  if (asked.length === 0) return undefined;
  if (heard.length === 0) return 'models-silent';
  const said = new Set(heard.flatMap(({ verdict }) => (verdict === 'undecided' ? [] : [verdict])));
  const isSplit = heard.some(({ scores: { grades = [] } }) => grades.some((grade) => grade !== grades[0]));
  return said.size > 1 || isSplit ? 'models-disagree' : 'models-undecided';
}

/** Where the words of a claim stand as they are; without its last full stop if need be. */
function findWithin({ claim, evidence }: Reading): Place | undefined {
  const whole = claim.trim();
  for (const words of [whole, dropEnd(whole, CLOSING)]) {
    const at = words.length < SHORTEST_CLAIM ? -1 : evidence.indexOf(words);
    const end = at + words.length;
    // Within a longer word they are others.
    const isTorn = LETTER.test(evidence.charAt(at - 1)) || LETTER.test(evidence.charAt(end));
    if (at >= 0 && !isTorn) return toPlace(evidence, { start: at, end });
  }
  return undefined;
}
