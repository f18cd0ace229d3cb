import { defineRules } from './rule.js';

/** Layer 4: this reader can open the source now, at the right place, knowing what it is. */
export const VERIFIABILITY_RULES = defineRules(
  'verifiability',
  {},
  {
    'cannot-open': { needs: ['source'] },
    'wrong-place': { needs: ['text'] },
    'title-missing': {},
    'title-mismatch': { needs: ['record'] },
    'version-missing': { needs: ['record'] },
    'link-text-mismatch': { severity: 'warning', forms: ['report'] },
    withheld: { status: 'planned', severity: 'note' },
    'unsafe-uri': {},
    'hidden-character': { severity: 'warning', needs: ['text'] },
    'mixed-script': { severity: 'warning', forms: ['answer', 'report', 'lineage', 'anchor'] },
    'quote-ambiguous': { severity: 'warning', forms: ['report', 'lineage', 'anchor'], needs: ['text'] },
    drifted: { severity: 'warning', needs: ['store', 'text'] },
    'seal-expired': { forms: ['answer'] },
    'not-available-now': { needs: ['store', 'reader'], group: 'reader' },
  },
);
