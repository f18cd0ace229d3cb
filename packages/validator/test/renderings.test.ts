import { type Answer, type ClaimKind, renderAnswer } from '@loccit/contract';
import { loadVectors } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { cite } from './artifacts.js';
import { answered, check, generation, weightyRules } from './checked-corpus.js';

interface VectorClaim {
  readonly kind: ClaimKind;
  readonly text: string;
}

interface Vector {
  readonly title: string;
  readonly claims: readonly VectorClaim[];
  /** Failed rules of the structure layer. */
  readonly rules: readonly string[];
  readonly markdown?: boolean;
}

interface FreeVector extends Vector {
  /** The answer in pieces: what belongs to a claim names it by its place. */
  readonly pieces: readonly (string | { readonly claim: number; readonly text: string })[];
  readonly status?: 'partial';
  readonly lang?: string;
  /** Every claim has the spans of the first. */
  readonly share?: boolean;
}

const late = cite(generation, 'loans', 'A late book costs 2 crowns per day.');
const { free, claims1 } = loadVectors<{ free: FreeVector[]; claims1: Vector[] }>('validator/renderings.json');

const writeClaims = (claims: readonly VectorClaim[]): Answer['claims'] =>
  claims.map(({ kind, text }, at) => ({
    claim_id: `C${at + 1}`,
    kind,
    text,
    citations: kind === 'fact' || kind === 'inference' ? [late] : [],
  }));

function writeFree({ pieces, claims, status, lang = 'en', markdown, share }: FreeVector): Answer {
  const spans = claims.map((): { char_start: number; char_end: number }[] => []);
  let answer = '';
  let at = 0;
  for (const piece of pieces) {
    const text = typeof piece === 'string' ? piece.replace('{chunk}', late.chunk_id) : piece.text;
    const end = at + [...text].length;
    if (typeof piece !== 'string') spans[piece.claim]?.push({ char_start: at, char_end: end });
    answer += text;
    at = end;
  }
  return {
    ...answered,
    lang,
    status: status ?? 'answered',
    ...(status === undefined
      ? {}
      : { reason: { code: 'part-without-evidence' as const, missing: ['renewals'] } }),
    answer,
    ...(markdown === true ? { answer_media_type: 'text/markdown' as const } : {}),
    rendering: 'free',
    claims: writeClaims(claims).map((claim, place) => ({
      ...claim,
      answer_spans: spans[share === true ? 0 : place] ?? [],
    })),
  };
}

function failedStructure(answer: Answer): string[] {
  return weightyRules(check(answer)).filter((rule) => rule.startsWith('structure/'));
}

describe('a free answer', () => {
  it.each(free)('[C7] shows its claims and nothing else: $title', (vector) => {
    expect(failedStructure(writeFree(vector))).toEqual(vector.rules);
  });
});

describe('an answer that is rendered from its claims', () => {
  it.each(claims1)('[C7] forges no line and hides none: $title', (vector) => {
    const claims = writeClaims(vector.claims);
    const answer: Answer = {
      ...answered,
      claims,
      answer: renderAnswer('answered', claims, answered.lang),
      ...(vector.markdown === true ? { answer_media_type: 'text/markdown' as const } : {}),
    };
    expect(failedStructure(answer)).toEqual(vector.rules);
  });
});
