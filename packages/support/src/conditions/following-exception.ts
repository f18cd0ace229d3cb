import { segmentSentences } from '@loccit/text';
import { countJoined } from '../evidence-parts.js';
import type { Place, SupportFinding } from '../finding.js';
import { foldCharacters } from '../quantities/fold.js';
import type { Reading } from '../reading.js';

const LONGEST = 160;
const TAKES_OUT = [
  /^\s*(?:however, |but )?(?:this|these|it|they|that|the above|the foregoing|the rule)(?: [a-z]+){0,3} (?:does|do|shall|will) not (?:apply|cover|include|extend)(?![A-Za-z])/i,
  /^\s*(?:except(?:ions?)?(?![A-Za-z])|excluded (?:are|is)(?![A-Za-z])|not included (?:are|is)(?![A-Za-z]))/i,
  /^[^.!?;:,\n]{1,80} (?:(?:is|are) (?:excluded|exempt|exempted|excepted|not included|not covered|not eligible)|do not qualify|does not qualify)[.!;]?\s*$/i,
  // "Y，但Z的除外" takes Z out of Y, which stands before it in its own sentence.
  /^(?![^。！？!?\n]{1,60}[，,；;]\s*但)[^。！？!?\n]{1,60}(?:除外|不在此限|不在此列|不适用(?:此|本|上述|该)?(?:规定|政策|条款)?)[。；;.!！]?\s*$/,
  /^\s*(?:但|不过)?(?:以上|上述|此|该|本)[^，,。]{0,10}(?:不适用于|不包括|不含|不包含)/,
];

/**
 * The sentence right behind the one that bears the claim, where it takes something out of it.
 *
 * @param at - where that sentence stands in the evidence
 */
export function findFollowingException(reading: Reading, at: Place): SupportFinding[] {
  const characters = reading.evidenceCharacters();
  const sentences = reading.evidenceSentences();
  const next = sentences.find(({ charStart }) => charStart >= at.charEnd);
  const text =
    next === undefined || !standsInOnePart(reading, at, next)
      ? textBehind(reading, at)
      : characters.slice(next.charStart, next.charEnd).join('');
  if (text === undefined || text.trim().length > LONGEST) return [];
  const folded = foldCharacters(text);
  if (!TAKES_OUT.some((pattern) => pattern.test(folded))) return [];
  const isShown = next !== undefined && standsInOnePart(reading, at, next);
  return [
    {
      rule: 'support/condition-dropped',
      severity: 'error',
      check: 'exception-follows',
      claimSpan: reading.claimSpan,
      ...(isShown ? { evidenceSpan: { charStart: next.charStart, charEnd: next.charEnd } } : {}),
      evidenceValue: text.trim(),
      relation: 'stronger',
    },
  ];
}

/** The end of the part of the evidence in which a place stands, with the text behind that part. */
function partOf({ parts }: Reading, { charStart }: Place): { end: number; after: string } {
  let at = 0;
  for (const { text, after = '' } of parts) {
    const end = at + countJoined(text);
    if (charStart < end) return { end, after };
    at = end;
  }
  return { end: at, after: '' };
}

const standsInOnePart = (reading: Reading, at: Place, next: Place): boolean =>
  next.charStart < partOf(reading, at).end;

/** The first sentence behind the part, in its own source. */
function textBehind(reading: Reading, at: Place): string | undefined {
  const { after } = partOf(reading, at);
  const shown = after.slice(0, 4 * LONGEST);
  const [first] = segmentSentences(shown);
  return first === undefined ? undefined : [...shown].slice(first.charStart, first.charEnd).join('');
}
