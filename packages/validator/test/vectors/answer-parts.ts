import { type Answer, type Citation, type Claim, type LineageCitation, renderAnswer } from '@loccit/contract';
import { sha256Hex } from '@loccit/lineage';
import { AT } from '../corpus.js';

export type Kind = Claim['kind'];
export type Cited = readonly [documentId: string, text: string, extra?: Partial<LineageCitation>];

export function claim(
  at: number,
  text: string,
  cited: readonly Citation[],
  more: Partial<Claim> = {},
): Claim {
  return { claim_id: `C${at}`, text, kind: 'fact', citations: cited, ...more };
}

/** A citation that names neither parse nor element, chunk and entry. */
export function anchor(citation: LineageCitation): Citation {
  const { parse_revision_id: _p, element_id: _e, chunk_id: _c, index_entry_id: _i, ...rest } = citation;
  return rest;
}

export function sourceOnly(citation: LineageCitation): Citation {
  const { char_start: _s, char_end: _e, span_sha256: _h, ...rest } = anchor(citation) as LineageCitation;
  return rest as Citation;
}

export function answer(name: string, fields: Partial<Answer> & Pick<Answer, 'claims'>): Answer {
  const { status = 'answered', lang = 'en', claims } = fields;
  return {
    schema: 'urn:loccit:answer:1',
    answer_id: `ans_${sha256Hex(name).slice(0, 32)}`,
    lang,
    ...(fields.question_commitment === undefined
      ? { question: lang.startsWith('zh') ? '请问规定如何？' : 'What do the rules say?' }
      : {}),
    status,
    answer: renderAnswer(status, claims, lang),
    rendering: 'claims/1',
    created_at: AT,
    ...fields,
  };
}

/** A free rendering: the claims with their marks, as given, and the spans that they take up. */
export function free(
  name: string,
  text: string,
  claims: readonly Claim[],
  more: Partial<Answer> = {},
): Answer {
  const spanned = claims.map((one) => {
    const at = text.indexOf(one.text);
    if (at < 0) throw new Error(`${name}: not in the answer`);
    const char_start = [...text.slice(0, at)].length;
    return { ...one, answer_spans: [{ char_start, char_end: char_start + [...one.text].length }] };
  });
  return answer(name, { rendering: 'free', claims: spanned, answer: text, ...more });
}

export const refusal = (
  name: string,
  status: Answer['status'],
  code: NonNullable<Answer['reason']>['code'],
  lang = 'en',
) => answer(name, { status, lang, claims: [], reason: { code, missing: [] } });

export const quoteOf = (exact: string, prefix: string, suffix: string) =>
  ({ type: 'TextQuoteSelector', exact, prefix, suffix }) as const;
