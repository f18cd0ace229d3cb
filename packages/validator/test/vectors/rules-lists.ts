import { LATE, ROOM, type RuleDrafts, report } from './rules-structure.js';

const RULES_ENTRY = '[1] Loan rules';
const ROOM_ENTRY = '[2] loans.md';
const UNUSED = { notice: 'structure/entry-unused' };
const TWICE = { notice: 'structure/entry-duplicated' };
const MIXED = { notice: 'structure/mixed-mark-style' };
const GAP = { notice: 'structure/numbering-gap' };

/** A text, a heading and entries, one a paragraph. */
const listed = (text: string, ...entries: readonly string[]): string =>
  `${text}\n\n## Sources\n\n${entries.join('\n\n')}\n`;

/** Rules about the form of reference lists. */
export const LIST_DRAFTS: RuleDrafts = {
  'structure/entry-unused': [
    report('idle', 'an entry that no mark means', listed(`${LATE} [1]`, RULES_ENTRY, ROOM_ENTRY), UNUSED),
    report(
      'note',
      'a note that is never called',
      `${LATE}[^a]\n\n[^a]: Loan rules\n[^b]: loans.md\n`,
      UNUSED,
    ),
    report('all', 'every entry has its mark', listed(`${LATE} [1] ${ROOM} [2]`, RULES_ENTRY, ROOM_ENTRY)),
    report(
      'two-lists',
      'a second list of the same numbers repeats the first one',
      `${LATE} [1]\n\n## References\n\n${RULES_ENTRY}\n\n## Sources\n\n[1] loans.md\n`,
    ),
  ],
  'structure/entry-duplicated': [
    report('label', 'two entries with one number', listed(`${LATE} [1]`, RULES_ENTRY, '[1] loans.md'), TWICE),
    report(
      'note',
      'two notes with one label; the first one holds',
      `${LATE}[^1]\n\n[^1]: Loan rules\n[^1]: loans.md\n`,
      TWICE,
    ),
    report(
      'address',
      'two numbers for one address',
      listed(
        `${LATE} [1] ${LATE} [2]`,
        '[1] Loan rules. https://library.example/loans',
        '[2] Loans. http://www.library.example/loans/#fees',
      ),
      { ...TWICE, unverifiable: 'provenance/unknown-source support/undecided verifiability/cannot-open' },
    ),
    report(
      'restart',
      'numbers that begin anew in another section',
      `${LATE} [1]\n\n### Sources\n\n${RULES_ENTRY}\n\n## The room\n\n${ROOM} [1]\n\n### Sources\n\n[1] loans.md\n`,
    ),
  ],
  'structure/mixed-mark-style': [
    report(
      'notes-and-numbers',
      'numbers and notes in one report',
      `${LATE} [1] ${ROOM}[^r]\n\n## Sources\n\n${RULES_ENTRY}\n\n[^r]: loans.md, 2024.\n`,
      MIXED,
    ),
    report(
      'link',
      'a link beside numbers carries what it leads to',
      listed(`${LATE} [1] [${ROOM}](loans.md)`, RULES_ENTRY),
    ),
  ],
  'structure/numbering-gap': [
    report('gap', 'no entry 2', listed(`${LATE} [1] ${ROOM} [3]`, RULES_ENTRY, '[3] loans.md'), GAP),
    report('none', 'one number after the other', listed(`${LATE} [1] ${ROOM} [2]`, RULES_ENTRY, ROOM_ENTRY)),
    report(
      'parts',
      'a list in two parts that goes on with the numbers',
      `${LATE} [2] ${ROOM} [1]\n\n## Sources\n\n[1] loans.md\n\n## 来源\n\n[2] Loan rules\n`,
    ),
  ],
};
