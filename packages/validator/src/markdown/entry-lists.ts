import type { ExtractedReference, Extraction } from '@loccit/contract';
import type { TextIndex } from '@loccit/text';

/** Entries that stand in one list: no statement, no mark and no restart of the numbers between them. */
export interface EntryList {
  readonly kind: 'numbered' | 'named' | 'notes';
  readonly entries: readonly ExtractedReference[];
}

/**
 * Parts the references of an extraction into the lists they stand in, in the order of the text; notes are one list
 * wherever they stand.
 *
 * @remarks An extraction tells of entries only; what stands between two of them tells whether they are one list. Linear.
 */
export function listEntryLists({ references, claims, citations }: Extraction, text: TextIndex): EntryList[] {
  const starts = mergeStarts(claims, citations);
  const notes: ExtractedReference[] = [];
  const lists: ExtractedReference[][] = [];
  let open:
    | { list: ExtractedReference[]; end: number; first: number | undefined; last: number | undefined }
    | undefined;
  let at = 0;
  for (const entry of references) {
    // What a bibliography beside the text holds stands in no list of it.
    if (entry.char_end === 0) continue;
    if (entry.label.startsWith('^')) {
      notes.push(entry);
      continue;
    }
    while (at < starts.length && (starts[at] ?? 0) < (open?.end ?? 0)) at += 1;
    const isParted = (starts[at] ?? Number.POSITIVE_INFINITY) < entry.char_start;
    const number = numberOf(entry);
    const restarts =
      number !== undefined &&
      open?.last !== undefined &&
      number <= open.last &&
      ((number < open.last && number <= (open.first ?? number)) || isTitled(text, open.end, entry));
    if (open === undefined || isParted || restarts) {
      open = { list: [], end: 0, first: number, last: undefined };
      lists.push(open.list);
    }
    open.list.push(entry);
    open.end = Math.max(open.end, entry.char_end);
    open.first ??= number;
    open.last = number ?? open.last;
  }
  return [
    ...lists.map((entries) => ({
      kind: entries.some((entry) => entry.label !== '') ? ('numbered' as const) : ('named' as const),
      entries,
    })),
    ...(notes.length === 0 ? [] : [{ kind: 'notes' as const, entries: notes }]),
  ];
}

/** The number that labels an entry; years and long numbers count nothing. */
export function numberOf({ label }: ExtractedReference): number | undefined {
  return /^\d{1,3}$/.test(label) ? Number(label) : undefined;
}

/** Whether words stand between two entries, the label of the second apart. */
function isTitled(text: TextIndex, from: number, { char_start, label }: ExtractedReference): boolean {
  if (char_start <= from) return false;
  return /\p{L}/u.test(text.slice(from, char_start).replace(label, ''));
}

function mergeStarts(claims: Extraction['claims'], citations: Extraction['citations']): readonly number[] {
  return [...claims, ...citations].map(({ char_start }) => char_start).sort((a, b) => a - b);
}
