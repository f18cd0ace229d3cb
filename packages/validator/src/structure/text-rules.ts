import { showsOtherNumber } from '@loccit/contract';
import { canonicalizeText, findHiddenCharacters, TextError } from '@loccit/text';
import type { CitedContext } from '../citation-context.js';
import type { Fault, Rule } from '../rule.js';
import type { ArtifactContext, ClaimContext } from './artifact-context.js';

type Texts = Readonly<Record<string, string | null | undefined>>;

const answerTexts = ({ answer }: ArtifactContext): Texts => ({
  '/answer': answer.answer,
  '/question': answer.question,
});
const claimTexts = ({ claim }: ClaimContext): Texts => ({ '/text': claim.text });
const citationTexts = ({ citation }: CitedContext): Texts => ({
  '/title': citation.title,
  '/quote/exact': citation.quote?.exact,
  '/quote/prefix': citation.quote?.prefix,
  '/quote/suffix': citation.quote?.suffix,
});
const citationTitle = ({ citation }: CitedContext): Texts => ({ '/title': citation.title });
const citationIds = ({ citation }: CitedContext): Texts => ({
  '/document_id': citation.document_id,
  '/source_uri': citation.source_uri,
  '/source_version': citation.source_version,
});

export const answerNotCanonical: Rule<ArtifactContext> = {
  id: 'structure/text-not-canonical',
  reads: [],
  check: (context) => toVerdict(findNotCanonical(answerTexts(context))),
};

export const claimNotCanonical: Rule<ClaimContext> = {
  id: 'structure/text-not-canonical',
  reads: [],
  check: (context) => toVerdict(findNotCanonical(claimTexts(context))),
};

export const citationNotCanonical: Rule<CitedContext> = {
  id: 'structure/text-not-canonical',
  reads: [],
  check: (context) => toVerdict(findNotCanonical(citationTexts(context))),
};

export const hiddenInAnswer: Rule<ArtifactContext> = {
  id: 'structure/hidden-character',
  reads: [],
  check: (context) => toVerdict(findHidden(answerTexts(context), false)),
};

export const hiddenInClaim: Rule<ClaimContext> = {
  id: 'structure/hidden-character',
  reads: [],
  check: (context) => toVerdict(findHidden(claimTexts(context), false)),
};

export const hiddenInCitation: Rule<CitedContext> = {
  id: 'structure/hidden-character',
  reads: [],
  check: (context) =>
    toVerdict([...findHidden(citationTitle(context), false), ...findHidden(citationIds(context), true)]),
};

/** A report as a whole: its text has no members to point into. */
export const hiddenInReport: Rule<{ readonly text: string }> = {
  id: 'structure/hidden-character',
  reads: [],
  check: ({ text }) => toVerdict(findHidden({ '': text }, false)),
};

function findNotCanonical(texts: Texts): Fault[] {
  const faults: Fault[] = [];
  for (const at in texts) {
    const text = texts[at];
    if (typeof text === 'string' && !isCanonical(text)) faults.push({ outcome: 'fail', at });
  }
  return faults;
}

function isCanonical(text: string): boolean {
  try {
    return canonicalizeText(text) === text;
  } catch (error) {
    if (error instanceof TextError) return false;
    throw error;
  }
}

/** One finding a text: an error in an id or between digits, where it changes what is read, else a warning. */
function findHidden(texts: Texts, isId: boolean): Fault[] {
  const faults: Fault[] = [];
  for (const at in texts) {
    const text = texts[at];
    if (typeof text !== 'string') continue;
    const first = findHiddenCharacters(text)[0];
    if (first === undefined) continue;
    const evidence = [{ side: 'answer' as const, char_start: first.charStart, char_end: first.charEnd }];
    const isError = isId || showsOtherNumber(text);
    faults.push(
      isError
        ? { outcome: 'fail', severity: 'error', at, evidence }
        : { outcome: 'notice', severity: 'warning', at, evidence },
    );
  }
  return faults;
}

function toVerdict(faults: readonly Fault[]): 'pass' | readonly Fault[] {
  return faults.length === 0 ? 'pass' : faults;
}
