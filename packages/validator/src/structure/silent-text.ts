import { type Answer, type ClaimKind, type ExtractedCitation, message, resolveLang } from '@loccit/contract';
import { extractCitations } from '@loccit/markdown';
import { isCjk, type Span } from '@loccit/text';
import type { Gap } from './answer-gaps.js';
import type { ArtifactContext } from './artifact-context.js';

const SPACE = /^[\t\n\p{Z}]*$/u;
// Signs that Unicode counts as punctuation but that give a number another value are not plain.
const SPACE_OR_PUNCTUATION =
  /^(?:(?![%\u066a\ufe6a\uff05\u0609\u060a\u2030\u2031\u2032-\u2037\u2057])[\t\n\p{Z}\p{P}])*$/u;
const ENDS_IN_SPACE = /[\t\n\p{Z}]$/u;
const DIGIT = /^\p{N}/u;
// No number goes on behind these, so that one may follow directly.
const ENDS_NUMBER = /[\t\n\p{Z}。！？；｡]$/u;
const WORD = /^[\p{L}\p{N}\p{M}]/u;

/** Marks of an answer whose every target is a citation or claim of it, in order. */
export function findKnownMarks({ answer, text }: ArtifactContext): Span[] {
  const blocks = new Set<string>();
  let citations = 0;
  for (const claim of answer.claims) {
    for (const citation of claim.citations) {
      citations += 1;
      if ('chunk_id' in citation) blocks.add(`${citation.document_id}#${citation.chunk_id}`);
    }
  }
  const highest = Math.max(citations, answer.claims.length);
  const isKnown = ({ form, label, problem }: ExtractedCitation): boolean => {
    if (problem !== undefined) return false;
    if (form === 'doc-block') return blocks.has(label);
    return (form === 'number' || form === 'range') && Number(label) >= 1 && Number(label) <= highest;
  };
  const marks = new Map<number, Span>();
  const unknown = new Set<number>();
  // Numbers of the answer are its own: what may be a place in an array in a report is a mark here.
  for (const citation of extractCitations(text.text, { passages: highest }).citations) {
    const { char_start, char_end, mark } = citation;
    // A link says more than its number: only what is in one pair of brackets is a mark here.
    if (isKnown(citation) && /^\[[^[\]]*\]$/u.test(mark)) {
      marks.set(char_start, { charStart: char_start, charEnd: char_end });
    } else {
      unknown.add(char_start);
    }
  }
  return [...marks.values()]
    .filter(({ charStart }) => !unknown.has(charStart))
    .sort((a, b) => a.charStart - b.charStart);
}

/**
 * Whether a gap says nothing of its own.
 *
 * @param marks - those that lie in the gap, in order
 */
export function isSilent(gap: Gap, marks: readonly Span[], { answer, text }: ArtifactContext): boolean {
  const before = gap.charStart > 0 ? text.slice(gap.charStart - 1, gap.charStart) : '';
  const next = gap.charEnd < text.chars ? text.slice(gap.charEnd, gap.charEnd + 1) : '';
  const whole = text.slice(gap.charStart, gap.charEnd);
  if (whole === '') return !joinsWords(before, next) && (!DIGIT.test(next) || ENDS_NUMBER.test(before));
  let at = gap.charStart;
  let rest = '';
  for (const mark of marks) {
    rest += text.slice(at, mark.charStart);
    at = mark.charEnd;
  }
  rest += text.slice(at, gap.charEnd);
  if (gap.inside !== undefined) {
    if (DIGIT.test(next) && !ENDS_IN_SPACE.test(whole)) return false;
    // Where the claim has one word the reader must not see two.
    if (joinsWords(before, next) && (DIGIT.test(next) || rest !== '')) return false;
    return SPACE.test(rest);
  }
  const sentence = gap.charStart === 0 ? statusSentence(answer) : '';
  if (sentence !== '' && rest.startsWith(sentence)) rest = rest.slice(sentence.length);
  const label = gap.opens === undefined ? '' : kindLabel(gap.opens.kind, answer.lang);
  if (label !== '' && rest.trimEnd().endsWith(label)) {
    rest = rest.trimEnd().slice(0, -label.length);
  } else if (DIGIT.test(next) && !ENDS_IN_SPACE.test(whole)) {
    return false;
  }
  const isMarkdown = answer.answer_media_type === 'text/markdown';
  // Brackets around a claim make it the text of an image or of a definition that is never shown.
  return SPACE_OR_PUNCTUATION.test(rest) && !(isMarkdown && /[[\]]/.test(rest));
}

function joinsWords(before: string, next: string): boolean {
  if (!WORD.test(before) || !WORD.test(next)) return false;
  return !(isCjk(before.codePointAt(0) ?? 0) && isCjk(next.codePointAt(0) ?? 0));
}

const statusSentence = ({ status, lang }: Answer): string =>
  status === 'answered' ? '' : message(`status.${status}`, resolveLang(lang)).trim();

const kindLabel = (kind: ClaimKind, lang: string): string =>
  kind === 'fact' ? '' : message(`kind.${kind}`, resolveLang(lang)).trim();
