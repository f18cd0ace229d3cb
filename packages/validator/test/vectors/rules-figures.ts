import { LATE, type RuleDrafts, report } from './rules-structure.js';

const ENTRIES = '\n\n## Sources\n\n[1] Loan rules\n';
// A sentence that names a part has no mark of its own, and is told as such.
const UNCITED = 'structure/missing-citation';

/** Rules about the parts of a report that it names. */
export const FIGURE_DRAFTS: RuleDrafts = {
  'structure/figure-missing': [
    report('table', 'a table that is not there', `${LATE} [1] Compare Table 2.${ENTRIES}`, {
      notice: `structure/figure-missing ${UNCITED}`,
    }),
    report('below', 'a figure below, and none follows', `${LATE} [1] See the figure below.${ENTRIES}`, {
      notice: 'structure/figure-missing',
    }),
    report('zh', 'a section in Chinese', `${LATE} [1] 参见第四章。${ENTRIES}`, {
      notice: `structure/figure-missing ${UNCITED}`,
    }),
    report(
      'counted',
      'a table without a number is counted, and a section found by its heading',
      `${LATE} [1] Compare Table 1 and Section 2.\n\n## 2. Fees\n\n| Fee |\n|---|\n${ENTRIES}`,
      { notice: UNCITED },
    ),
    report(
      'foreign',
      'a part of a source is none of the report',
      `${LATE} [1] Compare Table 9 of the rules.${ENTRIES}`,
      {
        notice: UNCITED,
      },
    ),
  ],
};
