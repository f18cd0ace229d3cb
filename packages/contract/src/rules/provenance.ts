import { defineRules, type RuleTraits } from './rule.js';

const RECORD: RuleTraits = { needs: ['record'] };
const CHAIN: RuleTraits = { needs: ['record'], forms: ['lineage'] };
const TEXT: RuleTraits = { needs: ['text'] };
const AUDIT: RuleTraits = { needs: ['audit'], group: 'audit' };
const AUDIT_AND_STORE: RuleTraits = { needs: ['audit', 'store'], group: 'audit' };

/** Layer 2: the passage comes from the bytes it is said to come from, and was selected for this reader. */
export const PROVENANCE_RULES = defineRules(
  'provenance',
  {},
  {
    'no-anchor': { severity: 'warning', outcome: 'unverifiable', needs: ['anchor'] },
    'unknown-source': { severity: 'warning', outcome: 'unverifiable', needs: ['source'] },
    'raw-hash': { needs: ['raw'] },
    'raw-to-canonical': { needs: ['raw'] },
    'canonical-hash': TEXT,
    'canonical-id': RECORD,
    'parse-id': CHAIN,
    'element-id': CHAIN,
    'chunk-id': CHAIN,
    'entry-id': CHAIN,
    'element-not-in-parse': CHAIN,
    'element-not-in-chunk': CHAIN,
    'chain-broken': CHAIN,
    'coordinate-space': RECORD,
    'span-bounds': TEXT,
    'span-hash': TEXT,
    'span-outside-element': RECORD,
    'span-outside-chunk': CHAIN,
    'span-splits-grapheme': { ...TEXT, severity: 'warning' },
    'quote-mismatch': TEXT,
    'answer-digest': { ...AUDIT, forms: ['answer'] },
    'audit-missing': { ...AUDIT, forms: ['answer'], severity: 'warning', outcome: 'unverifiable' },
    'audit-mismatch': { ...AUDIT, forms: ['answer'] },
    'not-selected': { ...AUDIT, forms: ['lineage'] },
    'entry-not-in-generation': { ...AUDIT_AND_STORE, forms: ['lineage'] },
    'wrong-generation': { ...AUDIT_AND_STORE, forms: ['answer'] },
    superseded: AUDIT_AND_STORE,
    tombstoned: AUDIT_AND_STORE,
    'wrong-tenant': AUDIT_AND_STORE,
    'access-denied': AUDIT_AND_STORE,
    'not-in-effect': AUDIT_AND_STORE,
  },
);
