import { findLast } from '../find-last.js';
import type { Place, SupportFinding } from '../finding.js';
import { foldCharacters } from '../quantities/fold.js';
import type { Quantity } from '../quantities/quantity.js';
import type { Reading } from '../reading.js';
import { areNear, type FigureInSentence, isOfAnother } from './other-statement.js';
import { isSameFigure } from './same-figure.js';

/**
 * Leaves an error to a figure that alone differs from what the evidence states in its place.
 *
 * @remarks Figures that are the same within what is written are dropped; where two differ, or the sentence speaks of
 * another thing, a warning is left. A figure is read with at most 1,000 code points and 32 figures on each side of it, so
 * that the work for each finding is bounded however long its sentence is.
 */
export function weighContradictions(reading: Reading, findings: readonly SupportFinding[]): SupportFinding[] {
  const kept = findings.flatMap((finding) => {
    const pair = pairOf(reading, finding);
    if (pair === undefined) return [{ finding, isSure: true, areNear: false }];
    if (isSameFigure(...pair)) return [];
    return [{ finding, isSure: !isOfAnother(...pair), areNear: areNear(...pair) }];
  });
  const weighed = kept.filter(({ finding }) => isWeighed(finding));
  const claimed = countPlaces(weighed.map(({ finding }) => finding));
  return kept.map(({ areNear, finding, isSure }) => {
    if (!isWeighed(finding)) return finding;
    // Where another figure of the claim differs from the same figure of the evidence, one of them was misaligned.
    const sharesPlace = (claimed.get(finding.evidenceSpan?.charStart) ?? 0) > 1;
    const isAlone = weighed.length === 1 || (!areNear && !sharesPlace);
    return isSure && isAlone ? finding : { ...finding, severity: 'warning' as const };
  });
}

/** How many findings point at each place of the evidence. */
function countPlaces(findings: readonly SupportFinding[]): ReadonlyMap<number | undefined, number> {
  const counts = new Map<number | undefined, number>();
  for (const { evidenceSpan } of findings)
    counts.set(evidenceSpan?.charStart, (counts.get(evidenceSpan?.charStart) ?? 0) + 1);
  return counts;
}

const isWeighed = ({ claimValue, evidenceValue, relation, severity }: SupportFinding): boolean =>
  severity === 'error' &&
  (relation === 'disjoint' ||
    relation === 'overlap' ||
    (relation === 'other-unit' && !haveOneNumber(claimValue, evidenceValue)));

/** Whether two figures have one number, so that one of the units is wrong. */
const haveOneNumber = (a: SupportFinding['claimValue'], b: SupportFinding['claimValue']): boolean =>
  !isQuantity(a) || !isQuantity(b) || (a.lo === b.lo && a.hi === b.hi);

function pairOf(
  reading: Reading,
  finding: SupportFinding,
): readonly [FigureInSentence, FigureInSentence] | undefined {
  const { claimSpan, claimValue, evidenceSpan, evidenceValue } = finding;
  if (!isWeighed(finding) || evidenceSpan === undefined) return undefined;
  if (!isQuantity(claimValue) || !isQuantity(evidenceValue)) return undefined;
  const claim = reading.claimCharacters();
  const sentence = sentenceAt(reading, evidenceSpan.charStart);
  if (sentence === undefined) return undefined;
  const whole = { charStart: 0, charEnd: claim.length };
  return [
    inSentence(claim, whole, claimSpan, claimValue, reading.claimQuantities()),
    inSentence(
      reading.evidenceCharacters(),
      sentence,
      evidenceSpan,
      evidenceValue,
      reading.evidenceQuantities(),
    ),
  ];
}

const isQuantity = (value: SupportFinding['claimValue']): value is Quantity =>
  typeof value === 'object' && 'kind' in value;

const sentenceAt = (reading: Reading, char: number): Place | undefined => {
  const sentences = reading.evidenceSentences();
  return sentences[findLast(sentences, char)];
};

/** How far a figure's sentence is read on each side of it, in code points. */
const REACH = 1_000;
/** Figures that are looked at on each side of one. */
const BESIDE = 32;

function inSentence(
  characters: readonly string[],
  sentence: Place,
  place: Place,
  figure: Quantity,
  all: readonly Quantity[],
): FigureInSentence {
  const cut = (from: number, to: number): string => foldCharacters(characters.slice(from, to).join(''));
  const from = Math.max(sentence.charStart, place.charStart - REACH);
  const to = Math.min(sentence.charEnd, place.charEnd + REACH);
  const at = findLast(all, place.charStart);
  const figures = all
    .slice(Math.max(0, at - BESIDE), at + BESIDE + 1)
    .filter(({ charEnd, charStart }) => charStart >= sentence.charStart && charEnd <= sentence.charEnd);
  return {
    figure,
    written: cut(place.charStart, place.charEnd),
    before: cut(from, place.charStart),
    after: cut(place.charEnd, to),
    figures,
    names: figures
      .filter(({ kind }) => kind === 'identifier')
      .map(({ charEnd, charStart }) => cut(charStart, charEnd).toLowerCase()),
  };
}
