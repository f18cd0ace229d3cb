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
 * another thing, a warning is left. Linear in the sentences for each finding.
 */
export function weighContradictions(reading: Reading, findings: readonly SupportFinding[]): SupportFinding[] {
  const kept = findings.flatMap((finding) => {
    const pair = pairOf(reading, finding);
    if (pair === undefined) return [{ finding, isSure: true, areNear: false }];
    if (isSameFigure(...pair)) return [];
    return [{ finding, isSure: !isOfAnother(...pair), areNear: areNear(...pair) }];
  });
  const weighed = kept.filter(({ finding }) => isWeighed(finding)).map(({ finding }) => finding);
  return kept.map(({ areNear, finding, isSure }) => {
    if (!isWeighed(finding)) return finding;
    const isAlone = weighed.length === 1 || (!areNear && !sharesPlace(finding, weighed));
    return isSure && isAlone ? finding : { ...finding, severity: 'warning' as const };
  });
}

/** Whether another figure of the claim differs from the same figure of the evidence, so that one of them was misaligned. */
const sharesPlace = (finding: SupportFinding, others: readonly SupportFinding[]): boolean =>
  others.some(
    (other) => other !== finding && other.evidenceSpan?.charStart === finding.evidenceSpan?.charStart,
  );

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
  const sentence = reading
    .evidenceSentences()
    .find(
      ({ charEnd, charStart }) => charStart <= evidenceSpan.charStart && evidenceSpan.charStart < charEnd,
    );
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

function inSentence(
  characters: readonly string[],
  sentence: Place,
  place: Place,
  figure: Quantity,
  all: readonly Quantity[],
): FigureInSentence {
  const cut = (from: number, to: number): string => foldCharacters(characters.slice(from, to).join(''));
  const figures = all.filter(
    ({ charEnd, charStart }) => charStart >= sentence.charStart && charEnd <= sentence.charEnd,
  );
  return {
    figure,
    written: cut(place.charStart, place.charEnd),
    before: cut(sentence.charStart, place.charStart),
    after: cut(place.charEnd, sentence.charEnd),
    figures,
    names: figures
      .filter(({ kind }) => kind === 'identifier')
      .map(({ charEnd, charStart }) => cut(charStart, charEnd).toLowerCase()),
  };
}
