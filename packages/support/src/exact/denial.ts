import type { Place } from '../finding.js';
import { matchExact } from './exact.js';

const DENIALS: readonly RegExp[] = [
  /^(?:it is|it's|it was) (?:not true|untrue|false|incorrect|wrong|not the case) that (.+)$/is,
  /^(?:it is|it's) a (?:myth|lie|misconception) that (.+)$/is,
  /^(?:并非|并不是|不是说)(.+)$/s,
  /^(.+?)[，,]?(?:这|此说|该说法)?(?:不是真的|是假的|不属实|不成立|是错误的|是谣言)[。.!！]?$/s,
];

/** The sentences of the span that the claim denies as a whole ("It is not true that ..."), or `undefined`. */
export function findDenied(claim: string, text: string, before: string, after: string): Place | undefined {
  const trimmed = claim.trim();
  for (const pattern of DENIALS) {
    const inner = pattern.exec(trimmed)?.[1]?.trim();
    if (inner === undefined || inner === '') continue;
    for (const sentence of spellings(inner)) {
      const match = matchExact(sentence, text, before, after);
      if (match.equals === 'sentences' && match.doubt === undefined) return match.place;
    }
  }
  return undefined;
}

/** The denied sentence as it may stand alone: with its capital letter, with or without a full stop. */
function spellings(inner: string): string[] {
  const bare = inner.replace(/[.。!！]$/, '');
  const capital = bare.charAt(0).toUpperCase() + bare.slice(1);
  return [...new Set([inner, bare, capital, `${capital}.`, `${bare}.`, `${bare}。`])];
}
