import { CITATIONS, defineRules } from './rule.js';

const REPORT = { forms: ['report'] } as const;

/** Layer 1: the artifact is complete, typed and agrees with itself. */
export const STRUCTURE_RULES = defineRules(
  'structure',
  { forms: ['answer'] },
  {
    'malformed-json': {},
    'schema-mismatch': {},
    'duplicate-id': {},
    'unknown-reference': {},
    'status-shape': {},
    'missing-citation': { forms: ['answer', 'report'] },
    'duplicate-citation': { forms: CITATIONS },
    'source-version-mismatch': { forms: CITATIONS, needs: ['record'] },
    'text-not-canonical': {},
    'answer-not-rendered': {},
    'statement-differs': {},
    'statement-uncovered': {},
    'hidden-character': { severity: 'warning', raised: 'error', forms: ['answer', 'report'] },
    'span-order': { forms: ['answer', ...CITATIONS] },
    'mark-without-entry': REPORT,
    'annotation-misplaced': REPORT,
    'entry-unused': { ...REPORT, severity: 'note' },
    'entry-duplicated': { ...REPORT, severity: 'warning' },
    'mixed-mark-style': { ...REPORT, severity: 'note' },
    'numbering-gap': { ...REPORT, severity: 'note' },
    'figure-missing': { ...REPORT, severity: 'warning' },
  },
);
