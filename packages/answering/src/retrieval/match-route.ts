import type { Route } from '@loccit/contract';
import { foldText } from '../terms.js';

/**
 * The first route one of whose phrases stands in the question.
 *
 * @remarks Compared after {@link foldText} and white space folding. Asked before retrieval: a snapshot must not
 * answer what only a live system knows.
 * @see SPEC 8
 */
export function matchRoute(routes: readonly Route[], question: string): Route | undefined {
  const folded = fold(question);
  return routes.find(({ match }) =>
    match.some((phrase) => fold(phrase) !== '' && folded.includes(fold(phrase))),
  );
}

const fold = (text: string): string => foldText(text).replace(/\s+/gu, ' ').trim();
