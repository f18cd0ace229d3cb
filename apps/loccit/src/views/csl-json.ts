import type { ExtractedReference } from '@loccit/contract';

/** A source as the Citation Style Language writes it in JSON. */
export interface CslItem {
  readonly id: string;
  readonly type: 'article-journal' | 'webpage' | 'document';
  readonly title?: string;
  readonly author?: readonly CslName[];
  readonly issued?: { readonly 'date-parts': readonly (readonly number[])[] };
  readonly 'year-suffix'?: string;
  readonly URL?: string;
  readonly DOI?: string;
}

type CslName = { readonly family: string; readonly given: string } | { readonly literal: string };

/** References as CSL-JSON: called by their labels where these tell them apart, else by their place. */
export function viewCslItems(references: readonly ExtractedReference[]): CslItem[] {
  const count = new Map<string, number>();
  for (const { label } of references) count.set(label, (count.get(label) ?? 0) + 1);
  return references.map((reference) => {
    const { authors, doi, label, title, url, year } = reference;
    const [, digits, suffix] = /^(\d{4})([a-z]?)$/.exec(year ?? '') ?? [];
    return {
      id: label !== '' && count.get(label) === 1 ? label : reference.reference,
      type: doi !== undefined ? 'article-journal' : url !== undefined ? 'webpage' : 'document',
      ...(title === undefined ? {} : { title }),
      ...(authors === undefined ? {} : { author: authors.map(cutName) }),
      ...(digits === undefined ? {} : { issued: { 'date-parts': [[Number(digits)]] } }),
      ...(suffix === undefined || suffix === '' ? {} : { 'year-suffix': suffix }),
      ...(url === undefined ? {} : { URL: url }),
      ...(doi === undefined ? {} : { DOI: doi }),
    };
  });
}

/** `Berg, A.`, `A. B. Berg` and `Berg AB` have a family name; all else is left as written. */
function cutName(name: string): CslName {
  const [, family, given] = /^([^,]+), (.+)$/u.exec(name) ?? /^(.+?) (\p{Lu}{1,3})$/u.exec(name) ?? [];
  if (family !== undefined && given !== undefined) return { family, given };
  const [, first, last] = /^((?:\p{Lu}\.[ -]?)+) ?(.+)$/u.exec(name) ?? [];
  if (first !== undefined && last !== undefined) return { family: last, given: first.trim() };
  return { literal: name };
}
