import type { Route } from '@loccit/contract';

/**
 * The first route one of whose phrases stands in the question.
 *
 * @remarks Compared after NFKC, case folding and white space folding. Asked before retrieval: a snapshot must not
 * answer what only a live system knows.
 * @see SPEC 8
 */
export function matchRoute(routes: readonly Route[], question: string): Route | undefined {
  const folded = fold(question);
  return routes.find(({ match }) =>
    match.some((phrase) => fold(phrase) !== '' && folded.includes(fold(phrase))),
  );
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
