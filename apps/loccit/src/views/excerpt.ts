import type { Finding, Passage, ReportCitation } from '@loccit/contract';
import { createTextIndex } from '@loccit/text';
import { findClosest, listSentences } from '../supporting/closest-sentence.js';

/**
 * The sentence of a citation's passages that its claim was compared with.
 *
 * @remarks That is the one a finding points to; where none does, the one that shares most words with the claim.
 */
export function chooseExcerpt(
  claim: string,
  citation: ReportCitation,
  findings: readonly Finding[],
): string | undefined {
  const passages = citation.passages ?? [];
  const place = findings
    .flatMap(({ evidence }) => evidence ?? [])
    .find(({ char_start, side }) => side === 'source' && char_start !== undefined);
  const holder = passages.find(
    (passage) =>
      place?.char_start !== undefined &&
      passage.char_start <= place.char_start &&
      place.char_start < passage.char_end,
  );
  const sentences = listSentences((holder ?? pickPassage(passages))?.text ?? '');
  if (holder !== undefined) {
    const at = (place?.char_start ?? 0) - holder.char_start;
    const shown = sentences.find(({ charEnd, charStart }) => charStart <= at && at < charEnd);
    if (shown === undefined) return holder.text;
    // A sentence that only limits another is nothing without it.
    const isLimit = findings.some(({ rule }) => rule === 'support/condition-dropped');
    const closest = isLimit ? findClosest(claim, sentences) : undefined;
    return closest !== undefined && closest.charEnd <= shown.charStart
      ? `${closest.text} … ${shown.text}`
      : shown.text;
  }
  return findClosest(claim, sentences)?.text;
}

const pickPassage = (passages: readonly Passage[]): Passage | undefined =>
  [...passages].sort((a, b) => (b.ratio ?? 0) - (a.ratio ?? 0))[0];

/** The words that a finding compares, on either side: of the claim and of the passages. */
export function listCompared(
  claim: string,
  citation: ReportCitation,
  finding: Finding,
): { readonly claim?: string; readonly source?: string } {
  const compared: { claim?: string; source?: string } = {};
  for (const { char_end, char_start, side } of finding.evidence ?? []) {
    if (char_start === undefined || char_end === undefined) continue;
    if (side === 'claim') {
      compared.claim ??= sliceOf(claim, char_start, char_end);
    } else if (side === 'source') {
      const holder = (citation.passages ?? []).find(
        (passage) => passage.char_start <= char_start && char_end <= passage.char_end,
      );
      if (holder !== undefined)
        compared.source ??= sliceOf(
          holder.text,
          char_start - holder.char_start,
          char_end - holder.char_start,
        );
    }
  }
  // The same words on both sides show no difference: it lies in what stands beside them.
  return compared.claim === compared.source ? {} : compared;
}

function sliceOf(text: string, charStart: number, charEnd: number): string {
  const index = createTextIndex(text);
  return charStart < charEnd && charEnd <= index.chars ? index.slice(charStart, charEnd) : '';
}
