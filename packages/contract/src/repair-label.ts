import { type Lang, message } from './message.js';

/** What a repaired report says of a claim: its citation was replaced, or nothing bears it. */
export type RepairLabel = 'replaced' | 'unverified';

const LANGS: readonly Lang[] = ['en', 'zh'];

/** A label as it stands in a report, with the space that parts it from the words before it. */
export function writeRepairLabel(label: RepairLabel, lang: Lang): string {
  const words = message(label === 'replaced' ? 'repair.label.replaced' : 'repair.label.unverified', lang);
  return lang === 'zh' ? words : ` ${words}`;
}

/**
 * A statement without the labels of a repair, and which it had.
 *
 * @remarks Linear. Labels are read in both languages, whatever that of the statement.
 * @example
 * ```ts
 * readRepairLabels('The quay is free (unverified).').text; // 'The quay is free.'
 * ```
 */
export function readRepairLabels(statement: string): {
  readonly text: string;
  readonly labels: ReadonlySet<RepairLabel>;
} {
  let text = statement;
  const labels = new Set<RepairLabel>();
  for (const label of ['replaced', 'unverified'] as const) {
    for (const lang of LANGS) {
      const words = writeRepairLabel(label, lang).trim();
      const parts = text.split(words);
      if (parts.length === 1) continue;
      labels.add(label);
      // The blank before it may have been folded away.
      text = parts.map((part, at) => (at + 1 < parts.length ? part.replace(/ $/, '') : part)).join('');
    }
  }
  return { text, labels };
}
