import type { BadDraft } from './drafts.js';
import { type Edit, forge, type Loose } from './edits.js';
import { textOf, toBytes, withFile, withJson } from './material.js';

const ONE = '1'.repeat(64);

/** Audits, reports and answers that are not those that were sealed. */
export const AUDIT_DRAFTS: readonly BadDraft[] = [
  forge(
    'audit-other-answer',
    'an audit of another answer',
    'audit-sealed',
    onAudit((audit) => {
      audit.answer_sha256 = ONE;
    }),
    'provenance/answer-digest',
    'anew',
    { binds: ['pack', 'audit'] },
  ),
  forge(
    'audit-not-selected',
    'an audit that did not select the cited entry',
    'audit-sealed',
    onAudit((audit) => {
      audit.selected_entry_ids = [];
      audit.stages.selected = [];
    }),
    'provenance/not-selected',
    'anew',
    { binds: ['pack', 'audit'] },
  ),
  forge(
    'audit-incoherent',
    'an audit that does not agree with itself',
    'audit-sealed',
    onAudit((audit) => {
      audit.filter.readable += 1;
    }),
    'provenance/audit-mismatch',
    'anew',
    { binds: ['pack', 'audit'] },
  ),
  forge(
    'audit-other-tenant',
    'an audit of another tenant',
    'audit-sealed',
    onAudit((audit) => {
      audit.tenant_id = 'other';
    }),
    'provenance/wrong-tenant',
    'anew',
    { binds: ['pack', 'audit'] },
  ),
  forge(
    'audit-unreadable',
    'an audit that is none',
    'audit-sealed',
    onAudit(() => ({})),
    'provenance/audit-mismatch',
    'anew',
    { binds: ['pack', 'audit'] },
  ),
  forge(
    'audit-other-sealed',
    'another audit than the one that was sealed',
    'audit-sealed',
    onAudit((audit) => {
      audit.principal = 'somebody';
    }),
    'audit-mismatch pack-mismatch',
  ),
  forge(
    'report-other-sealed',
    'another report than the one that was sealed',
    'report-sealed',
    (bundle) => withFile(bundle, 'report.json', toBytes('{}')),
    'report-mismatch pack-mismatch',
  ),
  forge(
    'answer-no-json',
    'an answer that is text',
    'sealed',
    (bundle) => withFile(bundle, 'answer.json', toBytes('Books are lent for 21 days.')),
    'malformed-json',
  ),
];

function onAudit(change: (audit: Loose) => unknown): Edit {
  return (bundle) => {
    const audit: Loose = JSON.parse(textOf(bundle.files.get('audit.json')));
    const changed = change(audit) ?? audit;
    return withJson(bundle, 'audit.json', changed);
  };
}
