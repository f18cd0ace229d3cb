import type { Citation } from '@loccit/contract';
import type { Library } from './evidence/library.js';
import {
  findNamedRecords,
  findPlace,
  isLineageCitation,
  type NamedRecords,
  type Place,
} from './evidence/place.js';
import type { AuditEvidence } from './provenance/audit-evidence.js';

/** A citation with everything that was found behind it. */
export interface CitationContext {
  readonly citation: Citation;
  readonly library: Library;
  readonly place: Place | undefined;
  readonly named: NamedRecords;
  /** What the audit says, undefined where none can be read. */
  readonly audit: AuditEvidence | undefined;
  /** Time of the answer. */
  readonly createdAt: string;
  /** Time of reading. */
  readonly at: string;
}

/** Looks up everything a citation names, once. */
export function openCitation(
  citation: Citation,
  around: Pick<CitationContext, 'library' | 'audit' | 'createdAt' | 'at'>,
): CitationContext {
  const named = isLineageCitation(citation) ? findNamedRecords(citation, around.library) : {};
  return { ...around, citation, place: findPlace(citation, around.library), named };
}

/** The cited span, undefined for a citation that names a source only. */
export function spanOf(
  citation: Citation,
): { readonly charStart: number; readonly charEnd: number } | undefined {
  if (citation.char_start === undefined || citation.char_end === undefined) return undefined;
  return { charStart: citation.char_start, charEnd: citation.char_end };
}
