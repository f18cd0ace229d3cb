import type { FindingEvidence } from '@loccit/contract';
import type { StructureReference } from '@loccit/markdown';
import type { Fault, Rule } from '../rule.js';

/** What a report names of its own figures, tables, sections and appendices. */
export interface NamedPartsContext {
  readonly references: readonly StructureReference[];
}

/** A part that is named and is not there: one notice for each, at all the places that name it. */
export const figureMissing: Rule<NamedPartsContext> = {
  id: 'structure/figure-missing',
  reads: [],
  check: ({ references }) => {
    const missing = new Map<string, FindingEvidence[]>();
    for (const { kind, label, found, charStart, charEnd } of references) {
      if (found) continue;
      const name = label === '' ? kind : `${kind} ${label}`;
      const place = { side: 'answer' as const, char_start: charStart, char_end: charEnd };
      const places = missing.get(name);
      if (places === undefined) missing.set(name, [place]);
      else places.push(place);
    }
    if (missing.size === 0) return references.length === 0 ? 'inapplicable' : 'pass';
    return [...missing].map(([expected, evidence]): Fault => ({ outcome: 'notice', expected, evidence }));
  },
};
