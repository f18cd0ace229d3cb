import type { ExtractedReference, Extraction, FindingEvidence } from '@loccit/contract';
import type { TextIndex } from '@loccit/text';
import type { Fault, Rule } from '../rule.js';
import { type EntryList, listEntryLists, numberOf } from './entry-lists.js';
import { listMarkStyles } from './mark-styles.js';
import { sourceKeys } from './source-keys.js';

/** A report with its entries parted into lists. */
export interface ListContext {
  readonly extraction: Extraction;
  readonly lists: readonly EntryList[];
}

/** Gathers what the rules about reference lists look at; linear. */
export function gatherLists(extraction: Extraction, text: TextIndex): ListContext {
  return { extraction, lists: listEntryLists(extraction, text) };
}

/** An entry that no mark uses: by its label, or by a link that leads where the entry does. */
const entryUnused: Rule<ListContext> = {
  id: 'structure/entry-unused',
  reads: [],
  check: ({ extraction, lists }) => {
    if (lists.length === 0) return 'inapplicable';
    const { isMeant, isReached } = createUseTests(extraction);
    const named = new Set(extraction.citations.map(({ label }) => label));
    const unused = lists.flatMap(({ kind, entries }) => {
      // A list to which no mark points repeats the numbers of another one, or was written to be read.
      const isAside =
        kind === 'named' ? !entries.some(isReached) : entries.some(({ label }) => named.has(label));
      if (isAside && !entries.some(isMeant)) return [];
      const twice = repeatedLabels(entries);
      return entries.filter((entry) => !twice.has(entry) && !isMeant(entry) && !isReached(entry));
    });
    return unused.length === 0 ? 'pass' : [notice(unused)];
  },
};

interface UseTests {
  /** Whether a mark means the entry, by its reference or its bare number. */
  readonly isMeant: (entry: ExtractedReference) => boolean;
  /** Whether a link leads where the entry does. */
  readonly isReached: (entry: ExtractedReference) => boolean;
}

function createUseTests({ citations, references }: Extraction): UseTests {
  const ids = new Set(references.map(({ reference }) => reference));
  const refs = new Set<string>();
  const labels = new Set<string>();
  const keys = new Set<string>();
  for (const { form, label, target } of citations) {
    const ref = target.kind === 'reference' ? target.ref : undefined;
    if (ref !== undefined && ids.has(ref)) refs.add(ref);
    // A passage's number, and a number that is a link, mean the entry that bears it as well.
    else if (ref !== undefined || (form === 'link' && /^\d+$/.test(label))) labels.add(label);
    for (const key of sourceKeys(target)) keys.add(key);
  }
  return {
    isMeant: ({ label, reference }) => refs.has(reference) || (label !== '' && labels.has(label)),
    isReached: (entry) => sourceKeys(entry).some((key) => keys.has(key)),
  };
}

/** A label that two entries of a list bear, or a source that two of them name. */
const entryDuplicated: Rule<ListContext> = {
  id: 'structure/entry-duplicated',
  reads: [],
  check: ({ lists }) => {
    if (lists.length === 0) return 'inapplicable';
    const faults = lists.flatMap(({ kind, entries }) => {
      const groups = new Map<string, ExtractedReference[]>();
      for (const entry of entries) {
        for (const key of namesOf(entry, kind)) {
          const group = groups.get(key);
          if (group === undefined) groups.set(key, [entry]);
          else if (group.at(-1) !== entry) group.push(entry);
        }
      }
      return [...groups.values()].filter((group) => group.length > 1);
    });
    return faults.length === 0 ? 'pass' : [notice(new Set(faults.flat()))];
  },
};

/** Marks of more than one style that point into lists. */
const mixedMarkStyle: Rule<ListContext> = {
  id: 'structure/mixed-mark-style',
  reads: [],
  check: ({ extraction }) => {
    const styles = listMarkStyles(extraction);
    if (styles.length === 0) return 'inapplicable';
    if (styles.length === 1) return 'pass';
    const [main, ...others] = styles;
    return [
      {
        outcome: 'notice',
        expected: main?.style ?? null,
        actual: others.map(({ style }) => style).join(' '),
        evidence: others.flatMap(({ marks }) => marks.map(placeOf)),
      },
    ];
  },
};

/** A number that is missing between two entries of a list, and in every other list. */
const numberingGap: Rule<ListContext> = {
  id: 'structure/numbering-gap',
  reads: [],
  check: ({ extraction, lists }) => {
    const numbered = lists.filter(({ kind }) => kind === 'numbered');
    const known = new Set(extraction.references.flatMap((entry) => numberOf(entry) ?? []));
    if (known.size === 0) return 'inapplicable';
    const faults: Fault[] = [];
    for (const { entries } of numbered) {
      const gaps = findGaps(entries, known);
      const [first] = gaps;
      if (first === undefined) continue;
      faults.push({
        outcome: 'notice',
        expected: first.missing,
        actual: first.found,
        evidence: gaps.map(({ entry }) => placeOf(entry)),
      });
    }
    return faults.length === 0 ? 'pass' : faults;
  },
};

/** What is asked of the lists of a report, in the order of the rule table. */
export const LIST_RULES: readonly Rule<ListContext>[] = [
  entryUnused,
  entryDuplicated,
  mixedMarkStyle,
  numberingGap,
];

interface Gap {
  readonly entry: ExtractedReference;
  readonly missing: number;
  readonly found: number;
}

function findGaps(entries: readonly ExtractedReference[], known: ReadonlySet<number>): Gap[] {
  const numbers = entries
    .flatMap((entry) => {
      const number = numberOf(entry);
      return number === undefined ? [] : [{ entry, number }];
    })
    .sort((a, b) => a.number - b.number);
  return numbers.flatMap(({ entry, number: found }, i) => {
    let missing = (numbers[i - 1]?.number ?? found - 1) + 1;
    while (missing < found && known.has(missing)) missing += 1;
    return missing < found ? [{ entry, missing, found }] : [];
  });
}

/** What an entry must have for itself in its list; notes may well cite one source several times. */
function namesOf(entry: ExtractedReference, kind: EntryList['kind']): readonly string[] {
  const label = entry.label === '' ? [] : [`label ${entry.label}`];
  return kind === 'notes' ? label : [...label, ...sourceKeys(entry)];
}

/** Entries whose label an earlier entry of the list bears: no mark can mean them. */
function repeatedLabels(entries: readonly ExtractedReference[]): ReadonlySet<ExtractedReference> {
  const seen = new Set<string>();
  return new Set(
    entries.filter(({ label }) => {
      if (label === '' || !seen.has(label)) {
        seen.add(label);
        return false;
      }
      return true;
    }),
  );
}

function notice(places: Iterable<{ readonly char_start: number; readonly char_end: number }>): Fault {
  return { outcome: 'notice', evidence: [...places].map(placeOf) };
}

function placeOf({
  char_start,
  char_end,
}: {
  readonly char_start: number;
  readonly char_end: number;
}): FindingEvidence {
  return { side: 'answer', char_start, char_end };
}
