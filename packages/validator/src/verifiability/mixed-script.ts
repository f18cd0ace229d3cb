import type { TextIndex } from '@loccit/text';
import type { CitationContext } from '../citation-context.js';
import type { MarkContext } from '../markdown/report-rules.js';
import type { Fault, Rule, RuleVerdict } from '../rule.js';
import type { ArtifactContext, ClaimContext } from '../structure/artifact-context.js';
import { findMixedWords, hasMixedHost } from './mixed-words.js';

const ID = 'verifiability/mixed-script';

export const mixedInAnswer: Rule<ArtifactContext> = {
  id: ID,
  reads: [],
  check: ({ text }) => toVerdict(listWords(text.text, '/answer')),
};

export const mixedInClaim: Rule<ClaimContext> = {
  id: ID,
  reads: [],
  check: ({ claim }) => toVerdict(listWords(claim.text, '/text')),
};

/** What a citation shows its reader of where the words come from. */
export const mixedInCitation: Rule<CitationContext> = {
  id: ID,
  reads: [],
  check: ({ citation }) =>
    toVerdict([
      ...listWords(citation.title ?? '', '/title'),
      ...listWords(citation.document_id, '/document_id'),
      ...(hasMixedHost(citation.source_uri) ? [{ outcome: 'notice' as const, at: '/source_uri' }] : []),
    ]),
};

/** A report as a whole, titles and addresses in it included. */
export const mixedInReport: Rule<{ readonly text: Pick<TextIndex, 'text'> }> = {
  id: ID,
  reads: [],
  check: ({ text }) => toVerdict(listWords(text.text, '')),
};

/** A host that is written in Punycode shows its letters in no text. */
export const mixedInLink: Rule<MarkContext> = {
  id: ID,
  reads: [],
  check: ({ mark, url }) => {
    if (url === undefined || !hasMixedHost(url)) return 'inapplicable';
    const { char_start, char_end } = mark;
    return [{ outcome: 'notice', evidence: [{ side: 'answer', char_start, char_end }] }];
  },
};

/** One finding a text, with the place of each word in it, in code points; linear. */
function listWords(text: string, at: string): Fault[] {
  const words = findMixedWords(text);
  if (words.length === 0) return [];
  let seen = 0;
  let chars = 0;
  const count = (utf16: number): number => {
    for (const _ of text.slice(seen, utf16)) chars++;
    seen = utf16;
    return chars;
  };
  const evidence = words.map(({ from, to }) => ({
    side: 'answer' as const,
    char_start: count(from),
    char_end: count(to),
  }));
  return [{ outcome: 'notice', at, evidence }];
}

/** A text that mixes nothing is no reason to call a layer passed. */
function toVerdict(faults: readonly Fault[]): RuleVerdict {
  return faults.length === 0 ? 'inapplicable' : faults;
}
