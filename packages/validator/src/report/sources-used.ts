import type { SourceUsed } from '@loccit/contract';
import type { CheckedClaim } from '../checked-claim.js';

/**
 * The list of sources for readers: each once, in order of first use, with its title.
 *
 * @remarks What is not at hand is listed as the artifact names it; a mark that names nothing is left out.
 */
export function listSourcesUsed(claims: readonly CheckedClaim[]): SourceUsed[] {
  const sources = new Map<string, { source: SourceUsed; citations: string[]; marks: Set<string> }>();
  for (const citation of claims.flatMap((claim) => claim.citations)) {
    const { document_id, source_uri, source_version, title, mark } = citation.shown;
    const name = document_id ?? source_uri ?? title;
    if (name === undefined) continue;
    const key = `${name}\n${source_version ?? ''}`;
    const held = sources.get(key) ?? {
      source: {
        title: citation.context?.place?.canonical.preimage.title ?? title ?? name,
        citations: [],
        ...(document_id === undefined ? {} : { document_id }),
        ...(source_uri === undefined ? {} : { source_uri }),
        ...(source_version === undefined ? {} : { source_version }),
      },
      citations: [],
      marks: new Set<string>(),
    };
    sources.set(key, held);
    if (citation.item.citation !== undefined && !held.citations.includes(citation.item.citation)) {
      held.citations.push(citation.item.citation);
    }
    if (mark !== undefined) held.marks.add(mark);
  }
  return [...sources.values()].map(({ source, citations, marks }) => ({
    ...source,
    citations,
    ...(marks.size === 0 ? {} : { marks: [...marks] }),
  }));
}
