import type { Place } from '../finding.js';

/** One assertion of a claim, with its place in it (code points). */
export interface ClaimPart extends Place {
  readonly text: string;
}

// What joins assertions: a semicolon, or a comma with a conjunction behind it that goes on with a subject or a verb.
const CUT =
  /[；;]\s*|[，,]\s*(?:而且|并且|但是|但|不过|然而|同时|此外|另外|且|却)[，,]?|[。！？!?]\s*|(?<=[\p{Ll}\p{N})"'”’])\.\s+(?=\p{Lu})|,\s+(?:and|but|while|whereas|yet|so)\s+(?=(?:it|he|she|they|we|you|this|that|these|those|there|the|a|an|his|her|its|their|our|all|both|each|every|no|some|most)\b|\p{Lu}|[\p{L}'’]+(?:\s[\p{L}'’]+){0,2}\s(?:is|are|was|were|has|have|had|will|can|may|must|does|do|did)\b)/gu;
const OPENING = '"“「『（([《';
const CLOSING = '"”」』）)]》';
const LONGEST = 20_000;
const MOST = 32;

/**
 * Splits a claim into the assertions that it makes, each with its place.
 *
 * @remarks Cut is between sentences, at semicolons, and at a comma with a conjunction (and, but, while, whereas, yet,
 * so; 而且 并且 但是 但 不过 然而 同时 此外 另外 且 却) behind which another clause begins; never within quotation marks, brackets
 * or titles, and never within "between A and B" or a list of names. The parts hold the text as it is, without the mark
 * and the conjunction. A claim that begins with a condition (if, unless, when, 如果, 除非, 只要 …) is one assertion. Linear;
 * a claim of more than 20,000 units or of more than 32 parts is one part.
 *
 * @example
 * ```ts
 * splitClaim('退款三天到账，而且一定免手续费').map(({ text }) => text); // ['退款三天到账', '一定免手续费']
 * ```
 */
export const splitClaim = (claim: string): ClaimPart[] => splitAt(claim, CUT);

// In Chinese a comma alone joins clauses; it also parts topics, times and items, which are no assertions.
const COMMA = /(?<=\p{Script=Han})[，,]\s*(?=\p{Script=Han})/gu;

/**
 * Splits a Chinese claim at its commas alone.
 *
 * @remarks Most such parts are no assertions by themselves: who uses them has to see one stand as a sentence elsewhere.
 */
export const splitAtCommas = (claim: string): ClaimPart[] => splitAt(claim, COMMA);

function splitAt(claim: string, cut: RegExp): ClaimPart[] {
  const whole = toPart(claim, 0, claim.length);
  if (claim.length > LONGEST || CONDITION.test(claim)) return whole === undefined ? [] : [whole];
  const shut = findShut(claim);
  const parts: ClaimPart[] = [];
  let start = 0;
  for (const { 0: joint, index } of claim.matchAll(cut)) {
    if (
      shut[index] === 1 ||
      !joinsClauses(claim.slice(start, index), joint, claim.slice(index + joint.length))
    )
      continue;
    const part = toPart(claim, start, index);
    if (part !== undefined) parts.push(part);
    start = index + joint.length;
  }
  const last = toPart(claim, start, claim.length);
  if (last !== undefined) parts.push(last);
  if (parts.length > MOST || parts.some(({ text }) => !isAssertion(text)))
    return whole === undefined ? [] : [whole];
  return parts;
}

const SUBJECT = /^(?:it|he|she|they|we|you|this|that|these|those|there)\b/i;
const VERB =
  /^[^,;.]{0,120}\b(?:is|are|was|were|has|have|had|will|can|cannot|may|must|does|do|did|costs?|takes?|needs?|gets?|goes|\p{L}{3,}ed)\b/iu;

/** Whether a comma and an English conjunction join clauses and not the items of a list. */
function joinsClauses(before: string, joint: string, after: string): boolean {
  if (!/^,\s+[a-z]/.test(joint)) return true;
  if (SUBJECT.test(after)) return true;
  return VERB.test(after) && !before.includes(',') && before.trim().split(/\s+/).length > 2;
}

const CONDITION =
  /^\s*(?:if|unless|when|whenever|provided|as long as|although|while)\b|^\s*(?:如果|假如|若|倘若|除非|只要|只有|虽然|当)/iu;

/** A clause has at least two words, or three Chinese characters. */
const isAssertion = (text: string): boolean =>
  /\S\s+\S/.test(text) || /[\u4e00-\u9fff].*[\u4e00-\u9fff].*[\u4e00-\u9fff]/u.test(text);

/** Which units stand within quotation marks, brackets or titles that are closed again. */
function findShut(claim: string): Uint8Array {
  const shut = new Uint8Array(claim.length);
  const open: { readonly closes: string; readonly at: number }[] = [];
  for (let at = 0; at < claim.length; at++) {
    const character = claim.charAt(at);
    const top = open.at(-1);
    if (top !== undefined && character === top.closes) {
      open.pop();
      if (open.length === 0) shut.fill(1, top.at, at);
    } else {
      const kind = OPENING.indexOf(character);
      if (kind >= 0 && open.length < 8) open.push({ closes: CLOSING.charAt(kind), at });
    }
  }
  return shut;
}

function toPart(claim: string, start: number, end: number): ClaimPart | undefined {
  const slice = claim.slice(start, end);
  const text = slice.trim();
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined;
  const charStart = [...claim.slice(0, start + slice.length - slice.trimStart().length)].length;
  return { text, charStart, charEnd: charStart + [...text].length };
}
