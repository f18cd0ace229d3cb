import { defineRules, type RuleTraits } from './rule.js';

const LATER: RuleTraits = { status: 'planned' };
const LATER_WARNING: RuleTraits = { status: 'planned', severity: 'warning' };

/** Layer 3: each piece of evidence bears the claim that cites it. */
export const SUPPORT_RULES = defineRules(
  'support',
  { needs: ['text'], group: 'support' },
  {
    'not-extractive': {},
    'span-fragment': LATER_WARNING,
    'context-reverses': LATER,
    'low-overlap': { severity: 'warning' },
    'off-topic': { severity: 'warning' },
    'number-mismatch': {},
    'number-absent': { severity: 'warning', raised: 'error' },
    'unit-mismatch': { severity: 'warning' },
    'date-mismatch': {},
    'range-mismatch': {},
    'negation-mismatch': {},
    'condition-dropped': {},
    'scope-widened': {},
    'modality-strengthened': LATER,
    'entity-absent': LATER_WARNING,
    'identifier-absent': LATER_WARNING,
    contradicted: {},
    'partly-supported': {},
    unsupported: {},
    undecided: { severity: 'warning', outcome: 'unverifiable', needs: ['judge'] },
    misattributed: { severity: 'warning', raised: 'error' },
    'redundant-citation': { severity: 'note' },
    'compound-claim': { ...LATER_WARNING, forms: ['answer', 'report'] },
    'kind-mislabelled': { severity: 'warning', forms: ['answer'] },
    'unlabelled-inference': { severity: 'warning', forms: ['answer', 'report'] },
    'judge-error': { severity: 'warning', outcome: 'unverifiable', needs: ['judge'] },
    'conflict-hidden': { ...LATER, forms: ['answer'] },
  },
);
