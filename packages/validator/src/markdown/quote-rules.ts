import type { ExtractedCitation, FindingEvidence } from '@loccit/contract';
import { type Fault, failAt, type Rule } from '../rule.js';
import type { StatedPlace } from './place-quote.js';

/** A mark or a citation of a response, with where the words it states were found. */
export interface StatedContext {
  readonly mark: ExtractedCitation;
  readonly stated: StatedPlace | undefined;
}

const NOT_THERE: ReadonlySet<string> = new Set(['altered', 'stitched', 'absent']);

/** The words that are said to stand in the source do: letter by letter, or but for foldings that the report names. */
export const statedQuote: Rule<StatedContext> = {
  id: 'provenance/quote-mismatch',
  reads: ['source', 'text'],
  check: ({ stated }) => {
    if (stated?.placed === undefined) return 'inapplicable';
    if (!NOT_THERE.has(stated.placed.outcome)) return 'pass';
    return failAt('/quote/exact', { evidence: listPlaces(stated) });
  },
};

/** Words that stand at several places of the source do not tell which one is meant. */
export const statedOnce: Rule<StatedContext> = {
  id: 'verifiability/quote-ambiguous',
  reads: ['source', 'text'],
  check: ({ stated }) => {
    if (stated?.placed === undefined) return 'inapplicable';
    if (stated.placed.outcome !== 'ambiguous') return 'pass';
    return [{ outcome: 'notice', at: '/quote', evidence: listPlaces(stated) }];
  },
};

/**
 * The words stand where the response says.
 *
 * @remarks A notice: the system that answered may have counted in another text of the same source.
 */
export const statedSpan: Rule<StatedContext> = {
  id: 'verifiability/wrong-place',
  reads: ['source', 'text'],
  check: ({ stated }) => {
    if (stated === undefined) return 'inapplicable';
    if (!stated.isElsewhere) return 'pass';
    const fault: Fault = {
      outcome: 'notice',
      severity: 'warning',
      at: '/source_span',
      evidence: listPlaces(stated),
    };
    return [fault];
  },
};

/** A response's citation stands in the answer where the response says, or its words stand there once. */
export const annotationMisplaced: Rule<StatedContext> = {
  id: 'structure/annotation-misplaced',
  reads: [],
  check: ({ mark }) => {
    const { char_end, char_start, form, problem } = mark;
    if (form !== 'annotation' && problem?.startsWith('answer-span-') !== true) return 'inapplicable';
    if (problem === undefined || !problem.startsWith('answer-span-')) return 'pass';
    if (problem !== 'answer-span-moved') return failAt('');
    return [{ outcome: 'notice', severity: 'warning', evidence: [{ side: 'answer', char_start, char_end }] }];
  },
};

const PLACES_SHOWN = 10;

function listPlaces({ places }: StatedPlace): FindingEvidence[] {
  return places
    .slice(0, PLACES_SHOWN)
    .map(({ charStart, charEnd }) => ({ side: 'source' as const, char_start: charStart, char_end: charEnd }));
}
