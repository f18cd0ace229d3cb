import type { Citation } from '@loccit/contract';
import type { StoredDocument } from '@loccit/storage';
import type { Chain, ChainReader } from './evidence/chain.js';
import type { Library } from './evidence/library.js';
import { findPlace, isLineageCitation, type Place } from './evidence/place.js';
import type { UnreadSource } from './evidence/unread-sources.js';
import type { AuditEvidence } from './provenance/audit-evidence.js';
import type { Seals } from './seals/open-seals.js';

/** A citation with everything that was found behind it. */
export interface CitationContext {
  readonly citation: Citation;
  readonly library: Library;
  readonly place: Place | undefined;
  readonly chain: Chain;
  /** What the audit says, undefined where none can be read. */
  readonly audit: AuditEvidence | undefined;
  /** What the seals of the answer are worth; a report in Markdown has none. */
  readonly seals?: Seals;
  /** Time of the answer. */
  readonly createdAt: string;
  /** Time of reading. */
  readonly at: string;
  /** The block that was asked for and those that there are, where only the document of a block was found. */
  readonly missedBlock?: { readonly expected: string; readonly actual: string };
  /** What the citation names, where that was at hand and could not be read. */
  readonly unread?: UnreadSource | undefined;
  /** Why nobody can tell which entry or which source the mark means. */
  readonly doubt?: string | undefined;
  /** The documents that its name fits alike. */
  readonly fitting?: readonly Pick<StoredDocument, 'document_id' | 'title'>[];
}

/** A citation of an answer, among the others of its claim. */
export interface CitedContext extends CitationContext {
  /** What the citations before this one in the same claim point to, as `describeTarget` writes it. */
  readonly earlierTargets: ReadonlySet<string>;
}

/** Looks up everything a citation names, once. */
export function openCitation(
  citation: Citation,
  around: Pick<CitationContext, 'library' | 'audit' | 'createdAt' | 'at'> & {
    readonly seals: Seals;
    readonly readChain: ChainReader;
  },
  earlierTargets: ReadonlySet<string>,
): CitedContext {
  const { library, audit, createdAt, at, seals, readChain } = around;
  const place = findPlace(citation, library);
  const chain = readChain(describeWalk(citation, place, audit));
  const unread =
    place === undefined
      ? library.findUnread({ url: citation.source_uri, names: [citation.document_id] })
      : undefined;
  return { unread, library, audit, createdAt, at, citation, place, chain, seals, earlierTargets };
}

/** What the chain is walked by: not by what is disproved or lost before the walk begins. */
function describeWalk(
  citation: Citation,
  place: Place | undefined,
  audit: AuditEvidence | undefined,
): Citation {
  // Bytes can be held against a record of the same bytes, whatever revision the citation names.
  const walk =
    place?.foundBy === 'raw' ? { ...citation, canonical_revision_id: place.canonical.id } : citation;
  // An entry that was not selected is not this citation's, and would lead to another chunk.
  const strayed = isLineageCitation(walk) && audit?.selected.has(walk.index_entry_id) === false;
  return strayed ? { ...walk, index_entry_id: '' } : walk;
}

/** The cited span, undefined for a citation that names a source only. */
export function spanOf(
  citation: Citation,
): { readonly charStart: number; readonly charEnd: number } | undefined {
  if (citation.char_start === undefined || citation.char_end === undefined) return undefined;
  return { charStart: citation.char_start, charEnd: citation.char_end };
}
