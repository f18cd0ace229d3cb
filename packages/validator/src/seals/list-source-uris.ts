import type { Answer } from '@loccit/contract';

/**
 * The addresses that an answer cites, each once, sorted: those that a seal may anchor.
 *
 * @remarks What `verifySeal` of `@loccit/packs` takes as `sourceUris`. O(citations).
 */
export function listSourceUris({ claims }: Pick<Answer, 'claims'>): string[] {
  return [
    ...new Set(claims.flatMap(({ citations }) => citations.map(({ source_uri }) => source_uri))),
  ].sort();
}
