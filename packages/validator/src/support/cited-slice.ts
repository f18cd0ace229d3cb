import type { HumanDecision, Passage } from '@loccit/contract';
import { sha256Hex } from '@loccit/lineage';
import { describeWork } from '@loccit/storage';
import type { SourceStanding, SupportEvidence } from '@loccit/support';
import type { TextIndex } from '@loccit/text';
import type { Place } from '../evidence/place.js';
import { once } from '../once.js';
import { readContent } from '../provenance/content.js';

/** Code points of the text beside a span that a judge is shown. */
const CONTEXT_CHARS = 2000;
/** Code points of the text beside a passage that a reader is shown. */
const SHOWN_CHARS = 80;

/** The slice behind a citation, with what stands beside it. */
export interface CitedSlice {
  readonly charStart: number;
  readonly charEnd: number;
  /** As a judge reads it, with blanks for comments. */
  readonly text: string;
  readonly documentId: string;
  readonly evidence: () => SupportEvidence;
  /** What the slice is of: one work's copies are one source. */
  readonly work: () => string;
  /** By what a person's decision names it. */
  readonly binding: () => HumanDecision['evidence'][number];
  /** What speaks for the source where another says otherwise. */
  readonly standing: () => SourceStanding;
  /** What a report shows of it. */
  readonly passage: Passage;
}

/** Cuts a slice of a source, undefined where its text is not at hand or the positions lie outside it. */
export function cutSlice(place: Place, charStart: number, charEnd: number): CitedSlice | undefined {
  const index = place.source.index();
  const content = readContent(place);
  if (index === undefined || content === undefined) return undefined;
  if (charStart >= charEnd || charEnd > index.chars) return undefined;
  // A claim does not rest on what no reader of the source is shown.
  const text = content.index.slice(charStart, charEnd);
  return {
    charStart,
    charEnd,
    text,
    documentId: place.document.document_id,
    evidence: once(() => {
      const { scope } = place.document;
      const beside = around(content.index, charStart, charEnd, CONTEXT_CHARS);
      return scope === null ? { ...beside, text } : { ...beside, text, scope };
    }),
    work: once(() => describeWork(place.document)),
    binding: once(() => ({
      document_id: place.document.document_id,
      canonical_revision_id: place.canonical.id,
      char_start: charStart,
      char_end: charEnd,
      span_sha256: sha256Hex(index.slice(charStart, charEnd)),
    })),
    standing: once(() => {
      const { authority, effective_from, effective_to } = place.document;
      return { authority, effectiveFrom: effective_from, effectiveTo: effective_to };
    }),
    passage: {
      char_start: charStart,
      char_end: charEnd,
      text: index.slice(charStart, charEnd),
      ...around(index, charStart, charEnd, SHOWN_CHARS),
      line: index.toLineColumn(charStart).line,
    },
  };
}

function around(
  index: TextIndex,
  charStart: number,
  charEnd: number,
  width: number,
): { before?: string; after?: string } {
  const before = index.slice(Math.max(0, charStart - width), charStart);
  const after = index.slice(charEnd, Math.min(index.chars, charEnd + width));
  if (before === '') return after === '' ? {} : { after };
  return after === '' ? { before } : { before, after };
}
