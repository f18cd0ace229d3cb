import type { SupportEvidence } from './evidence-parts.js';
import type { Place, RungOpinion, SupportFinding } from './finding.js';
import { type PlainWriting, writePlainly } from './plain-writing.js';
import { type Reading, readPair } from './reading.js';
import type { Rung } from './rung.js';

/** A claim and its evidence in plain writing. */
export interface PlainReading {
  /** What a rung says of them; places and words are those of the texts as given. */
  readonly ask: (rung: Rung) => RungOpinion;
}

/**
 * Has rungs read a claim and its evidence in plain writing, so that full width, traditional characters and blanks beside
 * figures change nothing of what they find.
 *
 * @remarks Linear.
 */
export function readPlainly(reading: Reading): PlainReading {
  const claim = writePlainly(reading.claim);
  const evidence = writePlainly(reading.evidence);
  if (claim.text === reading.claim && evidence.text === reading.evidence) {
    return { ask: (rung) => rung.judge(reading) };
  }
  const { mode, verbatim } = reading;
  const plain = readPair(claim.text, reading.parts.map(writePart), { mode, verbatim });
  return {
    ask: (rung) => {
      const { findings, ...opinion } = rung.judge(plain);
      return {
        ...opinion,
        findings: findings.map((finding) => giveBack(finding, reading, plain, claim, evidence)),
      };
    },
  };
}

function writePart({ after, before, text, ...rest }: SupportEvidence): SupportEvidence {
  return {
    ...rest,
    text: writePlainly(text).text,
    ...(before === undefined ? {} : { before: writePlainly(before).text }),
    ...(after === undefined ? {} : { after: writePlainly(after).text }),
  };
}

type Value = SupportFinding['claimValue'];

function giveBack(
  finding: SupportFinding,
  given: Reading,
  plain: Reading,
  claim: PlainWriting,
  evidence: PlainWriting,
): SupportFinding {
  const { claimSpan, claimValue, evidenceSpan, evidenceValue } = finding;
  const ours = giveValue(claimValue, claimSpan, claim, plain.claimCharacters, given.claimCharacters);
  const theirs = giveValue(
    evidenceValue,
    evidenceSpan,
    evidence,
    plain.evidenceCharacters,
    given.evidenceCharacters,
  );
  return {
    ...finding,
    claimSpan: claim.toGiven(claimSpan),
    ...(evidenceSpan === undefined ? {} : { evidenceSpan: evidence.toGiven(evidenceSpan) }),
    ...(ours === undefined ? {} : { claimValue: ours }),
    ...(theirs === undefined ? {} : { evidenceValue: theirs }),
  };
}

/** A quantity at its place in the text as given; words as they stand there, where they are those of the place. */
function giveValue(
  value: Value,
  place: Place | undefined,
  { toGiven }: PlainWriting,
  plain: () => readonly string[],
  given: () => readonly string[],
): Value {
  if (value === undefined || place === undefined) return value;
  if (typeof value !== 'string') return { ...value, ...toGiven(value) };
  const isCut = plain().slice(place.charStart, place.charEnd).join('') === value;
  const { charEnd, charStart } = toGiven(place);
  return isCut ? given().slice(charStart, charEnd).join('') : value;
}
