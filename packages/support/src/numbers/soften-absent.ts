import type { SupportFinding } from '../finding.js';
import { foldCharacters } from '../quantities/fold.js';
import type { Quantity } from '../quantities/quantity.js';
import type { Reading } from '../reading.js';
import { isOnwards } from './doubtful-figure.js';

const DENIED = /(?:不是|并非|不在|没有|未到|\bnot(?: in)?) ?$/i;
const BEFORE = 8;
const NUMERAL = /[\d一二两三四五六七八九十百千万]/;
const HAN = /[\u3400-\u9fff]/;

/**
 * Makes notes of warnings that a figure is absent where that tells nothing.
 *
 * @remarks The claim denies the figure; or the evidence is Chinese and has numerals but nothing of the kind, for a Chinese
 * numeral counts with a unit alone and may stand there without one; or the claim bounds by a date that the evidence has; or an age is later than one from which on something was so.
 */
export function softenAbsent(reading: Reading, findings: readonly SupportFinding[]): SupportFinding[] {
  return findings.map((finding) => {
    if (finding.relation !== 'absent' || finding.severity !== 'warning') return finding;
    return tellsNothing(reading, finding) ? { ...finding, severity: 'note' } : finding;
  });
}

function tellsNothing(reading: Reading, { claimSpan, claimValue }: SupportFinding): boolean {
  if (typeof claimValue !== 'object') return false;
  const { charStart } = claimSpan;
  const before = reading.claimCharacters().slice(Math.max(0, charStart - BEFORE), charStart);
  if (DENIED.test(before.join(''))) return true;
  if (isWithinOpenAge(reading, claimValue)) return true;
  const alike = reading.evidenceQuantities().filter(({ kind }) => kind === claimValue.kind);
  if (alike.length === 0) return HAN.test(reading.claim) && NUMERAL.test(foldCharacters(reading.evidence));
  return (
    claimValue.kind === 'date' &&
    claimValue.form === 'bound' &&
    alike.some((other) => meets(claimValue, other))
  );
}

/** Whether the evidence tells of something that began at an earlier age and may have gone on. */
function isWithinOpenAge(reading: Reading, age: Quantity): boolean {
  if (age.kind !== 'age' || age.lo === null || isOnwards(reading.claimCharacters(), age)) return false;
  const { lo } = age;
  return reading
    .evidenceQuantities()
    .some((other) => other.lo !== null && other.lo <= lo && isOnwards(reading.evidenceCharacters(), other));
}

function meets(bound: Quantity, other: Quantity): boolean {
  const value = bound.lo ?? bound.hi;
  return value !== null && (value === other.lo || value === other.hi);
}
